#include "import/ghs/lines.hpp"
#include "import/ghs/part.hpp"

// Parts that say whom an ability is for and how far it reaches.

namespace standee::ghs {
namespace {

Taking change_range(const Part& part, int change) {
    AbilityBuilder& draft = part.draft;
    if (draft.recipients && draft.recipients->adjacent) {
        return unread("a change to the range of an ability for adjacent figures");
    }
    if (draft.recipients && draft.recipients->range) {
        *draft.recipients->range += change;
    } else if (draft.range) {
        draft.range->number += change;
    } else if (part.kind_is(Kind::attack)) {
        draft.range = Amount{change, true};
    } else {
        return unread("a change to the range of an ability that has none");
    }
    return taken();
}

/// A range relative to that of the stat card, which only an attack can leave to the engine.
Taking take_own_range(const Part& part, int change) {
    const auto own = own_range(part.context);
    if (!own) {
        return unread(std::string{why_stat_card});
    }
    if (part.draft.range || *own + change < 1) {
        return unread(part.draft.range ? "two ranges" : "a range below 1");
    }
    part.draft.range = Amount{*own + change, false};
    return taken();
}

bool means_all(const std::string& value) { return value == "all" || value == "%game.target.all%"; }

Taking change_targets(const Part& part, int change) {
    std::optional<TargetCount>& targets = part.draft.targets;
    if (targets && targets->all) {
        return unread("extra targets for an ability that targets all");
    }
    if (targets) {
        targets->count.number += change;
    } else if (part.kind_is(Kind::attack)) {
        targets = TargetCount{{change, true}, false};
    } else {
        targets = TargetCount{{1 + change, false}, false};  // [target.count]
    }
    return taken();
}

}  // namespace

Taking take_range(const Part& part) {
    const Computed number = part.context.compute(part.action);
    if (!number.number) {
        return unread("an unknown range: " + number.why);
    }
    if (part.kind_is(Kind::move, Kind::loot, Kind::teleport)) {
        return unread("a range for an ability that cannot have one");
    }
    if (part.action.how == ValueType::unknown || part.has_parts()) {
        return unread("a range with further details");
    }
    const int signed_number = part.subtracts() ? -*number.number : *number.number;
    if (part.is_change()) {
        return change_range(part, signed_number);
    }
    if (!part.is_absolute() && !part.kind_is(Kind::attack)) {
        return take_own_range(part, signed_number);
    }
    if (part.meaning == Meaning::description && part.draft.range) {
        return unread("two ranges");
    }
    if (part.is_absolute() && signed_number < 1) {
        return unread("not a range: " + part.action.value);
    }
    part.draft.range = Amount{signed_number, !part.is_absolute()};
    return taken();
}

Taking take_targets(const Part& part) {
    const bool all = means_all(part.action.value);
    const Computed number = all ? Computed{0, ""} : part.context.compute(part.action);
    if (!number.number) {
        return unread("an unknown number of targets: " + number.why);
    }
    if (part.kind_is(Kind::move, Kind::loot, Kind::teleport)) {
        return unread("targets for an ability that cannot have any");
    }
    if (part.action.how == ValueType::unknown || part.has_parts()) {
        return unread("targets with further details");
    }
    const int signed_number = part.subtracts() ? -*number.number : *number.number;
    if (part.is_change() && !all) {
        return change_targets(part, signed_number);
    }
    if (part.meaning == Meaning::description && part.draft.targets) {
        return unread("two numbers of targets");
    }
    const bool relative = !part.is_absolute() && !all;
    if (relative && !part.kind_is(Kind::attack)) {
        return unread("a relative number of targets without a stat to add it to");
    }
    if (!relative && signed_number < 0) {
        return unread("not a number of targets: " + part.action.value);
    }
    part.draft.targets =
        all ? TargetCount{{1, false}, true} : TargetCount{{signed_number, relative}, false};
    return taken();
}

Taking take_special_target(const Part& part) {
    RecipientsReading reading = read_special_target(part.action.value, part.context.variables);
    // "all" alone is clear where the ability is for one side only [target.allies-enemies].
    if (part.action.value == "all" &&
        part.kind_is(Kind::attack, Kind::heal, Kind::condition, Kind::push, Kind::pull)) {
        reading.recipients = Recipients{.all = true};
    }
    if (!reading.recipients) {
        return unread(reading.why);
    }
    if (part.has_parts() || part.action.how != ValueType::fixed) {
        return unread("a target with further details");
    }
    if (part.kind_is(Kind::move, Kind::loot, Kind::teleport)) {
        return unread("a target for an ability that cannot have one");
    }
    if (part.meaning == Meaning::description && part.draft.recipients &&
        part.draft.recipients != reading.recipients) {
        return unread("two targets");
    }
    part.draft.recipients = reading.recipients;
    return taken();
}

}  // namespace standee::ghs
