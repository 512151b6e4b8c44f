#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rulebook/table.hpp"
#include "verify/case.hpp"
#include "verify/formulas/house_rules.hpp"

namespace standee::verify::formulas {

/// What house rules do to one case.
enum class EffectKind : std::uint8_t {
    paradox,       ///< whatever the formula gives, it then gives something else
    several,       ///< each of several results agrees with itself
    nothing,       ///< the formula does not say what happens
    impossible,    ///< it gives what cannot be, such as damage below 0
    changed,       ///< another answer
    tie_appears,   ///< the rules now leave open what they decided
    tie_vanishes,  ///< the rules now decide what they left open
    refused        ///< a step that was allowed is not, or the other way round
};
inline constexpr std::size_t effect_kinds = 8;

/// Whether the house rules contradict themselves, or leave out what to do.
constexpr bool is_contradiction(EffectKind kind) { return kind <= EffectKind::impossible; }
/// "paradox", "answer changed".
std::string_view words_of(EffectKind kind);
/// The same as files write it: "tie-appears".
std::string_view name_of(EffectKind kind);

struct Effect {
    EffectKind kind{};
    std::optional<rulebook::FormulaSlot> slot;  ///< of a contradiction
    std::string printed;                        ///< the answer of the edition as printed
    std::string house;  ///< the answer by the house rules, or why there is none

    [[nodiscard]] bool like(const Effect& other) const {
        return kind == other.kind && slot == other.slot;
    }
};

/// Both answers of the rulebook to a case.
struct BothAnswers {
    std::string printed;
    std::string house;
    std::vector<Effect> effects;
};

/// Plays cases by the rulebook, as printed and by house rules. It keeps its working memory. Not to
/// be shared by threads.
class EffectFinder {
public:
    explicit EffectFinder(const HouseRules& house)
        : house_{house},
          printed_{rulebook::rules_of(edition(house.edition.id))},
          rules_{house.rules()} {}

    /// Throws nothing: a case that cannot be played by the edition as printed has no effects.
    BothAnswers look(const Case& tried);
    /// How often each formula has been looked at.
    [[nodiscard]] std::array<std::uint64_t, rulebook::formula_slots> looked_at() const;

private:
    const HouseRules& house_;
    rulebook::Rules printed_, rules_;
    rulebook::Ground ground_;
};

/// The case with hit points for whoever has none, if a formula is about damage or healing or looks
/// at hit points, and with a maximum if one is about that: some, by the number of the case.
void give_hit_points(Case& tried, const HouseRules& house, std::uint64_t number);
/// Whether the case has them, so that it is played as it is written.
bool has_hit_points(const Case& tried, const HouseRules& house);

}  // namespace standee::verify::formulas
