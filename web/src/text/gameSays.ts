import { language } from "./language.ts";

// What the engine says in a game, in German. The page shows these sentences as they come, so a row has the sentence of
// the engine, with {0} to {4} for names, hexes and numbers, and the same in German.

type Row = readonly [english: string, german: string];

const rows: readonly Row[] = [
  // What is asked
  ["Which of these does {0} do?", "Was davon tut {0}?"],
  ["In which order does {0} attack?", "In welcher Reihenfolge greift {0} an?"],
  ["In which order does {0} affect them?", "In welcher Reihenfolge wirkt {0} auf sie?"],
  ["Whom does {0} choose?", "Wen wählt {0}?"],
  ["Which element does {0} use?", "Welches Element nutzt {0}?"],
  ["Where is {0} pushed?", "Wohin wird {0} weggestoßen?"],
  ["Where is {0} pulled?", "Wohin wird {0} herangezogen?"],
  ["In which hex is {0} placed?", "Auf welches Feld kommt {0}?"],
  [
    "There are too few standees. Which of them is placed?",
    "Es gibt zu wenige Aufsteller. Welche Figur wird aufgestellt?",
  ],
  ["What does {0} do with what it is granted?", "Was tut {0} mit dem, was gewährt wird?"],
  [
    "They act at the same initiative. Who is first?",
    "Sie handeln bei derselben Initiative. Wer ist zuerst an der Reihe?",
  ],
  ["{0} is attacked. Does it use an item?", "{0} wird angegriffen. Wird ein Gegenstand eingesetzt?"],
  ["Which condition does the safeguard of {0} prevent?", "Welchen Zustand verhindert die Absicherung von {0}?"],
  ["In which order do these affect {0}?", "In welcher Reihenfolge wirkt das auf {0}?"],
  ["{0} has advantage. Which card does it use?", "{0} hat Vorteil. Welche Karte zählt?"],
  ["In which order does {0} apply these?", "In welcher Reihenfolge wendet {0} das an?"],
  ["Does {0} take the heal of regenerate?", "Nimmt {0} die Heilung der Regeneration an?"],
  ["What does {0} choose?", "Was wählt {0}?"],
  ["Where does {0} stand?", "Wo steht {0}?"],
  ["When does {0} act?", "Wann handelt {0}?"],
  ["Which ability card does {0} have?", "Welche Fähigkeitskarte hat {0}?"],
  ["Draw {0} for {1}'s attack on {2}.", "Zieht {0} für den Angriff von {1} auf {2}."],
  ["{0}'s turn.", "{0} ist am Zug."],
  ["{0}'s card says: {1} Do what it says, then type done.", "Die Karte von {0} sagt: {1}"],
  [
    "{0}'s turn cannot be played ({1}). Play it at the table, correct the board, then type done.",
    "Der Zug von {0} kann hier nicht gespielt werden ({1}). Spielt ihn am Tisch und berichtigt den Spielplan.",
  ],
  [
    "{0} is about to suffer {1} damage. That would exhaust it. Does it negate the damage?",
    "{0} soll {1} Schaden erleiden und wäre damit erschöpft. Wird der Schaden verhindert?",
  ],
  [
    "{0} is about to suffer {1} damage. It has {2}. Does it negate the damage?",
    "{0} soll {1} Schaden erleiden und hat {2}. Wird der Schaden verhindert?",
  ],
  [
    "{0} is about to suffer {1} damage. Does it negate the damage?",
    "{0} soll {1} Schaden erleiden. Wird der Schaden verhindert?",
  ],
  ["The round is over. No enemy is left. To win: {0}", "Die Runde ist vorbei. Kein Feind ist übrig. Ziel: {0}"],
  ["The round is over. No enemy is left.", "Die Runde ist vorbei. Kein Feind ist übrig."],
  ["The round is over. To win: {0}", "Die Runde ist vorbei. Ziel: {0}"],
  ["The round is over.", "Die Runde ist vorbei."],
  // What can be answered
  ["goes to {0} by {1} and attacks {2}", "geht nach {0} über {1} und greift {2} an"],
  ["goes to {0} by {1}, focus {2}", "geht nach {0} über {1}, Fokus {2}"],
  ["goes to {0} by {1}", "geht nach {0} über {1}"],
  ["goes to {0} and attacks {1}", "geht nach {0} und greift {1} an"],
  ["goes to {0}, focus {1}", "geht nach {0}, Fokus {1}"],
  ["goes to {0}", "geht nach {0}"],
  ["stays and attacks {0}", "bleibt stehen und greift {0} an"],
  ["stays, focus {0}", "bleibt stehen, Fokus {0}"],
  ["stays", "bleibt stehen"],
  ["it stays", "bleibt stehen"],
  ["{0}, then {1}", "{0}, dann {1}"],
  ["to {0}, by {1}", "nach {0}, über {1}"],
  ["to {0}", "nach {0}"],
  ["it loses its last card in hand", "verliert die letzte Handkarte"],
  ["it loses 1 of its {0} cards in hand", "verliert 1 von {0} Handkarten"],
  ["it loses its 2 discarded cards", "verliert die 2 abgelegten Karten"],
  ["it loses 2 of its {0} discarded cards", "verliert 2 von {0} abgelegten Karten"],
  ["it suffers the damage", "erleidet den Schaden"],
  ["it uses none", "setzt keinen ein"],
  ["none", "nichts"],
  // What is noted
  ["{0} acts at {1} (card {2}): {3}", "{0} handelt bei {1} (Karte {2}): {3}"],
  ["{0} acts at {1} ({2}): {3}", "{0} handelt bei {1} ({2}): {3}"],
  ["{0} acts at {1}.", "{0} handelt bei {1}."],
  ["Room {0} is revealed. {1}", "Raum {0} wird aufgedeckt. {1}"],
  ["Room {0} is revealed.", "Raum {0} wird aufgedeckt."],
  ["{0} stands in {1}.", "{0} steht auf {1}."],
  [
    "{0}'s cards are not counted, so the game does not ask whether it negates damage. If it has {1} cards in hand, type {2}.",
    "Die Karten von {0} werden nicht gezählt, darum fragt das Spiel nicht, ob Schaden verhindert wird. Mit {1} Handkarten: {2} eingeben.",
  ],
  // What is refused
  ["It is nobody's turn", "Niemand ist am Zug"],
  ["That has to wait", "Das muss warten"],
  ["The round is not over", "Die Runde ist nicht vorbei"],
  ["The way to {0} costs {1} movement points", "Der Weg nach {0} kostet {1} Bewegungspunkte"],
  ["Nobody is called {0}", "Niemand heißt {0}"],
  ["{0} is no command", "{0} ist kein Befehl"],
  ["{0} is no hex", "{0} ist kein Feld"],
  ["{0} is not on the map", "{0} liegt nicht auf dem Plan"],
  ["{0} has {1} in hand", "{0} hat {1} auf der Hand"],
];

/** Words inside names and numbers. */
const words: readonly Row[] = [
  ["1 hit point", "1 Lebenspunkt"],
  [" hit points", " Lebenspunkte"],
  ["a modifier card", "eine Modifikatorkarte"],
  ["1 modifier card", "1 Modifikatorkarte"],
  [" modifier cards", " Modifikatorkarten"],
  [" cards", " Karten"],
  [" card", " Karte"],
  [" and ", " und "],
  ["Move ", "Bewegung "],
  ["Attack ", "Angriff "],
  ["Heal ", "Heilung "],
  ["Shield ", "Schild "],
  ["Retaliate ", "Vergeltung "],
  ["Loot ", "Plündern "],
  [" range ", " Reichweite "],
];

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&");
const patterns = rows.map(
  ([english, german]) =>
    [new RegExp(`^${escaped(english).replaceAll(/\{\d\}/g, "(.+?)")}$`, "s"), english, german] as const,
);

function inGerman(text: string): string {
  for (const [pattern, english, german] of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const places = [...english.matchAll(/\{(\d)\}/g)].map((place) => place[1]);
    return german.replaceAll(/\{(\d)\}/g, (_, n: string) => {
      const part = found[places.indexOf(n) + 1] ?? "";
      return words.reduce((said, [from, to]) => said.replaceAll(from, to), part);
    });
  }
  return text;
}

/** What the engine says in a game, in the language of the page. What has no row here stays English. */
export const gameSays = (text: string): string => (language.value === "de" ? inGerman(text) : text);
