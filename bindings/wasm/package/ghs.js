// Games of Gloomhaven Secretariat: what its model says becomes a scene, and what the engine has played goes back.

/** The game as the app stores it. */
const modelOf = (game) => (typeof game.toModel === "function" ? game.toModel() : game);

const elementsIn = (game, state) =>
  game.elementBoard.filter((element) => element.state === state).map(({ type }) => type);

/** The ids of a set's figures in the scene. */
const figuresOf = (scene, name) => (scene.figures ?? []).filter((figure) => figure.name === name).map(({ id }) => id);

/** The levels of monsters that are not the game's. The engine then refuses a stat card of another level. */
function levelsOf(game, board) {
  const inGame = new Map((game.monsters ?? []).map(({ name, level }) => [name, level]));
  const levels = Object.entries(board.monsters ?? {})
    .map(([name, card]) => [name, inGame.get(name) ?? card.level ?? 1])
    .filter(([, level]) => level !== (game.level ?? board.level ?? 1));
  return Object.fromEntries(levels);
}

/**
 * Stat cards and decks of the game's monsters, each at the level that the monster has in the game. `files` gives the
 * app's own data files by the monster's name.
 */
export function monstersOf(standee, game, files) {
  const model = modelOf(game);
  const characters = model.characters?.filter(({ absent, exhausted }) => !absent && !exhausted).length ?? 0;
  const monsters = {};
  for (const { name, level = model.level } of model.monsters ?? []) {
    const { monster, deck, labels } = files(name) ?? {};
    if (monster !== undefined) {
      monsters[name] = standee.import(monster, {
        from: "ghs",
        level,
        ...(characters > 0 && { characters }),
        ...(deck !== undefined && { deck }),
        ...(labels !== undefined && { labels }),
      });
    }
  }
  return monsters;
}

/** The scene with all elements strong that always are. Call it before each turn: a turn may have consumed one. */
export function withAlways(game, scene) {
  const always = elementsIn(modelOf(game), "always").map((element) => [element, "strong"]);
  return always.length === 0 ? scene : { ...scene, elements: { ...scene.elements, ...Object.fromEntries(always) } };
}

/** What a set whose turns are going on has already consumed: its other figures have the benefit too. */
function withPartlyConsumed(game, scene) {
  const elements = elementsIn(game, "partlyConsumed");
  const acting = (game.monsters ?? []).find(({ active, off }) => active && !off);
  if (elements.length === 0 || acting === undefined) {
    return scene;
  }
  const set = acting.name;
  const progress = scene.progress ?? {};
  const consumed = progress.setConsumed?.[set] ?? [];
  return {
    ...scene,
    progress: {
      ...progress,
      setConsumed: { ...progress.setConsumed, [set]: [...new Set([...consumed, ...elements])] },
      setBenefits: { ...progress.setBenefits, [set]: progress.setBenefits?.[set] ?? figuresOf(scene, set) },
    },
  };
}

/**
 * The scene in a game: `board` has the map, the figures' places and the stat cards. `place` gives the hexes of figures
 * that the board does not have. `notes` say what was left out.
 */
export function toScene(standee, game, board, { place } = {}) {
  const model = modelOf(game);
  const levels = levelsOf(model, board);
  const { levels: before, ...rest } = board;
  const scene = { ...rest, level: model.level ?? board.level, ...(Object.keys(levels).length > 0 && { levels }) };
  const { imported, notes } = standee.import(model, { from: "ghs-game", scene, notes: true, ...(place && { place }) });
  return {
    scene: withPartlyConsumed(model, withAlways(model, imported)),
    notes: notes.filter((note) => !/ is (always|partlyConsumed): /.test(note)),
  };
}

/** The sets whose turns have begun and are not over. */
function setsInTurn(scene) {
  const names = new Set((scene.figures ?? []).map(({ name }) => name).filter((name) => name !== undefined));
  return [...names].filter((name) => {
    const figures = scene.figures.filter((figure) => figure.name === name && !figure.summonedThisRound);
    const done = figures.filter(({ turnEnded }) => turnEnded).length;
    return done > 0 && done < figures.length;
  });
}

/** Elements that such a set has consumed: the app keeps them for the set's other figures. */
function partlyConsumed(scene) {
  const sets = new Set(setsInTurn(scene));
  return new Set(
    Object.entries(scene.progress?.setConsumed ?? {})
      .filter(([set]) => sets.has(set))
      .flatMap(([, consumed]) => consumed.flatMap((one) => (typeof one === "string" ? [one] : one.elements)))
      .filter((element) => (scene.elements?.[element] ?? "inert") === "inert"),
  );
}

/** The game after the scene: its model with hit points, conditions, elements, cards and rounds as the scene says. */
export function toGame(standee, game, scene) {
  const model = modelOf(game);
  const answer = standee.import(model, { from: "ghs-game", scene: withAlways(model, scene), update: true, notes: true });
  const kept = partlyConsumed(scene);
  const always = new Set(elementsIn(model, "always"));
  const elementBoard = answer.imported.elementBoard.map((element) =>
    always.has(element.type)
      ? { ...element, state: "always" }
      : kept.has(element.type)
        ? { ...element, state: "partlyConsumed" }
        : element,
  );
  return { game: { ...answer.imported, elementBoard }, notes: answer.notes };
}
