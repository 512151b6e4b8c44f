#include "files/known_figures.hpp"

#include <algorithm>
#include <string_view>
#include <variant>
#include <vector>

#include "files/render.hpp"
#include "lib/error.hpp"

namespace standee {
namespace {

/// The ids in a step of each kind; those of who negates come last.
struct FiguresOf {
    using Ids = std::vector<std::string>;

    Ids operator()(const step::Attack& s) const { return with(s.negate, {s.by, s.target}); }
    Ids operator()(const step::Damage& s) const { return with(s.negate, {s.to}); }
    Ids operator()(const step::Heal& s) const { return {s.to, s.by}; }
    Ids operator()(const step::Gain& s) const { return {s.to}; }
    Ids operator()(const step::Lose& s) const { return {s.figure}; }
    Ids operator()(const step::Bonus& s) const { return {s.on}; }
    Ids operator()(const step::Move& s) const { return with(s.negate, {s.figure}); }
    Ids operator()(const step::Teleport& s) const { return with(s.negate, {s.figure, s.by}); }
    Ids operator()(const step::Forced& s) const {
        return with(s.negate, {s.move.by, s.move.target});
    }
    Ids operator()(const step::StartTurn& s) const { return with(s.negate, {s.figure}); }
    Ids operator()(const step::EndTurn& s) const { return with(s.negate, {s.figure}); }
    Ids operator()(const step::EndRound& /*s*/) const { return {}; }
    Ids operator()(const step::Infuse& /*s*/) const { return {}; }
    Ids operator()(const step::Consume& /*s*/) const { return {}; }
    Ids operator()(const step::Summon& s) const { return {s.by}; }
    Ids operator()(const step::Dismiss& s) const { return {s.summon}; }
    Ids operator()(const step::Spawn& s) const { return {s.by}; }
    Ids operator()(const step::Loot& s) const { return {s.figure}; }
    Ids operator()(const step::Tile& /*s*/) const { return {}; }
    Ids operator()(const step::Turn& s) const { return with(s.negate, {s.turn.figure}); }

private:
    static Ids with(const Negating& negating, Ids ids) {
        for (const NegatedSource& negated : negating.who) {
            ids.push_back(negated.who);
        }
        return ids;
    }
};

/// The figures that a step names.
std::vector<std::string> figures_of(const PlayStep& step) {
    std::vector<std::string> ids = std::visit(FiguresOf{}, step);
    std::erase(ids, std::string{});  // not said
    return ids;
}

}  // namespace

void KnownFigures::add(const Scene& scene) {
    for (const Figure& figure : scene.figures) {
        ids_.insert(figure.id);
    }
}

void KnownFigures::demand_of(const PlayStep& step, const Reader& place) const {
    for (const std::string& id : figures_of(step)) {
        if (!ids_.contains(id)) {
            const std::vector<std::string_view> known{ids_.begin(), ids_.end()};
            place.fail_with(ErrorCode::bad_reference, in_quotes(id),
                            "the id of a figure of the scene" + did_you_mean(id, known));
        }
    }
}

}  // namespace standee
