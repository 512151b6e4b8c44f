#pragma once

#include <string>
#include <utility>

#include "import/ghs/ability_builder.hpp"

// How the parts of an action become parts of an ability, by the kind of part.

namespace standee::ghs {

inline Taking taken() { return {Fate::taken, ""}; }
inline Taking separate() { return {Fate::separate, ""}; }
inline Taking unread(std::string why) { return {Fate::unread, std::move(why)}; }

/// A part, and the ability that takes it.
struct Part {
    AbilityBuilder& draft;
    const Action& action;
    Meaning meaning;
    const Context& context;

    [[nodiscard]] bool subtracts() const {
        return action.how == ValueType::minus || action.how == ValueType::subtract;
    }
    [[nodiscard]] bool is_absolute() const { return action.how == ValueType::fixed; }
    /// Whether its number is added to what the ability has, not set in its place.
    [[nodiscard]] bool is_change() const {
        const bool on_top = action.how == ValueType::add || action.how == ValueType::subtract;
        const bool has_sign = action.how == ValueType::plus || action.how == ValueType::minus;
        return on_top || (has_sign && meaning == Meaning::bonus);
    }
    [[nodiscard]] bool kind_is(Kind kind) const { return draft.kind == kind; }
    template <class... Kinds>
    [[nodiscard]] bool kind_is(Kind first, Kinds... rest) const {
        return ((draft.kind == first) || ... || (draft.kind == rest));
    }
    [[nodiscard]] bool has_parts() const { return !flat(action.parts, context).empty(); }
};

/// Whom the ability is for and how far it reaches: a range, a number of targets, the figures that
/// are named. They are taken into the draft, or it says why not.
Taking take_range(const Part& part);
Taking take_targets(const Part& part);
Taking take_special_target(const Part& part);

}  // namespace standee::ghs
