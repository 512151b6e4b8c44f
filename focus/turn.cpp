#include "focus/turn.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "focus/approach.hpp"
#include "focus/attack_hexes.hpp"
#include "focus/choose_focus.hpp"
#include "focus/clause_sites.hpp"
#include "focus/destination.hpp"
#include "focus/narrowing.hpp"
#include "focus/negative_hex_detour.hpp"
#include "focus/paid_orders.hpp"
#include "focus/turn_context.hpp"
#include "lib/element_payment.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"
#include "pathing/movement.hpp"
#include "pathing/shortest_paths.hpp"
#include "pathing/sight/sight.hpp"

namespace standee {

/// An outcome before it is written out.
struct PlannedOutcome {
    HexIndex end = no_hex;
    EnemySet targets;
    std::optional<EnemyIndex> focus;
    HexIndex attack_hex = no_hex;
    TargetChoice choice;  // the area, if it was made with one

    [[nodiscard]] bool same_option(const PlannedOutcome& other) const {
        return end == other.end && targets == other.targets;
    }
};

namespace {

bool in_answer_order(const PlannedOutcome& a, const PlannedOutcome& b) {
    if (a.end != b.end) {
        return a.end < b.end;
    }
    if (a.targets != b.targets) {
        return lists_before(a.targets, b.targets);
    }
    if (a.focus != b.focus) {
        return a.focus < b.focus;
    }
    return a.attack_hex != b.attack_hex ? a.attack_hex < b.attack_hex
                                        : a.choice.placement < b.choice.placement;
}

}  // namespace

/// The working memory of a turn, and the steps that fill it.
struct TurnPlanner::Memory {
    TurnContext situation;
    std::optional<Sight> sight;
    Movement movement;
    DistancesFrom ways_from;
    std::vector<Cost> ways;  // by hex
    AttackHexes attack_hexes;
    FocusChoice focus_choice;
    DestinationChoice destination;
    Movement onward;
    Approach shortening;
    std::vector<PlannedOutcome> outcomes;
    std::vector<EnemySet> sets;
    TurnOrder settled;  ///< of which the card is, where elements pay for something

    /// The turn, without what explains it.
    TurnAnswer answer(const Scene& scene, const TurnOrder& order, const Board& board,
                      const ReasonLog& narrator);
    /// The same where elements are paid already, or nothing asks for them.
    TurnAnswer answer_paid(const Scene& scene, const TurnOrder& order, const Board& board,
                           const ReasonLog& narrator);
    void set(const Scene& scene, const TurnOrder& order, const Board& board);
    void set(const Scene& scene, const Board& board, FigureIndex actor, const CardPlan& card);
    void find_ways(bool all);
    void stay();
    void follow_summoner(const ReasonLog& narrator, TurnAnswer& answer);
    void head_for_focus(EnemyIndex focus, const ReasonLog& narrator);
    void attack_from(const Choice& choice, EnemyIndex focus);
    void approach(const Choice& choice, EnemyIndex focus, const ReasonLog& narrator);
    void tell_attack(const ReasonLog& narrator) const;
    void sort_outcomes();
    void write_options(TurnAnswer& answer);
    [[nodiscard]] TurnOption write_option(const PlannedOutcome& outcome) const;
    [[nodiscard]] std::vector<FigureIndex> figures(const EnemySet& enemies) const;
};

void TurnPlanner::Memory::set(const Scene& scene, const TurnOrder& order, const Board& board) {
    situation.set(scene, order, board);
    sight.emplace(board, *situation.edition);
    outcomes.clear();
}

void TurnPlanner::Memory::set(const Scene& scene, const Board& board, FigureIndex actor,
                              const CardPlan& card) {
    situation.set(scene, board, actor, card);
    sight.emplace(board, *situation.edition);
    outcomes.clear();
}

// Where a hex costs no more to end in than to pass, the search meets hexes in the order of their
// ways, and may stop early unless someone wants to hear about the enemies beyond.
void TurnPlanner::Memory::find_ways(bool all) {
    movement.prepare(*situation.board, situation.card.manner, *situation.edition,
                     situation.presence);
    focus_choice.start(situation, attack_hexes);
    const bool in_order =
        situation.card.manner == MovementKind::walk || situation.card.manner == MovementKind::fly;
    if (in_order && !all) {
        ways_from.search(movement, situation.start, [this](HexIndex hex, Cost cost) {
            if (movement.can_end(hex) || hex == situation.start) {
                focus_choice.meet(hex, cost);
            }
            return focus_choice.limit();
        });
    } else {
        ways_from.search(movement, situation.start);
    }
    ways.resize(situation.board->size());
    for (HexIndex hex = 0; hex < situation.board->size(); ++hex) {
        ways[hex] = ways_from.to(hex);
        if (ways[hex].possible() && (all || !in_order)) {
            focus_choice.meet(hex, ways[hex]);
        }
    }
}

void TurnPlanner::Memory::stay() { outcomes.push_back({.end = situation.start}); }

constexpr auto follow_summoner_rule = decided_by("summon.no-focus"_clause);
// A summon with no focus may be called nearer by its summoner.
void TurnPlanner::Memory::follow_summoner(const ReasonLog& narrator, TurnAnswer& answer) {
    const Figure& actor = *situation.actor;
    if (actor.kind != Kind::summon || !actor.summoner) {
        return;
    }
    if (!situation.edition->summon_follows_summoner) {
        if (narrator.enabled()) {
            narrator.tell("summon.no-focus"_clause, "a summon with no focus does nothing");
        }
        return;
    }
    const Figure* summoner = situation.scene->find(*actor.summoner);
    if (summoner == nullptr) {
        return;
    }
    const HexIndex goal = situation.board->find(summoner->at);
    std::vector<Occupancy> without_summoner = situation.presence;
    without_summoner[goal] = Occupancy::nobody;
    onward.prepare(*situation.board, situation.card.manner, *situation.edition, without_summoner);
    for (const HexIndex end : shortening.towards(situation, ways, onward, goal)) {
        outcomes.push_back({.end = end});
    }
    answer.decides = Decider::summoner;
    if (narrator.enabled()) {
        narrator.tell("summon.no-focus"_clause,
                      fmt::format("with no focus it may move towards {} instead, if the summoner "
                                  "chooses",
                                  summoner->id),
                      {summoner->id});
    }
}

constexpr auto tell_attack_rule = decided_by("monster.focus-as-melee"_clause);
void TurnPlanner::Memory::tell_attack(const ReasonLog& narrator) const {
    if (narrator.enabled() && !situation.card.attack.made) {
        narrator.tell(
            "monster.focus-as-melee"_clause,
            "it makes no attack this turn: it focuses and moves as if for a melee attack");
    }
}

constexpr auto attack_from_rule = decided_by("monster.ambiguity"_clause);
void TurnPlanner::Memory::attack_from(const Choice& choice, EnemyIndex focus) {
    sets.clear();
    if (situation.card.attack.made) {
        append_sets(choice.targets, sets);
    } else {
        sets.emplace_back();
    }
    for (const EnemySet& targets : sets) {
        outcomes.push_back({choice.hex, targets, focus, choice.hex, choice.targets});
    }
    if (outcomes.size() > max_target_sets) {
        throw InputError{{.code = ErrorCode::too_many,
                          .pointer = "/turn",
                          .found = fmt::format("more than {} outcomes", max_target_sets),
                          .expected = "fewer targets or fewer enemies within reach",
                          .clause = "monster.ambiguity"_clause}};
    }
}

constexpr auto approach_rule = decided_by("monster.move-shorten"_clause);
void TurnPlanner::Memory::approach(const Choice& choice, EnemyIndex focus,
                                   const ReasonLog& narrator) {
    const auto ends = shortening.towards(situation, ways, movement, choice.hex);
    for (const HexIndex end : ends) {
        outcomes.push_back({.end = end, .focus = focus, .attack_hex = choice.hex});
    }
    if (!narrator.enabled()) {
        return;
    }
    std::vector<std::string> kept;
    for (const HexIndex end : ends) {
        kept.push_back(text_of(situation.board->hex(end)));
    }
    const bool stays = ends.front() == situation.start;
    narrator.tell("monster.move-shorten"_clause,
                  stays ? fmt::format("it cannot come nearer to {} this turn, so it stays",
                                      text_of(situation.board->hex(choice.hex)))
                        : fmt::format("on the way to {} the points that remain fall from {} to {}",
                                      text_of(situation.board->hex(choice.hex)),
                                      shortening.remaining_before().points(),
                                      shortening.remaining_after().points()),
                  std::move(kept));
}

void TurnPlanner::Memory::head_for_focus(EnemyIndex focus, const ReasonLog& narrator) {
    const auto choices =
        destination.choose(situation, attack_hexes, ways, focus_choice, focus, narrator);
    if (destination.in_reach()) {
        for (const Choice& choice : choices) {
            attack_from(choice, focus);
        }
        return;
    }
    HexIndex last = no_hex;
    for (const Choice& choice : choices) {
        if (choice.hex != last) {
            approach(choice, focus, narrator);
        }
        last = choice.hex;
    }
}

std::vector<FigureIndex> TurnPlanner::Memory::figures(const EnemySet& enemies) const {
    std::vector<FigureIndex> result;
    enemies.for_each([&](EnemyIndex enemy) { result.push_back(situation.enemies[enemy].figure); });
    return result;
}

TurnOption TurnPlanner::Memory::write_option(const PlannedOutcome& outcome) const {
    const Board& board = *situation.board;
    TurnOption option;
    option.end = board.hex(outcome.end);
    option.path = ways_from.path_to(outcome.end);
    if (outcome.focus) {
        option.focus = situation.enemies[*outcome.focus].figure;
    }
    option.targets = figures(outcome.targets);
    option.movement = ways[outcome.end].points();
    option.negative_hexes = ways[outcome.end].negative_hexes();
    option.disadvantaged = figures(outcome.targets & situation.disadvantaged_from(outcome.end));
    if (outcome.attack_hex != no_hex) {
        option.attack_hex = board.hex(outcome.attack_hex);
    }
    option.area = attack_hexes.red_hexes(outcome.choice);
    return option;
}

void TurnPlanner::Memory::sort_outcomes() {
    std::ranges::sort(outcomes, in_answer_order);
    const auto repeats = std::ranges::unique(
        outcomes,
        [](const PlannedOutcome& a, const PlannedOutcome& b) { return a.same_option(b); });
    outcomes.erase(repeats.begin(), repeats.end());
}

void TurnPlanner::Memory::write_options(TurnAnswer& answer) {
    sort_outcomes();
    answer.options.reserve(outcomes.size());
    for (const PlannedOutcome& outcome : outcomes) {
        answer.options.push_back(write_option(outcome));
    }
}

// Where the elements pay for one thing or another, the turn has the outcomes of both.
TurnAnswer TurnPlanner::Memory::answer(const Scene& scene, const TurnOrder& order,
                                       const Board& board, const ReasonLog& narrator) {
    if (!order.abilities || !asks_for_elements(*order.abilities)) {
        return answer_paid(scene, order, board, narrator);
    }
    std::optional<TurnAnswer> answer;
    for (TurnOrder& paid : paid_orders(scene, order)) {
        settled = std::move(paid);
        TurnAnswer next = answer_paid(scene, settled, board, narrator);
        if (answer) {
            add_options(scene, *answer, std::move(next));
        } else {
            answer = std::move(next);
        }
    }
    return std::move(*answer);
}

constexpr auto answer_paid_rule = decided_by("condition.stun"_clause, "monster.no-focus"_clause);
TurnAnswer TurnPlanner::Memory::answer_paid(const Scene& scene, const TurnOrder& order,
                                            const Board& board, const ReasonLog& narrator) {
    TurnAnswer answer;
    set(scene, order, board);
    answer.figure = situation.actor_index;
    if (!situation.card.acts) {
        if (narrator.enabled()) {
            narrator.tell("condition.stun"_clause, "it is stunned: no focus, no abilities");
        }
        situation.card.points = 0;
    }
    attack_hexes.prepare(situation, *sight);
    find_ways(narrator.enabled());
    if (situation.card.acts) {
        tell_attack(narrator);
        const auto& foci = focus_choice.choose(narrator);
        for (const EnemyIndex focus : foci) {
            answer.focus.push_back(situation.enemies[focus].figure);
            const bool several = narrator.enabled() && foci.size() > 1;
            head_for_focus(focus, several
                                      ? narrator.about("for " + situation.figure(focus).id + ", ")
                                      : narrator);
        }
    }
    if (answer.focus.empty()) {
        if (situation.card.acts) {
            if (narrator.enabled()) {
                narrator.tell("monster.no-focus"_clause,
                              "there is no hex it could attack anyone from: no focus");
            }
            follow_summoner(narrator, answer);
        }
        stay();
    }
    write_options(answer);
    return answer;
}

TurnPlanner::TurnPlanner() : memory_{std::make_unique<Memory>()} {}
TurnPlanner::~TurnPlanner() = default;
TurnPlanner::TurnPlanner(TurnPlanner&&) noexcept = default;
TurnPlanner& TurnPlanner::operator=(TurnPlanner&&) noexcept = default;

TurnAnswer TurnPlanner::plan(const Scene& scene, const TurnOrder& turn, const Board& board) {
    return memory_->answer(scene, turn, board, ReasonLog{nullptr});
}

TurnAnswer TurnPlanner::plan(const Scene& scene, const Board& board, Explain explain) {
    if (!scene.turn) {
        throw InputError{{.code = ErrorCode::missing_field,
                          .pointer = "/turn",
                          .found = "no turn",
                          .expected = "the figure to act and its abilities"}};
    }
    std::vector<Reason> why;
    const bool explains = explain == Explain::yes;
    TurnAnswer answer =
        memory_->answer(scene, *scene.turn, board, ReasonLog{explains ? &why : nullptr});
    answer.why = std::move(why);
    if (explains) {
        if (auto reason = negative_hex_detour(scene, answer)) {
            answer.why.insert(answer.why.begin(), std::move(*reason));
        }
    }
    return answer;
}

constexpr auto targets_from_rule = decided_by("monster.negative-targeted"_clause);
std::vector<std::vector<FigureIndex>> TurnPlanner::targets_from(const Scene& scene,
                                                                const Board& board,
                                                                FigureIndex figure, int range,
                                                                int targets) {
    if (targets <= 0) {
        return std::vector<std::vector<FigureIndex>>(1);
    }
    static const AttackAbility as_if{.advantage = true};
    CardPlan card;
    card.attack = {.made = true,
                   .ranged = true,
                   .range = std::max(1, range),
                   .targets = targets,
                   .ability = &as_if};
    Memory& turn = *memory_;
    turn.set(scene, board, figure, card);
    turn.attack_hexes.prepare(turn.situation, *turn.sight);
    const HexIndex here = turn.situation.start;
    turn.ways.assign(board.size(), Cost::none());
    turn.ways[here] = Cost{};
    turn.focus_choice.start(turn.situation, turn.attack_hexes);
    turn.focus_choice.meet(here, turn.ways[here]);
    for (const EnemyIndex focus : turn.focus_choice.choose(ReasonLog{})) {
        turn.head_for_focus(focus, ReasonLog{});
    }
    if (turn.outcomes.empty()) {
        turn.stay();
    }
    turn.sort_outcomes();
    std::vector<std::vector<FigureIndex>> sets;
    for (const PlannedOutcome& outcome : turn.outcomes) {
        sets.push_back(turn.figures(outcome.targets));
    }
    return sets;
}

TurnAnswer plan_turn(const Scene& scene, Explain explain) {
    return TurnPlanner{}.plan(scene, Board{scene.map}, explain);
}

ClauseSites clause_sites::focus::turn() {
    static constexpr auto sites = sites_of(follow_summoner_rule, tell_attack_rule, attack_from_rule,
                                           approach_rule, answer_paid_rule, targets_from_rule);
    return sites;
}

}  // namespace standee
