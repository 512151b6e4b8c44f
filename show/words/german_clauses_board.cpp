#include <array>

#include "show/words/german_clauses.hpp"

// Board, initiative, sight, range, movement, abilities, elements, turns and rounds, in German.

namespace standee::german {
namespace {

constexpr auto board_texts = std::to_array<Phrase>({
    {"map.wall-line",
     "Keine Bewegung überquert eine Wandlinie, auch nicht im Flug oder im Sprung; nur "
     "Teleportieren ignoriert Wände. Zwei Felder mit einer Wandlinie dazwischen grenzen "
     "nicht aneinander."},
    {"map.closed-door",
     "Eine geschlossene Tür ist für Monster, Beschwörungen, erzwungene Bewegung, "
     "Reichweite und Sichtlinie eine Wand. Ein Charakter darf sie betreten; das öffnet sie "
     "und deckt den nächsten Raum auf."},
    {"map.open-door",
     "Eine offene Tür ist ein leeres Korridorfeld. Sie gehört zu keinem der beiden Räume "
     "und versperrt nichts."},
    {"map.trap",
     "Eine Figur, die ein Fallenfeld betritt, löst die Falle aus, ob sie sich selbst "
     "bewegt oder bewegt wird. Die Falle wirkt und kommt vom Spielplan. Eine fliegende "
     "Figur löst nie eine Falle aus, eine springende nur auf ihrem letzten Feld."},
    {"map.trap-damage",
     "Eine Schadensfalle des Szenarios verursacht 2 Schaden plus die Szenariostufe. Eine "
     "Falle, die eine Fähigkeit legt, tut, was diese Fähigkeit sagt."},
    {"map.hazardous",
     "Eine Figur erleidet den Schaden von gefährlichem Gelände jedes Mal, wenn sie es "
     "betritt; das Plättchen bleibt liegen. Eine fliegende Figur erleidet ihn nie, eine "
     "springende nur auf ihrem letzten Feld. Den Zug dort zu beginnen oder es zu verlassen "
     "schadet nicht."},
    {"map.difficult",
     "Schwieriges Gelände zu betreten kostet 2 Bewegungspunkte. Fliegen, Stoßen und Ziehen "
     "ignorieren es; eine kontrollierte Bewegung zahlt dafür."},
    {"map.icy",
     "Eine Figur, die Eis betritt, rutscht kostenlos ein Feld weiter in dieselbe Richtung, "
     "und noch weiter, wenn auch dieses Feld Eis ist. Fliegende, springende und "
     "teleportierende Figuren rutschen nicht. Das Rutschen endet an Wandlinien, Figuren, "
     "Hindernissen und Missionszielen, beim Stoßen und Ziehen auch dort, wo es nicht "
     "weiter weg oder nicht näher führte. Auf schwieriges Gelände zu rutschen kostet "
     "nichts zusätzlich."},
    {"map.obstacle",
     "Eine Figur betritt ein Hindernisfeld nur, wenn sie fliegt oder springt und dort "
     "nicht endet. Hindernisse versperren weder Sichtlinie noch Reichweite."},
    {"map.objective",
     "Ein Missionsziel mit Lebenspunkten ist eine Figur: Es kann angegriffen werden und "
     "besetzt sein Feld. Für den Fokus hat es Initiative 99, wenn das Szenario nichts "
     "anderes sagt, es hat keinen Zug, ist immun gegen Zustände und erzwungene Bewegung "
     "und kann keine Befehle erhalten. Es ist kein Hindernis, aber keine Figur betritt "
     "sein Feld, außer um vorbeizufliegen oder vorbeizuspringen. Eines auf mehreren "
     "Feldern ist eine Figur: Es grenzt an, wenn eines der Felder angrenzt, ein Angriff "
     "zielt auf ein beliebiges in Reichweite und Sicht, und eine Fläche greift es einmal "
     "an."},
    {"map.linked-hexes",
     "Verbundene Felder grenzen für Bewegung aneinander. Keine Sichtlinie geht durch die "
     "Verbindung, aber ein Fokus kann durch sie gefunden werden."},
    {"map.end-unoccupied",
     "Eine Figur beendet ihre Bewegung auf einem Feld ohne andere Figur. Durch Verbündete "
     "außer Missionszielen darf sie hindurch, aber nicht, wo eine Falle sie betäuben oder "
     "immobilisieren würde. Durch Feinde kommt sie nur fliegend oder springend oder, in "
     "Frosthaven, wenn der Feind unsichtbar ist."},
    {"map.empty-hex",
     "Auf einem freien Feld liegt kein Plättchen außer Korridor, offener Tür oder "
     "Druckplatte. Auf einem unbesetzten Feld steht keine Figur. Ein leeres Feld ist "
     "beides. Marker sind keine Plättchen."},
    {"map.corridor",
     "Ein Korridor verbindet zwei Spielplanteile zu einem Raum. Er gilt als leeres Feld."},
    {"map.pressure-plate",
     "Eine Druckplatte gilt als leeres Feld, aber kein anderes Plättchen darf darauf "
     "liegen. Das Szenario sagt, was sie auslöst und was sie bewirkt. Auch springende und "
     "fliegende Figuren lösen sie aus."},
    {"map.locked-door",
     "Eine verschlossene Tür ist für alle eine Wand, bis ihre Bedingung erfüllt ist."},
    {"map.overlay-on-border",
     "Ein Plättchen auf einem Randfeld hebt die Wandlinien daneben auf und schafft neue zu "
     "Randfeldern ohne Plättchen."},
    {"map.treasure",
     "Nur Charaktere plündern Schatzplättchen. Ein geplünderter Schatz kommt vom "
     "Spielplan."},
    {"map.no-cutting-off",
     "Ein Hindernis darf nicht so gelegt oder bewegt werden, dass ein Bereich nur noch "
     "über Hindernisse zu betreten ist."},
    {"map.manipulate",
     "Auf einem Feld liegt ein Plättchen, Korridore und offene Türen nicht mitgezählt. "
     "Fallen und Hindernisse kommen nicht auf besetzte Felder; gefährliches Gelände darf "
     "es und tut der Figur dort nichts. Ein Plättchen bewegt sich nur über freie Felder. "
     "Ein Plättchen auf einem Randfeld kann nicht bewegt werden."},
    {"map.reveal",
     "Betritt ein Charakter eine geschlossene Tür, wird der Raum sofort aufgedeckt, und "
     "der Charakter darf weitergehen. Die aufgedeckten Monster handeln noch in dieser "
     "Runde; wessen Initiative vorbei ist, handelt als Nächstes, in der Reihenfolge der "
     "Initiative. Bis dahin ist nichts in dem Raum im Spiel."},
    {"map.escape",
     "Ein Charakter, der seinen Zug auf einem Fluchtfeld beendet, darf fliehen: Er "
     "verlässt mit Beschwörungen und Markern den Spielplan."},
    {"initiative.order",
     "Die niedrigste Initiative handelt zuerst. Ein Charakter bei langer Rast hat "
     "Initiative 99."},
    {"initiative.ties",
     "Bei Gleichstand zweier Charaktere kommt der mit der niedrigeren zweiten Karte "
     "zuerst; sind auch diese gleich, entscheidet die Gruppe. Ein Charakter kommt vor "
     "einer Monsterart mit derselben Initiative. Alle anderen Gleichstände entscheidet die "
     "Gruppe, auch beim Fokus. In Frosthaven gibt das Szenario die Reihenfolge der "
     "Monstertypen einer Art vor, und nach der FAQ handeln Verbündete vor den Feinden "
     "ihrer Art."},
    {"initiative.monster-order",
     "Die Monster eines Typs handeln in dieser Reihenfolge: benannte Monster, Elite, "
     "normale, jeweils nach aufsteigender Nummer. Jedes beendet seinen Zug, bevor das "
     "nächste beginnt."},
    {"initiative.summon",
     "Die Beschwörungen eines Charakters handeln direkt vor ihm, in der Reihenfolge, in "
     "der sie beschworen wurden. Für den Fokus ist eine Beschwörung früher als ihr "
     "Beschwörer."},
    {"initiative.summon-first-round",
     "Die Beschwörung eines Charakters oder Monsters hat in der Runde ihrer Beschwörung "
     "keinen Zug. Sie kann in dieser Runde Fokus sein und angegriffen werden."},
    {"initiative.acts-after",
     "Sagt eine Karte, dass ihre Art unmittelbar nach einem Charakter handelt, handelt die Art "
     "gleich nach dessen Zug, auch nach einer langen Rast, und niemand handelt dazwischen. Auch "
     "für den Fokus hat sie den Platz des Charakters. Solange der Charakter nicht auf dem "
     "Spielplan ist, handelt sie mit der Initiative ihrer Karte."},
    {"los.line",
     "Ein Ziel braucht eine freie Sichtlinie: eine gerade Linie vom Feld der handelnden "
     "Figur zum Feld des Ziels, die keine Wandlinie, kein Wandfeld und keine geschlossene "
     "Tür berührt. Figuren und Hindernisse versperren sie nie."},
    {"los.not-for-untargeted",
     "Fähigkeiten ohne Ziel, etwa erlittener Schaden, Plündern und Boni, brauchen keine "
     "Sichtlinie."},
    {"los.as-if-elsewhere",
     "Wird eine Fähigkeit ausgeführt, als stünde die Figur auf einem anderen Feld, "
     "beginnen die Sichtlinien dort."},
    {"range.count",
     "Reichweite X erreicht Figuren innerhalb von X Feldern, auch die handelnde Figur, wo "
     "sie Ziel sein darf. Reichweite zählt durch alles außer Wände. Zwei Felder "
     "beiderseits einer Wand, die sich sehen, sind in Reichweite 2."},
    {"range.default",
     "Ein Angriff ohne Reichweite ist ein Nahkampfangriff mit Reichweite 1. Eine "
     "Beschwörung greift mit der Reichweite ihrer Wertekarte an, auch bei einem gewährten "
     "Angriff +X; „-“ heißt Nahkampf. In Frosthaven reicht eine Fähigkeit ohne Reichweite, "
     "die kein Angriff ist, beliebig weit."},
    {"range.ranged-bonus-on-melee",
     "+Y Reichweite macht aus einem Nahkampfangriff einen Fernkampfangriff mit Reichweite "
     "1 + Y."},
    {"range.own-hex", "Bei der Wahl von Zielen gilt das eigene Feld einer Figur als angrenzend."},
    {"target.count",
     "Ziel X erlaubt bis zu X verschiedene Figuren; ohne Zahl ist es 1, und +1 Ziel macht "
     "daraus 2. Eine Fähigkeit zielt nie zweimal auf dieselbe Figur."},
    {"target.allies-enemies",
     "Wenn die Fähigkeit nichts anderes sagt, zielen negative Fähigkeiten auf Feinde und "
     "positive auf Verbündete oder die handelnde Figur. Eine Figur ist nicht ihr eigener "
     "Verbündeter. „Alle Figuren“ meint beide Seiten, „selbst“ nur die handelnde Figur."},
    {"area.placement",
     "Eine Fläche darf gedreht und gespiegelt werden. Hat sie ein graues Feld, steht die "
     "handelnde Figur dort, und der Angriff ist Nahkampf, so weit weg die roten Felder "
     "auch liegen. Sonst muss mindestens ein rotes Feld in Reichweite sein; darauf muss "
     "keine Figur stehen."},
    {"area.line-of-sight",
     "Eine Figur auf einem roten Feld ist nur ein Ziel, wenn die handelnde Figur eine "
     "Sichtlinie zu ihr hat. Auf Verbündete dort zielt eine negative Fähigkeit nicht."},
    {"area.blue",
     "Auf einem blauen Feld muss ein Verbündeter in Sichtlinie stehen, sonst kann die "
     "Fähigkeit nicht ausgeführt werden. Dieser Verbündete ist kein Ziel."},
    {"area.extra-target",
     "+1 Ziel bei einem Flächenangriff fügt eine Figur in Reichweite außerhalb der Fläche "
     "hinzu."},
    {"move.points",
     "Bewegung X erlaubt bis zu X Schritte; was übrig bleibt, verfällt. Jedes Feld wirkt, "
     "sobald die Figur es betritt. In Frosthaven wurde eine Bewegung, die kein Feld "
     "betritt, nicht ausgeführt."},
    {"move.jump",
     "Ein Sprung ignoriert Feinde, Hindernisse, Missionsziele, Fallen und gefährliches "
     "Gelände außer auf dem letzten Feld. Er überquert nie Wände."},
    {"move.flying",
     "Fliegen, erzwungen oder nicht, ignoriert Figuren und alle Plättchen außer Wänden, "
     "auch auf dem letzten Feld. Eine fliegende Figur kann nicht auf dem Feld einer "
     "anderen Figur enden."},
    {"move.flying-lost",
     "Eine Figur, die ihren Flug verliert, betritt ihr Feld wie bei einer normalen "
     "Bewegung. Über einem Hindernis kommt sie auf das nächste unbesetzte Feld ohne "
     "Hindernis, und dieses Feld wirkt."},
    {"move.teleport",
     "Teleportieren ist weder Bewegung noch eine Bewegungsfähigkeit. Die Figur kommt auf "
     "ein beliebiges zulässiges Feld innerhalb von X Feldern und ignoriert Wände. Das "
     "Betreten wirkt, aber auf Eis rutscht sie nicht. Sie kommt nicht in einen verdeckten "
     "Raum, aber auf eine geschlossene Tür, die sich öffnet."},
    {"ability.order",
     "Die Fähigkeiten einer Aktion werden in der Reihenfolge der Karte ausgeführt, nie "
     "eine in einer anderen, außer solchen auf Modifikatorkarten. Ein Charakter darf "
     "auslassen, was nicht Pflicht ist; ein Monster lässt nichts aus."},
    {"ability.needs-target",
     "Angriff, Zustand, Heilung, erzwungene Bewegung, Befehl und Plättchen haben Ziele. "
     "Ohne zulässiges Ziel können sie nicht ausgeführt werden. Andere Fähigkeiten, etwa "
     "„erleidet Schaden“, werden ausgeführt, auch wenn sie niemanden erreichen."},
    {"effect.optional",
     "Ein Charakter darf einen zusätzlichen Effekt auslassen, für jeden Angriff einzeln "
     "und bevor die Karte gezogen wird. Text, der sagt, wie die Fähigkeit ausgeführt wird, "
     "ist kein zusätzlicher Effekt."},
    {"effect.conditional",
     "„A, um B zu bewirken“ heißt: ohne A kein B. Kosten müssen nicht bezahlt werden, und "
     "auch danach darf der Effekt ausbleiben."},
    {"loot.ability",
     "Plündern X nimmt alle Beutemarker und Schätze in Reichweite X, das eigene Feld "
     "eingeschlossen, was auch immer dort steht. Gibt es keine, kann es nicht ausgeführt "
     "werden."},
    {"loot.end-of-turn",
     "Charaktere, und nur sie, plündern am Ende ihres Zuges ihr Feld. Das können sie nicht "
     "auslassen."},
    {"rest.long",
     "Eine lange Rast dauert den ganzen Zug: eine abgeworfene Karte nach Wahl verlieren, "
     "die anderen zurücknehmen, Heilung 2, selbst, und verbrauchte Gegenstände "
     "auffrischen. In Frosthaven sind die letzten beiden freiwillig. Sie braucht zwei "
     "abgeworfene Karten."},
    {"rest.short",
     "Am Ende der Runde, mit mindestens zwei abgeworfenen Karten: eine zufällige verlieren "
     "und die anderen zurücknehmen. Einmal darf man 1 Schaden erleiden, um eine andere "
     "zufällige Karte zu verlieren."},
    {"ally.scenario",
     "Verbündete des Szenarios handeln bei der Initiative, die das Szenario nennt, nach "
     "aufsteigender Nummer, Elite unter den normalen, und folgen sonst den Monsterregeln. "
     "Niemand steuert sie."},
    {"ally.no-interaction",
     "Eine Figur, mit der nichts interagieren kann (Frosthaven-FAQ 5.9), besetzt ihr Feld. "
     "Ihre Verbündeten kommen hindurch, ihre Feinde nicht. Sie ist nie Fokus oder Ziel, "
     "erleidet keinen Schaden, löst keine Falle aus und sieht weder Fallen noch "
     "gefährliches Gelände als negativ. Sie zählt als niemandes Verbündeter und niemandes "
     "Feind. Anderes Gelände wirkt wie üblich."},
    {"element.infuse",
     "Hat eine Figur irgendeine Fähigkeit einer Aktion ausgeführt, wird das Element der "
     "Aktion am Ende ihres Zuges stark, wo auch immer das Symbol steht und selbst wenn die "
     "Figur gefallen ist. Ein Element auf einer Monsterkarte wird einmal stark, wenn das "
     "letzte Monster der Art seinen Zug beendet und mindestens eines eine Fähigkeit "
     "ausgeführt hat."},
    {"element.wane",
     "Am Ende jeder Runde werden starke Elemente schwindend und schwindende inaktiv."},
    {"element.consume",
     "Ein Element, das zu Beginn des Zuges stark oder schwindend war, darf verbraucht "
     "werden und wird inaktiv. Was im selben Zug erzeugt wurde, kann nicht verbraucht "
     "werden, und kein Element zweimal im Zug. Ein Verbrauch mit mehreren Elementen "
     "braucht sie alle. Monster verbrauchen, was sie können, und was eines verbraucht, "
     "gilt für alle Monster der Art, die handeln."},
    {"element.wild",
     "Ein wildes Symbol steht für ein beliebiges Element, ein gemischtes für eines von "
     "zweien. Für Monster wählt die Gruppe, bei einer Erzeugung dann, wenn sie wirkt."},
    {"element.cost",
     "Die Elemente in der Ecke einer Aktion müssen alle verbraucht werden, um irgendeinen "
     "Teil davon auszuführen."},
    {"turn.start", "Am Beginn eines Zuges: Regeneration, dann Wunde."},
    {"turn.end",
     "Am Ende eines Zuges kommen andere Wirkungen wie Verderben, bevor Zustände enden. "
     "Auch Erzeugen und Plündern geschehen hier; zwischen ihnen und Verderben gibt es "
     "keine Reihenfolge."},
    {"turn.each-once",
     "Jede Figur hat einen Zug pro Runde und beendet ihn, bevor die nächste beginnt. Der "
     "Zug einer Beschwörung ist getrennt von dem ihres Beschwörers. Missionsziele und in "
     "dieser Runde beschworene Figuren haben keinen Zug."},
    {"round.end",
     "Am Ende einer Runde, in dieser Reihenfolge: Wirkungen des Szenarios und von Karten; "
     "Mischen; Rundenboni enden; kurze Rasten; Elemente schwinden."},
    {"round.steps",
     "Eine Runde hat diese Schritte: Wirkungen zu Beginn, Kartenauswahl, Initiative, Züge, "
     "Ende der Runde."},
});

}  // namespace

std::span<const Phrase> clauses_of_the_board() { return board_texts; }

}  // namespace standee::german
