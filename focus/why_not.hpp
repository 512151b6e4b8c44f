#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "focus/scene_change.hpp"
#include "focus/turn.hpp"

namespace standee {

/// The questions about a plan: why the figure does not focus on an enemy, attack it, or end in a
/// hex.
enum class NotDone : std::uint8_t { focus, attack, end };
inline constexpr std::array<std::string_view, 3> not_done_names{"focus", "attack", "end"};

/// The answer to the question why a plan does not focus on a figure, attack it, or end in a hex.
struct WhyNot {
    NotDone question{};
    std::string figure;           ///< the enemy asked about; empty for `end`
    Hex hex;                      ///< the hex asked about, for `end`
    Done done{};                  ///< whether the plan does it all the same
    std::vector<Reason> reasons;  ///< the criterion that decided against it, or what blocks it
    SmallestChanges remedy;       ///< the smallest changes of the scene that would bring it about
};

/// The subject of a question: a figure, by its id, or a hex.
using WhyNotSubject = std::variant<std::string, Hex>;

/// Answers the questions about the plan of `scene.turn` that concern an enemy (focus, then attack)
/// or a hex (end). The id of the acting figure stands for its own hex. Throws InputError for an id
/// or a hex that is not in the scene, for an ally of the acting figure, and in the cases in which
/// TurnPlanner::plan throws.
std::vector<WhyNot> why_not(const Scene& scene, const WhyNotSubject& subject);

/// Answers one question about the next attack of `scene.turn` as `why_not` does, but without the
/// changes that would bring it about.
WhyNot why_not_next(const Scene& scene, WhyNot asked);
/// The questions about the subject, not yet answered. Throws as `why_not` does.
std::vector<WhyNot> questions_about(const Scene& scene, const WhyNotSubject& subject);
/// The figures that the changes in the answer to the question must leave alone.
LeftAlone left_alone_by(const WhyNot& asked, const std::string& actor);
/// Appends those of `more` that `reasons` does not have yet.
void add_new_reasons(std::vector<Reason>& reasons, std::vector<Reason> more);
/// `surely` if all outcomes do it, `maybe` if some do, `no` if none does.
Done done_by(std::size_t some, std::size_t all);

/// The reasons why the acting figure could attack none of its enemies from anywhere, one for each
/// enemy.
std::vector<Reason> why_no_focus(const Scene& scene);

}  // namespace standee
