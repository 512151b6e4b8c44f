#include "verify/contradictions/moment_words.hpp"

#include <array>

namespace standee::verify {

std::string words_of(TimingPoint moment) {
    constexpr std::array names{"at the start of a turn",  "at the end of a turn",
                               "when damage is suffered", "after an attack",
                               "as a trap springs",       "at the end of the round"};
    return names.at(static_cast<std::size_t>(moment));
}

std::string words_of(EffectKind due) {
    constexpr std::array names{"regenerate",
                               "wound",
                               "bane",
                               "conditions end",
                               "bonuses end",
                               "infusions",
                               "looting",
                               "ward and brittle",
                               "negation by a bonus",
                               "negation by cards",
                               "condition",
                               "push",
                               "pull",
                               "infuse",
                               "damage",
                               "retaliate",
                               "trap damage",
                               "shuffles",
                               "elements wane"};
    return names.at(static_cast<std::size_t>(due));
}

std::string words_of(const PendingEffect& waiting) {
    return waiting.condition ? std::string{name_of(*waiting.condition)} : words_of(waiting.due);
}

}  // namespace standee::verify
