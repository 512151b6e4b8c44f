#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lib/error.hpp"
#include "lib/scene.hpp"
#include "play/event.hpp"
#include "play/step.hpp"
#include "verify/monitors/play/plane.hpp"

namespace standee::verify {

/// A figure at one moment of a step, as the events tell it.
struct FigureState {
    const Figure* figure = nullptr;  ///< its stat card, and what it was when it was first seen
    Hex at;
    std::optional<int> hp;
    ConditionSet conditions;
    ConditionSet fresh;  ///< of them, those gained in its own turn that still runs
    bool flying = false;
    bool here = false;  ///< on the map

    [[nodiscard]] bool has(Condition condition) const { return conditions.contains(condition); }
};

/// All hexes in which a figure stands: only objectives stand in several, and those never move.
std::vector<Hex> hexes_of(const FigureState& standing);
/// Range between the hexes of two figures that lie nearest to each other [map.objective].
std::optional<int> range_between(const Plane& plane, const FigureState& a, const FigureState& b);
std::optional<int> range_between(const Plane& plane, Hex a, const FigureState& b);
/// Whether a hex of the one is adjacent to a hex of the other.
bool are_adjacent(const Plane& plane, const FigureState& a, const FigureState& b);

/// "A from [0,0] to [1,0]"
std::string text_of(const event::Move& move);

struct Findings;
class PlayView;

/// Whether one figure sees a hex of another that is within so many hexes; null: at any range.
bool sees_within(const PlayView& view, const FigureState& from, const FigureState& to,
                 const Plane* plane = nullptr, int most = 0);

/// One step and its result: everything that a monitor looks at. What was true between two events is
/// worked out from the scene before and the events alone.
class PlayView {
public:
    /// A step that was played; what is given must outlive the view.
    PlayView(const Scene& before, const PlayStep& step, std::span<const Event> events,
             const Scene& after);
    /// A step that was refused.
    PlayView(const Scene& before, const PlayStep& step, const Error& refusal);

    [[nodiscard]] const Scene& before() const { return *before_; }
    [[nodiscard]] const PlayStep& step() const { return *step_; }
    [[nodiscard]] std::span<const Event> events() const { return events_; }
    [[nodiscard]] const Scene& after() const { return *after_; }
    /// Why the step was refused; null where it was played.
    [[nodiscard]] const Error* refusal() const { return refusal_; }
    [[nodiscard]] bool is_refused_by(std::string_view clause) const {
        return refusal_ != nullptr && refusal_->clause_id() == clause;
    }

    template <class Step>
    [[nodiscard]] const Step* step_as() const {
        return std::get_if<Step>(step_);
    }
    /// The event of that number, if it is of that kind.
    template <class What>
    [[nodiscard]] const What* event_as(std::size_t i) const {
        return i < events_.size() ? std::get_if<What>(&events_[i].what) : nullptr;
    }
    /// The event that comes before that number, whatever lies between, of that kind.
    template <class What>
    [[nodiscard]] const What* last_before(std::size_t i) const {
        while (i-- > 0) {
            if (const auto* what = event_as<What>(i)) {
                return what;
            }
        }
        return nullptr;
    }

    /// Whether a figure that fell harmed or attacked others [card.when-dies]: what is then between
    /// an attack and its retaliate, or comes from whom, is that harm.
    [[nodiscard]] bool has_harm_on_death() const;

    /// The rules of the scene, by the rulebooks.
    [[nodiscard]] const Edition& rules() const { return rules_; }

    // What was true just before an event; with the number of events, at the end

    [[nodiscard]] std::size_t end() const { return events_.size(); }
    /// Every figure that is in the step at any time, in the order of the scene.
    [[nodiscard]] std::span<const FigureState> standings(std::size_t i) const {
        return std::span{standings_}.subspan(i * figures_, figures_);
    }
    /// The figure of that id; null where no event and no scene knows it.
    [[nodiscard]] const FigureState* standing(std::size_t i, std::string_view id) const;
    /// Whether it had the condition then.
    [[nodiscard]] bool had(std::size_t i, std::string_view id, Condition condition) const;
    /// Its active bonuses then, in the order in which they began.
    [[nodiscard]] std::vector<ActiveBonus> bonuses(std::size_t i, std::string_view id) const;
    /// Who stood in a hex then, `except` left out; null for nobody.
    [[nodiscard]] const FigureState* standing_in(std::size_t i, Hex hex,
                                                 std::string_view except = {}) const;
    /// Where the doors stood open then, and no wall lay.
    [[nodiscard]] Plane plane(std::size_t i) const;
    /// The trap that lay in a hex then.
    [[nodiscard]] const Trap* trap(std::size_t i, Hex hex) const;
    /// Whose turn it was then; empty for nobody's.
    [[nodiscard]] std::string_view turn_of(std::size_t i) const;

    /// What several monitors ask of the same step, found out once (hits.hpp).
    [[nodiscard]] const Findings& findings() const;

private:
    void gather_figures();
    /// The figure that the event places, as it stands then; nothing for any other event.
    std::optional<FigureState> newcomer(const Event& event);
    const Figure* as_summoned(const event::Summon& summon);
    void follow();
    void follow(const Event& event, std::span<FigureState> now);
    void change_rank(FigureState& state);
    std::deque<Figure>& kept_figures();
    [[nodiscard]] FigureState* find(std::span<FigureState> now, std::string_view id) const;

    const Scene* before_;
    Edition rules_;
    const PlayStep* step_;
    std::span<const Event> events_;
    const Scene* after_;
    const Error* refusal_ = nullptr;
    std::size_t figures_ = 0;
    std::shared_ptr<std::deque<Figure>> kept_;  ///< that a card summons, or whose rank it changes
    std::vector<FigureState> standings_;        // by event, then by figure
    mutable std::shared_ptr<const Findings> findings_;
};

}  // namespace standee::verify
