#include <array>

#include "show/words/german_clauses.hpp"

// Attacks, decks, conditions, bonuses, damage, forced movement and commands, in German.

namespace standee::german {
namespace {

constexpr auto texts = std::to_array<Phrase>({
    {"attack.order",
     "Für jedes Ziel: mit dem Grundwert beginnen; Boni und Abzüge in einer Reihenfolge "
     "anwenden, die die Gruppe wählt; eine Modifikatorkarte anwenden; den Schild des Ziels "
     "abziehen, vermindert um Durchbohren; Schutz und Spröde anwenden (Frosthaven). Dann "
     "erleidet oder verhindert das Ziel den Schaden."},
    {"attack.per-target-card",
     "Jedes Ziel eines Angriffs hat seine eigene Modifikatorkarte. Für Schaden, der nicht "
     "von einem Angriff kommt, wird keine gezogen."},
    {"attack.value-floor",
     "Ein negativer Wert verursacht keinen Schaden. Ein Angriff ohne Schaden wendet seine "
     "Effekte trotzdem an."},
    {"attack.poison",
     "Jeder Angriff auf eine vergiftete Figur erhält im ersten Schritt +1 Angriff."},
    {"attack.miss",
     "Eine Fehlschlagkarte (auch Fluch) macht den Wert zu null, welche anderen "
     "Modifikatoren es auch gibt."},
    {"attack.double", "Eine 2x-Karte (Segen) verdoppelt den bisherigen Wert samt Boni."},
    {"attack.rolling",
     "Nach einer rollenden Karte wird weitergezogen, bis eine nicht rollende kommt. Alle "
     "gelten, in einer Reihenfolge nach Wahl des Angreifers; für ein Monster wählt die "
     "Gruppe. Ein Fehlschlag darunter macht den Wert zu null."},
    {"attack.advantage", "Mit Vorteil werden zwei Karten gezogen und eine benutzt."},
    {"attack.disadvantage", "Mit Nachteil werden zwei Karten gezogen und die schlechtere benutzt."},
    {"attack.ambiguous-worse",
     "Ist keine Karte eindeutig besser, gilt die zuerst gezogene. Ein Effekt, der keine "
     "Zahl ist, hat einen positiven, aber unbekannten Wert; derselbe Effekt auf beiden "
     "Karten hebt sich auf. Rollende Karten vor den beiden zählen nicht."},
    {"attack.no-stacking",
     "Weder Vorteil noch Nachteil addieren sich. Eine Figur mit beidem hat keines von "
     "beiden."},
    {"attack.adjacent-ranged",
     "Ein Fernkampfangriff auf einen angrenzenden Feind hat Nachteil. Felder mit einer "
     "Wandlinie dazwischen grenzen nicht aneinander."},
    {"attack.pierce",
     "Durchbohren X vermindert den Schild des Ziels für diesen Angriff um X, nie unter "
     "null. Mehrfaches Durchbohren wird zusammengezählt."},
    {"attack.effects-timing",
     "+X Angriff und Durchbohren zählen bei der Berechnung des Schadens. Zustände, Stoßen, "
     "Ziehen und andere zusätzliche Effekte gelten nach dem Angriff und vor Vergeltung. +X "
     "Ziele fügt Angriffe hinzu; jeder wird ganz abgehandelt, bevor der nächste kommt. "
     "Erzeugen geschieht am Ende des Zuges. Was ausgelassen wird, wird vor dem Ziehen der "
     "Karte gesagt."},
    {"attack.open-order",
     "Kommen mehrere Wirkungen eines Angriffs, einer Fähigkeit oder einer Falle "
     "gleichzeitig und keine Regel ordnet sie, bestimmt der Spieler des Angreifers die "
     "Reihenfolge, für ein Monster oder eine Falle die Gruppe. Spröde kann also vor oder "
     "nach einem Stoß in eine Falle kommen."},
    {"attack.no-effects-on-dead",
     "Tötet oder erschöpft ein Angriff eine Figur, gelten seine späteren Effekte nicht für "
     "sie."},
    {"attack.card-effects",
     "Effekte auf einer Modifikatorkarte wirken, als hätte sie die Fähigkeit. Ein "
     "angreifender Charakter darf sie nach dem Ziehen ablehnen. Zieht eine andere Figur "
     "aus dem Stapel eines Charakters, entscheidet dieser."},
    {"attack.one-by-one",
     "Jeder Angriff einer Fähigkeit wird mit Effekten und Vergeltung ganz abgehandelt, "
     "bevor der nächste kommt."},
    {"attack.attached-abilities",
     "Eine Fähigkeit, die an einem Angriff hängt und kein Angriffseffekt ist, etwa eine "
     "Heilung, kommt nach dem ganzen Angriff samt Vergeltung."},
    {"deck.standard",
     "Ein normaler Modifikatorstapel hat 20 Karten: sechs +0, fünf +1, fünf -1, eine +2, "
     "eine -2, einen Fehlschlag und eine 2x. Fehlschlag und 2x haben das Mischsymbol."},
    {"deck.shuffle",
     "Am Ende einer Runde, in der eine Karte mit Mischsymbol gezogen wurde, kommen die "
     "abgeworfenen Karten wieder in den Stapel. Ist der Stapel leer, wenn eine Karte "
     "gebraucht wird, werden sie sofort gemischt."},
    {"deck.bless-curse",
     "Segen zählt als 2x, Fluch als Fehlschlag. Wer eine solche Karte erhält, mischt sie "
     "in den eigenen Stapel; ohne Stapel erhält er nichts. Die Karte verlässt den Stapel, "
     "sobald sie gezogen und abgehandelt ist. Es gibt 10 Segen für alle Stapel zusammen, "
     "10 Flüche für den Monsterstapel und 10 für alle anderen; ist keine mehr übrig, "
     "geschieht nichts. Immunität hebt einen gezogenen Fluch nicht auf."},
    {"deck.which",
     "Jeder Charakter hat einen Stapel, alle Monster teilen sich einen, und eine "
     "Beschwörung benutzt den ihres Beschwörers. In Frosthaven teilen sich Verbündete des "
     "Szenarios den Verbündetenstapel."},
    {"deck.ally",
     "Verbündete des Szenarios ziehen vom Verbündetenstapel, der als normaler Stapel "
     "beginnt."},
    {"condition.single",
     "Eine Figur hat jeden Zustand höchstens einmal; ihn wieder zu erhalten, setzt seine "
     "Dauer neu. Segen und Fluch sind Karten und zählen nicht. Eine immune Figur erhält "
     "den Zustand nicht."},
    {"condition.end-of-next-turn",
     "Unsichtbar, Stärkung, Immobilisierung, Entwaffnung, Betäubung, Verwirrung und "
     "Beeinträchtigung enden am Ende des nächsten Zuges der Figur, nach allen anderen "
     "Wirkungen dieses Zugendes. Wer einen davon im eigenen Zug erhält, hat ihn bis zum "
     "Ende des folgenden Zuges."},
    {"condition.after-main-effect",
     "Ein Zustand, der zu einer Fähigkeit gehört, kommt nach der Hauptwirkung, auch wenn "
     "der Angriff keinen Schaden verursacht hat. Ein Ziel, das der Angriff getötet hat, "
     "erhält ihn nicht."},
    {"condition.regenerate",
     "Am Beginn jedes ihrer Züge führt die Figur Heilung 1, selbst, aus, vor Wunde und "
     "auch betäubt. Ein Charakter darf die Heilung ablehnen (FAQ). Regeneration endet, "
     "wenn die Figur Schaden erleidet."},
    {"condition.ward",
     "Wenn die Figur das nächste Mal mindestens 1 Schaden erleiden würde, woher auch "
     "immer, wird er halbiert und abgerundet, und Schutz endet. Das kommt, bevor ein "
     "Charakter Schaden verhindert."},
    {"condition.brittle",
     "Wenn die Figur das nächste Mal mindestens 1 Schaden erleiden würde, woher auch "
     "immer, wird er verdoppelt, und Spröde endet. Das kommt, bevor ein Charakter Schaden "
     "verhindert. Auch eine Heilung entfernt Spröde."},
    {"condition.ward-brittle",
     "Hat eine Figur, die Schaden erleiden würde, Schutz und Spröde, heben sie sich auf: "
     "Beide enden, und der Schaden bleibt gleich."},
    {"condition.bane",
     "Die Figur erleidet am Ende ihres nächsten Zuges 10 Schaden, und Verderben endet. "
     "Auch eine Heilung entfernt Verderben."},
    {"condition.wound",
     "Die Figur erleidet am Beginn jedes ihrer Züge 1 Schaden. Eine Heilung entfernt "
     "Wunde."},
    {"condition.poison",
     "Eine Heilung entfernt Gift und stellt dann keine Lebenspunkte wieder her."},
    {"condition.immobilize",
     "Die Figur führt keine Bewegungsfähigkeiten aus. Sie kann gestoßen, gezogen und "
     "teleportiert werden, aber Kontrollieren bewegt sie nicht. Ein Monster findet seinen "
     "Fokus, als könnte es sich bewegen."},
    {"condition.disarm",
     "Die Figur führt keine Angriffe aus. Ein entwaffnetes Monster fokussiert und bewegt "
     "sich wie für einen Nahkampfangriff auf ein Ziel."},
    {"condition.stun",
     "Die Figur führt keine Fähigkeiten aus, benutzt keine Gegenstände und hat keinen "
     "Fokus. Eine schon angesagte lange Rast findet statt. Ihre Boni bleiben aktiv, und "
     "ihre Züge beginnen und enden wie üblich."},
    {"condition.muddle", "Die Figur hat Nachteil bei allen ihren Angriffen."},
    {"condition.strengthen", "Die Figur hat Vorteil bei allen ihren Angriffen."},
    {"condition.invisible", "Feinde können die Figur weder fokussieren noch zum Ziel nehmen."},
    {"condition.impair",
     "Nur Charaktere erhalten Beeinträchtigung; andere Figuren erhalten nichts. Ein "
     "beeinträchtigter Charakter benutzt keine Gegenstände."},
    {"condition.safeguard",
     "In Gloomhaven 2. Edition verhindert Absicherung den nächsten negativen Zustand, den "
     "die Figur erhielte, einen einzigen, und endet dann. Kommen mehrere gleichzeitig, "
     "wählt die Gruppe, welchen sie verhindert."},
    {"condition.left-to-party",
     "Kälte, Infektion, Ruptur, Ausweichen, Bestärkung, Entkräftung, Gift X und Wunde X "
     "kommen aus Erweiterungen, deren Regeltext diesem Projekt fehlt. Eine Figur erhält, "
     "hat und verliert sie wie andere; was sie tun, bleibt der Gruppe überlassen."},
    {"condition.no-voluntary-end", "Eine Figur kann einen Zustand nicht freiwillig beenden."},
    {"heal.hit-points",
     "Eine Heilung stellt bis zu X Lebenspunkte wieder her, nie über das Maximum. Auch "
     "eine Figur mit allen Lebenspunkten darf geheilt werden. Eine Heilung entfernt Wunde, "
     "Spröde, Verderben und Gift; hatte die Figur Gift, erhält sie keine Lebenspunkte."},
    {"heal.target",
     "Eine Heilung zielt auf die Figur selbst oder einen Verbündeten in Reichweite; "
     "„Heilung, selbst“ nur auf die Figur selbst. Mehrere Heilungen auf gezogenen Karten "
     "für eine Figur sind eine einzige."},
    {"bonus.shield",
     "Die Summe der Schilde einer Figur vermindert den Wert jedes Angriffs auf sie, nach "
     "Boni und Modifikatorkarte. Schild vermindert nie Schaden, der nicht von einem "
     "Angriff kommt."},
    {"bonus.retaliate",
     "Wird eine Figur angegriffen, verursacht jede ihrer Vergeltungen ihren Schaden beim "
     "Angreifer, wenn er nach den Effekten des Angriffs, Stoßen und Ziehen eingeschlossen, "
     "in deren Reichweite ist. Ohne Reichweite muss er angrenzen. Alle zusammen sind eine "
     "Schadensquelle. Schild gilt nicht. Tötet oder erschöpft der Angriff die Figur, "
     "vergilt sie nicht."},
    {"bonus.limited",
     "Sagt eine Wertekarte, dass Schild oder Vergeltung nur gegen Nahkampf oder nur gegen "
     "Fernkampf gilt, nur vor dem Zug der Figur oder nicht, solange sie einen Zustand hat, "
     "so zählt sie nur, wenn das beim Angriff so ist."},
    {"bonus.round",
     "Ein Rundenbonus beginnt, wenn er ausgeführt wird, und endet mit der Runde. Der eines "
     "Monsters beginnt in seinem Zug."},
    {"bonus.nearby",
     "Was eine Karte nahen Verbündeten gibt, ohne es zu gewähren, ist ein Bonus der "
     "ausführenden Figur: Es zählt für alle, die gerade in Reichweite sind, und für "
     "niemanden, der sie verlassen hat (Frosthaven-FAQ 5.5). Gewährtes bleibt. Der Bonus "
     "endet, wenn seine Figur den Spielplan verlässt."},
    {"bonus.persistent",
     "Ein dauerhafter Bonus endet, wenn seine Bedingung eintritt; ohne Bedingung hält er "
     "bis zum Ende des Szenarios. Hat er Felder, rückt sein Marker bei jedem Auslösen vor, "
     "auch wenn der Bonus nichts bewirkt, und er endet nach dem letzten. Hält er eine Zahl "
     "von Runden oder Zügen, zählt der, in dem er beginnt, nicht."},
    {"bonus.stat-card",
     "Boni auf der Wertekarte eines Monsters sind immer aktiv, auch wenn es betäubt ist."},
    {"bonus.voluntary-end",
     "Ein Charakter darf einen dauerhaften Bonus früher beenden, außer während einer "
     "anderen Fähigkeit. Einen Rundenbonus kann er nicht früher beenden."},
    {"bonus.item",
     "Ein Charakter entscheidet für jeden Gegenstand, ob er ihn benutzt, wenn er passt. "
     "Was einen Angriff betrifft, wird benutzt, bevor die Modifikatorkarte gezogen wird. "
     "Wer betäubt oder beeinträchtigt ist, benutzt keinen. Ein Gegenstand mit Feldern muss "
     "benutzt werden."},
    {"damage.direct",
     "Schaden, der nicht von einem Angriff kommt (Falle, Gelände, Wunde, Verderben, "
     "Vergeltung), wird nicht durch Schild vermindert, und dafür wird keine "
     "Modifikatorkarte gezogen. Nur Schutz und Spröde ändern ihn. Ein Charakter darf ihn "
     "verhindern."},
    {"damage.negate",
     "Nach Schutz und Spröde darf ein Charakter den Schaden aus einer Quelle verhindern: "
     "Er verliert eine Handkarte oder zwei abgeworfene Karten, oder ein Effekt erlaubt es. "
     "Vor seinem Zug kann er die beiden für die Runde gewählten Karten nicht verlieren. "
     "Andere Wirkungen der Quelle gelten trotzdem."},
    {"damage.monster-death",
     "Ein Monster, dessen Schaden sein Maximum erreicht, stirbt sofort und kommt vom "
     "Spielplan. Stirbt es während seiner eigenen Fähigkeit, wird der Rest davon nicht "
     "ausgeführt."},
    {"damage.exhaustion",
     "Ein Charakter ist erschöpft, wenn er keine Lebenspunkte mehr hat oder zu Beginn "
     "einer Runde weder Karten spielen noch rasten kann. Er verlässt mit seinen "
     "Beschwörungen den Spielplan."},
    {"damage.kill-credit",
     "Eine Tötung zählt für die Figur, die den Schaden oder die erzwungene Bewegung "
     "verursacht hat; die einer Beschwörung für ihren Beschwörer. Niemandem zählen Wunde, "
     "Verderben, ein anderes Monster oder ein Feld, das die Figur freiwillig betreten hat."},
    {"forced.push",
     "Mit jedem Feld, das es betritt, kommt das Ziel weiter von der handelnden Figur weg, "
     "als Reichweite gezählt."},
    {"forced.pull",
     "Mit jedem Feld, das es betritt, kommt das Ziel näher an die handelnde Figur heran, "
     "als Reichweite gezählt."},
    {"forced.normal-rules",
     "Erzwungene Bewegung folgt den Bewegungsregeln des Ziels. Es kommt durch seine "
     "Verbündeten, aber nicht durch Feinde; Flug, Fallen, gefährliches Gelände und Eis "
     "gelten wie üblich. Es kann nicht auf einer Figur enden und keine geschlossene Tür "
     "betreten. Stoßen und Ziehen ignorieren schwieriges Gelände. Ein Charakter wählt Weg "
     "und Weite, bis zu X. Für ein Monster wählt die Gruppe den Weg, und das Ziel bewegt "
     "sich so weit wie möglich. Bewegt sich das Ziel nicht, wurde nichts ausgeführt."},
    {"forced.sum",
     "Mehrfaches Stoßen einer Fähigkeit wird zusammengezählt, ebenso mehrfaches Ziehen."},
    {"forced.stopped-by",
     "Immobilisierte und betäubte Figuren können gestoßen, gezogen und teleportiert "
     "werden. Keine andere erzwungene Bewegung bewegt sie."},
    {"command.grant-control",
     "Gewähren: Die Figur, die den Befehl erhält, führt die Fähigkeit aus. Ist sie die "
     "Beschwörung eines Charakters oder ein Verbündeter des Szenarios, entscheidet die "
     "befehlende Figur wie. Kontrollieren: Ein Feind führt eine Fähigkeit aus, wie der "
     "Kontrollierende entscheidet, und steht so lange auf dessen Seite. Kontrolliert ein "
     "Monster ihn, greift er nach den Fokusregeln an. Eine kontrollierte Bewegung ist "
     "erzwungene Bewegung. Ein Verbrauch gilt für alle, denen eine Fähigkeit gewährt wird "
     "(Frosthaven-FAQ 5.5)."},
    {"command.limits",
     "Wer einen Befehl erhält, benutzt den eigenen Modifikatorstapel und behält seine "
     "Boni. Angriff oder Bewegung plus oder minus X braucht diesen Wert. Ein Angriff ohne "
     "zulässiges Ziel oder unter einem Zustand, der Angriffe verhindert, kann nicht "
     "gewährt oder kontrolliert werden. Die Fähigkeit ist kein Zug. Missionsziele können "
     "keine Befehle erhalten."},
});

}  // namespace

std::span<const Phrase> clauses_of_attacks() { return texts; }

}  // namespace standee::german
