#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lib/ability.hpp"
#include "lib/figure.hpp"

// The parts of the lines of a card in words.

namespace standee::card_parts {

/// "3"; "+1" if the amount is relative and there is no stat to which it is added.
std::string words(Amount amount, std::optional<int> stat = std::nullopt);
/// "2 for each hex it moved +1, at most 5"
std::string words(const Count& count);
/// "X (...)" if the amount is counted, otherwise the amount.
std::string words(Amount amount, const std::optional<Count>& count,
                  std::optional<int> stat = std::nullopt);
/// "fire and any element"
std::string words(std::span<const ElementChoice> choices);
/// What an add gives an attack, and under which condition: "+1 attack and poison consuming fire".
std::string words(const Add& add);

/// The parts of a line, with commas between them.
class Parts {
public:
    explicit Parts(std::string first);

    Parts& add(std::string_view part);
    Parts& range(std::optional<int> range);
    /// A range relative to a stat card that has no range is relative to melee
    /// [range.ranged-bonus-on-melee].
    Parts& range(Amount range, const Figure* stats);
    Parts& targets(const std::optional<TargetCount>& targets);
    Parts& pierce(int pierce);
    Parts& effects(std::span<const Effect> effects, std::string_view when = {});
    Parts& flag(bool is_so, std::string_view name);
    Parts& self(bool self);
    Parts& whom(Whom whom);
    Parts& sets(const std::vector<std::string>& of);
    Parts& only(const OnlyThose& those);
    /// The figures that gain a shield, a retaliate or another bonus.
    template <class Bonus>
    Parts& others(const Bonus& bonus) {
        whom(bonus.whom).targets(bonus.targets);
        sets(bonus.of);
        return within(bonus.within);
    }

    [[nodiscard]] std::string text() const { return text_; }

private:
    Parts& within(std::optional<int> range);

    std::string text_;
};

}  // namespace standee::card_parts
