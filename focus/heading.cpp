#include <algorithm>

#include "focus/marked_hexes.hpp"
#include "focus/turn_memory.hpp"
#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"

// Plans the turn of a figure whose stat card or ability card makes it move towards certain hexes.

namespace standee {
namespace {

/// Adds the options of an attack that is made after a move, as options of the move and the attack.
void add_options(const TurnOption& moved, const TurnAnswer& attacks, TurnAnswer& answer) {
    for (const TurnOption& attack : attacks.options) {
        TurnOption both = attack;
        both.end = moved.end;
        both.path = moved.path;
        both.along = moved.along;
        both.movement = moved.movement;
        both.negative_hexes = moved.negative_hexes;
        answer.options.push_back(std::move(both));
    }
    for (const FigureIndex focus : attacks.focus) {
        if (std::ranges::count(answer.focus, focus) == 0) {
            answer.focus.push_back(focus);
        }
    }
}

const std::string& id_of(const Scene& scene, FigureIndex figure) {
    return scene.figures[figure].id;
}

bool before(const Scene& scene, const std::vector<FigureIndex>& a,
            const std::vector<FigureIndex>& b) {
    return std::ranges::lexicographical_compare(a, b, [&](FigureIndex one, FigureIndex other) {
        return id_of(scene, one) < id_of(scene, other);
    });
}

void put_in_order(const Scene& scene, TurnAnswer& answer) {
    std::ranges::sort(answer.focus, [&](FigureIndex a, FigureIndex b) {
        return id_of(scene, a) < id_of(scene, b);
    });
    std::ranges::stable_sort(answer.options, [&](const TurnOption& a, const TurnOption& b) {
        return a.end != b.end ? a.end < b.end : before(scene, a.targets, b.targets);
    });
}

void tell_heading(const ReasonLog& narrator, const std::string& goal,
                  const std::vector<TurnOption>& options) {
    if (!narrator.enabled()) {
        return;
    }
    std::vector<std::string> kept;
    for (const TurnOption& move : options) {
        kept.push_back(text_of(move.end));
    }
    narrator.tell("card.heads-for"_clause, "it moves towards the closest " + goal_in_words(goal),
                  std::move(kept));
}

}  // namespace

/// Where the figure may end its moves on the way to the closest hex that it heads for. A figure in
/// such a hex does not block the path [card.heads-for].
std::vector<HexIndex> TurnPlanner::Memory::ends_towards_start() {
    Cost least = Cost::none();
    std::vector<HexIndex> ends;
    for (const Hex hex :
         hexes_headed_for(situation.scene->map, situation.card.heads_for, situation.actor->id)) {
        const HexIndex goal = situation.board->find(hex);
        onward.prepare(*situation.board, gait_of(*situation.actor, situation.card.manner),
                       *situation.edition, situation.presence, goal);
        const auto towards = shortening.towards(situation, costs, onward, goal);
        const Cost rest = shortening.remaining_before();
        if (!rest.possible() || least < rest) {
            continue;
        }
        if (rest < least) {
            ends.clear();
            least = rest;
        }
        ends.insert(ends.end(), towards.begin(), towards.end());
    }
    if (ends.empty()) {
        ends.push_back(situation.start);
    }
    std::ranges::sort(ends);
    ends.erase(std::ranges::unique(ends).begin(), ends.end());
    return ends;
}

/// The attacks that the figure may make from where it stands after its moves.
TurnAnswer TurnPlanner::Memory::attack_in_place(const Scene& moved, const CardPlan& card,
                                                const Board& board, const ReasonLog& narrator) {
    TurnAnswer answer;
    set(moved, board, situation.actor_index, card);
    attack_hexes.prepare(situation, *sight);
    find_costs(true);
    const auto& foci = situation.held ? focus_choice.keep(*situation.held, narrator)
                                      : focus_choice.choose(narrator);
    for (const EnemyIndex focus : foci) {
        answer.focus.push_back(situation.enemies[focus].figure);
        const bool tied = narrator.enabled() && foci.size() > 1;
        head_for_focus(focus, tied ? narrator.about(situation.figure(focus).id) : narrator);
    }
    if (outcomes.empty()) {
        stay();
    }
    write_options(answer);
    return answer;
}

TurnAnswer TurnPlanner::Memory::answer_heading(const Scene& scene, const ReasonLog& narrator) {
    TurnAnswer answer;
    answer.figure = situation.actor_index;
    answer.focus_held = situation.held.has_value();
    const Board& board = *situation.board;
    attack_hexes.prepare(situation, *sight);
    find_costs(true);
    for (const HexIndex end : ends_towards_start()) {
        outcomes.push_back({.end = end});
    }
    TurnAnswer moves;
    write_options(moves);
    tell_heading(narrator, situation.card.heads_for, moves.options);
    CardPlan in_place = situation.card;
    in_place.points = 0;
    in_place.moves.clear();
    in_place.along.reset();
    in_place.heads_for.clear();
    if (!in_place.attack.made) {
        answer.options = std::move(moves.options);
        return answer;
    }
    const Figure actor = *situation.actor;
    for (const TurnOption& move : moves.options) {
        Scene moved = scene;
        moved.figures[answer.figure] = actor;
        moved.figures[answer.figure].at = move.end;
        const bool alone = moves.options.size() == 1;
        add_options(move, attack_in_place(moved, in_place, board, alone ? narrator : ReasonLog{}),
                    answer);
    }
    set(scene, board, answer.figure, in_place);  // `moved` no longer exists
    put_in_order(scene, answer);
    return answer;
}

}  // namespace standee
