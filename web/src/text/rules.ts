import { language, type Language } from "./language.ts";
import { capital } from "./words.ts";

/** German for what the house rules say, by their names. Those that are missing are shown in English. */
const germanRules: Readonly<Record<string, string>> = {
  trapDamage: "Schaden auf Stufe 0 bis 7 durch Fallen ohne eigene Angabe und durch verlorenen Flug",
  hazardousDamage: "Schaden durch gefährliches Gelände auf Stufe 0 bis 7",
  jumpPaysDifficultLanding: "Ein Sprung zahlt 2 für ein letztes Feld mit schwierigem Gelände",
  passesInvisibleEnemies: "Unsichtbare Feinde lassen andere durch",
  lootTokenFillsHex: "Ein Feld mit einem Beutemarker ist nicht leer",
  objectivesImmuneToAll: "Missionsziele sind gegen alle Zustände immun, nicht nur gegen negative",
  longRestActsLast: "Eine lange Rast kommt nach allen anderen dran, nicht bei 99",
  sight: "Wie eine Sichtlinie gezogen wird",
  adjacentAlwaysSeen: "Benachbarte Figuren ohne Wand dazwischen sehen sich immer",
  unrangedNeedsSight: "Ein Ziel ohne Reichweite braucht eine Sichtlinie",
  untargetedNeedsSight: "Was eine Reichweite und kein Ziel hat, braucht eine Sichtlinie",
  attacksAtOwnRange: "Ein Angriff ohne Reichweite hat die der Wertekarte, statt Nahkampf zu sein",
  areaReachesWallHexes: "Das rote Feld in Reichweite darf ein Wandfeld sein",
  attackStages: "In welcher Reihenfolge ein Angriff berechnet wird",
  twoCards: "Welche Karten bei Vorteil und Nachteil gezogen werden",
  characterPicksWithAdvantage: "Ein Charakter sucht sich bei Vorteil die Karte aus",
  unusedBlessLeaves: "Segen und Fluch verlassen den Stapel beim Aufdecken, nicht erst bei der Auswertung",
  hasAllyDeck: "Verbündete haben einen eigenen Stapel",
  addedConditions: "Zustände neben den zehn, die es in jeder Edition gibt",
  summonedMonstersDropLoot: "Beschworene Monster hinterlassen Beute",
  lootLimit: "Wie viele Beutemarker es in einem Szenario gibt",
  characterForces: "Wie weit ein Charakter stößt und zieht",
  monsterForces: "Wie weit ein Monster stößt und zieht",
  forcedMovementAddsUp: "Stoßen und Ziehen eines Angriffs werden zusammengezählt",
  focusByProximity: "Der Nächste nach Reichweite ist der Fokus",
  furtherTargetsByPath: "Weitere Ziele haben ihren Rang zuerst nach dem Weg, um sie anzugreifen",
  destination: "In welcher Reihenfolge die Kriterien das Feld für den Angriff bestimmen",
  headsForBestAttack: "Ein Monster außer Reichweite geht dorthin, wo es am besten angreift, statt nur zum Fokus",
  summonNearness: "Welches Feld als das nächste zu einem Feind gilt",
  nearRevealerFirst:
    "Fehlen Aufsteller, werden zuerst die nächsten am aufdeckenden Charakter gesetzt, statt zuerst Elitemonster und dann die nächsten an einem Feind",
  summonFollowsSummoner: "Eine Beschwörung ohne Fokus darf zu ihrem Beschwörer gehen",
  infusionWaitsForSet: "Was Monster erzeugen, wartet auf das letzte ihrer Art",
  setConsumesTogether: "Ein verbrauchtes Element gilt für die ganze Monsterart",
  setConsumesAtStart:
    "Eine Monsterart verbraucht zu Beginn ihres ersten Zuges für die ganze Karte, statt erst bei der Fähigkeit",
  untargetedDamageAlwaysPerformed: "Schaden ohne Ziel gilt als ausgeführt, auch wenn er niemanden trifft",
  alliesActBeforeTheirSet: "Verbündete handeln vor den Feinden ihrer Art, statt dass die Gruppe entscheidet",
  roundEndOrdered: "Das Ende einer Runde hat eine Reihenfolge",
  flierAboveTrapBlocks: "Ein Flieger über einer Betäubungsfalle versperrt den Weg",
  lostFlightHurts: "Über einem Hindernis den Flug zu verlieren tut weh",
};

/** What a house rule says, in the language of the page, and the language that it is in. */
export function ruleText(name: string, english: string): readonly [string, Language] {
  const text = language.value === "de" ? germanRules[name] : undefined;
  if (text) return [text, "de"];
  const clean = english.replace(/^whether /, "");
  return [capital(clean), "en"];
}
