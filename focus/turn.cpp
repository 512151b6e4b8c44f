#include "focus/turn.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "focus/begun_card.hpp"
#include "focus/element_payment.hpp"
#include "focus/negative_hex_detour.hpp"
#include "focus/paid_orders.hpp"
#include "focus/turn_memory.hpp"
#include "focus/why_not.hpp"
#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"

namespace standee {

void TurnPlanner::Memory::set(const Scene& scene, const TurnOrder& order, const Board& board,
                              std::size_t passed_over) {
    situation.set(scene, order, board, passed_over);
    sight.emplace(board, *situation.edition);
    outcomes.clear();
}

void TurnPlanner::Memory::set(const Scene& scene, const Board& board, FigureIndex actor,
                              const CardPlan& card) {
    situation.set(scene, board, actor, card);
    sight.emplace(board, *situation.edition);
    outcomes.clear();
}

// The search meets hexes in the order of the cost of getting there, and ending there costs no less.
// So it may stop early, unless somebody reads about the enemies that are farther away.
void TurnPlanner::Memory::find_costs(bool all) {
    movement.prepare(*situation.board, gait_of(*situation.actor, situation.card.manner),
                     *situation.edition, situation.presence);
    focus_choice.start(situation, attack_hexes);
    const bool all_at_the_end = all || movement.teleports();
    if (all_at_the_end) {
        distances_from.search(movement, situation.start);
    } else {
        distances_from.search(movement, situation.start, [this](HexIndex hex, Cost cost) {
            if (hex == situation.start) {
                focus_choice.meet(hex, cost);
            } else if (movement.can_end(hex)) {
                focus_choice.meet(hex, cost + movement.land(hex));
            }
            return focus_choice.limit();
        });
    }
    distances_from.write_costs(costs);
    for (HexIndex hex = 0; hex < costs.size() && all_at_the_end; ++hex) {
        if (costs[hex].possible()) {
            focus_choice.meet(hex, costs[hex]);
        }
    }
    if (situation.edition->further_targets_by_path && situation.looked_from != situation.start) {
        find_costs_as_it_looked();
    }
    if (makes_several_moves()) {
        count_moves();
    }
}

// The further targets are ranked by the costs from where the figure looked for its focus
// [monster.extra-targets].
void TurnPlanner::Memory::find_costs_as_it_looked() {
    distances_as_it_looked.search(movement, situation.looked_from);
    for (HexIndex hex = 0; hex < costs.size(); ++hex) {
        if (const Cost cost = distances_as_it_looked.to(hex); cost.possible()) {
            focus_choice.meet_as_it_looked(hex, cost);
        }
    }
}

// From here on, a cost within the turn's points means that the moves, one after another, can pay it
// [move.points].
void TurnPlanner::Memory::count_moves() {
    several.search(movement, situation.start, situation.card.moves);
    situation.beyond_moves.assign(costs.size(), true);
    for (HexIndex hex = 0; hex < costs.size(); ++hex) {
        const Cost cost = several.to(hex);
        if (cost.possible() && cost.negative_hexes() == costs[hex].negative_hexes()) {
            situation.beyond_moves[hex] = false;
            costs[hex] = cost;
        }
    }
}

void TurnPlanner::Memory::stay() { outcomes.push_back({.end = situation.start}); }

// A summon without a focus may move towards its summoner, if the summoner chooses so.
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
    onward.prepare(*situation.board, gait_of(actor, situation.card.manner), *situation.edition,
                   situation.presence, goal);
    for (const HexIndex end : shortening.ends_towards(situation, costs, onward, goal)) {
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

void TurnPlanner::Memory::tell_attack(const ReasonLog& narrator) const {
    if (narrator.enabled() && !situation.card.attack.made) {
        narrator.tell(
            "monster.focus-as-melee"_clause,
            "it makes no attack this turn: it focuses and moves as if for a melee attack");
    }
}

// [monster.ambiguity]
void TurnPlanner::Memory::attack_from(const Choice& choice, EnemyIndex focus) {
    if (situation.card.later_attack) {
        outcomes.push_back({.end = choice.hex, .focus = focus, .attack_hex = choice.hex});
        return;
    }
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
        refuse_so_many_outcomes();
    }
}

void TurnPlanner::Memory::approach(const Choice& choice, EnemyIndex focus,
                                   const ReasonLog& narrator) {
    const auto ends = narrator.enabled()
                          ? shortening.towards(situation, costs, movement, choice.hex)
                          : shortening.ends_towards(situation, costs, movement, choice.hex);
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
                        : fmt::format("it cannot reach {0} this turn, so it comes nearer: from "
                                      "{1} movement points away to {2}",
                                      text_of(situation.board->hex(choice.hex)),
                                      shortening.remaining_before().points(),
                                      shortening.remaining_after().points()),
                  std::move(kept));
}

void TurnPlanner::Memory::head_for_focus(EnemyIndex focus, const ReasonLog& narrator) {
    const auto choices =
        destination.choose(situation, attack_hexes, costs, focus_choice, focus, narrator);
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

std::span<const EnemyIndex> TurnPlanner::Memory::foci_by_attack(const ReasonLog& narrator) {
    attack_hexes.prepare(situation, *sight);
    // Which other enemies could be attacked matters only if somebody reads it, or if the turn asks
    // about one of them.
    find_costs(narrator.enabled() || situation.held || makes_several_moves() ||
               situation.card.names_focus());
    return situation.held ? focus_choice.keep(*situation.held, narrator)
                          : focus_choice.choose(narrator);
}

// [monster.no-focus]
std::span<const EnemyIndex> TurnPlanner::Memory::find_foci(const Scene& scene,
                                                           const TurnOrder& order,
                                                           const Board& board,
                                                           const ReasonLog& narrator) {
    auto foci = foci_by_attack(narrator);
    std::size_t passed_over = 0;
    while (foci.empty() && situation.card.attack.listed) {
        set(scene, order, board, ++passed_over);
        if (situation.card.attack.made) {
            foci = foci_by_attack(ReasonLog{nullptr});
        }
    }
    if (foci.empty() && passed_over > 0) {
        set(scene, order, board);
        return foci_by_attack(ReasonLog{nullptr});
    }
    if (passed_over > 0 && narrator.enabled()) {
        narrator.tell("monster.no-focus"_clause,
                      fmt::format("there is no hex from which it could make an earlier attack on "
                                  "anyone, so it focuses for attack {} of its card",
                                  passed_over + 1));
        return foci_by_attack(narrator);
    }
    return foci;
}

// If the elements can pay for different things, the answer has the outcomes of each.
TurnAnswer TurnPlanner::Memory::answer(const Scene& scene, const TurnOrder& order,
                                       const Board& board, const ReasonLog& narrator) {
    const Figure* actor = scene.find(order.figure);
    if (actor != nullptr && order.abilities && has_to_begin(*order.abilities)) {
        begun = {order.figure, begun_card(scene, *actor, *order.abilities)};
        return answer(scene, begun, board, narrator);
    }
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

// [monster.new-focus-after-kill]
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
    if (situation.card.acts && !situation.card.heads_for.empty()) {
        return answer_heading(scene, narrator);
    }
    answer.focus_held = situation.held.has_value();
    if (situation.card.acts) {
        tell_attack(narrator);
        const auto foci = find_foci(scene, order, board, narrator);
        for (const EnemyIndex focus : foci) {
            answer.focus.push_back(situation.enemies[focus].figure);
            const bool tied = narrator.enabled() && foci.size() > 1;
            head_for_focus(focus, tied ? narrator.about(situation.figure(focus).id) : narrator);
        }
    } else {
        attack_hexes.prepare(situation, *sight);
        find_costs(false);
    }
    if (answer.focus.empty()) {
        if (situation.card.acts) {
            if (narrator.enabled()) {
                narrator.tell(
                    "monster.no-focus"_clause,
                    situation.held
                        ? "it has no focus that it could ever attack"
                        : "there is no hex from which it could attack anyone, so it has no focus");
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
    const bool explains = explain != Explain::no;
    TurnAnswer answer =
        memory_->answer(scene, *scene.turn, board, ReasonLog{explains ? &why : nullptr});
    answer.why = std::move(why);
    if (explain == Explain::yes) {
        if (answer.focus.empty()) {
            const std::vector<Reason> reasons = why_no_focus(scene);
            answer.why.insert(answer.why.begin(), reasons.begin(), reasons.end());
        }
        if (auto reason = negative_hex_detour(scene, board, answer, *this)) {
            answer.why.insert(answer.why.begin(), std::move(*reason));
        }
    }
    return answer;
}

void TurnPlanner::Memory::stand_and_attack(const Scene& scene, const Board& board,
                                           FigureIndex figure, const CardPlan& card) {
    set(scene, board, figure, card);
    attack_hexes.prepare(situation, *sight);
    const HexIndex here = situation.start;
    costs.assign(board.size(), Cost::none());
    costs[here] = Cost{};
    focus_choice.start(situation, attack_hexes);
    focus_choice.meet(here, costs[here]);
    for (const EnemyIndex focus : focus_choice.choose(ReasonLog{})) {
        head_for_focus(focus, ReasonLog{});
    }
    if (outcomes.empty()) {
        stay();
    }
    sort_outcomes();
}

std::vector<std::vector<FigureIndex>> TurnPlanner::Memory::target_sets() const {
    std::vector<std::vector<FigureIndex>> found;
    for (const PlannedOutcome& outcome : outcomes) {
        std::vector<FigureIndex> set = figures(outcome.targets);
        if (found.empty() || found.back() != set) {
            found.push_back(std::move(set));
        }
    }
    return found;
}

// [monster.focus-proximity, monster.focus-initiative]
std::vector<std::vector<FigureIndex>> TurnPlanner::attacked_from(const Scene& scene,
                                                                 const Board& board,
                                                                 FigureIndex figure,
                                                                 const AttackAbility& attack) {
    const Figure& attacker = scene.figures[figure];
    const TurnOrder turn{attacker.id, std::vector{Ability{attack}}};
    const CardPlan card = plan_card(scene, turn, attacker);
    if (!card.attack.made) {
        return std::vector<std::vector<FigureIndex>>(1);
    }
    memory_->stand_and_attack(scene, board, figure, card);
    return memory_->target_sets();
}

// [area.placement]
bool TurnPlanner::has_target(const Scene& scene, const Board& board, FigureIndex figure,
                             const AttackAbility& attack) {
    return std::ranges::any_of(attacked_from(scene, board, figure, attack),
                               [](const auto& targets) { return !targets.empty(); });
}

TurnAnswer plan_turn(const Scene& scene, Explain explain) {
    return TurnPlanner{}.plan(scene, Board{scene.map}, explain);
}

}  // namespace standee
