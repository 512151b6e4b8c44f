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

/// What a figure does not do in the plan of its turn.
enum class NotDone : std::uint8_t { focus, attack, end };
inline constexpr std::array<std::string_view, 3> not_done_names{"focus", "attack", "end"};

/// Why the plan does not focus on a figure, attack it, or end in a hex.
struct WhyNot {
    NotDone question{};
    std::string figure;           ///< the enemy asked about; empty for `end`
    Hex hex;                      ///< the hex asked about, for `end`
    Done done{};                  ///< whether the plan does it after all
    std::vector<Reason> reasons;  ///< the criterion that decided against it, or what blocks it
    SmallestChanges remedy;       ///< the smallest changes of the scene that would make it so
};

/// A figure by its id, or a hex.
using WhyNotSubject = std::variant<std::string, Hex>;

/// Questions the plan of `scene.turn` about an enemy (focus, then attack) or a hex (end). The
/// acting figure stands for its own hex. Throws InputError for an id or a hex that is not in the
/// scene, for an ally of the figure that acts, and as TurnPlanner::plan does.
std::vector<WhyNot> why_not(const Scene& scene, const WhyNotSubject& subject);

/// The question about what the plan of `scene.turn` does next, as `why_not` answers it, without
/// changes that would make it so.
WhyNot why_not_next(const Scene& scene, WhyNot asked);
/// The questions about the subject, not answered. Throws as `why_not` does.
std::vector<WhyNot> questions_about(const Scene& scene, const WhyNotSubject& subject);
/// Whom the changes that answer the question leave alone.
LeftAlone left_alone_by(const WhyNot& asked, const std::string& actor);
/// Appends the reasons that are not there yet.
void add_new_reasons(std::vector<Reason>& reasons, std::vector<Reason> more);
/// How many of several outcomes do it.
Done done_by(std::size_t some, std::size_t all);

/// Why the figure that acts could attack none of its enemies from anywhere: a reason for each.
std::vector<Reason> why_no_focus(const Scene& scene);

}  // namespace standee
