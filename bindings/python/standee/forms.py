"""The JSON forms of standee as types.

Written by tools/scripts/generate-types from docs/schema. Do not edit.
"""

from typing import Any, Dict, List, Literal, NotRequired, TypeAlias, TypedDict, Union

# The cases that another implementation answers differently. With --clause, only differences about
# these clauses.
AgainstAnswer = TypedDict("AgainstAnswer", {
    "format": Literal['against-answer/1'],
    # The implementation, as a shell command.
    "command": str,
    "plan": "AgainstAnswerPlan",
    # Cases tried.
    "cases": "AgainstAnswerCount",
    # Turns asked.
    "turns": "AgainstAnswerCount",
    # Plays asked.
    "plays": "AgainstAnswerCount",
    # Rounds, and plays that leave something to chance or choice. The command is not asked about
    # these.
    "leftOut": "AgainstAnswerCount",
    "agreed": "AgainstAnswerCount",
    "differing": "AgainstAnswerCount",
    # How many of the differing cases were put into groups.
    "lookedInto": "AgainstAnswerCount",
    # The number of cases that the command does not support, by its reason.
    "unsupported": Dict[str, "AgainstAnswerCount"],
    # Crashes, hangs and malformed answers. Each kind is listed once.
    "incidents": List["AgainstAnswerIncident"],
    # The differences, each listed once, the smallest case first.
    "differences": List["AgainstAnswerDifference"],
    # Wrong rules that Standee knows, and how many of them would have changed one of the answers
    # that agree. A sample of these is looked at.
    "wrongRules": "AgainstAnswerWrongRules",
    # Why a result without differences means little; empty if it does not.
    "warnings": List[str],
    # What was learned of the command before. Left out if cases are drawn as they are.
    "learned": NotRequired["AgainstAnswerLearned"],
    # The reason why some cases were not asked; left out if all were asked.
    "stopped": NotRequired[str],
})

AgainstAnswerCount: TypeAlias = int

# A scene whose turn is planned, or a play if it has steps.
AgainstAnswerCase = TypedDict("AgainstAnswerCase", {
    "scene": "Scene",
    "steps": NotRequired[List["Step"]],
})

AgainstAnswerDifference = TypedDict("AgainstAnswerDifference", {
    # The clause that the command breaks.
    "clause": "ClauseId",
    # The wrong rule that explains the command's answers; left out if no single rule explains
    # them.
    "wrongRule": NotRequired[str],
    # What the scenes of all these cases have and few others do; left out if there is nothing of
    # the kind.
    "shared": NotRequired[List[str]],
    # Cases that differ in this way.
    "count": "AgainstAnswerCount",
    # The same number by edition.
    "editions": Dict[str, "AgainstAnswerCount"],
    # The number of the case that was shrunk.
    "number": "AgainstAnswerCount",
    "standeeSays": str,
    "commandSays": str,
    # The smallest case found.
    "case": "AgainstAnswerCase",
    # The command line that shows the difference again.
    "replay": str,
})

AgainstAnswerIncident = TypedDict("AgainstAnswerIncident", {
    "kind": Literal['crash', 'hang', 'malformed'],
    # How the command exited, or what is wrong with its answer.
    "what": str,
    # For a crash or a hang: the end of what the command wrote to standard error.
    "stderr": NotRequired[str],
    # The beginning of a malformed line.
    "line": NotRequired[str],
    "count": "AgainstAnswerCount",
    # The number of the first case that causes it.
    "number": NotRequired["AgainstAnswerCount"],
    # That case, shrunk; left out if no case causes it alone.
    "case": NotRequired["AgainstAnswerCase"],
})

EventsToApply = TypedDict("EventsToApply", {
    "scene": "Scene",
    "events": List["SessionEvent"],
})

# The ability cards of a monster set, which draws one each round. Numbers that depend on the
# scenario level or the number of characters are resolved.
MonsterCards = TypedDict("MonsterCards", {
    "format": Literal['cards/1'],
    # Several sets may share one deck.
    "name": "Id",
    "edition": "Edition",
    "level": NotRequired["MonsterCardsLevel"],
    "characters": NotRequired["MonsterCardsCharacters"],
    "cards": "MonsterCardsCards",
})

# The scenario level; 1 if left out.
MonsterCardsLevel: TypeAlias = int

# The number of characters; 2 if left out.
MonsterCardsCharacters: TypeAlias = int

# The cards. Each has an id that is unique in the deck.
MonsterCardsCards: TypeAlias = List["DeckCard"]

# How many fixtures hold, and where the others fail.
CheckAnswer = TypedDict("CheckAnswer", {
    "format": Literal['check-answer/1'],
    "passed": int,
    "failed": int,
    # Fixtures that expect nothing.
    "silent": int,
    "failures": List["CheckAnswerFailuresItem"],
})

# One line of standee rule --json: the verdict on each claim in each edition, and the clauses that
# decide it.
DisputeAnswer = TypedDict("DisputeAnswer", {
    "format": Literal['dispute-answer/1'],
    # The name of the file.
    "file": str,
    "name": NotRequired[str],
    "question": NotRequired[str],
    # The ruling in words, as the file gives it.
    "verdict": NotRequired[str],
    "note": NotRequired[Union[str, List[str]]],
    "source": NotRequired[Union[str, List[str]]],
    # Sources disagree; a text says in what way.
    "contested": NotRequired[Union[bool, str]],
    "doubted": NotRequired[Union[bool, str]],
    # With --without: the clauses that the answer leaves out. Verdicts, reasons and scenes are
    # those of the executable rulebook without them.
    "without": NotRequired["DisputeAnswerClauses"],
    "editions": Dict[str, "DisputeAnswerEdition"],
})

DisputeAnswerClauses: TypeAlias = List["ClauseId"]

DisputeAnswerWhyNot = TypedDict("DisputeAnswerWhyNot", {
    "question": Literal['focus', 'attack', 'end'],
    # The enemy, for focus and attack.
    "figure": NotRequired["Id"],
    # The hex, for end.
    "hex": NotRequired["Hex"],
    "reasons": List["TurnAnswerReason"],
})

DisputeAnswerDifferences: TypeAlias = List["DisputeAnswerDifferencesItem"]

DisputeAnswerEdition = TypedDict("DisputeAnswerEdition", {
    # The verdict on each claim, in order; null for a claim that is the file's own statement in
    # words.
    "claims": List[Union["FixtureClaimVerdict", None]],
    # The file's own statement on each claim, in words; null for a claim that is judged.
    "statements": NotRequired[List[Union["FixtureClaimVerdict", None]]],
    # The clauses that decide the claims; for an open claim, those of the effects whose order is
    # open. Empty with --without.
    "clauses": "DisputeAnswerClauses",
    # The reasoning of a turn, what happens in a play, or the clauses themselves.
    "why": List["DisputeAnswerEditionWhyItem"],
    # One entry for each claim, in order.
    "details": List["DisputeAnswerEditionDetailsItem"],
    # With --without: the claims that come to something else because the clauses are left out.
    "changes": NotRequired[List["DisputeAnswerEditionChangesItem"]],
    # What the scene has but the edition lacks.
    "lacks": NotRequired[str],
    # The result of the steps.
    "scene": NotRequired["Scene"],
})

# What a command prints on standard error for bad input, with --json.
ErrorAnswer = TypedDict("ErrorAnswer", {
    "error": "ErrorObject",
})

# What kind of error it is (docs/stability.md). A later version may add codes.
ErrorCode: TypeAlias = Literal['unreadable', 'not-json', 'wrong-type', 'unknown-field', 'missing-field', 'unknown-name', 'not-in-edition', 'out-of-range', 'bad-reference', 'duplicate', 'refused', 'too-many', 'usage', 'not-found', 'too-large', 'timed-out', 'busy', 'internal']

# One thing that happened, with the clause that caused it. The fields of each kind are in $defs;
# the fields listed as required here are always present.
GameEvent: TypeAlias = Union["AttackEvent", "DamageEvent", "NegateEvent", "HealEvent", "GainEvent", "LoseEvent", "NoEffectEvent", "MoveEvent", "DeathEvent", "ExhaustedEvent", "DestroyedEvent", "RemovedEvent", "DismissedEvent", "LootTokenEvent", "LootEvent", "TrapEvent", "DoorEvent", "InfuseEvent", "InfusionEvent", "ConsumeEvent", "WaneEvent", "BonusEvent", "BonusUsedEvent", "BonusEndsEvent", "StartTurnEvent", "EndTurnEvent", "EndRoundEvent", "ShuffleEvent", "CardJoinsEvent", "CardLeavesEvent", "TileEvent", "SummonEvent", "SpawnEvent", "ChoiceEvent", "PartyEvent", "PlanEvent", "RankEvent", "TokenEvent"]

EventAttack = TypedDict("EventAttack", {
    "event": Literal['attack'],
    "by": NotRequired["Id"],
    "target": NotRequired["Id"],
    # The enemy that controls the figure that attacks.
    "controlledBy": NotRequired["Id"],
    "ability": NotRequired[str],
    # The base value.
    "value": NotRequired[int],
    # The bonuses that applied, in order.
    "bonuses": NotRequired[List[str]],
    # The reason for each bonus; empty if a step gives the bonus.
    "bonusNames": NotRequired[List[str]],
    "ranged": NotRequired[bool],
    "draws": NotRequired[Literal['one', 'advantage', 'disadvantage']],
    "afterBonuses": NotRequired[int],
    # The owner of the deck that the cards come from.
    "deck": NotRequired[str],
    # The cards in the order drawn.
    "cards": NotRequired["Cards"],
    # The cards that apply, as positions in cards.
    "used": NotRequired[List[int]],
    "afterCards": NotRequired[int],
    # The target's shield before pierce, if pierce has lowered it.
    "shieldBeforePierce": NotRequired[int],
    # The shield that is left after pierce.
    "shield": NotRequired[int],
    "pierce": NotRequired[int],
    "afterShield": NotRequired[int],
    # The damage that the target is about to suffer, after ward and brittle.
    "amount": NotRequired[int],
    # card.when-dies if the figure attacks because it dies.
    "clause": NotRequired["ClauseId"],
})

EventDamage = TypedDict("EventDamage", {
    "event": Literal['damage'],
    "to": NotRequired["Id"],
    # Hit points lost.
    "amount": NotRequired[int],
    # The damage suffered, if it is more than the hit points lost.
    "suffered": NotRequired[int],
    "source": NotRequired[Literal['attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost flying', 'direct']],
    "from": NotRequired[str],
    "hp": NotRequired[int],
    "clause": NotRequired["ClauseId"],
})

EventNegate = TypedDict("EventNegate", {
    "event": Literal['negate'],
    "figure": NotRequired["Id"],
    "amount": NotRequired[int],
    "source": NotRequired[Literal['attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost flying', 'direct']],
    "hand": NotRequired[int],
    "discard": NotRequired[int],
    "bonus": NotRequired[bool],
    "clause": NotRequired["ClauseId"],
})

EventHeal = TypedDict("EventHeal", {
    "event": Literal['heal'],
    "to": NotRequired["Id"],
    "amount": NotRequired[int],
    "by": NotRequired[str],
    "hp": NotRequired[int],
    "clause": NotRequired["ClauseId"],
})

EventGain = TypedDict("EventGain", {
    "event": Literal['gain'],
    "to": NotRequired["Id"],
    "condition": NotRequired[Union["Condition", Literal['flying']]],
    # The figure already had the condition.
    "again": NotRequired[bool],
    "clause": NotRequired["ClauseId"],
})

EventLose = TypedDict("EventLose", {
    "event": Literal['lose'],
    "figure": NotRequired["Id"],
    "condition": NotRequired[Union["Condition", Literal['flying']]],
    "clause": NotRequired["ClauseId"],
})

EventNoEffect = TypedDict("EventNoEffect", {
    "event": Literal['noEffect'],
    "figure": NotRequired["Id"],
    # What fails: a condition, push, pull, spawn, summon or grant.
    "of": NotRequired[str],
    "why": NotRequired[str],
    "clause": NotRequired["ClauseId"],
})

EventMove = TypedDict("EventMove", {
    "event": Literal['move'],
    "figure": NotRequired["Id"],
    "from": NotRequired["Hex"],
    "to": NotRequired["Hex"],
    "how": NotRequired[Literal['walk', 'jump', 'fly', 'slide', 'teleport', 'push', 'pull', 'fall']],
    "clause": NotRequired["ClauseId"],
})

EventDeath = TypedDict("EventDeath", {
    "event": Literal['death'],
    "figure": NotRequired["Id"],
    "at": NotRequired["Hex"],
    # The figure that is credited with the kill.
    "credit": NotRequired[str],
    "clause": NotRequired["ClauseId"],
})

EventExhausted = TypedDict("EventExhausted", {
    "event": Literal['exhausted'],
    "figure": NotRequired["Id"],
    "at": NotRequired["Hex"],
    # The figure that is credited with the kill.
    "credit": NotRequired[str],
    "clause": NotRequired["ClauseId"],
})

EventDestroyed = TypedDict("EventDestroyed", {
    "event": Literal['destroyed'],
    "figure": NotRequired["Id"],
    "at": NotRequired["Hex"],
    # The figure that is credited with the kill.
    "credit": NotRequired[str],
    "clause": NotRequired["ClauseId"],
})

EventRemoved = TypedDict("EventRemoved", {
    "event": Literal['removed'],
    "figure": NotRequired["Id"],
    "at": NotRequired["Hex"],
    # The figure that is credited with the kill.
    "credit": NotRequired[str],
    "clause": NotRequired["ClauseId"],
})

EventDismissed = TypedDict("EventDismissed", {
    "event": Literal['dismissed'],
    "figure": NotRequired["Id"],
    "at": NotRequired["Hex"],
    # The figure that is credited with the kill.
    "credit": NotRequired[str],
    "clause": NotRequired["ClauseId"],
})

EventLootToken = TypedDict("EventLootToken", {
    "event": Literal['lootToken'],
    "at": NotRequired["Hex"],
    "clause": NotRequired["ClauseId"],
})

EventLoot = TypedDict("EventLoot", {
    "event": Literal['loot'],
    "figure": NotRequired["Id"],
    "tokens": NotRequired[List["Hex"]],
    "treasure": NotRequired[List["Hex"]],
    "clause": NotRequired["ClauseId"],
})

EventTrap = TypedDict("EventTrap", {
    "event": Literal['trap'],
    "figure": NotRequired["Id"],
    "at": NotRequired["Hex"],
    "clause": NotRequired["ClauseId"],
})

EventDoor = TypedDict("EventDoor", {
    "event": Literal['door'],
    "figure": NotRequired["Id"],
    "at": NotRequired["Hex"],
    # The hexes of the room behind the door.
    "reveals": NotRequired[List["Hex"]],
    "clause": NotRequired["ClauseId"],
})

EventInfuse = TypedDict("EventInfuse", {
    "event": Literal['infuse'],
    "element": NotRequired["ElementName"],
    "clause": NotRequired["ClauseId"],
})

EventInfusion = TypedDict("EventInfusion", {
    "event": Literal['infusion'],
    "element": NotRequired["ElementChoice"],
    "figure": NotRequired["Id"],
    "set": NotRequired[str],
    "clause": NotRequired["ClauseId"],
})

EventConsume = TypedDict("EventConsume", {
    "event": Literal['consume'],
    "element": NotRequired["ElementName"],
    "clause": NotRequired["ClauseId"],
})

EventWane = TypedDict("EventWane", {
    "event": Literal['wane'],
    "element": NotRequired["ElementName"],
    "state": NotRequired[Literal['inert', 'waning', 'strong']],
    "clause": NotRequired["ClauseId"],
})

EventBonus = TypedDict("EventBonus", {
    "event": Literal['bonus'],
    "on": NotRequired["Id"],
    "bonus": NotRequired["Bonus"],
    "clause": NotRequired["ClauseId"],
})

EventBonusUsed = TypedDict("EventBonusUsed", {
    "event": Literal['bonusUsed'],
    "on": NotRequired["Id"],
    # The bonus, with the uses that are left, possibly none.
    "bonus": NotRequired[Union["Bonus", "BonusUsedEventBonusUses"]],
    "clause": NotRequired["ClauseId"],
})

EventBonusEnds = TypedDict("EventBonusEnds", {
    "event": Literal['bonusEnds'],
    "on": NotRequired["Id"],
    # The bonus, with the uses, turns or rounds that are left, possibly none.
    "bonus": NotRequired[Union["Bonus", "BonusUsedEventBonusUses", "BonusEndsEventBonusLasts"]],
    "clause": NotRequired["ClauseId"],
})

EventStartTurn = TypedDict("EventStartTurn", {
    "event": Literal['startTurn'],
    "figure": NotRequired["Id"],
    "clause": NotRequired["ClauseId"],
})

EventEndTurn = TypedDict("EventEndTurn", {
    "event": Literal['endTurn'],
    "figure": NotRequired["Id"],
    "clause": NotRequired["ClauseId"],
})

EventEndRound = TypedDict("EventEndRound", {
    "event": Literal['endRound'],
    "clause": NotRequired["ClauseId"],
})

EventShuffle = TypedDict("EventShuffle", {
    "event": Literal['shuffle'],
    "deck": NotRequired[str],
    # The deck has the ability cards of a set, not modifier cards.
    "abilities": NotRequired[bool],
    "clause": NotRequired["ClauseId"],
})

EventCardJoins = TypedDict("EventCardJoins", {
    "event": Literal['cardJoins'],
    "deck": NotRequired[str],
    "card": NotRequired["Card"],
    "clause": NotRequired["ClauseId"],
})

EventCardLeaves = TypedDict("EventCardLeaves", {
    "event": Literal['cardLeaves'],
    "deck": NotRequired[str],
    "card": NotRequired["Card"],
    "clause": NotRequired["ClauseId"],
})

EventTile = TypedDict("EventTile", {
    "event": Literal['tile'],
    "create": NotRequired[Literal['obstacle', 'difficult', 'icy', 'hazardous', 'trap', 'water']],
    "destroy": NotRequired[Literal['obstacle', 'difficult', 'icy', 'hazardous', 'trap', 'water']],
    "at": NotRequired["Hex"],
    # A trap that is created, if it is no plain damage trap.
    "trap": NotRequired["Trap"],
    "clause": NotRequired["ClauseId"],
})

EventSummon = TypedDict("EventSummon", {
    "event": Literal['summon'],
    "by": NotRequired["Id"],
    "figure": NotRequired["Id"],
    "at": NotRequired["Hex"],
    # The figure as it comes onto the map.
    "placed": NotRequired["Figure"],
    "clause": NotRequired["ClauseId"],
})

EventSpawn = TypedDict("EventSpawn", {
    "event": Literal['spawn'],
    # The figure whose card spawns it.
    "by": NotRequired["Id"],
    "figure": NotRequired["Id"],
    "at": NotRequired["Hex"],
    # The figure as it comes onto the map.
    "placed": NotRequired["Figure"],
    "clause": NotRequired["ClauseId"],
})

EventChoice = TypedDict("EventChoice", {
    "event": Literal['choice'],
    "of": NotRequired["EventChoiceKind"],
    "figure": NotRequired["Id"],
    "options": NotRequired[List["EventOption"]],
    "chosen": NotRequired[int],
    # The damage that the figure is about to suffer.
    "amount": NotRequired[int],
    "source": NotRequired[Literal['attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost flying', 'direct']],
    "clause": NotRequired["ClauseId"],
})

# The party has carried out a text on a card.
EventParty = TypedDict("EventParty", {
    "event": Literal['party'],
    "figure": NotRequired["Id"],
    "says": NotRequired[str],
    "clause": NotRequired["ClauseId"],
})

# The reasons for a figure's move, its attacks, or for doing nothing. Only in a round that gives
# reasons.
EventPlan = TypedDict("EventPlan", {
    "event": Literal['plan'],
    "figure": NotRequired["Id"],
    # The enemies that it focuses on or may focus on; left out if the reasons are about something
    # else.
    "focus": NotRequired[List["Id"]],
    "why": NotRequired[List["TurnAnswerReason"]],
    "clause": NotRequired["ClauseId"],
})

# A monster changes its rank. From then on it has the stats of that rank's stat card.
EventRank = TypedDict("EventRank", {
    "event": Literal['rank'],
    "figure": NotRequired["Id"],
    "rank": NotRequired[Literal['normal', 'elite']],
    "clause": NotRequired["ClauseId"],
})

# One option of a choice. In a turn, focus is the enemy that the figure focuses on.
EventOption = TypedDict("EventOption", {
    "figure": NotRequired["Id"],
    "focus": NotRequired["Id"],
    "end": NotRequired["Hex"],
    "targets": NotRequired[List["Id"]],
    "path": NotRequired[List["Hex"]],
    # The figures attacked along the path.
    "along": NotRequired[List["Id"]],
    # The option in words, if it is neither a figure nor a hex.
    "says": NotRequired[str],
})

# A decision between options.
EventOptionChoice: TypeAlias = Union[int, "EventOption"]

EventChoiceKind: TypeAlias = Literal['turn', 'order of attacks', 'order of figures', 'target', 'targets', 'element', 'push', 'pull', 'place', 'standee', 'grant', 'initiative', 'next', 'negate', 'item', 'prevented condition', 'order of effects', 'standee number', 'modifier card', 'order of modifiers', 'regenerate', 'lost condition']

# A partial event: the fields that an expectation names must match.
EventSome: TypeAlias = Union["EventAttack", "EventDamage", "EventNegate", "EventHeal", "EventGain", "EventLose", "EventNoEffect", "EventMove", "EventDeath", "EventExhausted", "EventDestroyed", "EventRemoved", "EventDismissed", "EventLootToken", "EventLoot", "EventTrap", "EventDoor", "EventInfuse", "EventInfusion", "EventConsume", "EventWane", "EventBonus", "EventBonusUsed", "EventBonusEnds", "EventStartTurn", "EventEndTurn", "EventEndRound", "EventShuffle", "EventCardJoins", "EventCardLeaves", "EventTile", "EventSummon", "EventSpawn", "EventChoice", "EventParty", "EventPlan", "EventRank", "EventToken"]

# A token of the scenario is placed.
EventToken = TypedDict("EventToken", {
    "event": Literal['token'],
    "beside": NotRequired[str],
    # That lie there now.
    "count": NotRequired[int],
    "clause": NotRequired["ClauseId"],
})

# A scene and what the rules say about it: a dispute if it has claims, a play if it has steps, a
# round if it has round, and otherwise a turn. A file may also be just a scene, which asks for the
# turn of its figure.
Fixture: TypeAlias = Union["Scene", "TurnFixture", "PlayFixture", "RoundFixture", "Dispute"]

# An outcome of a turn. Of focus, path, along, fallen and then, those that are named must hold.
FixtureExpectedOption = TypedDict("FixtureExpectedOption", {
    "end": "Hex",
    "targets": List["Id"],
    "focus": NotRequired["Id"],
    "path": NotRequired[List["Hex"]],
    # The figures attacked along the path.
    "along": NotRequired[List["Id"]],
    # The figures that have left the map during the turn before this attack.
    "fallen": NotRequired[List["Id"]],
    # The rest of the turn: its later attacks in order, and moves after the last.
    "then": NotRequired[List["FixtureExpectedPart"]],
})

# A later attack of a turn. If fallen is named, it must hold.
FixtureExpectedPart = TypedDict("FixtureExpectedPart", {
    "end": "Hex",
    "targets": List["Id"],
    "fallen": NotRequired[List["Id"]],
})

FixtureTurnExpectation = TypedDict("FixtureTurnExpectation", {
    # Every outcome that the rules allow, each listed once.
    "options": List["FixtureExpectedOption"],
    "focus": NotRequired[List["Id"]],
})

FixtureFigureField: TypeAlias = Literal['id', 'kind', 'side', 'at', 'alsoAt', 'name', 'set', 'rank', 'standee', 'initiative', 'summoner', 'summonOrder', 'summonedThisRound', 'origin', 'hp', 'maxHp', 'attack', 'move', 'range', 'flying', 'shield', 'retaliate', 'pierce', 'targets', 'conditions', 'immunities', 'permanent', 'leastHp', 'attackEffects', 'advantage', 'attackersDisadvantage', 'focusNot', 'modifierDeck', 'headsFor', 'waterOnly', 'unaffectedBy', 'cards', 'noInteraction', 'bonuses', 'turnEnded', 'tokens', 'spawns', 'app']

FixturePlayExpectation = TypedDict("FixturePlayExpectation", {
    "figures": NotRequired[Dict[str, Dict[str, Any]]],
    # Dead, destroyed, exhausted, or removed with the summoner.
    "gone": NotRequired[List["Id"]],
    "elements": NotRequired["Elements"],
    # The hit points lost, in order.
    "damage": NotRequired[List["FixturePlayExpectationDamageItem"]],
    # The step, counted from 0, that the rules must refuse.
    "refused": NotRequired[int],
    # Every loot token on the map.
    "loot": NotRequired[List["Hex"]],
    "decks": NotRequired["Decks"],
    # Events that happen, in this order. The fields that are named must match.
    "events": NotRequired[List["EventSome"]],
})

# An option that is among those allowed; the fields that are named must hold.
FixtureMay = TypedDict("FixtureMay", {
    "end": NotRequired["Hex"],
    "targets": NotRequired[List["Id"]],
    "focus": NotRequired["Id"],
    "path": NotRequired[List["Hex"]],
    # The figures attacked along the path.
    "along": NotRequired[List["Id"]],
})

# What a planned turn must have; every field that is named must hold.
FixtureTurnClaim = TypedDict("FixtureTurnClaim", {
    "options": NotRequired[List["FixtureExpectedOption"]],
    "focus": NotRequired[List["Id"]],
    "may": NotRequired["FixtureMay"],
})

# What the result of the steps must have, and the turn of the scene after them.
FixturePlayClaim = TypedDict("FixturePlayClaim", {
    "figures": NotRequired[Dict[str, Dict[str, Any]]],
    "gone": NotRequired[List["Id"]],
    "elements": NotRequired["Elements"],
    "damage": NotRequired[List["FixturePlayExpectationDamageItem"]],
    "refused": NotRequired[int],
    "loot": NotRequired[List["Hex"]],
    "decks": NotRequired["Decks"],
    "events": NotRequired[List["EventSome"]],
    "options": NotRequired[List["FixtureExpectedOption"]],
    "focus": NotRequired[List["Id"]],
    "may": NotRequired["FixtureMay"],
})

FixtureClaimVerdict: TypeAlias = Literal['holds', 'fails', 'not in this edition', 'open', 'the party chooses', 'cannot be judged']

# One side of a dispute. A claim with a verdict and no expect is the file's own statement in words
# and is not judged.
FixtureClaim = TypedDict("FixtureClaim", {
    "says": str,
    "expect": NotRequired[Union["FixtureTurnClaim", "FixturePlayClaim"]],
    # The verdict to expect, for all editions of the dispute or by edition.
    "verdict": NotRequired[Union["FixtureClaimVerdict", Dict[str, "FixtureClaimVerdict"]]],
    # The clauses that decide it.
    "clauses": NotRequired[List["ClauseId"]],
})

# The editions in which the fixture holds, instead of the one that its scene names, which is among
# them. Each counts as a fixture.
FixtureEditions: TypeAlias = List["Edition"]

# The id of a clause, as `standee clauses` lists them.
ClauseId: TypeAlias = str

# What is said otherwise of one edition: each field replaces the one of the fixture.
FixtureTurnDifference = TypedDict("FixtureTurnDifference", {
    "expect": NotRequired["FixtureTurnExpectation"],
    "verdict": NotRequired[str],
    "note": NotRequired[Union[str, List[str]]],
    "clauses": NotRequired[List["ClauseId"]],
    # True, false, or a text that says why.
    "contested": NotRequired[Union[bool, str]],
})

# What is said otherwise of one edition: each field replaces the one of the fixture.
FixturePlayDifference = TypedDict("FixturePlayDifference", {
    "expect": NotRequired["FixturePlayExpectation"],
    "verdict": NotRequired[str],
    "note": NotRequired[Union[str, List[str]]],
    "clauses": NotRequired[List["ClauseId"]],
    # True, false, or a text that says why.
    "contested": NotRequired[Union[bool, str]],
})

# What is said otherwise of one edition: each field replaces the one of the fixture.
FixtureRoundDifference = TypedDict("FixtureRoundDifference", {
    "expect": NotRequired["FixtureRoundExpectation"],
    "verdict": NotRequired[str],
    "note": NotRequired[Union[str, List[str]]],
    "clauses": NotRequired[List["ClauseId"]],
    # True, false, or a text that says why.
    "contested": NotRequired[Union[bool, str]],
})

TurnFixture = TypedDict("TurnFixture", {
    "editions": NotRequired["FixtureEditions"],
    "scene": "Scene",
    "expect": NotRequired["FixtureTurnExpectation"],
    # What is said otherwise of one of the editions, by edition.
    "differs": NotRequired[Dict[str, "FixtureTurnDifference"]],
    "name": NotRequired[str],
    "question": NotRequired[str],
    "verdict": NotRequired[str],
    "note": NotRequired[Union[str, List[str]]],
    "source": NotRequired[Union[str, List[str]]],
    "clauses": NotRequired[List["ClauseId"]],
    # True, false, or a text that says why.
    "contested": NotRequired[Union[bool, str]],
    # True, false, or a text that says why.
    "doubted": NotRequired[Union[bool, str]],
})

PlayFixture = TypedDict("PlayFixture", {
    "editions": NotRequired["FixtureEditions"],
    "scene": "Scene",
    # The steps, in the order in which they are applied.
    "steps": List["Step"],
    "expect": NotRequired["FixturePlayExpectation"],
    # What is said otherwise of one of the editions, by edition.
    "differs": NotRequired[Dict[str, "FixturePlayDifference"]],
    "name": NotRequired[str],
    "question": NotRequired[str],
    "verdict": NotRequired[str],
    "note": NotRequired[Union[str, List[str]]],
    "source": NotRequired[Union[str, List[str]]],
    "clauses": NotRequired[List["ClauseId"]],
    # True, false, or a text that says why.
    "contested": NotRequired[Union[bool, str]],
    # True, false, or a text that says why.
    "doubted": NotRequired[Union[bool, str]],
})

FixtureDecision: TypeAlias = Union["EventOptionChoice", List["Card"], Literal['done'], List["Step"]]

# The decisions made in advance for a round. The round is played from its scene up to the first
# decision that nobody has made, or the first character whose turn is not known.
FixtureRound = TypedDict("FixtureRound", {
    # One decision for each choice, in order: the index of an option, or enough of its content to
    # identify it.
    "choose": NotRequired[List["EventOptionChoice"]],
    # Decisions of every kind, in the order in which they come up, instead of choose. If draw is
    # given, they do not include cards.
    "decide": NotRequired[List["FixtureDecision"]],
    # If true, every further choice takes its first option.
    "first": NotRequired[bool],
    # Modifier cards in the order drawn; if left out, the decks of the scene are used.
    "draw": NotRequired[List["Card"]],
    # The seed for shuffling. A figure without a deck draws from a shuffled standard deck.
    "seed": NotRequired[int],
    # What the characters do between the start and the end of their turns: "pass" for all of them,
    # or "pass" or steps by id.
    "characters": NotRequired[Union[Literal['pass'], Dict[str, Union[Literal['pass'], List["Step"]]]]],
})

# What a play may expect, and the fields that only a round has.
FixtureRoundExpectation = TypedDict("FixtureRoundExpectation", {
    # The figures whose turns began, in order.
    "order": NotRequired[List["Id"]],
    # The choices, in order, with the undecided one last. The fields that are named must match.
    "choices": NotRequired[List[Dict[str, Any]]],
    "stops": NotRequired[Union[Literal['over', 'choice', 'draw', 'party'], "FixtureRoundExpectationStopsActs"]],
    # The clause that keeps the round from being played.
    "refused": NotRequired["ClauseId"],
    "figures": NotRequired[Dict[str, Dict[str, Any]]],
    "gone": NotRequired[List["Id"]],
    "elements": NotRequired["Elements"],
    "damage": NotRequired[List["FixturePlayExpectationDamageItem"]],
    "loot": NotRequired[List["Hex"]],
    "decks": NotRequired["Decks"],
    "events": NotRequired[List["EventSome"]],
})

RoundFixture = TypedDict("RoundFixture", {
    "editions": NotRequired["FixtureEditions"],
    "scene": "Scene",
    "round": "FixtureRound",
    "expect": NotRequired["FixtureRoundExpectation"],
    # What is said otherwise of one of the editions, by edition.
    "differs": NotRequired[Dict[str, "FixtureRoundDifference"]],
    "name": NotRequired[str],
    "question": NotRequired[str],
    "verdict": NotRequired[str],
    "note": NotRequired[Union[str, List[str]]],
    "source": NotRequired[Union[str, List[str]]],
    "clauses": NotRequired[List["ClauseId"]],
    # True, false, or a text that says why.
    "contested": NotRequired[Union[bool, str]],
    # True, false, or a text that says why.
    "doubted": NotRequired[Union[bool, str]],
})

Dispute = TypedDict("Dispute", {
    "scene": NotRequired["Scene"],
    # The steps, in the order in which they are applied.
    "steps": NotRequired[List["Step"]],
    # The editions in which the dispute is judged, instead of the scene's own.
    "editions": NotRequired[List["Edition"]],
    "claims": List["FixtureClaim"],
    "name": NotRequired[str],
    "question": NotRequired[str],
    "verdict": NotRequired[str],
    "note": NotRequired[Union[str, List[str]]],
    "source": NotRequired[Union[str, List[str]]],
    "clauses": NotRequired[List["ClauseId"]],
    # True, false, or a text that says why.
    "contested": NotRequired[Union[bool, str]],
    # True, false, or a text that says why.
    "doubted": NotRequired[Union[bool, str]],
})

# The stat cards of a monster set for one scenario level and number of characters, and optionally
# its ability cards. Add an id, a kind, a side and a place to a stat card, and it is a figure of a
# scene.
MonsterSet = TypedDict("MonsterSet", {
    "format": Literal['monster/1'],
    "name": "Id",
    "edition": "Edition",
    "level": NotRequired["MonsterCardsLevel"],
    "characters": NotRequired["MonsterCardsCharacters"],
    # The name of its ability deck; the set's own name if left out.
    "deck": NotRequired[str],
    # The number of standees.
    "standees": NotRequired[int],
    # The stat cards by rank; a boss is neither normal nor elite.
    "stats": "MonsterSetStats",
    "cards": NotRequired["MonsterCardsCards"],
    # The figures of another set that perform the card of this one.
    "cardFor": NotRequired["MonsterSetCardFor"],
})

# The base stats and permanent effects, in the fields of a figure; everything else on the card, as
# text; a boss's specials.
MonsterSetStatCard = TypedDict("MonsterSetStatCard", {
    "hp": NotRequired[int],
    "maxHp": NotRequired[int],
    "attack": NotRequired["AttackStat"],
    "move": NotRequired["MoveStat"],
    "range": NotRequired["RangeStat"],
    "flying": NotRequired[bool],
    "shield": NotRequired[int],
    "retaliate": NotRequired[List["Retaliate"]],
    "pierce": NotRequired[int],
    "targets": NotRequired[int],
    "immunities": NotRequired[List[Union["Condition", Literal['push', 'pull']]]],
    "permanent": NotRequired[List["Condition"]],
    "leastHp": NotRequired[int],
    "attackEffects": NotRequired["Effects"],
    "advantage": NotRequired[bool],
    "attackersDisadvantage": NotRequired[bool],
    "focusNot": NotRequired[List[Literal['summon']]],
    "modifierDeck": NotRequired[Literal['character']],
    "headsFor": NotRequired["Id"],
    "waterOnly": NotRequired[bool],
    "unaffectedBy": NotRequired[List[Literal['hazardous', 'water']]],
    "bonuses": NotRequired[List["Bonus"]],
    "text": NotRequired["PartyTexts"],
    # What a boss does when its card says special 1, 2 ...
    "specials": NotRequired[List["MonsterSetSpecial"]],
})

MonsterSetSpecial = TypedDict("MonsterSetSpecial", {
    "abilities": "Abilities",
    "text": NotRequired["PartyTexts"],
})

PlayAnswer = TypedDict("PlayAnswer", {
    "format": Literal['play-answer/1'],
    # The events, in the order in which they happened.
    "events": List["GameEvent"],
    # The number of choices that nobody decided, if there were any. Each took its first option.
    "undecided": NotRequired[int],
    # Contested readings of a rule that decided the answer: the reading taken, and the other
    # reading.
    "contested": NotRequired[List["PlayAnswerContestedItem"]],
    # What is left to the party: the conditions whose rules text this project does not have.
    "notes": NotRequired[List[str]],
    "scene": "Scene",
})

# Which properties hold in the cases that were tried, and a case for each that does not.
PropertyAnswer = TypedDict("PropertyAnswer", {
    "format": Literal['property-answer/1'],
    "plan": "AgainstAnswerPlan",
    # Cases tried.
    "cases": "PropertyAnswerCount",
    "properties": List["PropertyAnswerPropertiesItem"],
})

PropertyAnswerCount: TypeAlias = int

# A line with the initiative order, if reasons are given; a line for each event; and a last line
# that says why the round stopped, or that the turns of standee act are over.
RoundLine: TypeAlias = Union["RoundLineInitiative", "RoundLineEvent", "RoundLineChoice", "RoundLineDraw", "RoundLineParty", "RoundLineCharacter", "RoundLineOver", "RoundLineActed"]

# The figures and sets that have still to act, in order.
RoundLineInitiative = TypedDict("RoundLineInitiative", {
    "format": Literal['round-line/1'],
    "initiative": List["RoundLineInitiativeInitiativeItem"],
})

# An event, as in a play.
RoundLineEvent: TypeAlias = Union["RoundLineEventAttack", "RoundLineEventDamage", "RoundLineEventNegate", "RoundLineEventHeal", "RoundLineEventGain", "RoundLineEventLose", "RoundLineEventNoEffect", "RoundLineEventMove", "RoundLineEventDeath", "RoundLineEventExhausted", "RoundLineEventDestroyed", "RoundLineEventRemoved", "RoundLineEventDismissed", "RoundLineEventLootToken", "RoundLineEventLoot", "RoundLineEventTrap", "RoundLineEventDoor", "RoundLineEventInfuse", "RoundLineEventInfusion", "RoundLineEventConsume", "RoundLineEventWane", "RoundLineEventBonus", "RoundLineEventBonusUsed", "RoundLineEventBonusEnds", "RoundLineEventStartTurn", "RoundLineEventEndTurn", "RoundLineEventEndRound", "RoundLineEventShuffle", "RoundLineEventCardJoins", "RoundLineEventCardLeaves", "RoundLineEventTile", "RoundLineEventSummon", "RoundLineEventSpawn", "RoundLineEventChoice", "RoundLineEventParty", "RoundLineEventPlan", "RoundLineEventRank", "RoundLineEventToken"]

# A choice that nobody has made. The scene shows the table in the middle of the turn and is only
# for display. To continue, play the round from its start with one more decision.
RoundLineChoice = TypedDict("RoundLineChoice", {
    "format": Literal['round-line/1'],
    "stop": Literal['choice'],
    "options": List["EventOption"],
    "of": "EventChoiceKind",
    "figure": NotRequired["Id"],
    # The damage that the figure is about to suffer.
    "amount": NotRequired[int],
    "source": NotRequired[Literal['attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost flying', 'direct']],
    "clause": "ClauseId",
    "notAsked": NotRequired["RoundLineNotAsked"],
    "scene": "Scene",
})

# Modifier cards are needed, and the scene has no deck for them. To continue, play the round from
# its start with these cards as one more decision.
RoundLineDraw = TypedDict("RoundLineDraw", {
    "format": Literal['round-line/1'],
    "stop": Literal['draw'],
    "figure": "Id",
    "target": "Id",
    # The number of cards still needed.
    "cards": int,
    # The cards drawn so far.
    "drawn": NotRequired["Cards"],
    "notAsked": NotRequired["RoundLineNotAsked"],
    "scene": "Scene",
})

# It is time for a text on a card that the party carries out. To continue, play the round from its
# start with one more decision: "done", or the steps that carry it out.
RoundLineParty = TypedDict("RoundLineParty", {
    "format": Literal['round-line/1'],
    "stop": Literal['party'],
    "figure": "Id",
    "says": str,
    "notAsked": NotRequired["RoundLineNotAsked"],
    "scene": "Scene",
})

# It is this character's turn. To continue, use the scene after that turn.
RoundLineCharacter = TypedDict("RoundLineCharacter", {
    "format": Literal['round-line/1'],
    "stop": Literal['character'],
    "figure": "Id",
    "notAsked": NotRequired["RoundLineNotAsked"],
    "scene": "Scene",
})

# The round has ended. The scene is for the next round, which needs new cards.
RoundLineOver = TypedDict("RoundLineOver", {
    "format": Literal['round-line/1'],
    "stop": Literal['over'],
    "notAsked": NotRequired["RoundLineNotAsked"],
    "scene": "Scene",
})

# Characters that suffered damage without being asked whether they negate it, as the scene does
# not give their cards.
RoundLineNotAsked: TypeAlias = List["Id"]

# The turns of standee act are over.
RoundLineActed = TypedDict("RoundLineActed", {
    "format": Literal['round-line/1'],
    "stop": Literal['acted'],
    "notAsked": NotRequired["RoundLineNotAsked"],
    "scene": "Scene",
})

# A scenario as it begins: the scene that is visible, and the rooms that are hidden.
Scenario = TypedDict("Scenario", {
    "format": Literal['scenario/1'],
    # What is visible when the scenario begins.
    "scene": "Scene",
    # The rooms that are hidden when the scenario begins.
    "rooms": List["ScenarioRoom"],
    # The number of characters.
    "players": int,
    # When the scenario is won, in words.
    "victory": NotRequired[str],
    # When the scenario is lost, in words.
    "defeat": NotRequired[str],
    # The special rules, in words.
    "rules": NotRequired[List[str]],
    # Ability decks from which cards have been drawn, by the name of the deck: the ids of the
    # cards still to be drawn, from the top, and of the discards, the last one last. A deck that
    # is not here has all its cards and is shuffled.
    "abilityDecks": NotRequired[Dict[str, "ScenarioAbilityDecksValue"]],
})

ScenarioRoom = TypedDict("ScenarioRoom", {
    "id": "Id",
    # Opening any of these doors reveals the room. Without doors, the rules of the scenario say
    # when it is revealed.
    "doors": NotRequired["Hexes"],
    # The hexes of the room, and what lies on them. A hex that the map has already, such as that
    # of the door, stays as it is. Hexes are written as in the scene. A room without a map has not
    # been drawn, or adds no hexes.
    "map": NotRequired["SceneMap"],
    "figures": NotRequired[List["ScenarioRoomFigure"]],
    # One hex for each loot token.
    "loot": NotRequired[List["Hex"]],
    # What the party reads when the room is revealed.
    "text": NotRequired[str],
    # The room is visible from the start: it is here for its figures that lack a hex.
    "revealed": NotRequired[bool],
})

# A figure as in a scene. Without "at" the party puts it on a hex.
ScenarioRoomFigure = TypedDict("ScenarioRoomFigure", {
    "id": "Id",
    "kind": Literal['character', 'summon', 'monster', 'ally', 'objective', 'boss'],
    "side": Literal['party', 'monsters'],
    "at": NotRequired["Hex"],
    "alsoAt": NotRequired[List["Hex"]],
    "name": NotRequired[str],
    "set": NotRequired[str],
    "rank": NotRequired[Literal['normal', 'elite', 'named']],
    "standee": NotRequired[int],
    "initiative": NotRequired["Initiative"],
    "summoner": NotRequired["Id"],
    "summonOrder": NotRequired[int],
    "summonedThisRound": NotRequired[bool],
    "origin": NotRequired[Literal['summoned', 'spawned']],
    "hp": NotRequired[int],
    "maxHp": NotRequired[int],
    "attack": NotRequired["AttackStat"],
    "move": NotRequired["MoveStat"],
    "range": NotRequired["RangeStat"],
    "flying": NotRequired[bool],
    "shield": NotRequired[int],
    "retaliate": NotRequired[List["Retaliate"]],
    "pierce": NotRequired[int],
    "targets": NotRequired[int],
    "conditions": NotRequired[List["HeldCondition"]],
    "immunities": NotRequired[List[Union["Condition", Literal['push', 'pull']]]],
    "permanent": NotRequired[List["Condition"]],
    "leastHp": NotRequired[int],
    "attackEffects": NotRequired["Effects"],
    "advantage": NotRequired[bool],
    "attackersDisadvantage": NotRequired[bool],
    "focusNot": NotRequired[List[Literal['summon']]],
    "modifierDeck": NotRequired[Literal['character']],
    "headsFor": NotRequired["Id"],
    "waterOnly": NotRequired[bool],
    "unaffectedBy": NotRequired[List[Literal['hazardous', 'water']]],
    "cards": NotRequired["ScenarioRoomFigureCards"],
    "noInteraction": NotRequired[bool],
    "bonuses": NotRequired[List["Bonus"]],
    "turnEnded": NotRequired[bool],
    "tokens": NotRequired[int],
    "spawns": NotRequired[int],
    "app": NotRequired[Any],
    # The numbers of characters for which the figure comes; all if left out. A single character
    # meets the figures of two.
    "players": NotRequired[List[int]],
})

# Everything on the table at one moment. A scene must also be consistent in ways that this schema
# does not check: everything on the map lies on its hexes, each figure has a hex of its own, and
# every id refers to something.
Scene = TypedDict("Scene", {
    "format": Literal['scene/1'],
    "edition": "Edition",
    "rules": NotRequired["Rules"],
    # Scenario level; 1 if left out.
    "level": NotRequired[int],
    "map": "SceneMap",
    "elements": NotRequired["Elements"],
    "figures": NotRequired[List["Figure"]],
    # One hex for each loot token.
    "loot": NotRequired[List["Hex"]],
    "decks": NotRequired["Decks"],
    "discards": NotRequired["Decks"],
    # The seed for shuffling.
    "seed": NotRequired[int],
    "turn": NotRequired["Turn"],
    # The ability card of each set in this round, by the name of the set, or by the id of an ally,
    # a boss or a monster without a set.
    "cards": NotRequired[Dict[str, "MonsterCard"]],
    # The level of the stat cards of a set, by its name, if it is not the scene's.
    "levels": NotRequired[Dict[str, int]],
    # Stat cards by set. A figure with that name and a rank takes every stat that it does not give
    # itself from its stat card. So does a figure that is summoned or spawned.
    "monsters": NotRequired[Dict[str, "MonsterSet"]],
    # The number of standees of each monster set. A set that is not named has as many as its stat
    # card says, or enough.
    "standees": NotRequired[Dict[str, int]],
    # Tokens of the scenario, by the name of what they lie beside.
    "tokens": NotRequired[Dict[str, int]],
    # Sets that cards or standees name but that have no figure on the map now.
    "sets": NotRequired[List["Id"]],
    # The number of the round, where a card asks for it.
    "roundNumber": NotRequired[int],
    "progress": NotRequired["Progress"],
    # Whatever an app keeps with the scene. Every scene of an answer has it as it was written.
    "app": NotRequired[Any],
})

# [q, r], axial, flat-top when drawn: q grows to the right, r downward.
Hex: TypeAlias = List[int]

# Hexes, without duplicates.
Hexes: TypeAlias = List["Hex"]

# A pair of hexes.
Edge: TypeAlias = List["Hex"]

Id: TypeAlias = str

# Relative to the figure's own stat: "+1", "-2", "+0".
Relative: TypeAlias = str

# The name of an edition, in full or short. Output has the full name.
Edition: TypeAlias = Literal['gloomhaven', 'jaws-of-the-lion', 'frosthaven', 'gloomhaven-2', 'forgotten-circles', 'buttons-and-bugs', 'buttons-and-bugs-promotional', 'crimson-scales', 'trail-of-ashes', 'trail-of-ashes-envelope-v', 'blood-and-sand', 'seeker-of-xorn', 'ice-rift', 'reddit-100k', 'skulls-in-the-snow', 'mercenary-packs', 'solo-scenarios', 'gloomhaven-envelope-x', 'gloomhaven-solo-items', 'satires-battle-goals', 'frosthaven-crossover', 'conquest', 'unity-guild', 'unity-guild-old', 'gh', 'jotl', 'fh', 'gh2', 'fc', 'bb', 'bb-promotional', 'cs', 'toa', 'toa-envv', 'bas', 'sox', 'ir', 'r100kc', 'sits', 'mp', 'solo', 'gh-envx', 'gh-solo-items', 'sc', 'fh-crossover', 'cq', 'ccug', 'cc', 'gh2e']

# House rules. Each sets one rule of the edition. `standee rules` lists them with their values in
# every edition.
Rules = TypedDict("Rules", {
    # the damage, at levels 0 to 7, of a trap that does not state its own, and of losing flight
    # over an obstacle [map.trap-damage]
    "trapDamage": NotRequired[List[int]],
    # the damage of hazardous terrain at levels 0 to 7 [map.hazardous]
    "hazardousDamage": NotRequired[List[int]],
    # whether a jump pays 2 for a difficult last hex [map.difficult]
    "jumpPaysDifficultLanding": NotRequired[bool],
    # whether figures may pass through invisible enemies [map.end-unoccupied]
    "passesInvisibleEnemies": NotRequired[bool],
    # whether a hex with a loot token is not empty [map.empty-hex]
    "lootTokenFillsHex": NotRequired[bool],
    # whether objectives are immune to all conditions, or only to negative ones [map.objective]
    "objectivesImmuneToAll": NotRequired[bool],
    # whether a long rest acts after all others, or at 99 [initiative.order]
    "longRestActsLast": NotRequired[bool],
    # how a line of sight is drawn [los.line]
    "sight": NotRequired[Literal['corner-to-corner', 'any-part-to-any-part']],
    # whether adjacent figures with no wall between them always see each other [los.line]
    "adjacentAlwaysSeen": NotRequired[bool],
    # whether the target of an ability without a range needs line of sight [los.line]
    "unrangedNeedsSight": NotRequired[bool],
    # whether an untargeted ability with a range needs line of sight [los.not-for-untargeted]
    "untargetedNeedsSight": NotRequired[bool],
    # whether an attack without a range uses the range on the stat card, or is melee
    # [range.default]
    "attacksAtOwnRange": NotRequired[bool],
    # whether the red hex of an area that is within range may be a wall hex [area.placement]
    "areaReachesWallHexes": NotRequired[bool],
    # the order of an attack's arithmetic [attack.order]
    "attackStages": NotRequired[Union[Literal['shield-last', 'ward-and-brittle-last'], List[Literal['bonuses', 'cards', 'shield', 'ward-and-brittle']]]],
    # which cards are drawn with advantage and disadvantage [attack.rolling]
    "twoCards": NotRequired[Literal['first-two', 'after-rolling']],
    # whether a character picks its card with advantage [attack.advantage]
    "characterPicksWithAdvantage": NotRequired[bool],
    # whether a bless or a curse leaves the deck when revealed, or when resolved [deck.bless-
    # curse]
    "unusedBlessLeaves": NotRequired[bool],
    # whether allies have a deck of their own [deck.ally]
    "hasAllyDeck": NotRequired[bool],
    # the conditions that exist besides the ten of every edition [condition.single]
    "addedConditions": NotRequired[List[Literal['ward', 'regenerate', 'brittle', 'bane', 'impair', 'safeguard', 'chill', 'infect', 'rupture', 'dodge', 'empower', 'enfeeble', 'poison-x', 'wound-x']]],
    # whether summoned monsters drop loot [damage.monster-death]
    "summonedMonstersDropLoot": NotRequired[bool],
    # how many loot tokens a scenario has; null for no limit [damage.monster-death]
    "lootLimit": NotRequired[Union[int, None]],
    # how far a character pushes and pulls [forced.normal-rules]
    "characterForces": NotRequired[Literal['up-to-full', 'full-or-none', 'longest', 'full-or-blocked', 'full-blocked-or-none']],
    # how far a monster pushes and pulls [forced.normal-rules]
    "monsterForces": NotRequired[Literal['up-to-full', 'full-or-none', 'longest', 'full-or-blocked', 'full-blocked-or-none']],
    # whether the pushes and pulls of one ability add up [forced.sum]
    "forcedMovementAddsUp": NotRequired[bool],
    # whether a tie for the focus goes first to the enemy nearest by range [monster.focus-
    # proximity]
    "focusByProximity": NotRequired[bool],
    # whether further targets that are ranked go first by the path to attack them [monster.extra-
    # targets]
    "furtherTargetsByPath": NotRequired[bool],
    # the order of the criteria for choosing the hex to attack from [monster.move-max-targets]
    "destination": NotRequired[Union[Literal['focus-first', 'targets-first'], List[Literal['fewest-negative-hexes', 'within-points', 'no-disadvantage-on-focus', 'most-targets', 'fewest-disadvantaged', 'fewest-points']]]],
    # whether a monster that cannot attack this turn heads for the hex of its best attack, or for
    # the nearest hex from which to attack its focus [monster.move-max-targets]
    "headsForBestAttack": NotRequired[bool],
    # which hex counts as the nearest to an enemy [monster.summon]
    "summonNearness": NotRequired[Literal['path-then-range', 'path-or-range']],
    # whether, when standees run short, those nearest the revealing character are placed first, or
    # elites and then those nearest an enemy [monster.standees]
    "nearRevealerFirst": NotRequired[bool],
    # whether a summon without a focus may go to its summoner [summon.no-focus]
    "summonFollowsSummoner": NotRequired[bool],
    # whether an element that a monster set infuses becomes strong only when the last of the set
    # has acted [element.infuse]
    "infusionWaitsForSet": NotRequired[bool],
    # whether an element that a monster consumes benefits its whole set [element.consume]
    "setConsumesTogether": NotRequired[bool],
    # whether a monster set consumes for its whole card at the start of its first turn, for the
    # monsters present then, or for each ability when a monster performs it [element.consume]
    "setConsumesAtStart": NotRequired[bool],
    # whether untargeted damage counts as performed even if it reaches nobody [ability.needs-
    # target]
    "untargetedDamageAlwaysPerformed": NotRequired[bool],
    # whether allies act before the enemies of their set, or the party chooses [initiative.ties]
    "alliesActBeforeTheirSet": NotRequired[bool],
    # whether the steps at the end of a round have a fixed order [round.end]
    "roundEndOrdered": NotRequired[bool],
    # whether a figure flying over a stun or immobilize trap blocks the movement of others
    # [move.flying]
    "flierAboveTrapBlocks": NotRequired[bool],
    # whether losing flight over an obstacle deals damage [move.flying-lost]
    "lostFlightHurts": NotRequired[bool],
})

# A condition that the scene's edition has: ward in Frosthaven and Gloomhaven 2; regenerate,
# brittle, bane and impair in Frosthaven; safeguard in Gloomhaven 2. Those from chill on are of
# expansions; what they do is left to the party.
Condition: TypeAlias = Literal['invisible', 'strengthen', 'bless', 'wound', 'poison', 'immobilize', 'disarm', 'stun', 'muddle', 'curse', 'ward', 'regenerate', 'brittle', 'bane', 'impair', 'safeguard', 'chill', 'infect', 'rupture', 'dodge', 'empower', 'enfeeble', 'poison-x', 'wound-x']

ElementName: TypeAlias = Literal['fire', 'ice', 'air', 'earth', 'light', 'dark']

# One element, one of several ("fire/ice"), or any ("wild").
ElementChoice: TypeAlias = str

# An element that is not named is inert.
Elements = TypedDict("Elements", {
    "fire": NotRequired[Literal['inert', 'waning', 'strong']],
    "ice": NotRequired[Literal['inert', 'waning', 'strong']],
    "air": NotRequired[Literal['inert', 'waning', 'strong']],
    "earth": NotRequired[Literal['inert', 'waning', 'strong']],
    "light": NotRequired[Literal['inert', 'waning', 'strong']],
    "dark": NotRequired[Literal['inert', 'waning', 'strong']],
})

# Names of monster sets.
Sets: TypeAlias = List["Id"]

# A number that a card counts: the count named by per, multiplied by times, divided by divide and
# rounded down, increased by plus, and limited to most. With figures, the figures of the sets in
# of are counted.
Count = TypedDict("Count", {
    "per": Literal['damageDealt', 'targets', 'targetsDamaged', 'hexesMoved', 'hp', 'figures'],
    "times": NotRequired[int],
    "divide": NotRequired[int],
    "plus": NotRequired[int],
    "most": NotRequired[int],
    "of": NotRequired["Sets"],
})

# A number that is known when the figure attacks. hexesMoved counts the hexes that its last move
# ability entered.
CountInAttack = TypedDict("CountInAttack", {
    "per": Literal['hexesMoved', 'hp', 'figures'],
    "times": NotRequired[int],
    "divide": NotRequired[int],
    "plus": NotRequired[int],
    "most": NotRequired[int],
    "of": NotRequired["Sets"],
})

# A number that is known before the turn.
CountBeforeTurn = TypedDict("CountBeforeTurn", {
    "per": Literal['hp', 'figures'],
    "times": NotRequired[int],
    "divide": NotRequired[int],
    "plus": NotRequired[int],
    "most": NotRequired[int],
    "of": NotRequired["Sets"],
})

# A number of figures on the map.
CountOfFigures = TypedDict("CountOfFigures", {
    "per": Literal['figures'],
    "times": NotRequired[int],
    "divide": NotRequired[int],
    "plus": NotRequired[int],
    "most": NotRequired[int],
    "of": "Sets",
})

# A number of tokens on the mat of the target of an attack.
CountOfTokens = TypedDict("CountOfTokens", {
    "per": Literal['targetTokens'],
    "times": NotRequired[int],
    "divide": NotRequired[int],
    "plus": NotRequired[int],
    "most": NotRequired[int],
})

# A number that depends on the target of an attack.
CountOfTarget = TypedDict("CountOfTarget", {
    "per": Literal['targetShield'],
    "times": NotRequired[int],
    "divide": NotRequired[int],
    "plus": NotRequired[int],
    "most": NotRequired[int],
})

# An effect of an attack besides damage.
Effect: TypeAlias = Union["Condition", "EffectPush", "EffectPull", "EffectInfuse", "EffectDamage"]

Effects: TypeAlias = List["Effect"]

SceneMap = TypedDict("SceneMap", {
    # How hexes are written in this scene and in answers about it: axial, or as [column,row]. In
    # odd-q and even-q, hexes are flat-top and the odd or even columns are shifted down; in odd-r
    # and even-r, hexes are pointy-top and the odd or even rows are shifted to the right. The
    # hexes of an area are always axial.
    "coordinates": NotRequired[Literal['axial', 'odd-q', 'even-q', 'odd-r', 'even-r']],
    # What surrounds the listed hexes: walls (the default), or more of a larger map.
    "edges": NotRequired[Literal['walls', 'open']],
    # The map drawn in lines of text, instead of hexes. Every other column of text is a column of
    # hexes, and a line of text is half a hex high. '.', a capital letter or a digit is floor, 'o'
    # obstacle, 'd' difficult, 'i' icy, 't' trap, 'h' hazardous, '#' wall hex, '+' closed door,
    # '/' open door.
    "picture": NotRequired[List[str]],
    # The hex at the first character of the picture; [0,0] if left out.
    "origin": NotRequired["Hex"],
    # Every hex that a figure can stand in or fly over.
    "hexes": NotRequired[List["Hex"]],
    # Hexes that are completely wall. None of them may be in hexes.
    "wallHexes": NotRequired[List["Hex"]],
    # Wall lines between adjacent hexes. One of the two hexes may be missing from the list of
    # hexes.
    "walls": NotRequired[List["Edge"]],
    "doors": NotRequired[List["Door"]],
    "obstacles": NotRequired["Hexes"],
    "difficult": NotRequired["Hexes"],
    "icy": NotRequired["Hexes"],
    "hazardous": NotRequired["Hexes"],
    "traps": NotRequired[List["Trap"]],
    # Hexes that are joined for steps of walking, jumping and flying.
    "links": NotRequired[List["Edge"]],
    "treasure": NotRequired["Hexes"],
    # Hexes with a water tile. What the water is to most figures, the other lists say.
    "water": NotRequired["Hexes"],
    # What a water tile that is created counts as; difficult if left out.
    "waterIs": NotRequired[Literal['difficult', 'corridor', 'icy', 'hazardous']],
    # The starting hexes of the characters.
    "startingHexes": NotRequired["Hexes"],
    # They do not affect movement, and their hexes count as empty; the scenario says what they do.
    "pressurePlates": NotRequired["Hexes"],
    # Hexes that the scenario calls negative. Figures avoid them as they avoid hazardous terrain.
    "negative": NotRequired["Hexes"],
    # Hexes by the letter or name with which the scenario marks them. Cards that name a place use
    # them.
    "marks": NotRequired[Dict[str, "Hexes"]],
    # Hexes of rooms that are not revealed yet. None of them may be in hexes. When a character
    # opens a door beside such a room, its hexes join the map; play its monsters and tiles as
    # spawn and tile steps then.
    "unrevealed": NotRequired["Hexes"],
})

Door = TypedDict("Door", {
    "at": "Hex",
    "open": NotRequired[bool],
    # Nobody can open it. A locked door is not open.
    "locked": NotRequired[bool],
})

# A bare hex, or an object with only its hex, is the scenario's damage trap. A trap with
# conditions and no damage deals no damage.
Trap: TypeAlias = Union["Hex", "TrapAt"]

# Any number; for a character and its summons also [leading, second].
Initiative: TypeAlias = Union[float, List[float]]

# A condition, gained before the figure's coming turn or, with thisTurn, during its own turn.
HeldCondition: TypeAlias = Union["Condition", "HeldConditionName"]

Retaliate = TypedDict("Retaliate", {
    "value": int,
    "range": NotRequired[int],
    # What whoever it reaches gains or suffers after it.
    "effects": NotRequired["Effects"],
})

# How long a bonus lasts; the default is the round.
Lasts: TypeAlias = Union[Literal['round', 'persistent'], "LastsTurns", "LastsRounds"]

# The attack of a figure that dies on every enemy adjacent to it, or on all figures.
DeathAttack = TypedDict("DeathAttack", {
    "value": Union[int, "Relative"],
    # It first loses its negative conditions.
    "cured": NotRequired[bool],
    # It attacks its allies adjacent to it too.
    "allies": NotRequired[bool],
})

AttackBonus: TypeAlias = str

# An active bonus.
Bonus = TypedDict("Bonus", {
    "kind": Literal['shield', 'retaliate', 'attack', 'negate', 'attackersDisadvantage', 'attackersSuffer', 'onDeath', 'healEffect', 'healOnSummonKill', 'healAtEndOfRound', 'advantageNearby', 'attackNearby', 'attackersGain', 'retaliates', 'suffersKills', 'suffersUntilHealed', 'leavesHealed'],
    # Counted, if at all, only of healAtEndOfRound, shield and retaliate, and only figures.
    "value": NotRequired[Union[int, "CountOfFigures"]],
    "range": NotRequired[int],
    # Of retaliate: it reaches as many hexes as it deals damage.
    "rangeIsValue": NotRequired[bool],
    "attack": NotRequired["AttackBonus"],
    # Of attack: it counts only while the figure has all its hit points.
    "while": NotRequired[Literal['undamaged']],
    # Of onDeath, healEffect and attackersGain: what others gain.
    "condition": NotRequired["Condition"],
    "attackAll": NotRequired["DeathAttack"],
    # Of onDeath: the monster that is then spawned; its stat card is in the scene's monsters.
    "spawn": NotRequired["BonusSpawn"],
    # Of attackNearby: how near allies must be; without it, anywhere.
    "within": NotRequired[int],
    # Of advantageNearby and attackNearby: the sets of those who have it. Of suffersKills: the
    # sets whose deaths hurt the figure.
    "of": NotRequired["Sets"],
    # Of retaliate: what whoever it reaches gains or suffers after it. Of retaliates: what whoever
    # suffers damage from any retaliate of the figure gains or suffers.
    "effects": NotRequired["Effects"],
    # Of shield, retaliate and attackersDisadvantage: it counts only against such attacks.
    "against": NotRequired[Literal['any', 'melee', 'ranged']],
    # Of shield and retaliate: it counts only until the figure's turn of the round begins.
    "beforeTurn": NotRequired[bool],
    # Of shield and retaliate: it does not count while the figure has this condition.
    "unless": NotRequired["Condition"],
    # Of shield and retaliate: it counts only while the figure has this condition.
    "onlyWith": NotRequired["Condition"],
    "lasts": NotRequired["Lasts"],
    # The turn or round in which the bonus began has not ended yet.
    "first": NotRequired[bool],
    "uses": NotRequired[int],
    # Of shield, attackersDisadvantage and negate, with uses: the item that gives the bonus. Its
    # character is asked each time whether to use it.
    "item": NotRequired["Id"],
})

# The base stat. "-" is a dash on the stat card: the figure does not perform attacks relative to
# this stat.
AttackStat: TypeAlias = Union[int, Literal['-']]

# The base stat. "-" is a dash on the stat card: the figure does not perform moves relative to
# this stat.
MoveStat: TypeAlias = Union[int, Literal['-']]

# The base stat. "-" is a dash on the stat card: the figure's attacks are melee.
RangeStat: TypeAlias = Union[int, Literal['-']]

# The range of an attack: a number, a number relative to the stat "range", "melee", or {"melee":
# 2} for a melee attack that reaches so many hexes. If it is left out, the attack is melee, except
# in Gloomhaven and Jaws of the Lion, where a monster, boss, ally or summon with that stat attacks
# at that range.
AttackRange: TypeAlias = Union[int, "Relative", Literal['melee'], "AttackRangeMelee"]

Figure = TypedDict("Figure", {
    "id": "Id",
    "kind": Literal['character', 'summon', 'monster', 'ally', 'objective', 'boss'],
    "side": Literal['party', 'monsters'],
    "at": "Hex",
    # The other hexes of an objective that stands in several: each adjacent to another of its
    # hexes [map.objective].
    "alsoAt": NotRequired[List["Hex"]],
    # The monster set.
    "name": NotRequired[str],
    # The set whose ability cards the figure uses, if several sets share a deck; otherwise those
    # of its own set.
    "set": NotRequired[str],
    "rank": NotRequired[Literal['normal', 'elite', 'named']],
    "standee": NotRequired[int],
    "initiative": NotRequired["Initiative"],
    "summoner": NotRequired["Id"],
    # Of several summons of one figure, those with a lower number were summoned before; one
    # without it before all that have one [initiative.summon].
    "summonOrder": NotRequired[int],
    "summonedThisRound": NotRequired[bool],
    "origin": NotRequired[Literal['summoned', 'spawned']],
    # Hit points, at most maxHp. A figure without hp cannot die.
    "hp": NotRequired[int],
    "maxHp": NotRequired[int],
    "attack": NotRequired["AttackStat"],
    "move": NotRequired["MoveStat"],
    "range": NotRequired["RangeStat"],
    "flying": NotRequired[bool],
    "shield": NotRequired[int],
    "retaliate": NotRequired[List["Retaliate"]],
    "pierce": NotRequired[int],
    "targets": NotRequired[int],
    # The conditions, each listed once.
    "conditions": NotRequired[List["HeldCondition"]],
    "immunities": NotRequired[List[Union["Condition", Literal['push', 'pull']]]],
    # Conditions that the figure always has.
    "permanent": NotRequired[List["Condition"]],
    # The hit points of the figure never drop below this number.
    "leastHp": NotRequired[int],
    "attackEffects": NotRequired["Effects"],
    # All attacks by the figure have advantage.
    "advantage": NotRequired[bool],
    # All attacks on the figure have disadvantage.
    "attackersDisadvantage": NotRequired[bool],
    # The figure never focuses on figures of these kinds.
    "focusNot": NotRequired[List[Literal['summon']]],
    # The figure draws from the modifier deck of the character, who must be the only one.
    "modifierDeck": NotRequired[Literal['character']],
    # The figure moves towards the closest of the hexes that the map marks so; startingHex:
    # towards the closest starting hex.
    "headsFor": NotRequired["Id"],
    # To the figure water tiles are corridors, and all other hexes obstacles.
    "waterOnly": NotRequired[bool],
    # Terrain that does not affect the figure.
    "unaffectedBy": NotRequired[List[Literal['hazardous', 'water']]],
    # What a character can lose to negate damage.
    "cards": NotRequired["ScenarioRoomFigureCards"],
    # The figure, a monster, boss or ally, cannot be interacted with. It can have no conditions.
    "noInteraction": NotRequired[bool],
    "bonuses": NotRequired[List["Bonus"]],
    # The figure has had its turn this round.
    "turnEnded": NotRequired[bool],
    # Tokens on its mat (targetTokens).
    "tokens": NotRequired[int],
    # How many monsters its cards have spawned.
    "spawns": NotRequired[int],
    # Whatever an app keeps with the figure. Every scene of an answer has it as it was written.
    "app": NotRequired[Any],
})

Modifier: TypeAlias = Union[Literal['miss', '2x', 'bless', 'curse'], str]

# An attack modifier card. Miss and 2x have the shuffle icon unless the card says otherwise.
Card: TypeAlias = Union["Modifier", "CardValue"]

Cards: TypeAlias = List["Card"]

# Modifier decks by owner: monsters, allies, or the id of a character. The cards are listed from
# the top.
Decks: TypeAlias = Dict[str, "Cards"]

# A number, a number relative to the stat card's, or all.
Targets: TypeAlias = Union[int, "Relative", Literal['all']]

# Whom an ability affects. usual means the figure or its allies if the ability helps, and its
# enemies if it harms.
Whom: TypeAlias = Literal['usual', 'allies', 'selfAndAllies', 'enemies', 'alliesAndEnemies']

# Offsets from any common origin, at most 100, without duplicates. With a grey hex the attack is
# melee; without one it is ranged and may not have a melee range. Each blue hex must hold an ally.
Area = TypedDict("Area", {
    "grey": NotRequired["Hex"],
    "red": List["Hex"],
    "blue": NotRequired["Hexes"],
})

# A conditional effect. Without if it always applies.
Add = TypedDict("Add", {
    "if": NotRequired["AddIf"],
    "value": NotRequired[Union["Change", "CountOfTokens"]],
    "targets": NotRequired["Change"],
    "pierce": NotRequired[int],
    "effects": NotRequired["Effects"],
})

Change: TypeAlias = Union[int, "Relative"]

Abilities: TypeAlias = List["Ability"]

# An attack that a figure makes while an enemy controls it.
ControlledAttack = TypedDict("ControlledAttack", {
    "value": Union[int, "Relative"],
    "range": NotRequired["AttackRange"],
    "targets": NotRequired["Targets"],
    "pierce": NotRequired[int],
    "effects": NotRequired["Effects"],
    "advantage": NotRequired[bool],
    "disadvantage": NotRequired[bool],
})

# One line of a card: an object with one field, the name of the ability. consume, rank and if also
# have to, and optionally else.
Ability = TypedDict("Ability", {
    "move": NotRequired["AbilityMove"],
    "teleport": NotRequired["AbilityTeleport"],
    "attack": NotRequired["AbilityAttack"],
    "heal": NotRequired["AbilityHeal"],
    # For the figure itself or, with whom, for others within this many hexes.
    "shield": NotRequired["AbilityShield"],
    "retaliate": NotRequired["AbilityRetaliate"],
    "condition": NotRequired["AbilityCondition"],
    "push": NotRequired["Forced"],
    "pull": NotRequired["Forced"],
    "damage": NotRequired["AbilityDamage"],
    "loot": NotRequired["AbilityLoot"],
    "infuse": NotRequired[List["ElementChoice"]],
    "consume": NotRequired[List["ElementChoice"]],
    "to": NotRequired["Abilities"],
    "else": NotRequired["Abilities"],
    "summon": NotRequired["AbilitySummon"],
    "grant": NotRequired["AbilityGrant"],
    # Figures of this rank perform to; others perform else.
    "rank": NotRequired[Literal['normal', 'elite']],
    # The condition. If it holds, the figure performs to; otherwise it performs else.
    "if": NotRequired["AbilityIf"],
    # Whom the abilities below this one focus on.
    "focus": NotRequired["AbilityFocus"],
    "create": NotRequired["AbilityCreate"],
    # A bonus for the round: for the figure itself or, with whom, for others within this many
    # hexes.
    "bonus": NotRequired["AbilityBonus"],
    # The figure dies.
    "kill": NotRequired["AbilityKill"],
    # A normal monster becomes elite, an elite one normal, and has the stats that the scene's
    # monsters give for that rank. Only the first line of a card.
    "switchRank": NotRequired[Literal[True]],
    # Enemies perform attacks as allies of the figure: the targets of its last attack in
    # initiative order, or the nearest enemy.
    "control": NotRequired["AbilityControl"],
    # The figure loses a condition.
    "remove": NotRequired["AbilityRemove"],
    # A token of the scenario is placed.
    "token": NotRequired["AbilityToken"],
})

# value means the same as points.
Forced = TypedDict("Forced", {
    "points": NotRequired[int],
    "value": NotRequired[int],
    "range": NotRequired[int],
    "targets": NotRequired["Targets"],
    "effects": NotRequired["Effects"],
})

# The figure that acts (a monster, boss, ally or summon) and its card. Only a summon's card may be
# left out.
Turn = TypedDict("Turn", {
    "figure": "Id",
    "abilities": NotRequired["Abilities"],
})

# What a set does this round. A figure without an initiative of its own has the card's initiative.
MonsterCard = TypedDict("MonsterCard", {
    "id": NotRequired[str],
    "name": NotRequired[str],
    "initiative": NotRequired[float],
    # The id or the name of the character right after whom its figures act; the card's initiative
    # counts while that character is not on the map.
    "actsAfter": NotRequired[str],
    # The card's deck is shuffled at the end of the round.
    "shuffle": NotRequired[bool],
    "abilities": "Abilities",
    "text": NotRequired["PartyTexts"],
})

# A text that the engine does not carry out: the party resolves it.
PartyTexts: TypeAlias = List[Union[str, "PartyText"]]

# The text changes the ability at position with, or it is a line of its own, due after this many
# abilities.
PartyText = TypedDict("PartyText", {
    "says": str,
    "why": NotRequired[str],
    "with": NotRequired[int],
    "after": NotRequired[int],
    "mark": NotRequired[Literal['the party resolves this']],
})

# The state of a round in progress, as standee play leaves it.
Progress = TypedDict("Progress", {
    "turn": NotRequired["ProgressTurn"],
    "abilities": NotRequired[List["ProgressAbilitiesItem"]],
    "setInfusions": NotRequired[Dict[str, List["ElementChoice"]]],
    # The consumptions on a set's card that are paid. A consumption of a single element may be
    # written as that element.
    "setConsumed": NotRequired[Dict[str, List[Union["ElementName", "ProgressSetConsumedValueItemPrice"]]]],
    # The elements that a set consumed when its first figure started its turn, in the states that
    # they had, while no figure of the set has performed an ability: if none does, the elements
    # come back.
    "setPledged": NotRequired[Dict[str, "Elements"]],
    # The figures of a set that were on the map when it consumed. Figures that appear later have
    # no benefit.
    "setBenefits": NotRequired[Dict[str, List[str]]],
    # The set or character that acts before others with the same initiative.
    "acting": NotRequired[str],
    # The order that the party has chosen among figures tied in initiative: "monsters/guard" for a
    # set, otherwise an id. It holds for the rest of the round, also for focus.
    "decidedFirst": NotRequired[List[str]],
    # The foci of the figures that have looked for a focus in this turn; no focus if they found
    # none.
    "foci": NotRequired[List["ProgressFociItem"]],
    # Of two tied in initiative, the one that acts first because a focus was chosen.
    "decidedByFocus": NotRequired[List["ProgressDecidedByFocusItem"]],
    "shuffles": NotRequired[int],
    "lootPlaced": NotRequired[int],
})

# The score of another implementation on fixtures.
ScoreAnswer = TypedDict("ScoreAnswer", {
    "format": Literal['score-answer/1'],
    # The implementation, as a shell command.
    "command": str,
    "total": "ScoreAnswerScore",
    # Fixtures that were not asked because the command was restarted too often.
    "notAsked": int,
    # Fixtures that are not a turn or a play, and fixtures that expect nothing that is compared.
    "leftOut": int,
    "editions": Dict[str, "ScoreAnswerScore"],
    # A fixture counts for each clause that it names.
    "clauses": Dict[str, "ScoreAnswerScore"],
    # The number of fixtures that the command does not support, by its reason.
    "unsupported": Dict[str, int],
    "failures": List["ScoreAnswerFailure"],
})

ScoreAnswerScore = TypedDict("ScoreAnswerScore", {
    "passed": int,
    "failed": int,
    "unsupported": int,
})

ScoreAnswerFailure = TypedDict("ScoreAnswerFailure", {
    "file": str,
    "edition": "Edition",
    "clauses": List["ClauseId"],
    "expected": str,
    "answered": str,
})

# A note, which says what has happened in words, or an event as in a round.
SessionEvent: TypeAlias = Union["SessionEventNote", "SessionEventAttack", "SessionEventDamage", "SessionEventNegate", "SessionEventHeal", "SessionEventGain", "SessionEventLose", "SessionEventNoEffect", "SessionEventMove", "SessionEventDeath", "SessionEventExhausted", "SessionEventDestroyed", "SessionEventRemoved", "SessionEventDismissed", "SessionEventLootToken", "SessionEventLoot", "SessionEventTrap", "SessionEventDoor", "SessionEventInfuse", "SessionEventInfusion", "SessionEventConsume", "SessionEventWane", "SessionEventBonus", "SessionEventBonusUsed", "SessionEventBonusEnds", "SessionEventStartTurn", "SessionEventEndTurn", "SessionEventEndRound", "SessionEventShuffle", "SessionEventCardJoins", "SessionEventCardLeaves", "SessionEventTile", "SessionEventSummon", "SessionEventSpawn", "SessionEventChoice", "SessionEventParty", "SessionEventRank", "SessionEventToken"]

# Something for which a round has no event.
SessionEventNote = TypedDict("SessionEventNote", {
    "event": Literal['initiative', 'card', 'correction', 'reveal', 'round', 'undo', 'redo', 'over'],
    # Whom it is about: a figure, the set of a card, or a room.
    "figure": NotRequired[str],
    "says": str,
    "scene": NotRequired["SessionEventBoard"],
})

# The scene after the event, if it was asked for. A figure that is about to leave has 0 hit
# points.
SessionEventBoard: TypeAlias = Union["Scene"]

SessionState = TypedDict("SessionState", {
    "scene": "Scene",
    "round": int,
    # Who has still to act, in order; empty before all initiatives are known.
    "order": List["RoundLineInitiativeInitiativeItem"],
    # All figures in the order in which they act this round.
    "turns": List["SessionStateTurn"],
    # The ability decks of the sets on the map, by set.
    "decks": Dict[str, "SessionStateDeck"],
    # The cards of the characters whose hands are counted, by id.
    "hands": Dict[str, "SessionStateHand"],
    # How many commands can be taken back.
    "done": int,
    # How many can be done again.
    "undone": int,
    # What people call the hexes of the map, in the order of the scene: C5.
    "hexNames": List[str],
    # The ids of the rooms that nobody has seen.
    "hiddenRooms": List[str],
    "waiting": "Waiting",
})

SessionStateTurn = TypedDict("SessionStateTurn", {
    "figure": "Id",
    "initiative": NotRequired[float],
    # Left out for those who act later, or not at all.
    "is": NotRequired[Literal['done', 'now', 'next']],
})

SessionStateDeck = TypedDict("SessionStateDeck", {
    # Whose stat cards have the deck.
    "of": str,
    "cards": List["SessionStateCard"],
})

SessionStateCard = TypedDict("SessionStateCard", {
    "id": str,
    "name": NotRequired[str],
    "initiative": NotRequired[float],
    "shuffle": NotRequired[bool],
    # Left out for cards that are still in the pile.
    "is": NotRequired[Literal['now', 'discarded']],
})

SessionStateHand = TypedDict("SessionStateHand", {
    "hand": int,
    "discard": int,
    "lost": int,
    # For this round.
    "chosen": int,
})

# The document with which the game began, the seeds, and the commands. The game is what these come
# to.
SavedSession = TypedDict("SavedSession", {
    "format": Literal['session/1'],
    "start": Union["Scene", "Scenario", "Fixture"],
    "seed": NotRequired[int],
    # The seed of the ability decks of a game without a seed.
    "abilities": NotRequired[int],
    # The commands.
    "journal": List[str],
    # The commands that were taken back, the first of them last.
    "undone": NotRequired[List[str]],
    # A hash of the board.
    "check": NotRequired[str],
})

SavedSessionNewRequest = TypedDict("SavedSessionNewRequest", {
    "input": Union["Scene", "Scenario", "Fixture"],
    "seed": NotRequired[int],
    "options": NotRequired["SavedSessionNewRequestOptions"],
    "language": NotRequired["SavedSessionLanguage"],
})

SavedSessionLoadRequest = TypedDict("SavedSessionLoadRequest", {
    "input": "SavedSession",
    "language": NotRequired["SavedSessionLanguage"],
})

SavedSessionCommandRequest = TypedDict("SavedSessionCommandRequest", {
    # The id of a game.
    "session": str,
    # As people type it, or as JSON.
    "command": Union[str, Dict[str, Any], List[Any]],
    # Each event has the scene after it.
    "boards": NotRequired[bool],
    # What happened in words, too.
    "words": NotRequired[bool],
    "language": NotRequired["SavedSessionLanguage"],
})

SavedSessionCountRequest = TypedDict("SavedSessionCountRequest", {
    # The id of a game.
    "session": str,
    "count": NotRequired[int],
    "language": NotRequired["SavedSessionLanguage"],
})

SavedSessionRequest = TypedDict("SavedSessionRequest", {
    # The id of a game.
    "session": str,
    "language": NotRequired["SavedSessionLanguage"],
})

# The language of what the answer says to players; English if left out.
SavedSessionLanguage: TypeAlias = Literal['en', 'de']

SavedSessionBegun = TypedDict("SavedSessionBegun", {
    # The id of a game.
    "session": str,
    # What was wrong with a saved game that goes on all the same, or which stat cards a new game
    # lacks.
    "remark": NotRequired[str],
    "waiting": "Waiting",
})

SavedSessionCommanded = TypedDict("SavedSessionCommanded", {
    "events": List["SessionEvent"],
    "text": NotRequired[str],
    "waiting": "Waiting",
})

SavedSessionUndone = TypedDict("SavedSessionUndone", {
    # The commands.
    "undone": str,
    "waiting": "Waiting",
})

SavedSessionRedone = TypedDict("SavedSessionRedone", {
    # The commands.
    "redone": str,
    "waiting": "Waiting",
})

SavedSessionHistoryRequest = TypedDict("SavedSessionHistoryRequest", {
    # The id of a game.
    "session": str,
    # The number of the first command; 0 is what happened before any.
    "first": NotRequired[int],
    # Of how many commands; all if left out.
    "count": NotRequired[int],
    # Each event has the scene after it, without stat cards and decks.
    "boards": NotRequired[bool],
    "language": NotRequired["SavedSessionLanguage"],
})

SavedSessionHistory = TypedDict("SavedSessionHistory", {
    "commands": List["SavedSessionHappened"],
})

# A command and what happened.
SavedSessionHappened = TypedDict("SavedSessionHappened", {
    # Left out before the first command.
    "command": NotRequired[str],
    "events": List["SessionEvent"],
})

SavedSessionWhyRequest = TypedDict("SavedSessionWhyRequest", {
    # The id of a game.
    "session": str,
    # Whose last turn; left out: that of whoever the rules have played last.
    "figure": NotRequired["Id"],
    # An enemy or a hex: why is it not the focus, or not where the figure ends?
    "whyNot": NotRequired[Union["Hex", str]],
    # The answer in words, too.
    "words": NotRequired[bool],
    "language": NotRequired["SavedSessionLanguage"],
})

SavedSessionWhy = TypedDict("SavedSessionWhy", {
    "figure": "Id",
    "why": List["TurnAnswerReason"],
    "whyNot": NotRequired[List["TurnAnswerWhyNot"]],
    "text": NotRequired[str],
})

SavedSessionReachRequest = TypedDict("SavedSessionReachRequest", {
    # The id of a game.
    "session": str,
    "figure": "Id",
    # Where the way begins; left out: where the figure stands.
    "from": NotRequired["Hex"],
    # Movement points; 99 if left out.
    "points": NotRequired[int],
    "jump": NotRequired[bool],
    "language": NotRequired["SavedSessionLanguage"],
})

SavedSessionReach = TypedDict("SavedSessionReach", {
    # The hexes in which it may end a move, with the best way to each: fewest negative hexes, then
    # fewest points.
    "hexes": List["SavedSessionWay"],
    # The enemies in its line of sight, nearest first.
    "enemies": List["SavedSessionSeen"],
})

SavedSessionWay = TypedDict("SavedSessionWay", {
    "at": "Hex",
    "points": int,
    "negativeHexes": NotRequired[int],
    # The hexes that it enters by its own steps, without the one in which it starts.
    "path": List["Hex"],
})

SavedSessionSeen = TypedDict("SavedSessionSeen", {
    "figure": "Id",
    "range": int,
})

SavedSessionClosed = TypedDict("SavedSessionClosed", {
})

# Whether there is a line of sight between two hexes. Points are exact: (x / over, y / over) on
# the lattice where the centre of the axial hex [q,r] is (3q, q + 2r) and its corners lie (+-2, 0)
# and (+-1, +-1) from there.
SightAnswer = TypedDict("SightAnswer", {
    "format": Literal['sight-answer/1'],
    "from": "Hex",
    "to": "Hex",
    "visible": bool,
    "clause": "ClauseId",
    "page": str,
    # A clear line; if there is no line of sight, the line with the fewest walls in its way.
    "line": List["SightAnswerPoint"],
    # The centres of the two hexes, for placing the line on a drawn map.
    "centres": List["SightAnswerPoint"],
    # With the option all: the range between the two hexes, or null if it is not counted there.
    "range": NotRequired[Union[int, None]],
    # With the option all: every hex that the first one sees, and its range.
    "sees": NotRequired[List["SightAnswerSeesItem"]],
    # The hex sides in the way of that line, each given as the two hexes that it separates.
    "blockedBy": List[List["Hex"]],
})

SightAnswerPoint = TypedDict("SightAnswerPoint", {
    "x": int,
    "y": int,
    "over": int,
})

AttackStep = TypedDict("AttackStep", {"attack": "StepAttack"})

DamageStep = TypedDict("DamageStep", {"damage": "StepDamage"})

HealStep = TypedDict("HealStep", {"heal": "StepHeal"})

GainStep = TypedDict("GainStep", {"gain": "StepGain"})

LoseStep = TypedDict("LoseStep", {"lose": "StepLose"})

ShieldStep = TypedDict("ShieldStep", {"shield": "StepShield"})

RetaliateStep = TypedDict("RetaliateStep", {"retaliate": "StepRetaliate"})

BonusStep = TypedDict("BonusStep", {"bonus": "StepBonus"})

MoveStep = TypedDict("MoveStep", {"move": "StepMove"})

TeleportStep = TypedDict("TeleportStep", {"teleport": "StepTeleport"})

PushStep = TypedDict("PushStep", {"push": "StepPush"})

PullStep = TypedDict("PullStep", {"pull": "StepPush"})

# The id of a figure, or an object that also says whether it regenerates and who negates damage.
StartTurnStep = TypedDict("StartTurnStep", {"startTurn": Union["Id", "StepStartTurnFigure"]})

# The id of a figure, or an object that also says who negates damage.
EndTurnStep = TypedDict("EndTurnStep", {"endTurn": Union["Id", "StepEndTurnFigure"]})

EndRoundStep = TypedDict("EndRoundStep", {"endRound": Literal[True]})

InfuseStep = TypedDict("InfuseStep", {"infuse": "ElementName"})

ConsumeStep = TypedDict("ConsumeStep", {"consume": "ElementName"})

SummonStep = TypedDict("SummonStep", {"summon": "StepSummon"})

# The summon that its summoner sends away.
DismissStep = TypedDict("DismissStep", {"dismiss": "Id"})

SpawnStep = TypedDict("SpawnStep", {"spawn": "StepSpawn"})

LootStep = TypedDict("LootStep", {"loot": "StepLoot"})

TileStep = TypedDict("TileStep", {"tile": "StepTile"})

TurnStep = TypedDict("TurnStep", {"turn": "StepTurn"})

# An object with one field, the name of the step.
Step = Union[
    AttackStep,
    DamageStep,
    HealStep,
    GainStep,
    LoseStep,
    ShieldStep,
    RetaliateStep,
    BonusStep,
    MoveStep,
    TeleportStep,
    PushStep,
    PullStep,
    StartTurnStep,
    EndTurnStep,
    EndRoundStep,
    InfuseStep,
    ConsumeStep,
    SummonStep,
    DismissStep,
    SpawnStep,
    LootStep,
    TileStep,
    TurnStep,
]

# One decision for each choice met, in order: the index of an option, or enough of its content to
# identify it. Outside a turn, these are the choices that a death brings.
StepChoose: TypeAlias = List["EventOptionChoice"]

# True if the target negates the damage, or the characters who do so. A character negates the next
# source of damage to it; if it is named twice, the next two. With "source" it negates the source
# with that number, counted from 1 among the sources that would damage it in the step.
StepNegate: TypeAlias = Union[bool, List[Union["Id", "StepNegateItemWho"]]]

# For every hex in which the figure could end its move: who would focus on it there, and the mean
# damage of each enemy's turn.
ThreatAnswer = TypedDict("ThreatAnswer", {
    "format": Literal['threat-answer/1'],
    # The name of the file, - for standard input.
    "file": str,
    "figure": "Id",
    # In hex order.
    "hexes": List["ThreatAnswerHexesItem"],
    # Enemies left out because their set has no card.
    "withoutCard": List["Id"],
    # What is left to the party: the conditions whose rules text this project does not have.
    "notes": NotRequired[List[str]],
})

# Mean damage, from the party's best choices (least) to its worst (most).
ThreatAnswerDamage = TypedDict("ThreatAnswerDamage", {
    "least": float,
    "most": float,
})

# One line for each scene, in the order given.
TurnAnswer = TypedDict("TurnAnswer", {
    "format": Literal['turn-answer/1'],
    # The name of the file.
    "file": str,
    "figure": "Id",
    # The focus, or all tied foci, sorted as byte strings; an empty list means no focus.
    "focus": List["Id"],
    # Every outcome that the rules allow, sorted by end, then by targets. Each pair is listed
    # once, or once for each of the equally good paths through different negative hexes or past
    # different enemies whom the figure attacks along its move, and once for each course of the
    # rest of the turn. An option tells its first attack and the moves before it; then tells the
    # rest. Where the rest depends on whether an attack kills, there is an option for each.
    "options": List["TurnAnswerOption"],
    # Who chooses if there is more than one option.
    "decides": Literal['party', 'summoner'],
    "why": List["TurnAnswerReason"],
    # Contested readings of a rule that decided the answer: the reading taken, and the other
    # reading.
    "contested": NotRequired[List["PlayAnswerContestedItem"]],
    # Remarks on what decided the answer, and what is left to the party.
    "notes": NotRequired[List[str]],
    # With --why-not: the questions focus and attack for an enemy, or the question end for a hex.
    "whyNot": NotRequired[List["TurnAnswerWhyNot"]],
    # With --without: the clauses that the answer leaves out. Focus and options are those of the
    # executable rulebook without them, and why is empty.
    "without": NotRequired[List["ClauseId"]],
    # With --without: what differs from the answer by all rules; empty if nothing does.
    "changes": NotRequired["TurnAnswerChanges"],
})

TurnAnswerOption = TypedDict("TurnAnswerOption", {
    "end": "Hex",
    # The start, then every hex entered, including those slid into.
    "path": List["Hex"],
    # The first, in order, of the foci that lead to this option; null means no focus.
    "focus": Union["Id", None],
    # The figures attacked, sorted as byte strings. If empty, the figure attacks nobody.
    "targets": List["Id"],
    # Movement points spent.
    "movement": int,
    # Negative hexes entered.
    "negativeHexes": int,
    # Targets attacked with disadvantage.
    "disadvantaged": List["Id"],
    # The hex that it attacks from or heads for, the first in order; null if there is none.
    "attackHex": Union["Hex", None],
    # The red hexes of an area attack.
    "area": List["Hex"],
    # The figures attacked along the path, sorted as byte strings. Missing if there are none.
    "along": NotRequired[List["Id"]],
    # The figures that have left the map since the attack before, or since the start of the turn,
    # in that order. If the figure itself is among them, it does not make this attack. Missing if
    # there are none.
    "fallen": NotRequired[List["Id"]],
    # The rest of the turn: the later attacks of its card in order, with the moves before them,
    # and the moves after the last attack. Each is planned from what the lines before it leave.
    # Missing if there is none.
    "then": NotRequired[List["TurnAnswerPart"]],
})

# A later attack of a turn, or the moves after its last attack. The fields mean the same as in an
# option.
TurnAnswerPart = TypedDict("TurnAnswerPart", {
    "end": "Hex",
    # The start, then every hex entered, including those slid into.
    "path": List["Hex"],
    # The first, in order, of the foci that lead to this option; null means no focus.
    "focus": Union["Id", None],
    # The figures attacked, sorted as byte strings. If empty, the figure attacks nobody.
    "targets": List["Id"],
    # Movement points spent.
    "movement": int,
    # Negative hexes entered.
    "negativeHexes": int,
    # Targets attacked with disadvantage.
    "disadvantaged": List["Id"],
    # The hex that it attacks from or heads for, the first in order; null if there is none.
    "attackHex": Union["Hex", None],
    # The red hexes of an area attack.
    "area": List["Hex"],
    # The figures attacked along the path, sorted as byte strings. Missing if there are none.
    "along": NotRequired[List["Id"]],
    # The figures that have left the map since the attack before, or since the start of the turn,
    # in that order. If the figure itself is among them, it does not make this attack. Missing if
    # there are none.
    "fallen": NotRequired[List["Id"]],
})

# A step of the reasoning, with its clause and page. A page in another edition's rulebook is given
# as "as in Frosthaven p.27".
TurnAnswerReason = TypedDict("TurnAnswerReason", {
    "clause": "ClauseId",
    "page": str,
    "says": str,
    "kept": "TurnAnswerNarrowed",
    "dropped": "TurnAnswerNarrowed",
})

# In how many of the options it happens: never, sometimes, always. For the question focus: always
# if it is the only focus, sometimes if several tie.
TurnAnswerHappens: TypeAlias = Literal['never', 'sometimes', 'always']

# Why the figure does not focus on an enemy, attack it or end in a hex.
TurnAnswerWhyNot = TypedDict("TurnAnswerWhyNot", {
    "question": Literal['focus', 'attack', 'end'],
    # The enemy, for focus and attack.
    "figure": NotRequired["Id"],
    # The hex, for end.
    "hex": NotRequired["Hex"],
    "happens": "TurnAnswerHappens",
    # What decided against it, or what blocks it, with one entry for each tied focus. kept lists
    # what won instead. Empty if it happens.
    "reasons": List["TurnAnswerReason"],
    # The smallest changes to the scene that would make it happen, at most three, all of the same
    # size. A move counts the hexes that something is moved, opening a door counts 1, removing or
    # adding something counts 2. Each change was tried. Empty if it happens, or if no change makes
    # it happen.
    "changes": List["TurnAnswerChange"],
    # False if there are too many changes, so that the larger ones were not tried.
    "triedAll": bool,
})

# One figure or tile is moved (from, to) or removed (at), one obstacle or trap is added (at), or
# one door is opened (at).
TurnAnswerChange = TypedDict("TurnAnswerChange", {
    "change": Literal['move', 'open', 'remove', 'add'],
    "what": Literal['figure', 'obstacle', 'trap', 'hazardous', 'difficult', 'icy', 'door'],
    # The figure that is moved or removed.
    "figure": NotRequired["Id"],
    "from": NotRequired["Hex"],
    "to": NotRequired["Hex"],
    "at": NotRequired["Hex"],
    "happens": "TurnAnswerHappens",
})

# Figures or hexes; null if there are none.
TurnAnswerNarrowed: TypeAlias = Union[None, "TurnAnswerNarrowedFigures", "TurnAnswerNarrowedHexes"]

# What a campaign tried and found. With --clause, only findings about these clauses.
VerifyAnswer = TypedDict("VerifyAnswer", {
    "format": Literal['verify-answer/1'],
    # The plan of the campaign.
    "plan": "AgainstAnswerPlan",
    "cases": "VerifyAnswerCount",
    "turns": "VerifyAnswerCount",
    "plays": "VerifyAnswerCount",
    "rounds": "VerifyAnswerCount",
    # Counts by the id of each clause that fired or was asked for.
    "clauses": Dict[str, "VerifyAnswerClausesValue"],
    # Clauses of the executable rulebook that it never looked at.
    "neverFired": "VerifyAnswerClauses",
    # Clauses that the rulebook looked at but that were never decisive.
    "neverDecisive": "VerifyAnswerClauses",
    # The number of findings of each kind. The first kind is a fault of the engine, the others are
    # in the rules.
    "found": "VerifyAnswerFound",
    "findings": List["VerifyAnswerFinding"],
    # With --rules: findings left out because the edition as printed has them too.
    "printedToo": NotRequired["VerifyAnswerCount"],
    # With --rules: what the house rules do to cases that the executable rulebook plays.
    "houseRule": NotRequired["VerifyAnswerHouseRule"],
})

VerifyAnswerCount: TypeAlias = int

VerifyAnswerClauses: TypeAlias = List["ClauseId"]

# A scene whose turn is planned, a play if it has steps, or a round with its decisions if it has
# round.
VerifyAnswerCase = TypedDict("VerifyAnswerCase", {
    "scene": "Scene",
    "steps": NotRequired[List["Step"]],
    "round": NotRequired[Dict[str, Any]],
})

VerifyAnswerFinding = TypedDict("VerifyAnswerFinding", {
    "kind": Literal['violation', 'order-dependence', 'overlap', 'gap', 'hidden-tie', 'no-consistent-outcome', 'ruling-against-text', 'edition-divergence'],
    # The clauses that the finding is about: one clause, or the two that conflict.
    "clauses": "VerifyAnswerClauses",
    # What detected it: rulebook, or the subject of a contradiction.
    "seenBy": str,
    "edition": "Edition",
    # The number of the first case that shows the finding.
    "number": "VerifyAnswerCount",
    # One side: the engine, or the first order.
    "oneSays": str,
    # The other side: the oracle, the rule, or the second order.
    "otherSays": str,
    # The smallest case that shows the finding.
    "case": "VerifyAnswerCase",
    # The command line that shows the finding in full.
    "command": str,
})

Waiting = TypedDict("Waiting", {
    # What is needed.
    "for": Literal['card', 'initiative', 'choice', 'draw', 'negate', 'character', 'party', 'reveal', 'round-over', 'over'],
    # Whom it is about: a figure, or the set of a card.
    "figure": NotRequired[str],
    # The question in words.
    "says": str,
    # Every legal answer, but for the free forms in open.
    "answers": List["WaitingAnswer"],
    # Which free form is accepted besides; left out if the answers are complete.
    "open": NotRequired[str],
    # What the party carries out: the text of a card.
    "cardSays": NotRequired[str],
    # At the end of a round: no enemy is left, and no room is hidden.
    "cleared": NotRequired[Literal[True]],
    "of": NotRequired["EventChoiceKind"],
    "clause": NotRequired["ClauseId"],
    # Who is attacked, where modifier cards are due.
    "target": NotRequired["Id"],
    # How many modifier cards are due.
    "cards": NotRequired[int],
})

WaitingAnswer = TypedDict("WaitingAnswer", {
    # As people type it.
    "command": str,
    # The same as JSON; left out if there is none.
    "json": NotRequired[Union[str, Dict[str, Any], List[Any]]],
    # What it means.
    "says": NotRequired[str],
    "option": NotRequired["EventOption"],
})

AgainstAnswerPlanEditionsItemEdition = TypedDict("AgainstAnswerPlanEditionsItemEdition", {
    "edition": "Edition",
    "rules": "Rules",
})

AgainstAnswerPlan = TypedDict("AgainstAnswerPlan", {
    "seed": int,
    # The scope: all its scenes, or cases drawn from it.
    "scope": NotRequired[str],
    # The case of which small changes were tried.
    "around": NotRequired["VerifyAnswerCase"],
    # The number of cases. Left out: the whole scope, or until time is up.
    "cases": NotRequired[int],
    # The rounds also use ability lines that no printed card has, generated from the schema.
    "anyLines": NotRequired[bool],
    # The number of the one case that was tried.
    "case": NotRequired[int],
    # The editions, by name or with house rules.
    "editions": List[Union["Edition", "AgainstAnswerPlanEditionsItemEdition"]],
    # The formulas of house rules by the names of their decisions.
    "formulas": NotRequired[Dict[str, str]],
    # Index and count of each part; the whole campaign if left out.
    "shards": NotRequired[List[List[int]]],
})

# Wrong rules that Standee knows, and how many of them would have changed one of the answers that
# agree. A sample of these is looked at.
AgainstAnswerWrongRules = TypedDict("AgainstAnswerWrongRules", {
    "known": "AgainstAnswerCount",
    "wouldShow": "AgainstAnswerCount",
})

# What was learned of the command before. Left out if cases are drawn as they are.
AgainstAnswerLearned = TypedDict("AgainstAnswerLearned", {
    # How many questions were asked for it.
    "questions": "AgainstAnswerCount",
    # Whether the command answers turns.
    "turns": bool,
    # Whether it answers plays.
    "plays": bool,
    # What it left unanswered or was not asked about: "ability/attack/area". Cases are drawn
    # without it.
    "unknown": List[str],
    # What it may support, as it crashed or hung instead of leaving it unanswered. Cases are drawn
    # without it.
    "failed": NotRequired[List[str]],
    # It crashed or hung too often to be asked more.
    "cutShort": NotRequired[Literal[True]],
})

DeckCard = TypedDict("DeckCard", {
    "id": str,
    "name": NotRequired[str],
    "initiative": NotRequired[float],
    # The id or the name of the character right after whom its figures act; the card's initiative
    # counts while that character is not on the map.
    "actsAfter": NotRequired[str],
    # The card's deck is shuffled at the end of the round.
    "shuffle": NotRequired[bool],
    "abilities": NotRequired["Abilities"],
    "text": NotRequired["PartyTexts"],
})

CheckAnswerFailuresItemRowsItem = TypedDict("CheckAnswerFailuresItemRowsItem", {
    "expected": str,
    "answered": str,
})

CheckAnswerFailuresItem = TypedDict("CheckAnswerFailuresItem", {
    # The name of the file, followed by a colon and the edition if the fixture has several.
    "file": str,
    # Expected and actual values side by side; "-" for none.
    "rows": List["CheckAnswerFailuresItemRowsItem"],
})

DisputeAnswerDifferencesItem = TypedDict("DisputeAnswerDifferencesItem", {
    "what": str,
    "claimed": str,
    "actual": str,
})

DisputeAnswerEditionWhyItem = TypedDict("DisputeAnswerEditionWhyItem", {
    "clause": Union["ClauseId", None],
    "page": str,
    "says": str,
    "kept": NotRequired["TurnAnswerNarrowed"],
    "dropped": NotRequired["TurnAnswerNarrowed"],
})

DisputeAnswerEditionDetailsItem = TypedDict("DisputeAnswerEditionDetailsItem", {
    "says": str,
    # The clauses that decide it.
    "clauses": "DisputeAnswerClauses",
    # Where the claim differs from the result, as JSON texts.
    "differences": NotRequired["DisputeAnswerDifferences"],
    # Of a claim about a turn that fails: why the turn does not have the first three foci, targets
    # and ends that the claim names and the turn lacks.
    "whyNot": NotRequired[List["DisputeAnswerWhyNot"]],
    # The reason why it cannot be judged.
    "reason": NotRequired[str],
})

DisputeAnswerEditionChangesItem = TypedDict("DisputeAnswerEditionChangesItem", {
    # Its number, counted from 0.
    "claim": int,
    "says": str,
    # The verdict by all rules.
    "with": "FixtureClaimVerdict",
    # The verdict without the clauses.
    "without": "FixtureClaimVerdict",
    "differencesWith": NotRequired["DisputeAnswerDifferences"],
    "differencesWithout": NotRequired["DisputeAnswerDifferences"],
})

ErrorObject = TypedDict("ErrorObject", {
    # Empty for the command line itself.
    "file": str,
    # JSON pointer (RFC 6901) into the document; empty for the whole document.
    "pointer": str,
    "found": str,
    "expected": str,
    "code": "ErrorCode",
    "clause": NotRequired["ClauseId"],
    # The step of a play, counted from 0.
    "step": NotRequired[int],
})

AttackEvent = TypedDict("AttackEvent", {
    "event": Literal['attack'],
    "by": "Id",
    "target": "Id",
    # The enemy that controls the figure that attacks.
    "controlledBy": NotRequired["Id"],
    "ability": NotRequired[str],
    # The base value.
    "value": int,
    # The bonuses that applied, in order.
    "bonuses": NotRequired[List[str]],
    # The reason for each bonus; empty if a step gives the bonus.
    "bonusNames": NotRequired[List[str]],
    "ranged": bool,
    "draws": Literal['one', 'advantage', 'disadvantage'],
    "afterBonuses": int,
    # The owner of the deck that the cards come from.
    "deck": NotRequired[str],
    # The cards in the order drawn.
    "cards": "Cards",
    # The cards that apply, as positions in cards.
    "used": List[int],
    "afterCards": int,
    # The target's shield before pierce, if pierce has lowered it.
    "shieldBeforePierce": NotRequired[int],
    # The shield that is left after pierce.
    "shield": int,
    "pierce": NotRequired[int],
    "afterShield": int,
    # The damage that the target is about to suffer, after ward and brittle.
    "amount": int,
    # card.when-dies if the figure attacks because it dies.
    "clause": "ClauseId",
})

DamageEvent = TypedDict("DamageEvent", {
    "event": Literal['damage'],
    "to": "Id",
    # Hit points lost.
    "amount": int,
    # The damage suffered, if it is more than the hit points lost.
    "suffered": NotRequired[int],
    "source": Literal['attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost flying', 'direct'],
    "from": NotRequired[str],
    "hp": NotRequired[int],
    "clause": "ClauseId",
})

NegateEvent = TypedDict("NegateEvent", {
    "event": Literal['negate'],
    "figure": "Id",
    "amount": int,
    "source": Literal['attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost flying', 'direct'],
    "hand": int,
    "discard": int,
    "bonus": NotRequired[bool],
    "clause": "ClauseId",
})

HealEvent = TypedDict("HealEvent", {
    "event": Literal['heal'],
    "to": "Id",
    "amount": int,
    "by": NotRequired[str],
    "hp": NotRequired[int],
    "clause": "ClauseId",
})

GainEvent = TypedDict("GainEvent", {
    "event": Literal['gain'],
    "to": "Id",
    "condition": Union["Condition", Literal['flying']],
    # The figure already had the condition.
    "again": NotRequired[bool],
    "clause": "ClauseId",
})

LoseEvent = TypedDict("LoseEvent", {
    "event": Literal['lose'],
    "figure": "Id",
    "condition": Union["Condition", Literal['flying']],
    "clause": "ClauseId",
})

NoEffectEvent = TypedDict("NoEffectEvent", {
    "event": Literal['noEffect'],
    "figure": "Id",
    # What fails: a condition, push, pull, spawn, summon or grant.
    "of": str,
    "why": str,
    "clause": "ClauseId",
})

MoveEvent = TypedDict("MoveEvent", {
    "event": Literal['move'],
    "figure": "Id",
    "from": "Hex",
    "to": "Hex",
    "how": Literal['walk', 'jump', 'fly', 'slide', 'teleport', 'push', 'pull', 'fall'],
    "clause": "ClauseId",
})

DeathEvent = TypedDict("DeathEvent", {
    "event": Literal['death'],
    "figure": "Id",
    "at": "Hex",
    # The figure that is credited with the kill.
    "credit": NotRequired[str],
    "clause": "ClauseId",
})

ExhaustedEvent = TypedDict("ExhaustedEvent", {
    "event": Literal['exhausted'],
    "figure": "Id",
    "at": "Hex",
    # The figure that is credited with the kill.
    "credit": NotRequired[str],
    "clause": "ClauseId",
})

DestroyedEvent = TypedDict("DestroyedEvent", {
    "event": Literal['destroyed'],
    "figure": "Id",
    "at": "Hex",
    # The figure that is credited with the kill.
    "credit": NotRequired[str],
    "clause": "ClauseId",
})

RemovedEvent = TypedDict("RemovedEvent", {
    "event": Literal['removed'],
    "figure": "Id",
    "at": "Hex",
    # The figure that is credited with the kill.
    "credit": NotRequired[str],
    "clause": "ClauseId",
})

DismissedEvent = TypedDict("DismissedEvent", {
    "event": Literal['dismissed'],
    "figure": "Id",
    "at": "Hex",
    # The figure that is credited with the kill.
    "credit": NotRequired[str],
    "clause": "ClauseId",
})

LootTokenEvent = TypedDict("LootTokenEvent", {
    "event": Literal['lootToken'],
    "at": "Hex",
    "clause": "ClauseId",
})

LootEvent = TypedDict("LootEvent", {
    "event": Literal['loot'],
    "figure": "Id",
    "tokens": List["Hex"],
    "treasure": List["Hex"],
    "clause": "ClauseId",
})

TrapEvent = TypedDict("TrapEvent", {
    "event": Literal['trap'],
    "figure": "Id",
    "at": "Hex",
    "clause": "ClauseId",
})

DoorEvent = TypedDict("DoorEvent", {
    "event": Literal['door'],
    "figure": "Id",
    "at": "Hex",
    # The hexes of the room behind the door.
    "reveals": NotRequired[List["Hex"]],
    "clause": "ClauseId",
})

InfuseEvent = TypedDict("InfuseEvent", {
    "event": Literal['infuse'],
    "element": "ElementName",
    "clause": "ClauseId",
})

InfusionEvent = TypedDict("InfusionEvent", {
    "event": Literal['infusion'],
    "element": "ElementChoice",
    "figure": "Id",
    "set": NotRequired[str],
    "clause": "ClauseId",
})

ConsumeEvent = TypedDict("ConsumeEvent", {
    "event": Literal['consume'],
    "element": "ElementName",
    "clause": "ClauseId",
})

WaneEvent = TypedDict("WaneEvent", {
    "event": Literal['wane'],
    "element": "ElementName",
    "state": Literal['inert', 'waning', 'strong'],
    "clause": "ClauseId",
})

BonusEvent = TypedDict("BonusEvent", {
    "event": Literal['bonus'],
    "on": "Id",
    "bonus": "Bonus",
    "clause": "ClauseId",
})

BonusUsedEventBonusUses = TypedDict("BonusUsedEventBonusUses", {
    "uses": Literal[0],
})

BonusUsedEvent = TypedDict("BonusUsedEvent", {
    "event": Literal['bonusUsed'],
    "on": "Id",
    # The bonus, with the uses that are left, possibly none.
    "bonus": Union["Bonus", "BonusUsedEventBonusUses"],
    "clause": "ClauseId",
})

BonusEndsEventBonusLastsLastsTurns = TypedDict("BonusEndsEventBonusLastsLastsTurns", {
    "turns": Literal[0],
})

BonusEndsEventBonusLastsLastsRounds = TypedDict("BonusEndsEventBonusLastsLastsRounds", {
    "rounds": Literal[0],
})

BonusEndsEventBonusLasts = TypedDict("BonusEndsEventBonusLasts", {
    "lasts": Union["BonusEndsEventBonusLastsLastsTurns", "BonusEndsEventBonusLastsLastsRounds"],
})

BonusEndsEvent = TypedDict("BonusEndsEvent", {
    "event": Literal['bonusEnds'],
    "on": "Id",
    # The bonus, with the uses, turns or rounds that are left, possibly none.
    "bonus": Union["Bonus", "BonusUsedEventBonusUses", "BonusEndsEventBonusLasts"],
    "clause": "ClauseId",
})

StartTurnEvent = TypedDict("StartTurnEvent", {
    "event": Literal['startTurn'],
    "figure": "Id",
    "clause": "ClauseId",
})

EndTurnEvent = TypedDict("EndTurnEvent", {
    "event": Literal['endTurn'],
    "figure": "Id",
    "clause": "ClauseId",
})

EndRoundEvent = TypedDict("EndRoundEvent", {
    "event": Literal['endRound'],
    "clause": "ClauseId",
})

ShuffleEvent = TypedDict("ShuffleEvent", {
    "event": Literal['shuffle'],
    "deck": str,
    # The deck has the ability cards of a set, not modifier cards.
    "abilities": NotRequired[bool],
    "clause": "ClauseId",
})

CardJoinsEvent = TypedDict("CardJoinsEvent", {
    "event": Literal['cardJoins'],
    "deck": str,
    "card": "Card",
    "clause": "ClauseId",
})

CardLeavesEvent = TypedDict("CardLeavesEvent", {
    "event": Literal['cardLeaves'],
    "deck": str,
    "card": "Card",
    "clause": "ClauseId",
})

TileEvent = TypedDict("TileEvent", {
    "event": Literal['tile'],
    "create": NotRequired[Literal['obstacle', 'difficult', 'icy', 'hazardous', 'trap', 'water']],
    "destroy": NotRequired[Literal['obstacle', 'difficult', 'icy', 'hazardous', 'trap', 'water']],
    "at": "Hex",
    # A trap that is created, if it is no plain damage trap.
    "trap": NotRequired["Trap"],
    "clause": "ClauseId",
})

SummonEvent = TypedDict("SummonEvent", {
    "event": Literal['summon'],
    "by": "Id",
    "figure": "Id",
    "at": "Hex",
    # The figure as it comes onto the map.
    "placed": NotRequired["Figure"],
    "clause": "ClauseId",
})

SpawnEvent = TypedDict("SpawnEvent", {
    "event": Literal['spawn'],
    # The figure whose card spawns it.
    "by": NotRequired["Id"],
    "figure": "Id",
    "at": "Hex",
    # The figure as it comes onto the map.
    "placed": NotRequired["Figure"],
    "clause": "ClauseId",
})

ChoiceEvent = TypedDict("ChoiceEvent", {
    "event": Literal['choice'],
    "of": "EventChoiceKind",
    "figure": NotRequired["Id"],
    "options": List["EventOption"],
    "chosen": int,
    # The damage that the figure is about to suffer.
    "amount": NotRequired[int],
    "source": NotRequired[Literal['attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost flying', 'direct']],
    "clause": "ClauseId",
})

PartyEvent = TypedDict("PartyEvent", {
    "event": Literal['party'],
    "figure": "Id",
    "says": str,
    "clause": "ClauseId",
})

PlanEvent = TypedDict("PlanEvent", {
    "event": Literal['plan'],
    "figure": "Id",
    # The enemies that it focuses on or may focus on; left out if the reasons are about something
    # else.
    "focus": NotRequired[List["Id"]],
    "why": NotRequired[List["TurnAnswerReason"]],
    "clause": "ClauseId",
})

RankEvent = TypedDict("RankEvent", {
    "event": Literal['rank'],
    "figure": "Id",
    "rank": Literal['normal', 'elite'],
    "clause": "ClauseId",
})

TokenEvent = TypedDict("TokenEvent", {
    "event": Literal['token'],
    "beside": str,
    # That lie there now.
    "count": int,
    "clause": "ClauseId",
})

FixturePlayExpectationDamageItem = TypedDict("FixturePlayExpectationDamageItem", {
    "to": "Id",
    "amount": int,
})

FixtureRoundExpectationStopsActs = TypedDict("FixtureRoundExpectationStopsActs", {
    "acts": "Id",
})

# The stat cards by rank; a boss is neither normal nor elite.
MonsterSetStats = TypedDict("MonsterSetStats", {
    "normal": NotRequired["MonsterSetStatCard"],
    "elite": NotRequired["MonsterSetStatCard"],
    "boss": NotRequired["MonsterSetStatCard"],
})

# The figures of another set that perform the card of this one.
MonsterSetCardFor = TypedDict("MonsterSetCardFor", {
    # The set of these figures.
    "of": "Id",
    # Their standee numbers.
    "numbers": Literal['even', 'odd'],
})

PlayAnswerContestedItem = TypedDict("PlayAnswerContestedItem", {
    "clause": "ClauseId",
    "taken": str,
    "otherwise": str,
})

PropertyAnswerPropertiesItemCounterexample = TypedDict("PropertyAnswerPropertiesItemCounterexample", {
    # The number of the first case.
    "number": "PropertyAnswerCount",
    # The case, shrunk.
    "case": "VerifyAnswerCase",
    # The events, or the options of the turn.
    "answer": List[Any],
    "replay": str,
})

PropertyAnswerPropertiesItem = TypedDict("PropertyAnswerPropertiesItem", {
    "name": str,
    # Whether no case refutes it, and it was decided where it could have failed.
    "holds": bool,
    # How often it was looked at. Only of a property that is not refuted, as are met and unknown.
    "moments": NotRequired["PropertyAnswerCount"],
    # How often the left side of an implies held; all times if there is none.
    "met": NotRequired["PropertyAnswerCount"],
    # How often it depended on what is not known.
    "unknown": NotRequired["PropertyAnswerCount"],
    # Whenever it could have failed, it depended on what is not known.
    "neverDecided": NotRequired[Literal[True]],
    "counterexample": NotRequired["PropertyAnswerPropertiesItemCounterexample"],
})

RoundLineInitiativeInitiativeItem = TypedDict("RoundLineInitiativeInitiativeItem", {
    "initiative": float,
    # The monster set; a character has none.
    "set": NotRequired[str],
    "figures": List["Id"],
})

RoundLineEventAttack = TypedDict("RoundLineEventAttack", {
    "format": Literal['round-line/1'],
    "event": Literal['attack'],
    "by": "Id",
    "target": "Id",
    "controlledBy": NotRequired["Id"],
    "ability": NotRequired[str],
    "value": int,
    "bonuses": NotRequired[List[str]],
    "bonusNames": NotRequired[List[str]],
    "ranged": bool,
    "draws": Literal['one', 'advantage', 'disadvantage'],
    "afterBonuses": int,
    "deck": NotRequired[str],
    "cards": "Cards",
    "used": List[int],
    "afterCards": int,
    "shieldBeforePierce": NotRequired[int],
    "shield": int,
    "pierce": NotRequired[int],
    "afterShield": int,
    "amount": int,
    "clause": "ClauseId",
})

RoundLineEventDamage = TypedDict("RoundLineEventDamage", {
    "format": Literal['round-line/1'],
    "event": Literal['damage'],
    "to": "Id",
    "amount": int,
    "suffered": NotRequired[int],
    "source": Literal['attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost flying', 'direct'],
    "from": NotRequired[str],
    "hp": NotRequired[int],
    "clause": "ClauseId",
})

RoundLineEventNegate = TypedDict("RoundLineEventNegate", {
    "format": Literal['round-line/1'],
    "event": Literal['negate'],
    "figure": "Id",
    "amount": int,
    "source": Literal['attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost flying', 'direct'],
    "hand": int,
    "discard": int,
    "bonus": NotRequired[bool],
    "clause": "ClauseId",
})

RoundLineEventHeal = TypedDict("RoundLineEventHeal", {
    "format": Literal['round-line/1'],
    "event": Literal['heal'],
    "to": "Id",
    "amount": int,
    "by": NotRequired[str],
    "hp": NotRequired[int],
    "clause": "ClauseId",
})

RoundLineEventGain = TypedDict("RoundLineEventGain", {
    "format": Literal['round-line/1'],
    "event": Literal['gain'],
    "to": "Id",
    "condition": Union["Condition", Literal['flying']],
    "again": NotRequired[bool],
    "clause": "ClauseId",
})

RoundLineEventLose = TypedDict("RoundLineEventLose", {
    "format": Literal['round-line/1'],
    "event": Literal['lose'],
    "figure": "Id",
    "condition": Union["Condition", Literal['flying']],
    "clause": "ClauseId",
})

RoundLineEventNoEffect = TypedDict("RoundLineEventNoEffect", {
    "format": Literal['round-line/1'],
    "event": Literal['noEffect'],
    "figure": "Id",
    "of": str,
    "why": str,
    "clause": "ClauseId",
})

RoundLineEventMove = TypedDict("RoundLineEventMove", {
    "format": Literal['round-line/1'],
    "event": Literal['move'],
    "figure": "Id",
    "from": "Hex",
    "to": "Hex",
    "how": Literal['walk', 'jump', 'fly', 'slide', 'teleport', 'push', 'pull', 'fall'],
    "clause": "ClauseId",
})

RoundLineEventDeath = TypedDict("RoundLineEventDeath", {
    "format": Literal['round-line/1'],
    "event": Literal['death'],
    "figure": "Id",
    "at": "Hex",
    "credit": NotRequired[str],
    "clause": "ClauseId",
})

RoundLineEventExhausted = TypedDict("RoundLineEventExhausted", {
    "format": Literal['round-line/1'],
    "event": Literal['exhausted'],
    "figure": "Id",
    "at": "Hex",
    "credit": NotRequired[str],
    "clause": "ClauseId",
})

RoundLineEventDestroyed = TypedDict("RoundLineEventDestroyed", {
    "format": Literal['round-line/1'],
    "event": Literal['destroyed'],
    "figure": "Id",
    "at": "Hex",
    "credit": NotRequired[str],
    "clause": "ClauseId",
})

RoundLineEventRemoved = TypedDict("RoundLineEventRemoved", {
    "format": Literal['round-line/1'],
    "event": Literal['removed'],
    "figure": "Id",
    "at": "Hex",
    "credit": NotRequired[str],
    "clause": "ClauseId",
})

RoundLineEventDismissed = TypedDict("RoundLineEventDismissed", {
    "format": Literal['round-line/1'],
    "event": Literal['dismissed'],
    "figure": "Id",
    "at": "Hex",
    "credit": NotRequired[str],
    "clause": "ClauseId",
})

RoundLineEventLootToken = TypedDict("RoundLineEventLootToken", {
    "format": Literal['round-line/1'],
    "event": Literal['lootToken'],
    "at": "Hex",
    "clause": "ClauseId",
})

RoundLineEventLoot = TypedDict("RoundLineEventLoot", {
    "format": Literal['round-line/1'],
    "event": Literal['loot'],
    "figure": "Id",
    "tokens": List["Hex"],
    "treasure": List["Hex"],
    "clause": "ClauseId",
})

RoundLineEventTrap = TypedDict("RoundLineEventTrap", {
    "format": Literal['round-line/1'],
    "event": Literal['trap'],
    "figure": "Id",
    "at": "Hex",
    "clause": "ClauseId",
})

RoundLineEventDoor = TypedDict("RoundLineEventDoor", {
    "format": Literal['round-line/1'],
    "event": Literal['door'],
    "figure": "Id",
    "at": "Hex",
    "reveals": NotRequired[List["Hex"]],
    "clause": "ClauseId",
})

RoundLineEventInfuse = TypedDict("RoundLineEventInfuse", {
    "format": Literal['round-line/1'],
    "event": Literal['infuse'],
    "element": "ElementName",
    "clause": "ClauseId",
})

RoundLineEventInfusion = TypedDict("RoundLineEventInfusion", {
    "format": Literal['round-line/1'],
    "event": Literal['infusion'],
    "element": "ElementChoice",
    "figure": "Id",
    "set": NotRequired[str],
    "clause": "ClauseId",
})

RoundLineEventConsume = TypedDict("RoundLineEventConsume", {
    "format": Literal['round-line/1'],
    "event": Literal['consume'],
    "element": "ElementName",
    "clause": "ClauseId",
})

RoundLineEventWane = TypedDict("RoundLineEventWane", {
    "format": Literal['round-line/1'],
    "event": Literal['wane'],
    "element": "ElementName",
    "state": Literal['inert', 'waning', 'strong'],
    "clause": "ClauseId",
})

RoundLineEventBonus = TypedDict("RoundLineEventBonus", {
    "format": Literal['round-line/1'],
    "event": Literal['bonus'],
    "on": "Id",
    "bonus": "Bonus",
    "clause": "ClauseId",
})

RoundLineEventBonusUsed = TypedDict("RoundLineEventBonusUsed", {
    "format": Literal['round-line/1'],
    "event": Literal['bonusUsed'],
    "on": "Id",
    "bonus": Union["Bonus", "BonusUsedEventBonusUses"],
    "clause": "ClauseId",
})

RoundLineEventBonusEnds = TypedDict("RoundLineEventBonusEnds", {
    "format": Literal['round-line/1'],
    "event": Literal['bonusEnds'],
    "on": "Id",
    "bonus": Union["Bonus", "BonusUsedEventBonusUses", "BonusEndsEventBonusLasts"],
    "clause": "ClauseId",
})

RoundLineEventStartTurn = TypedDict("RoundLineEventStartTurn", {
    "format": Literal['round-line/1'],
    "event": Literal['startTurn'],
    "figure": "Id",
    "clause": "ClauseId",
})

RoundLineEventEndTurn = TypedDict("RoundLineEventEndTurn", {
    "format": Literal['round-line/1'],
    "event": Literal['endTurn'],
    "figure": "Id",
    "clause": "ClauseId",
})

RoundLineEventEndRound = TypedDict("RoundLineEventEndRound", {
    "format": Literal['round-line/1'],
    "event": Literal['endRound'],
    "clause": "ClauseId",
})

RoundLineEventShuffle = TypedDict("RoundLineEventShuffle", {
    "format": Literal['round-line/1'],
    "event": Literal['shuffle'],
    "deck": str,
    "abilities": NotRequired[bool],
    "clause": "ClauseId",
})

RoundLineEventCardJoins = TypedDict("RoundLineEventCardJoins", {
    "format": Literal['round-line/1'],
    "event": Literal['cardJoins'],
    "deck": str,
    "card": "Card",
    "clause": "ClauseId",
})

RoundLineEventCardLeaves = TypedDict("RoundLineEventCardLeaves", {
    "format": Literal['round-line/1'],
    "event": Literal['cardLeaves'],
    "deck": str,
    "card": "Card",
    "clause": "ClauseId",
})

RoundLineEventTile = TypedDict("RoundLineEventTile", {
    "format": Literal['round-line/1'],
    "event": Literal['tile'],
    "create": NotRequired[Literal['obstacle', 'difficult', 'icy', 'hazardous', 'trap', 'water']],
    "destroy": NotRequired[Literal['obstacle', 'difficult', 'icy', 'hazardous', 'trap', 'water']],
    "at": "Hex",
    "trap": NotRequired["Trap"],
    "clause": "ClauseId",
})

RoundLineEventSummon = TypedDict("RoundLineEventSummon", {
    "format": Literal['round-line/1'],
    "event": Literal['summon'],
    "by": "Id",
    "figure": "Id",
    "at": "Hex",
    "placed": NotRequired["Figure"],
    "clause": "ClauseId",
})

RoundLineEventSpawn = TypedDict("RoundLineEventSpawn", {
    "format": Literal['round-line/1'],
    "event": Literal['spawn'],
    "by": NotRequired["Id"],
    "figure": "Id",
    "at": "Hex",
    "placed": NotRequired["Figure"],
    "clause": "ClauseId",
})

RoundLineEventChoice = TypedDict("RoundLineEventChoice", {
    "format": Literal['round-line/1'],
    "event": Literal['choice'],
    "of": "EventChoiceKind",
    "figure": NotRequired["Id"],
    "options": List["EventOption"],
    "chosen": int,
    "amount": NotRequired[int],
    "source": NotRequired[Literal['attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost flying', 'direct']],
    "clause": "ClauseId",
})

RoundLineEventParty = TypedDict("RoundLineEventParty", {
    "format": Literal['round-line/1'],
    "event": Literal['party'],
    "figure": "Id",
    "says": str,
    "clause": "ClauseId",
})

RoundLineEventPlan = TypedDict("RoundLineEventPlan", {
    "format": Literal['round-line/1'],
    "event": Literal['plan'],
    "figure": "Id",
    "focus": NotRequired[List["Id"]],
    "why": List["TurnAnswerReason"],
    "clause": "ClauseId",
})

RoundLineEventRank = TypedDict("RoundLineEventRank", {
    "format": Literal['round-line/1'],
    "event": Literal['rank'],
    "figure": "Id",
    "rank": Literal['normal', 'elite'],
    "clause": "ClauseId",
})

RoundLineEventToken = TypedDict("RoundLineEventToken", {
    "format": Literal['round-line/1'],
    "event": Literal['token'],
    "beside": str,
    "count": int,
    "clause": "ClauseId",
})

ScenarioAbilityDecksValue = TypedDict("ScenarioAbilityDecksValue", {
    "draw": NotRequired[List[str]],
    "discards": NotRequired[List[str]],
})

ScenarioRoomFigureCards = TypedDict("ScenarioRoomFigureCards", {
    "hand": NotRequired[int],
    "discard": NotRequired[int],
})

EffectPush = TypedDict("EffectPush", {
    "push": int,
    # The hexes entered, if they are chosen.
    "path": NotRequired[List["Hex"]],
})

EffectPull = TypedDict("EffectPull", {
    "pull": int,
    "path": NotRequired[List["Hex"]],
})

EffectInfuse = TypedDict("EffectInfuse", {
    "infuse": "ElementChoice",
})

EffectDamageDamage = TypedDict("EffectDamageDamage", {
    "value": Union[int, "CountOfTarget"],
    # The figures adjacent to the target suffer the damage, and not the target.
    "around": NotRequired[Literal['target']],
    "whom": NotRequired["Whom"],
})

EffectDamage = TypedDict("EffectDamage", {
    "damage": "EffectDamageDamage",
})

TrapAt = TypedDict("TrapAt", {
    "at": "Hex",
    "damage": NotRequired[int],
    "conditions": NotRequired[List["Condition"]],
})

HeldConditionName = TypedDict("HeldConditionName", {
    "name": "Condition",
    "thisTurn": NotRequired[bool],
})

LastsTurns = TypedDict("LastsTurns", {
    "turns": int,
})

LastsRounds = TypedDict("LastsRounds", {
    "rounds": int,
})

# Of onDeath: the monster that is then spawned; its stat card is in the scene's monsters.
BonusSpawn = TypedDict("BonusSpawn", {
    "name": "Id",
    "rank": Literal['normal', 'elite'],
    # Only if a figure dies or becomes exhausted from the damage of the death.
    "ifKills": NotRequired[bool],
})

AttackRangeMelee = TypedDict("AttackRangeMelee", {
    "melee": int,
})

CardValue = TypedDict("CardValue", {
    "value": "Modifier",
    "rolling": NotRequired[bool],
    "effects": NotRequired["Effects"],
    "pierce": NotRequired[int],
    "shuffle": NotRequired[bool],
})

AddIf = TypedDict("AddIf", {
    "consume": NotRequired[List["ElementChoice"]],
    "targetHas": NotRequired["Condition"],
    "alliesNextToTarget": NotRequired[int],
    # The target stands in a hex with such a tile.
    "targetOn": NotRequired[Literal['water']],
    # The target has lost hit points.
    "targetDamaged": NotRequired[bool],
    # The target is adjacent to the attacker.
    "targetAdjacent": NotRequired[bool],
    # At least so many figures of the sets "of", the attacker included, are adjacent to the
    # target.
    "nextToTarget": NotRequired[int],
    "of": NotRequired["Sets"],
    # No figure of these sets, apart from the attacker, is within this range of the attacker.
    "noneOf": NotRequired[List["Id"]],
    "range": NotRequired[int],
    # The attacker loses this condition, which it has, if the party wants that.
    "lose": NotRequired["Condition"],
    # The id or the name of the character whose player says whether it is lost; while that
    # character is not on the map, it is not.
    "decides": NotRequired[str],
})

AbilityMove = TypedDict("AbilityMove", {
    "points": Union[int, "Relative"],
    "jump": NotRequired[bool],
    # The figure moves towards the closest of the hexes that the map marks so, whomever it focuses
    # on; startingHex: towards the closest starting hex.
    "towards": NotRequired["Id"],
})

AbilityTeleport = TypedDict("AbilityTeleport", {
    "range": int,
})

AbilityAttack = TypedDict("AbilityAttack", {
    "value": Union[int, "Relative", "CountInAttack"],
    "range": NotRequired[Union["AttackRange", "CountBeforeTurn"]],
    "targets": NotRequired["Targets"],
    "area": NotRequired["Area"],
    "pierce": NotRequired[int],
    "effects": NotRequired["Effects"],
    "adds": NotRequired[List["Add"]],
    "advantage": NotRequired[bool],
    "disadvantage": NotRequired[bool],
    # The figure makes as many attacks as targets says, all on its focus.
    "allOnOne": NotRequired[bool],
    # The attack targets every enemy within this many hexes of the hexes that the figure's last
    # move entered.
    "along": NotRequired[int],
    # The attack targets only enemies in hexes with that mark of the map, at any distance.
    "marked": NotRequired["Id"],
})

AbilityHeal = TypedDict("AbilityHeal", {
    "value": Union[int, "Relative", "Count"],
    "range": NotRequired[int],
    "self": NotRequired[bool],
    "targets": NotRequired["Targets"],
    "whom": NotRequired["Whom"],
    "effects": NotRequired["Effects"],
    "of": NotRequired["Sets"],
    # What those gain from whom the heal removes a negative condition.
    "cured": NotRequired["Effects"],
    # Figures of these sets are healed before all others.
    "first": NotRequired["Sets"],
})

# For the figure itself or, with whom, for others within this many hexes.
AbilityShield = TypedDict("AbilityShield", {
    "value": Union[int, "Relative"],
    "whom": NotRequired["Whom"],
    "within": NotRequired[int],
    "targets": NotRequired["Targets"],
    "of": NotRequired["Sets"],
})

AbilityRetaliate = TypedDict("AbilityRetaliate", {
    "value": Union[int, "Relative"],
    "range": NotRequired[int],
    "effects": NotRequired["Effects"],
    "whom": NotRequired["Whom"],
    "within": NotRequired[int],
    "targets": NotRequired["Targets"],
    "of": NotRequired["Sets"],
})

# Only figures with or without a condition, or in hexes with such a tile.
AbilityConditionOnly = TypedDict("AbilityConditionOnly", {
    "having": NotRequired["Condition"],
    "lacking": NotRequired["Condition"],
    "on": NotRequired[Literal['water']],
})

AbilityCondition = TypedDict("AbilityCondition", {
    "gain": "Condition",
    "range": NotRequired[int],
    "targets": NotRequired["Targets"],
    "self": NotRequired[bool],
    "whom": NotRequired["Whom"],
    "effects": NotRequired["Effects"],
    "of": NotRequired["Sets"],
    # Only figures with or without a condition, or in hexes with such a tile.
    "only": NotRequired["AbilityConditionOnly"],
})

AbilityDamage = TypedDict("AbilityDamage", {
    "value": Union[int, "Relative", "Count"],
    "range": NotRequired[int],
    "targets": NotRequired["Targets"],
    "self": NotRequired[bool],
    "whom": NotRequired["Whom"],
    "effects": NotRequired["Effects"],
    # The one enemy that suffers the damage.
    "pick": NotRequired[Literal['focus', 'closest', 'mostHitPoints']],
    # Only enemies in line of sight.
    "sight": NotRequired[bool],
    # The figures adjacent to the tile that the card has just created.
    "around": NotRequired[Literal['created']],
    # Only figures with or without a condition, or in hexes with such a tile.
    "only": NotRequired["AbilityConditionOnly"],
})

AbilityLoot = TypedDict("AbilityLoot", {
    "range": NotRequired[int],
})

AbilitySummon = TypedDict("AbilitySummon", {
    "name": "Id",
    "rank": NotRequired[Literal['normal', 'elite']],
    "count": NotRequired[Union[int, "Count"]],
    "hp": NotRequired[Union[int, "Count"]],
    "maxHp": NotRequired[int],
    "attack": NotRequired["AttackStat"],
    "move": NotRequired["MoveStat"],
    "range": NotRequired["RangeStat"],
    "flying": NotRequired[bool],
    # Where the summon is placed: next to the figure, or next to the target of its last attack.
    "beside": NotRequired[Literal['self', 'target']],
    # The summon is placed in an unoccupied hex with such a tile.
    "on": NotRequired[Literal['water']],
    # The figure is not summoned but spawned, in a hex with that mark of the map, or in the
    # closest empty hex.
    "marked": NotRequired["Id"],
    # Of the figures that the cards of this figure spawn, every so manieth is elite. Only beside
    # marked.
    "eliteEvery": NotRequired[int],
})

AbilityGrant = TypedDict("AbilityGrant", {
    "abilities": "Abilities",
    "range": NotRequired[int],
    "targets": NotRequired["Targets"],
    "whom": NotRequired["Whom"],
    "of": NotRequired["Sets"],
})

# The condition. If it holds, the figure performs to; otherwise it performs else.
AbilityIf = TypedDict("AbilityIf", {
    # The last ability of this kind above this one was performed.
    "performed": NotRequired[Literal['move', 'teleport', 'attack', 'heal', 'shield', 'retaliate', 'condition', 'push', 'pull', 'damage', 'loot', 'infuse', 'consume', 'summon', 'grant', 'rank', 'if', 'focus', 'create', 'bonus', 'kill', 'switchRank', 'control', 'remove', 'token']],
    # The number of the round.
    "round": NotRequired[Literal['odd', 'even']],
    # No figure of the sets has fewer hit points, or more, when the figure begins its card.
    "hitPoints": NotRequired[Literal['fewest', 'most']],
    "of": NotRequired["Sets"],
    # The figure has this condition when it begins its card.
    "has": NotRequired["Condition"],
    # The figure has at least so many tokens on its mat when it begins its card.
    "tokens": NotRequired[int],
})

# Whom the abilities below this one focus on.
AbilityFocus = TypedDict("AbilityFocus", {
    # The enemy that becomes the focus; lastInInitiative is the one with the highest initiative.
    "on": NotRequired[Literal['closest', 'farthest', 'fewestHitPoints', 'lastInInitiative']],
    "range": NotRequired[int],
    "not": NotRequired[List[Literal['summon']]],
})

AbilityCreate = TypedDict("AbilityCreate", {
    "tile": Literal['obstacle', 'difficult', 'icy', 'hazardous', 'trap', 'water'],
    "damage": NotRequired[int],
    "conditions": NotRequired[List["Condition"]],
    # Where the tile is placed: in an adjacent empty hex, in the one of these that is closest to
    # an enemy (the default), under the figure or under the targets of its last attack.
    "at": NotRequired[Literal['adjacent', 'closestToEnemy', 'ownHex', 'targets']],
})

# What all figures adjacent to it suffer and gain when it dies.
AbilityBonusOnDeath = TypedDict("AbilityBonusOnDeath", {
    "value": NotRequired[int],
    "condition": NotRequired["Condition"],
    "attackAll": NotRequired["DeathAttack"],
})

# A bonus for the round: for the figure itself or, with whom, for others within this many hexes.
AbilityBonus = TypedDict("AbilityBonus", {
    "attackersDisadvantage": NotRequired[bool],
    "attackersSuffer": NotRequired[int],
    # Whoever attacks the figure gains this condition, at any range.
    "attackersGain": NotRequired["Condition"],
    # A bonus that is written as on a figure; it may last longer than the round.
    "gives": NotRequired["Bonus"],
    "attack": NotRequired["Change"],
    # Its allies, of the sets if it names any, have this while they are within.
    "attackNearby": NotRequired["Change"],
    # What all figures adjacent to it suffer and gain when it dies.
    "onDeath": NotRequired["AbilityBonusOnDeath"],
    "whom": NotRequired["Whom"],
    "within": NotRequired[int],
    "targets": NotRequired["Targets"],
    "of": NotRequired["Sets"],
})

# The figure dies.
AbilityKill = TypedDict("AbilityKill", {
    "self": NotRequired[Literal[True]],
})

AbilityControlAbilitiesItem = TypedDict("AbilityControlAbilitiesItem", {
    "attack": "ControlledAttack",
})

# Enemies perform attacks as allies of the figure: the targets of its last attack in initiative
# order, or the nearest enemy.
AbilityControl = TypedDict("AbilityControl", {
    "abilities": List["AbilityControlAbilitiesItem"],
    # The targets of the last attack.
    "whom": NotRequired[Literal['targets']],
    # Without whom: the nearest enemy within so many hexes.
    "range": NotRequired[int],
})

# The figure loses a condition.
AbilityRemove = TypedDict("AbilityRemove", {
    "condition": "Condition",
})

# A token of the scenario is placed.
AbilityToken = TypedDict("AbilityToken", {
    # The places, in the order in which they are taken.
    "beside": List["Id"],
    # A place with so many tokens is passed over, except the last; 0: none is.
    "most": NotRequired[int],
})

ProgressTurn = TypedDict("ProgressTurn", {
    "figure": "Id",
    "usable": NotRequired[List["ElementName"]],
    "consumed": NotRequired[List["ElementName"]],
    "infusions": NotRequired[List["ElementChoice"]],
    # The set whose last turn the infusions wait for.
    "set": NotRequired[str],
    "over": NotRequired[bool],
})

ProgressAbilitiesItem = TypedDict("ProgressAbilitiesItem", {
    "by": "Id",
    "ability": str,
    "targets": List[str],
})

ProgressSetConsumedValueItemPrice = TypedDict("ProgressSetConsumedValueItemPrice", {
    "price": List["ElementChoice"],
    # Which of the card's consumptions with this price, from 0.
    "ordinal": NotRequired[int],
    "elements": List["ElementName"],
})

ProgressFociItem = TypedDict("ProgressFociItem", {
    "figure": "Id",
    "focus": NotRequired["Id"],
    # Where it stood when it looked for the focus.
    "from": NotRequired["Hex"],
})

ProgressDecidedByFocusItem = TypedDict("ProgressDecidedByFocusItem", {
    "first": "Id",
    "then": "Id",
})

SessionEventAttack = TypedDict("SessionEventAttack", {
    "event": Literal['attack'],
    "by": "Id",
    "target": "Id",
    "controlledBy": NotRequired["Id"],
    "ability": NotRequired[str],
    "value": int,
    "bonuses": NotRequired[List[str]],
    "bonusNames": NotRequired[List[str]],
    "ranged": bool,
    "draws": Literal['one', 'advantage', 'disadvantage'],
    "afterBonuses": int,
    "deck": NotRequired[str],
    "cards": "Cards",
    "used": List[int],
    "afterCards": int,
    "shieldBeforePierce": NotRequired[int],
    "shield": int,
    "pierce": NotRequired[int],
    "afterShield": int,
    "amount": int,
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventDamage = TypedDict("SessionEventDamage", {
    "event": Literal['damage'],
    "to": "Id",
    "amount": int,
    "suffered": NotRequired[int],
    "source": Literal['attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost flying', 'direct'],
    "from": NotRequired[str],
    "hp": NotRequired[int],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventNegate = TypedDict("SessionEventNegate", {
    "event": Literal['negate'],
    "figure": "Id",
    "amount": int,
    "source": Literal['attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost flying', 'direct'],
    "hand": int,
    "discard": int,
    "bonus": NotRequired[bool],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventHeal = TypedDict("SessionEventHeal", {
    "event": Literal['heal'],
    "to": "Id",
    "amount": int,
    "by": NotRequired[str],
    "hp": NotRequired[int],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventGain = TypedDict("SessionEventGain", {
    "event": Literal['gain'],
    "to": "Id",
    "condition": Union["Condition", Literal['flying']],
    "again": NotRequired[bool],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventLose = TypedDict("SessionEventLose", {
    "event": Literal['lose'],
    "figure": "Id",
    "condition": Union["Condition", Literal['flying']],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventNoEffect = TypedDict("SessionEventNoEffect", {
    "event": Literal['noEffect'],
    "figure": "Id",
    "of": str,
    "why": str,
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventMove = TypedDict("SessionEventMove", {
    "event": Literal['move'],
    "figure": "Id",
    "from": "Hex",
    "to": "Hex",
    "how": Literal['walk', 'jump', 'fly', 'slide', 'teleport', 'push', 'pull', 'fall'],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventDeath = TypedDict("SessionEventDeath", {
    "event": Literal['death'],
    "figure": "Id",
    "at": "Hex",
    "credit": NotRequired[str],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventExhausted = TypedDict("SessionEventExhausted", {
    "event": Literal['exhausted'],
    "figure": "Id",
    "at": "Hex",
    "credit": NotRequired[str],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventDestroyed = TypedDict("SessionEventDestroyed", {
    "event": Literal['destroyed'],
    "figure": "Id",
    "at": "Hex",
    "credit": NotRequired[str],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventRemoved = TypedDict("SessionEventRemoved", {
    "event": Literal['removed'],
    "figure": "Id",
    "at": "Hex",
    "credit": NotRequired[str],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventDismissed = TypedDict("SessionEventDismissed", {
    "event": Literal['dismissed'],
    "figure": "Id",
    "at": "Hex",
    "credit": NotRequired[str],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventLootToken = TypedDict("SessionEventLootToken", {
    "event": Literal['lootToken'],
    "at": "Hex",
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventLoot = TypedDict("SessionEventLoot", {
    "event": Literal['loot'],
    "figure": "Id",
    "tokens": List["Hex"],
    "treasure": List["Hex"],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventTrap = TypedDict("SessionEventTrap", {
    "event": Literal['trap'],
    "figure": "Id",
    "at": "Hex",
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventDoor = TypedDict("SessionEventDoor", {
    "event": Literal['door'],
    "figure": "Id",
    "at": "Hex",
    "reveals": NotRequired[List["Hex"]],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventInfuse = TypedDict("SessionEventInfuse", {
    "event": Literal['infuse'],
    "element": "ElementName",
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventInfusion = TypedDict("SessionEventInfusion", {
    "event": Literal['infusion'],
    "element": "ElementChoice",
    "figure": "Id",
    "set": NotRequired[str],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventConsume = TypedDict("SessionEventConsume", {
    "event": Literal['consume'],
    "element": "ElementName",
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventWane = TypedDict("SessionEventWane", {
    "event": Literal['wane'],
    "element": "ElementName",
    "state": Literal['inert', 'waning', 'strong'],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventBonus = TypedDict("SessionEventBonus", {
    "event": Literal['bonus'],
    "on": "Id",
    "bonus": "Bonus",
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventBonusUsed = TypedDict("SessionEventBonusUsed", {
    "event": Literal['bonusUsed'],
    "on": "Id",
    "bonus": Union["Bonus", "BonusUsedEventBonusUses"],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventBonusEnds = TypedDict("SessionEventBonusEnds", {
    "event": Literal['bonusEnds'],
    "on": "Id",
    "bonus": Union["Bonus", "BonusUsedEventBonusUses", "BonusEndsEventBonusLasts"],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventStartTurn = TypedDict("SessionEventStartTurn", {
    "event": Literal['startTurn'],
    "figure": "Id",
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventEndTurn = TypedDict("SessionEventEndTurn", {
    "event": Literal['endTurn'],
    "figure": "Id",
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventEndRound = TypedDict("SessionEventEndRound", {
    "event": Literal['endRound'],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventShuffle = TypedDict("SessionEventShuffle", {
    "event": Literal['shuffle'],
    "deck": str,
    "abilities": NotRequired[bool],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventCardJoins = TypedDict("SessionEventCardJoins", {
    "event": Literal['cardJoins'],
    "deck": str,
    "card": "Card",
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventCardLeaves = TypedDict("SessionEventCardLeaves", {
    "event": Literal['cardLeaves'],
    "deck": str,
    "card": "Card",
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventTile = TypedDict("SessionEventTile", {
    "event": Literal['tile'],
    "create": NotRequired[Literal['obstacle', 'difficult', 'icy', 'hazardous', 'trap', 'water']],
    "destroy": NotRequired[Literal['obstacle', 'difficult', 'icy', 'hazardous', 'trap', 'water']],
    "at": "Hex",
    "trap": NotRequired["Trap"],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventSummon = TypedDict("SessionEventSummon", {
    "event": Literal['summon'],
    "by": "Id",
    "figure": "Id",
    "at": "Hex",
    "placed": NotRequired["Figure"],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventSpawn = TypedDict("SessionEventSpawn", {
    "event": Literal['spawn'],
    "by": NotRequired["Id"],
    "figure": "Id",
    "at": "Hex",
    "placed": NotRequired["Figure"],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventChoice = TypedDict("SessionEventChoice", {
    "event": Literal['choice'],
    "of": "EventChoiceKind",
    "figure": NotRequired["Id"],
    "options": List["EventOption"],
    "chosen": int,
    "amount": NotRequired[int],
    "source": NotRequired[Literal['attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost flying', 'direct']],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventParty = TypedDict("SessionEventParty", {
    "event": Literal['party'],
    "figure": "Id",
    "says": str,
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventRank = TypedDict("SessionEventRank", {
    "event": Literal['rank'],
    "figure": "Id",
    "rank": Literal['normal', 'elite'],
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SessionEventToken = TypedDict("SessionEventToken", {
    "event": Literal['token'],
    "beside": str,
    "count": int,
    "clause": "ClauseId",
    "scene": NotRequired["SessionEventBoard"],
})

SavedSessionNewRequestOptions = TypedDict("SavedSessionNewRequestOptions", {
    "abilities": NotRequired[int],
})

SightAnswerSeesItem = TypedDict("SightAnswerSeesItem", {
    "at": "Hex",
    "range": NotRequired[Union[int, None]],
})

StepAttack = TypedDict("StepAttack", {
    "by": "Id",
    "target": "Id",
    "value": Union[int, "Relative"],
    "draw": NotRequired["Cards"],
    "range": NotRequired["AttackRange"],
    "pierce": NotRequired[int],
    # Bonuses in the order given. Poison's +1 comes before them unless it is one of them.
    "bonuses": NotRequired[List["AttackBonus"]],
    "advantage": NotRequired[bool],
    "disadvantage": NotRequired[bool],
    "effects": NotRequired["Effects"],
    # The target is in a red hex: line of sight is checked, but distance is not.
    "area": NotRequired[bool],
    # Which of the two compared cards a character or its summon uses with advantage. Refused if
    # the rules do not let it choose.
    "use": NotRequired[int],
    # The order in which the cards apply, as positions in draw.
    "order": NotRequired[List[int]],
    "negate": NotRequired["StepNegate"],
    # A name shared by the attacks of one ability, which may not target the same figure twice.
    "ability": NotRequired[str],
    # The enemy that controls the figure that attacks. The attack is made as an ally of that
    # enemy.
    "controlledBy": NotRequired["Id"],
    "choose": NotRequired["StepChoose"],
})

StepDamage = TypedDict("StepDamage", {
    "to": "Id",
    "amount": int,
    "from": NotRequired[str],
    "negate": NotRequired["StepNegate"],
    "choose": NotRequired["StepChoose"],
})

StepHeal = TypedDict("StepHeal", {
    "to": "Id",
    "amount": int,
    "by": NotRequired[str],
})

StepGain = TypedDict("StepGain", {
    "to": "Id",
    "condition": "Condition",
})

StepLose = TypedDict("StepLose", {
    "figure": "Id",
    "condition": Union["Condition", Literal['flying']],
    "to": NotRequired["Hex"],
    "choose": NotRequired["StepChoose"],
})

StepShield = TypedDict("StepShield", {
    "on": "Id",
    "value": int,
    "lasts": NotRequired["Lasts"],
    "uses": NotRequired[int],
})

StepRetaliate = TypedDict("StepRetaliate", {
    "on": "Id",
    "value": int,
    "range": NotRequired[int],
    "lasts": NotRequired["Lasts"],
    "uses": NotRequired[int],
})

StepBonus = TypedDict("StepBonus", {
    "on": "Id",
    "attack": NotRequired["AttackBonus"],
    "negate": NotRequired[bool],
    "lasts": NotRequired["Lasts"],
    "uses": NotRequired[int],
})

StepMove = TypedDict("StepMove", {
    "figure": "Id",
    "path": List["Hex"],
    "jump": NotRequired[bool],
    "negate": NotRequired["StepNegate"],
    "choose": NotRequired["StepChoose"],
})

StepTeleport = TypedDict("StepTeleport", {
    "figure": "Id",
    "to": "Hex",
    # The figure that forces the other to teleport. Without it a figure teleports itself.
    "by": NotRequired[str],
    "negate": NotRequired["StepNegate"],
    "choose": NotRequired["StepChoose"],
})

StepPush = TypedDict("StepPush", {
    "by": "Id",
    "target": "Id",
    "points": int,
    "path": NotRequired[List["Hex"]],
    # Whom the ability may move; enemies if left out.
    "whom": NotRequired["Whom"],
    "negate": NotRequired["StepNegate"],
    "choose": NotRequired["StepChoose"],
})

StepStartTurnFigure = TypedDict("StepStartTurnFigure", {
    "figure": "Id",
    # false: the character, which has regenerate, declines its heal. Default: true.
    "regenerate": NotRequired[bool],
    "negate": NotRequired["StepNegate"],
    "choose": NotRequired["StepChoose"],
})

StepEndTurnFigure = TypedDict("StepEndTurnFigure", {
    "figure": "Id",
    "negate": NotRequired["StepNegate"],
    "choose": NotRequired["StepChoose"],
})

# A figure as in a scene. Fields that follow from the step and the summoner may be left out.
StepSummonFigure = TypedDict("StepSummonFigure", {
    "id": "Id",
    "kind": NotRequired[Literal['character', 'summon', 'monster', 'ally', 'objective', 'boss']],
    "side": NotRequired[Literal['party', 'monsters']],
    "at": NotRequired["Hex"],
    "name": NotRequired[str],
    "set": NotRequired[str],
    "rank": NotRequired[Literal['normal', 'elite', 'named']],
    "standee": NotRequired[int],
    "initiative": NotRequired["Initiative"],
    "summoner": NotRequired["Id"],
    "summonOrder": NotRequired[int],
    "summonedThisRound": NotRequired[bool],
    "origin": NotRequired[Literal['summoned', 'spawned']],
    "hp": NotRequired[int],
    "maxHp": NotRequired[int],
    "attack": NotRequired["AttackStat"],
    "move": NotRequired["MoveStat"],
    "range": NotRequired["RangeStat"],
    "flying": NotRequired[bool],
    "shield": NotRequired[int],
    "retaliate": NotRequired[List["Retaliate"]],
    "pierce": NotRequired[int],
    "targets": NotRequired[int],
    "conditions": NotRequired[List["HeldCondition"]],
    "immunities": NotRequired[List[Union["Condition", Literal['push', 'pull']]]],
    "permanent": NotRequired[List["Condition"]],
    "leastHp": NotRequired[int],
    "attackEffects": NotRequired["Effects"],
    "advantage": NotRequired[bool],
    "attackersDisadvantage": NotRequired[bool],
    "focusNot": NotRequired[List[Literal['summon']]],
    "modifierDeck": NotRequired[Literal['character']],
    "headsFor": NotRequired["Id"],
    "waterOnly": NotRequired[bool],
    "unaffectedBy": NotRequired[List[Literal['hazardous', 'water']]],
    "cards": NotRequired["ScenarioRoomFigureCards"],
    "noInteraction": NotRequired[bool],
    "bonuses": NotRequired[List["Bonus"]],
    "turnEnded": NotRequired[bool],
    "tokens": NotRequired[int],
    "spawns": NotRequired[int],
    "app": NotRequired[Any],
})

StepSummon = TypedDict("StepSummon", {
    "by": "Id",
    # A figure as in a scene. Fields that follow from the step and the summoner may be left out.
    "figure": "StepSummonFigure",
    "at": NotRequired["Hex"],
})

StepSpawnFiguresItem = TypedDict("StepSpawnFiguresItem", {
    "id": "Id",
    "kind": NotRequired[Literal['character', 'summon', 'monster', 'ally', 'objective', 'boss']],
    "side": NotRequired[Literal['party', 'monsters']],
    "at": "Hex",
    "name": NotRequired[str],
    "set": NotRequired[str],
    "rank": NotRequired[Literal['normal', 'elite', 'named']],
    "standee": NotRequired[int],
    "initiative": NotRequired["Initiative"],
    "summoner": NotRequired["Id"],
    "summonOrder": NotRequired[int],
    "summonedThisRound": NotRequired[bool],
    "origin": NotRequired[Literal['summoned', 'spawned']],
    "hp": NotRequired[int],
    "maxHp": NotRequired[int],
    "attack": NotRequired["AttackStat"],
    "move": NotRequired["MoveStat"],
    "range": NotRequired["RangeStat"],
    "flying": NotRequired[bool],
    "shield": NotRequired[int],
    "retaliate": NotRequired[List["Retaliate"]],
    "pierce": NotRequired[int],
    "targets": NotRequired[int],
    "conditions": NotRequired[List["HeldCondition"]],
    "immunities": NotRequired[List[Union["Condition", Literal['push', 'pull']]]],
    "permanent": NotRequired[List["Condition"]],
    "leastHp": NotRequired[int],
    "attackEffects": NotRequired["Effects"],
    "advantage": NotRequired[bool],
    "attackersDisadvantage": NotRequired[bool],
    "focusNot": NotRequired[List[Literal['summon']]],
    "modifierDeck": NotRequired[Literal['character']],
    "headsFor": NotRequired["Id"],
    "waterOnly": NotRequired[bool],
    "unaffectedBy": NotRequired[List[Literal['hazardous', 'water']]],
    "cards": NotRequired["ScenarioRoomFigureCards"],
    "noInteraction": NotRequired[bool],
    "bonuses": NotRequired[List["Bonus"]],
    "turnEnded": NotRequired[bool],
    "tokens": NotRequired[int],
    "spawns": NotRequired[int],
    "app": NotRequired[Any],
})

StepSpawn = TypedDict("StepSpawn", {
    # Monsters as in a scene. kind, side and origin may be left out.
    "figures": List["StepSpawnFiguresItem"],
    "by": NotRequired["Id"],
    "choose": NotRequired["StepChoose"],
})

StepLoot = TypedDict("StepLoot", {
    "figure": "Id",
    "range": NotRequired[int],
})

StepTile = TypedDict("StepTile", {
    "create": NotRequired[Literal['obstacle', 'difficult', 'icy', 'hazardous', 'trap', 'water']],
    "destroy": NotRequired[Literal['obstacle', 'difficult', 'icy', 'hazardous', 'trap', 'water']],
    "at": "Hex",
    "damage": NotRequired[int],
    "conditions": NotRequired[List["Condition"]],
})

StepTurn = TypedDict("StepTurn", {
    "figure": "Id",
    "abilities": NotRequired["Abilities"],
    "choose": NotRequired["StepChoose"],
    "draw": NotRequired["Cards"],
    "negate": NotRequired["StepNegate"],
})

StepNegateItemWho = TypedDict("StepNegateItemWho", {
    "who": "Id",
    "source": int,
})

ThreatAnswerHexesItemByItem = TypedDict("ThreatAnswerHexesItemByItem", {
    "figure": "Id",
    # Whether the figure would be its focus; maybe means that it is tied with others.
    "focus": Literal['yes', 'maybe', 'no'],
    "damage": "ThreatAnswerDamage",
})

ThreatAnswerHexesItem = TypedDict("ThreatAnswerHexesItem", {
    "at": "Hex",
    # Movement points of the best path there.
    "movement": int,
    "negativeHexes": int,
    "damage": "ThreatAnswerDamage",
    # The part of the damage that traps and hazardous terrain do on the best paths there.
    "onTheWay": NotRequired["ThreatAnswerDamage"],
    # The enemies that threaten it there, in the order of the scene.
    "by": List["ThreatAnswerHexesItemByItem"],
})

# The foci with and without the clauses, if they differ.
TurnAnswerChangesFocus = TypedDict("TurnAnswerChangesFocus", {
    "with": List["Id"],
    "without": List["Id"],
})

# With --without: what differs from the answer by all rules; empty if nothing does.
TurnAnswerChanges = TypedDict("TurnAnswerChanges", {
    # The options that exist only with the clauses.
    "onlyWith": NotRequired[List["TurnAnswerOption"]],
    # The options that exist only without the clauses.
    "onlyWithout": NotRequired[List["TurnAnswerOption"]],
    # The foci with and without the clauses, if they differ.
    "focus": NotRequired["TurnAnswerChangesFocus"],
})

TurnAnswerNarrowedFigures = TypedDict("TurnAnswerNarrowedFigures", {
    "figures": List["Id"],
})

TurnAnswerNarrowedHexes = TypedDict("TurnAnswerNarrowedHexes", {
    "hexes": List["Hex"],
})

VerifyAnswerClausesValue = TypedDict("VerifyAnswerClausesValue", {
    # How often the rulebook looked at the clause.
    "fired": "VerifyAnswerCount",
    # How often something else would have been allowed without the clause.
    "decisive": "VerifyAnswerCount",
})

# The number of findings of each kind. The first kind is a fault of the engine, the others are in
# the rules.
VerifyAnswerFound = TypedDict("VerifyAnswerFound", {
    "violation": "VerifyAnswerCount",
    "order-dependence": "VerifyAnswerCount",
    "overlap": "VerifyAnswerCount",
    "gap": "VerifyAnswerCount",
    "hidden-tie": "VerifyAnswerCount",
    "no-consistent-outcome": "VerifyAnswerCount",
    "ruling-against-text": "VerifyAnswerCount",
    "edition-divergence": "VerifyAnswerCount",
})

VerifyAnswerHouseRuleFormulasItem = TypedDict("VerifyAnswerHouseRuleFormulasItem", {
    "name": str,
    "formula": str,
    # The clause that it replaces.
    "clause": "ClauseId",
    # Whether a switch says the same, so that the engine plays by it too.
    "bySwitch": bool,
    # How often the rulebook came to it.
    "lookedAt": "VerifyAnswerCount",
})

VerifyAnswerHouseRuleEffectsItem = TypedDict("VerifyAnswerHouseRuleEffectsItem", {
    "kind": Literal['paradox', 'several', 'nothing', 'impossible', 'changed', 'tie-appears', 'tie-vanishes', 'refused'],
    "contradiction": bool,
    # The name of the formula that contradicts itself.
    "formula": NotRequired[str],
    # Cases that show it.
    "count": "VerifyAnswerCount",
    # The number of the first case.
    "number": "VerifyAnswerCount",
    "printed": str,
    "house": str,
    # The smallest case found.
    "case": "VerifyAnswerCase",
    "replay": str,
})

# With --rules: what the house rules do to cases that the executable rulebook plays.
VerifyAnswerHouseRule = TypedDict("VerifyAnswerHouseRule", {
    "cases": "VerifyAnswerCount",
    # Cases with another answer, or none.
    "changed": "VerifyAnswerCount",
    "formulas": List["VerifyAnswerHouseRuleFormulasItem"],
    "effects": List["VerifyAnswerHouseRuleEffectsItem"],
    # Why nothing was found.
    "silences": List[str],
})
