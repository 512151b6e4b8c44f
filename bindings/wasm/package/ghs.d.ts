import type { ForeignFile, Hex, Id, MonsterCards, MonsterSet, Scene, Standee } from "./index.js";

// The parts of Gloomhaven Secretariat's model that this adapter reads. Its own classes and its saved games have them.

export interface GhsElement {
  type: string;
  state: string;
}

export interface GhsMonster {
  name: string;
  level?: number;
  active?: boolean;
  off?: boolean;
}

export interface GhsCharacter {
  absent?: boolean;
  exhausted?: boolean;
}

/** A saved game, `GameModel` in the app. */
export interface GhsGameModel {
  level?: number;
  elementBoard: GhsElement[];
  monsters?: GhsMonster[];
  characters?: GhsCharacter[];
}

/** A saved game, or the app's own `Game`. */
export type GhsGame<Model extends GhsGameModel = GhsGameModel> = Model | { toModel(): Model };

/** The app's data files for a monster. */
export interface GhsMonsterFiles {
  monster: ForeignFile;
  deck?: ForeignFile;
  labels?: readonly ForeignFile[];
}

/**
 * Stat cards and decks of the game's monsters, for `Scene.monsters`: each at the level that the monster has in the
 * game. `files` gives the app's data files by the monster's name; a monster without is left out.
 */
export function monstersOf(
  standee: Standee,
  game: GhsGame,
  files: (name: string) => GhsMonsterFiles | undefined,
): Record<string, MonsterSet | MonsterCards>;

/** The scene with all elements strong that always are. Call it before each turn, which may consume one. */
export function withAlways(game: GhsGame, scene: Scene): Scene;

/**
 * The scene in a game. `board` has the map, the places of figures and the stat cards; `place` gives the hexes of
 * figures that it lacks. A monster keeps the level that it has in the game; a stat card of another level is refused.
 * `notes` say what was left out.
 */
export function toScene(
  standee: Standee,
  game: GhsGame,
  board: Scene,
  options?: { place?: Record<Id, Hex> },
): { scene: Scene; notes: string[] };

/**
 * The game after the scene: the model with hit points, conditions, elements, cards and rounds as the scene says, for
 * `Game.fromModel`. The game that is passed stays as it is.
 */
export function toGame<Model extends GhsGameModel>(
  standee: Standee,
  game: GhsGame<Model>,
  scene: Scene,
): { game: Model; notes: string[] };
