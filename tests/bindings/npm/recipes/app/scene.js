export const scene = {
  format: "scene/1",
  edition: "frosthaven",
  map: { hexes: [[0, 0], [1, 0], [2, 0], [3, 0]] },
  figures: [
    { id: "Guard", kind: "monster", side: "monsters", name: "Guard", at: [0, 0], hp: 5, maxHp: 5, initiative: 30 },
    { id: "Brute", kind: "character", side: "party", at: [3, 0], hp: 9, maxHp: 9, initiative: 20 },
  ],
  cards: { Guard: { initiative: 30, abilities: [{ move: { points: 2 } }, { attack: { value: 3 } }] } },
};
