#pragma once

#include <optional>
#include <string>
#include <vector>

#include "import/ghs/context.hpp"
#include "import/ghs/target.hpp"
#include "lib/ability.hpp"

namespace standee::ghs {

/// The abilities that an action with parts can be.
enum class Kind {
    move,
    attack,
    heal,
    shield,
    retaliate,
    condition,
    push,
    pull,
    damage,
    loot,
    teleport,
    grant
};

/// The ability that an action of this type is, if it is one.
std::optional<Kind> kind_of(const Action& action);

/// An unfinished ability: what the action and the parts taken so far say.
struct AbilityBuilder {
    Kind kind{};
    Amount value;
    Condition condition{};
    std::optional<Amount> range;
    std::optional<TargetCount> targets;
    std::optional<Recipients> recipients;
    std::optional<Area> area;
    int pierce = 0;
    bool jump = false;
    bool advantage = false;
    std::vector<Effect> effects;
    std::vector<Add> adds;
    std::vector<Ability> granted;
    std::string fields;  ///< more fields of the ability, as JSON

    friend bool operator==(const AbilityBuilder&, const AbilityBuilder&) = default;
};

struct DraftReading {
    std::optional<AbilityBuilder> draft;
    std::string why;
};

/// The ability by its type and value alone.
DraftReading begin_draft(const Action& action, const Context& context);

/// How a part is meant.
enum class Meaning {
    description,  ///< it says how the ability is performed
    bonus,        ///< a consequence: numbers relative to something are added to the ability's
    replacement   ///< "instead"
};

/// What became of a part.
enum class Fate {
    taken,     ///< it is in the draft
    separate,  ///< an ability of its own
    unread     ///< not understood: with it the ability would be different
};

struct Taking {
    Fate fate;
    std::string why;
};

/// Takes a part into the draft, which is changed only if it is taken.
Taking take(AbilityBuilder& draft, const Action& part, Meaning meaning, const Context& context);

struct AbilityReading {
    std::optional<Ability> ability;
    std::string why;
};

/// The ability as this project writes it, if it can say it.
AbilityReading finish_draft(const AbilityBuilder& draft, const Context& context);

}  // namespace standee::ghs
