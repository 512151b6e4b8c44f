#include <array>

#include "show/words/german_clauses.hpp"

// Monsters, summons and their cards, in German.

namespace standee::german {
namespace {

constexpr auto monster_texts = std::to_array<Phrase>({
    {"monster.performs-card",
     "Ein Monster führt nur die Fähigkeiten seiner Fähigkeitskarte aus, der Reihe nach. Seine "
     "Werte für Bewegung und Angriff sind die der Wertekarte plus oder minus die Zahl der "
     "Fähigkeitskarte."},
    {"monster.focus-path",
     "Der Fokus ist der Feind, den das Monster mit dem Angriff dieses Zuges für die "
     "wenigsten Bewegungspunkte angreifen könnte. Bewegung gilt als unbegrenzt. Der Weg "
     "muss auf einem Feld enden, auf dem das Monster seine Bewegung beenden könnte und von "
     "dem aus dieser Angriff Reichweite und Sichtlinie hat. Von seinem jetzigen Feld aus "
     "braucht es keine Sichtlinie."},
    {"monster.focus-negative-hexes",
     "Ein Weg mit weniger negativen Feldern (Fallen, gefährliches Gelände und was das "
     "Szenario negativ nennt) geht vor, wie lang er auch ist. Ein Monster betritt eines "
     "nur, wenn jeder Weg zu einem Angriff auf irgendeinen Feind eines hat. Für fliegende "
     "Figuren ist kein Feld negativ, für springende nur das letzte."},
    {"monster.focus-proximity",
     "Sind Wege gleich, ist der Fokus der Feind, der dem jetzigen Feld des Monsters nach "
     "Reichweite am nächsten ist, um Wände herum gezählt."},
    {"monster.focus-initiative",
     "Sind Feinde immer noch gleich, ist der Fokus der mit der frühesten Initiative. "
     "Danach entscheidet die Gruppe."},
    {"monster.focus-as-melee",
     "Ohne Angriff in diesem Zug oder entwaffnet fokussiert und bewegt sich ein Monster "
     "wie für einen Nahkampfangriff auf ein Ziel."},
    {"monster.no-focus",
     "Kann ein Monster kein Feld erreichen, von dem aus es irgendeinen Angriff seiner "
     "Karte ausführen könnte, bewegt es sich nicht und greift nicht an. Seine anderen "
     "Fähigkeiten führt es aus."},
    {"monster.move-minimum",
     "Ein Monster gibt die wenigsten Bewegungspunkte aus, mit denen es in diesem Zug am "
     "besten angreift. Eine gleich gute Stelle, die mehr kostet, darf es nicht wählen."},
    {"monster.move-shorten",
     "Kann ein Monster seinen Fokus in diesem Zug nicht angreifen, bewegt es sich nur, "
     "wenn das seinen Weg zum Angriffsfeld verkürzt."},
    {"monster.move-equal-attack-hexes",
     "Sind mehrere Angriffsfelder gleich nah, wählt die Gruppe eines. Nach der üblichen "
     "Lesart auch eines, dem das Monster in diesem Zug weniger näher kommt (umstritten)."},
    {"monster.move-max-targets",
     "Mit einem Angriff auf mehrere Ziele bewegt sich ein Monster so, dass es seinen Fokus "
     "und möglichst viele andere Feinde angreift."},
    {"monster.move-disadvantage",
     "Ein Monster bewegt sich so, dass es ohne Nachteil angreift, wenn es kann."},
    {"monster.extra-targets",
     "Wie ein Angriff auf mehrere Ziele die Ziele neben dem Fokus findet."},
    {"monster.new-focus-after-kill",
     "Ein Monster behält den Fokus, den es zu Beginn seines Zuges gefunden hat, für alle "
     "Bewegungen und Angriffe. Nur wenn dieser Fokus weg ist und noch Angriffe bleiben, "
     "sucht es einen neuen. Ein Angriff, dessen Ziel weg ist, geht auf einen Feind, den "
     "die Fähigkeit noch nicht angreift."},
    {"monster.heal",
     "Ein Monster heilt, wer von ihm selbst und seinen Verbündeten in Reichweite die "
     "meisten Lebenspunkte verloren hat, auch ein verbündetes Missionsziel (Frosthaven-FAQ "
     "5.7). Es heilt auch, wenn niemand welche verloren hat. Gleichstände entscheidet die "
     "Gruppe."},
    {"monster.positive-condition",
     "Ein Monster gibt einen positiven Zustand der nächsten Figur in Reichweite, die ihn "
     "nicht hat, zuerst sich selbst und nie einem Missionsziel. Bei Gleichstand gilt die "
     "früheste Initiative."},
    {"monster.negative-targeted",
     "Die Ziele einer negativen Fähigkeit findet ein Monster nach den Fokusregeln, wie für "
     "einen Angriff. Das ändert nicht, wie es sich bewegt."},
    {"monster.summon",
     "Ein beschworenes Monster kommt auf ein leeres Feld neben dem Beschwörer, möglichst "
     "nah an einem Feind. Gibt es kein solches Feld oder keinen Aufsteller mehr, wird es "
     "nicht beschworen. In Frosthaven bleibt es, wenn sein Beschwörer stirbt."},
    {"monster.loot", "Ein Monster plündert alle Beutemarker in Reichweite, nie Schätze."},
    {"monster.ambiguity", "Was die Regeln offen lassen, entscheidet die Gruppe."},
    {"monster.attacks-focus",
     "Ein Monster greift seinen Fokus an und andere Feinde nur mit einem Angriff auf "
     "mehrere Ziele. Mehrere Angriffe dürfen alle demselben Fokus gelten."},
    {"monster.target-stat",
     "Angriffseffekte der Wertekarte, auch Ziele, gehören zu jedem Angriff des Monsters. "
     "Plus oder minus X Ziele auf der Fähigkeitskarte ändert diese Zahl."},
    {"monster.card-draw",
     "In jeder Runde wird für jede Art mit einer Figur auf dem Spielplan eine Fähigkeitskarte "
     "gezogen. Eine Art, die später erscheint, zieht ihre Karte dann. Hat die Karte das "
     "Mischsymbol, wird ihr Stapel am Ende der Runde gemischt."},
    {"monster.second-card",
     "Lässt ein Szenario eine Art zwei Karten ziehen, führen Figuren mit geraden Nummern die eine "
     "und Figuren mit ungeraden die andere aus, jede mit der Initiative ihrer Karte. Bei gleicher "
     "Initiative handeln sie zusammen, wie eine Art es tut."},
    {"monster.summon-focus",
     "Hat eine beschworene Art in dieser Runde keine Fähigkeitskarte, zieht sie eine, nur "
     "damit sie für den Fokus anderer eine Initiative hat."},
    {"monster.spawn",
     "Ein erscheinendes Monster kommt auf sein Feld oder das nächste leere. Es handelt in "
     "der Runde, in der es erscheint."},
    {"monster.standees",
     "Reichen die Aufsteller nicht, kommen zuerst Elitemonster und zuerst die nächsten an "
     "einem Feind. Die übrigen kommen nicht ins Spiel."},
    {"monster.standee-drawn",
     "Die Aufsteller einer Art haben Nummern. Welchen von denen, die nicht auf dem "
     "Spielplan sind, ein neues Monster erhält, wird gezogen."},
    {"monster.boss-named",
     "Bosse und benannte Monster sind weder normal noch Elite. C ist die Zahl der "
     "Charaktere, erschöpfte eingeschlossen."},
    {"summon.card",
     "Die Beschwörung eines Charakters führt Bewegung +0 und Angriff +0 nach den "
     "Monsterregeln aus, mit eigenen Werten und dem Modifikatorstapel ihres Beschwörers. "
     "Ist ein Wert „-“, führt sie diese Fähigkeit nicht aus."},
    {"summon.no-focus",
     "Eine Beschwörung ohne Fokus darf sich auf ihren Beschwörer zubewegen, wenn dieser "
     "das will."},
    {"summon.placement",
     "Eine neue Beschwörung kommt auf ein leeres Feld neben ihrem Beschwörer. Ist keines "
     "frei, wird sie nicht beschworen."},
    {"summon.leaves",
     "Eine Beschwörung kommt vom Spielplan, wenn sie keine Lebenspunkte mehr hat, ihr "
     "Beschwörer erschöpft ist oder sie entlässt. Während einer anderen Fähigkeit kann sie "
     "nicht entlassen werden."},
    {"card.performed",
     "„Wenn die Fähigkeit ausgeführt wurde“ heißt, dass eine Bewegung ein Feld betreten "
     "hat oder eine Fähigkeit ein Ziel hatte. Sonst geschieht der Rest des Satzes nicht."},
    {"card.counted",
     "X auf einer Karte wird gezählt, wenn die Fähigkeit ausgeführt wird. Erlittener "
     "Schaden ist, was das Ziel nach Schild, Schutz, Spröde und Verhindern verloren hat, "
     "und nie mehr, als es noch hatte."},
    {"card.around-target",
     "Was ein Angriff den Figuren neben seinem Ziel antut, ist ein zusätzlicher Effekt. Er "
     "kommt nach dem Angriff und vor Vergeltung, auch wenn das Ziel gestorben ist."},
    {"card.damage-picked",
     "Schaden für „den nächsten Feind“ oder „den Feind mit den meisten Lebenspunkten“ hat "
     "kein Ziel und trifft deshalb auch unsichtbare Feinde. Unter Gleichen entscheidet die "
     "Gruppe."},
    {"card.focus-farthest",
     "Den entferntesten Feind zu fokussieren folgt den üblichen Regeln, nur nimmt das "
     "Monster den Feind mit dem längsten Weg, dann den in der größten Reichweite. Wege "
     "ohne negative Felder gehen trotzdem vor, und Gleichstände gehen an die früheste "
     "Initiative."},
    {"card.along-move",
     "Ein Angriff auf alle Feinde, durch die sich das Monster bewegt oder an denen sein "
     "Weg vorbeiführt, gehört zur Bewegung: Ohne Bewegung kein Angriff, und der Weg wird "
     "nicht nach Zielen gewählt. Unter gleich guten Wegen entscheidet die Gruppe (FAQ)."},
    {"card.create-tile",
     "Ein Monster legt ein Plättchen auf ein leeres angrenzendes Feld und, wenn die Karte "
     "es sagt, auf das einem Feind nächste. Unter Gleichen entscheidet die Gruppe. Ein "
     "Wasserplättchen gilt, wie das Szenario sagt, sonst als schwieriges Gelände. Sagt die "
     "Karte es, liegt das Plättchen auf dem Feld des Monsters oder der Ziele seines "
     "Angriffs, die noch da sind; Felder mit einem Plättchen werden ausgelassen."},
    {"card.attackers-suffer",
     "Sagt eine Karte es, erleidet jeder Angreifer des Monsters in dieser Runde "
     "nach jedem Angriff Schaden, in jeder Reichweite, auch wenn das Monster gestorben "
     "ist."},
    {"card.attackers-gain",
     "Sagt eine Karte es, erhält jeder Angreifer des Monsters nach jedem Angriff "
     "einen Zustand, in jeder Reichweite, auch wenn das Monster gestorben ist."},
    {"card.retaliate-effects",
     "Was eine Karte zu einer Vergeltung hinzufügt (einen Zustand, Stoßen), gilt jedem "
     "Angreifer, den die Vergeltung erreicht, nach ihrem Schaden."},
    {"card.only-some",
     "Nennt eine Karte Feinde mit oder ohne einen Zustand oder auf Wasserfeldern, gilt die "
     "Fähigkeit nur diesen."},
    {"card.when-dies",
     "Sagt eine Karte es, erleiden alle Figuren neben dem Feld, auf dem ein Monster "
     "stirbt, Schaden, sobald es entfernt ist, und die Überlebenden erhalten einen "
     "Zustand. Sagt es eine Fähigkeitskarte für diese Runde, gilt es, sobald das Monster "
     "diese Fähigkeit ausgeführt hat. Greift das sterbende Monster an, so alle "
     "angrenzenden Feinde von diesem Feld aus, wenn der Angriff, die Fähigkeit oder der "
     "Schritt vorbei ist, der es getötet hat; niemand vergilt. Ein Monster, das der Tod "
     "bringt, erscheint auf diesem Feld."},
    {"card.heads-for",
     "Ein Monster, dessen Werte- oder Fähigkeitskarte es zum nächsten Startfeld oder zum nächsten "
     "Feld schickt, das der Spielplan markiert, sucht vor der Bewegung keinen Fokus. Es geht so "
     "nah wie möglich an dieses Feld. Dann findet es "
     "seinen Fokus und greift an, wo es steht. Sind Felder gleich, entscheidet die Gruppe."},
    {"card.water-only",
     "Ein Monster, für das Wasser ein Korridor und alles andere ein Hindernis ist, betritt "
     "nur Wasser, ob es geht, rutscht oder bewegt wird. Es erscheint auf einem Feld mit "
     "Wasser und ohne Figur."},
    {"card.unaffected",
     "Für eine Figur, der gefährliches Gelände nichts ausmacht, ist es weder negativ noch "
     "schädlich. Für eine, der Wasser nichts ausmacht, ist es ein Korridor."},
    {"card.heal-effects",
     "Einen Zustand, den eine Wertekarte allen Heilungen hinzufügt, erhält jede Figur, die "
     "das Monster heilt, nach der Heilung."},
    {"card.heal-on-kill",
     "Sagt eine Wertekarte es, heilt sich, wer eine Beschwörung tötet, sobald "
     "diese entfernt ist."},
    {"card.end-of-round",
     "Eine Fähigkeit, die eine Wertekarte für das Ende jeder Runde gibt, wird nach dem "
     "letzten Zug ausgeführt, und X wird dann gezählt."},
    {"card.while-undamaged",
     "Was eine Wertekarte „solange unverletzt“ gibt, zählt für einen Angriff, wenn die "
     "Figur dabei alle Lebenspunkte hat."},
    {"card.advantage-nearby",
     "Gibt eine Wertekarte Figuren mancher Arten in einer Reichweite Vorteil, hat ein "
     "Angriff Vorteil, wenn der Angreifer dabei in dieser Reichweite ist."},
    {"card.round-number",
     "„In ungeraden Runden“ und „in geraden Runden“ meinen die Nummer der Runde, von 1 an "
     "gezählt."},
    {"card.hit-points",
     "Was eine Karte der Figur einer Art mit den wenigsten oder den meisten Lebenspunkten gibt, "
     "entscheidet sich für jede Figur, wenn sie ihre Karte auszuführen beginnt, nach den "
     "Lebenspunkten, die alle der Art dann haben. Bei gleich vielen gilt es für jede von ihnen."},
    {"card.has-condition",
     "Was eine Karte einer Figur gibt, die einen Zustand hat oder der etwas gegeben wurde, "
     "entscheidet sich, wenn die Figur ihre Karte auszuführen beginnt."},
    {"card.lose-for-attack",
     "Darf ein Charakter die Figur einen Zustand verlieren lassen, damit ihr Angriff etwas "
     "dazubekommt, entscheidet das sein Spieler einmal für die Angriffsfähigkeit, vor ihrem ersten "
     "Angriff. Eine Figur, die den Zustand nicht oder immer hat, kann ihn nicht verlieren."},
    {"card.until-healed",
     "Eine Figur, deren Karte das sagt, erleidet am Ende jeder Runde Schaden, der kein Angriff "
     "ist, "
     "bis sie ganz geheilt ist: bis eine Heilung sie auf alle ihre Lebenspunkte bringt."},
    {"card.leaves",
     "Eine Figur, die vom Spielplan entfernt wird, nachdem sie ganz geheilt wurde, verlässt ihn "
     "mit "
     "dieser Heilung; eine, die entfernt wird, nachdem ihr etwas gegeben wurde, am Ende ihres "
     "Zuges. Sie ist nicht gestorben."},
    {"card.switch-rank",
     "Macht eine Karte die normalen Monster einer Art zu Elite und die Elitemonster "
     "normal, wechselt jedes Monster in seinem eigenen Zug, bevor es den Rest der Karte "
     "ausführt, außer es ist betäubt (FAQ). Von da an hat es den anderen Rang und dessen "
     "Werte. Es behält Zustände und Lebenspunkte, bis zum neuen Maximum."},
    {"card.focus-named",
     "Macht eine Karte den Feind mit den wenigsten Lebenspunkten oder mit der höchsten Initiative "
     "zum Fokus, geht dieser Feind allen anderen vor. Wege ohne negative Felder gehen weiterhin "
     "vor, "
     "und bei Gleichstand gelten die üblichen Regeln. Eine Beschwörung hat die Initiative ihres "
     "Beschwörers."},
    {"card.retaliates-more",
     "Gibt eine Karte jeder Vergeltung eines Monsters eine Reichweite, reicht jede so weit. Gibt "
     "eine "
     "Karte denen, die durch seine Vergeltung Schaden erleiden, einen Zustand, erhalten sie ihn "
     "nach "
     "dem Schaden."},
    {"card.marked",
     "Eine Karte kann einen Ort nennen, den das Szenario auf der Karte mit einem Buchstaben oder "
     "in "
     "Worten bezeichnet. Ein Angriff auf alle in einer bezeichneten Reihe zielt auf die Feinde auf "
     "diesen Feldern, die in Sichtlinie sind, in jeder Entfernung. Ein Monster, das eine Karte "
     "erscheinen lässt, kommt auf das bezeichnete Feld oder, ist es nicht leer, auf das nächste "
     "leere "
     "Feld; unter mehreren entscheidet die Gruppe. Soll jedes zweite Elite sein, zählen die, die "
     "die "
     "Karten der Figur haben erscheinen lassen."},
    {"card.cured",
     "Was eine Karte denen gibt, die ihre Heilung von einem negativen Zustand befreit, kommt nach "
     "der "
     "Heilung. Eine Heilung entfernt Wunde und Gift, ebenso Verderben und Spröde."},
    {"card.heals-first",
     "Sagt eine Wertekarte, dass Heilungen möglichst auf eine bestimmte Figur zielen, wird diese "
     "geheilt, wenn sie in Reichweite ist, wie viele Lebenspunkte andere auch verloren haben."},
    {"card.removes-condition",
     "Eine Figur verliert einen Zustand, wenn ihre Karte ihn entfernt. Ohne den Zustand wird die "
     "Fähigkeit nicht ausgeführt."},
    {"card.token",
     "Eine Karte kann einen Marker des Szenarios neben etwas legen. Was er bewirkt, sagt das "
     "Szenario. "
     "Nennt es mehrere Orte der Reihe nach, wird ein Ort übergangen, der so viele Marker hat, wie "
     "er "
     "haben darf, außer dem letzten."},
    {"card.suffers-kills",
     "Sagt eine Wertekarte es, erleidet ihre Figur jedes Mal Schaden, wenn eine Figur bestimmter "
     "Arten "
     "stirbt und der Tod einem Charakter zugerechnet wird."},
    {"condition.permanent",
     "Einen Zustand, den eine Wertekarte oder ein Szenario einer Figur auf Dauer gibt, verliert "
     "sie nie: "
     "nicht am Ende eines Zuges und durch keine andere Wirkung."},
    {"damage.least-hit-points",
     "Sagt eine Wertekarte, dass die Lebenspunkte einer Figur nie unter eine Zahl fallen, nimmt "
     "Schaden "
     "ihr nicht mehr, als über dieser Zahl noch übrig ist."},
});

}  // namespace

std::span<const Phrase> clauses_of_monsters() { return monster_texts; }

}  // namespace standee::german
