#include "verify/monitors/round/picks.hpp"

#include <algorithm>

namespace standee::verify {
namespace {

const TurnGroup* group_of(const std::vector<TurnGroup>& groups, const std::string& id) {
    const auto found =
        std::ranges::find_if(groups, [&](const TurnGroup& group) { return group.holds(id); });
    return found == groups.end() ? nullptr : &*found;
}

/// Under what name the scene says that the group acts.
std::string name_in_progress(const TurnGroup& group) {
    const std::string side = group.head->side == Side::party ? "party/" : "monsters/";
    return group.is_character() ? group.name : side + group.name;
}

/// The group that the scene says acts, if any of it is left; null also where some of its figures
/// have a number of their own, so that several groups may have the name.
const TurnGroup* acting_in(const std::string& acting, const Scene& scene,
                           const std::vector<TurnGroup>& groups) {
    const auto found = std::ranges::find_if(
        groups, [&](const TurnGroup& group) { return name_in_progress(group) == acting; });
    const auto has_own_number = [&](const Figure& figure) {
        return figure.initiative && found->head->name == figure.name &&
               figure.kind != Kind::character;
    };
    const bool known =
        found != groups.end() &&
        (found->is_character() ||
         (!found->head->name.empty() && std::ranges::none_of(scene.figures, has_own_number)));
    return known ? &*found : nullptr;
}

Pick pick_in(const RoundView& view, const Scene& scene, const std::string& id, const Pick* last) {
    Pick pick;
    pick.scene = &scene;
    pick.groups = groups_left(scene);
    pick.figure = id.empty() ? nullptr : scene.find(id);
    pick.group = id.empty() ? nullptr : group_of(pick.groups, id);
    if (last != nullptr && last->group != nullptr) {
        const auto same = std::ranges::find_if(
            pick.groups, [&](const TurnGroup& group) { return group.is(*last->group); });
        pick.going_on = same == pick.groups.end() ? nullptr : &*same;
    }
    if (last == nullptr) {
        pick.going_on = acting_in(view.start.progress.acting, scene, pick.groups);
    }
    pick.from_before =
        last == nullptr && pick.going_on == nullptr && !scene.progress.acting.empty();
    return pick;
}

/// The events told after the last turn, where the round stops before the next.
void note_choices(const RoundView& view, std::size_t from, Pick& pick) {
    const auto note = [&pick](const event::Choice& choice) {
        (choice.of == ChoiceKind::initiative ? pick.groups_choice : pick.figures_choice) = &choice;
    };
    for (const Event& event : view.events(from, view.answer.events.size())) {
        note(std::get<event::Choice>(event.what));
    }
    if (const auto* stop = std::get_if<PendingChoice>(&view.answer.stop)) {
        note(stop->choice);
    }
}

}  // namespace

std::vector<const TurnGroup*> Pick::tied_with(const TurnGroup& one) const {
    std::vector<const TurnGroup*> tied;
    for (const TurnGroup& other : groups) {
        if (other.leading == one.leading && other.rests == one.rests) {
            tied.push_back(&other);
        }
    }
    return tied;
}

std::vector<const TurnGroup*> Pick::first_of(const TurnGroup& one) const {
    const auto tied = tied_with(one);
    std::vector<const TurnGroup*> first;
    const Edition rules = rulebook(scene->edition);
    std::ranges::copy_if(tied, std::back_inserter(first), [&](const TurnGroup* candidate) {
        return std::ranges::none_of(
            tied, [&](const TurnGroup* other) { return wins_tie(*other, *candidate, rules); });
    });
    return first;
}

std::vector<Pick> picks_of(const RoundView& view) {
    std::vector<Pick> picks;
    picks.reserve(view.pieces.size() + 1);
    const auto last = [&picks] { return picks.empty() ? nullptr : &picks.back(); };
    for (const RoundPiece& piece : view.pieces) {
        if (piece.is_end()) {
            return picks;
        }
        Pick pick = pick_in(view, piece.before, piece.figure, last());
        pick.groups_choice = view.choice(piece, ChoiceKind::initiative);
        pick.figures_choice = view.choice(piece, ChoiceKind::next);
        picks.push_back(std::move(pick));
    }
    const bool in_turn = !view.pieces.empty() && !view.pieces.back().whole;
    if (!in_turn && !view.is_over()) {
        const auto* stop = std::get_if<StopAtCharacter>(&view.answer.stop);
        Pick pick = pick_in(view, view.answer.scene, stop == nullptr ? "" : stop->figure, last());
        note_choices(view, view.pieces.empty() ? 0 : view.pieces.back().ended, pick);
        picks.push_back(std::move(pick));
    }
    return picks;
}

}  // namespace standee::verify
