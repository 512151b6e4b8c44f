#include "import/ghs/group_actions.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "import/ghs/ability_builder.hpp"
#include "import/ghs/line_work.hpp"
#include "import/ghs/lines.hpp"
#include "import/ghs/own_format.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

bool is_among(const Action& action, std::initializer_list<std::string_view> types) {
    return std::ranges::find(types, action.type) != types.end();
}

bool says_whom(const Action& action) {
    return is_among(action, {"range", "target", "specialTarget"}) && action.parts.empty();
}

/// "+1 Attack": on top of another action.
bool is_change(const Action& action) {
    const bool on_top = action.how == ValueType::add || action.how == ValueType::subtract;
    return on_top && kind_of(action).has_value();
}

/// A condition or a push that names no target of its own.
bool is_bare_effect(const Action& action) {
    return is_among(action, {"condition", "push", "pull"}) && action.parts.empty();
}

bool is_advantage(const Action& action) {
    return action.is("custom") && action.value == "%game.custom.advantage%" && action.parts.empty();
}

bool is_own_effect(const Action& action) {
    return is_among(action, {own_effect, own_effect_instead});
}

/// Whether an action can only be meant as a part of another one.
bool is_part(const Action& action) {
    return says_whom(action) || is_change(action) || is_advantage(action) || action.is(own_add) ||
           is_own_effect(action) ||
           (is_among(action, {"pierce", "area", "jump"}) && action.parts.empty());
}

/// Whether everything that the elements are consumed for can only be meant as a part.
bool consumes_for_parts(const Action& action) {
    return is_consumption(action) && !action.parts.empty() &&
           std::ranges::any_of(action.parts, is_part) &&
           std::ranges::all_of(action.parts, [](const Action& part) {
               return is_part(part) || is_bare_effect(part);
           });
}

/// The kind of ability that a part names, if it names one.
std::optional<Kind> kind_named(const Action& part) {
    if (is_change(part)) {
        return kind_of(part);
    }
    if (is_among(part, {"pierce", "area", own_add}) || is_own_effect(part) || is_advantage(part)) {
        return Kind::attack;
    }
    return part.is("jump") ? std::optional{Kind::move} : std::nullopt;
}

std::optional<Kind> kind_meant(const Action& action) {
    if (!is_consumption(action)) {
        return kind_named(action);
    }
    for (const Action& part : action.parts) {
        if (const auto kind = kind_named(part)) {
            return kind;
        }
    }
    return std::nullopt;
}

/// Whether an ability can be for somebody else, or at a range.
bool has_targets(const Action& line) {
    const auto kind = kind_of(line);
    return kind && kind != Kind::move && kind != Kind::loot && kind != Kind::teleport;
}

/// The line that a part belongs to, or null: the one above, or the only ability of its kind.
Action* owner_of(const Action& part, std::vector<Action>& lines) {
    const auto kind = kind_meant(part);
    spend(4 * lines.size());
    if (!kind) {
        return !lines.empty() && has_targets(lines.back()) ? &lines.back() : nullptr;
    }
    const auto is_meant = [&](const Action& line) { return kind_of(line) == kind; };
    const auto found = std::ranges::find_if(lines, is_meant);
    const bool only = std::ranges::count_if(lines, is_meant) == 1;
    // If there are several, the one directly above may be meant, unless the part changes a value.
    const bool above =
        !lines.empty() && is_meant(lines.back()) && !is_consumption(part) && !is_change(part);
    return above ? &lines.back() : only ? &*found : nullptr;
}

/// Whether an action is for the rank, the copy or a boss that performs it; none where it does not
/// say, or where nobody can tell. Only the deck of a boss mentions a boss.
std::optional<bool> is_for_its_rank(const Action& action, const Context& context) {
    if (action.is(own_copy) && context.copy) {
        return std::to_string(*context.copy) == action.value;
    }
    if (!action.is("monsterType") || !action.unread.empty()) {
        return std::nullopt;
    }
    if (action.value == "boss") {
        return context.rank.empty() ? std::optional{true} : std::nullopt;
    }
    const bool ranked = action.value == "normal" || action.value == "elite";
    return ranked && !context.rank.empty() ? std::optional{action.value == context.rank}
                                           : std::nullopt;
}

/// The lines of one group, in the order of the card. What stands together in a wrapper shares the
/// target that stands with it.
class Arranger {
public:
    explicit Arranger(const Context& context) : context_{context} {}

    void read(const std::vector<Action>& actions) {
        for (const Action& action : actions) {
            if (is_wrapper(action)) {
                read_group(action.parts, action.type.starts_with("concatenation"));
            } else if (const auto is_its_own = is_for_its_rank(action, context_)) {
                if (*is_its_own) {
                    read(action.parts);
                }
            } else {
                read_line(action);
            }
        }
    }
    [[nodiscard]] std::vector<Action> take() {
        put_focus_first();
        lines_.insert(lines_.end(), for_next_.begin(), for_next_.end());
        return std::move(lines_);
    }

private:
    /// A focus holds for the moves before its attack too.
    void put_focus_first() {
        for (auto line = lines_.begin(); line != lines_.end(); ++line) {
            if (!is_focus(*line)) {
                continue;
            }
            auto first = line;
            while (first != lines_.begin() && std::prev(first)->is("move")) {
                --first;
            }
            spend(20 * static_cast<std::uint64_t>(line - first));
            std::rotate(first, line, std::next(line));
        }
    }

    void read_line(const Action& action) {
        spend(line_work(action));
        if (action.is("ifConsumed") && add_to_consumption(action)) {
            return;
        }
        if (action.is(own_fields) && !lines_.empty()) {
            lines_.back().parts.push_back(action);
            return;
        }
        Action* owner = nullptr;
        if (is_part(action) || consumes_for_parts(action)) {
            owner = owner_of(action, lines_);
        }
        if (owner != nullptr) {
            owner->parts.push_back(action);
        } else if (says_whom(action) || (action.is("area") && action.parts.empty())) {
            for_next_.push_back(action);
        } else {
            lines_.push_back(action);
            take_target_of_effect(lines_.back());
            if (has_targets(action)) {
                std::vector<Action>& parts = lines_.back().parts;
                parts.insert(parts.end(), for_next_.begin(), for_next_.end());
                for_next_.clear();
            }
        }
    }

    /// "Heal 3, strengthen self": a target that stands only with the effect of a heal is that of
    /// the heal.
    static void take_target_of_effect(Action& heal) {
        if (kind_of(heal) != Kind::heal || heal.parts.size() != 1) {
            return;
        }
        Action& effect = heal.parts.front();
        if (effect.is("condition") && std::ranges::all_of(effect.parts, says_whom)) {
            const std::vector<Action> targets = std::exchange(effect.parts, {});
            heal.parts.insert(heal.parts.end(), targets.begin(), targets.end());
        }
    }

    /// What follows from a consumption of the line above is performed with that line.
    bool add_to_consumption(const Action& action) {
        if (lines_.empty() || !lines_.back().is(action.value)) {
            return false;
        }
        std::vector<Action>& parts = lines_.back().parts;
        spend(parts.size());
        const auto consumption = std::ranges::find_if(parts, is_consumption);
        if (consumption == parts.end() || std::ranges::count_if(parts, is_consumption) != 1) {
            return false;
        }
        consumption->parts.insert(consumption->parts.end(), action.parts.begin(),
                                  action.parts.end());
        return true;
    }

    /// Abilities that share a target are for the same figures: conditions and pushes become effects
    /// of the first, others have the target each.
    void read_group(const std::vector<Action>& actions, bool is_list) {
        std::vector<Action> group = flat(actions, context_);
        if (is_list) {
            share_last_target(group);
        }
        const auto whom = std::ranges::find_if(group, says_whom);
        const auto aimed = std::ranges::find_if(group, has_targets);
        const auto end = whom < aimed ? group.end() : whom;
        if (whom == group.end() || std::count_if(aimed, end, has_targets) < 2 ||
            has_own_target(*aimed, group)) {
            read(group);
            return;
        }
        const std::vector<Action> shared = take_out_shared(group);
        const std::uint64_t shared_work = line_work(shared);
        const auto leader = std::ranges::find_if(group, has_targets);
        const bool effects_only = std::all_of(leader + 1, group.end(), [](const Action& action) {
            return is_bare_effect(action) || is_consumption(action);
        });
        if (effects_only) {
            let_condition_lead(leader, group.end());
        }
        for (Action& action : group) {
            const bool leads = &action == &*leader;
            if (leads || (!effects_only && has_targets(action) &&
                          std::ranges::none_of(action.parts, says_whom))) {
                spend(shared_work);
                action.parts.insert(action.parts.end(), shared.begin(), shared.end());
            }
        }
        if (effects_only) {
            leader->parts.insert(leader->parts.end(), leader + 1, group.end());
            group.erase(leader + 1, group.end());
        }
        read(group);
    }

    /// "Push 1 and poison": the condition is gained even if the push moves nobody.
    static void let_condition_lead(std::vector<Action>::iterator leader,
                                   std::vector<Action>::iterator end) {
        const auto condition = std::find_if(
            leader + 1, end, [](const Action& action) { return action.is("condition"); });
        if (is_bare_effect(*leader) && !leader->is("condition") && condition != end) {
            std::iter_swap(leader, condition);
        }
    }

    /// "Strengthen, wound, self": what stands with the last of a list of effects is for all.
    static void share_last_target(std::vector<Action>& group) {
        const bool effects = group.size() > 1 &&
                             std::all_of(group.begin(), group.end() - 1, is_bare_effect) &&
                             is_among(group.back(), {"condition", "push", "pull"});
        if (!effects) {
            return;
        }
        std::vector<Action>& parts = group.back().parts;
        const auto targets = std::ranges::stable_partition(
            parts, [](const Action& part) { return !says_whom(part); });
        const std::vector<Action> shared(targets.begin(), targets.end());
        parts.erase(targets.begin(), targets.end());
        group.insert(group.end(), shared.begin(), shared.end());
    }

    /// Whether an ability names a target that the group does not.
    static bool has_own_target(const Action& action, const std::vector<Action>& group) {
        return std::ranges::any_of(action.parts, [&](const Action& part) {
            return says_whom(part) && !is_said_in(group, part);
        });
    }
    static bool is_said_in(const std::vector<Action>& group, const Action& part) {
        spend(group.size());
        return std::ranges::any_of(group, [&](const Action& other) {
            return part.type == other.type && part.value == other.value && part.how == other.how;
        });
    }

    /// Takes the targets out of a group, including those that its abilities repeat.
    static std::vector<Action> take_out_shared(std::vector<Action>& group) {
        std::vector<Action> shared;
        std::ranges::copy_if(group, std::back_inserter(shared), says_whom);
        std::erase_if(group, says_whom);
        for (Action& action : group) {
            std::erase_if(action.parts, [&](const Action& part) {
                return says_whom(part) && is_said_in(shared, part);
            });
        }
        return shared;
    }

    const Context& context_;
    std::vector<Action> lines_;
    std::vector<Action> for_next_;  ///< targets above the ability that they are for
};

}  // namespace

namespace {

/// The number of the rank that performs the actions, or of all ranks; none where they differ.
std::optional<int> of_own_rank(const std::map<std::string, int>* numbers, const Context& context) {
    if (numbers == nullptr || numbers->empty()) {
        return std::nullopt;
    }
    if (!context.rank.empty()) {
        const auto own = numbers->find(std::string{context.rank});
        return own == numbers->end() ? std::nullopt : std::optional{own->second};
    }
    const int first = numbers->begin()->second;
    const bool same =
        std::ranges::all_of(*numbers, [first](const auto& one) { return one.second == first; });
    return same ? std::optional{first} : std::nullopt;
}

}  // namespace

std::optional<int> own_range(const Context& context) {
    return of_own_rank(context.own_ranges, context);
}

std::optional<int> own_attack(const Context& context) {
    return of_own_rank(context.own_attacks, context);
}

CardChanges card_changes(const Context& context) {
    if (context.changes == nullptr || context.changes->empty()) {
        return {};
    }
    const auto own = context.changes->find(std::string{context.rank});
    return !context.rank.empty() ? (own == context.changes->end() ? CardChanges{} : own->second)
                                 : context.changes->begin()->second;  // the ranks agree
}

std::vector<Action> flat(const std::vector<Action>& actions, const Context& context) {
    std::vector<Action> result;
    for (const Action& action : unwrapped(actions)) {
        const auto is_its_own = is_for_its_rank(action, context);
        if (!is_its_own) {
            result.push_back(action);
        } else if (*is_its_own) {
            const std::vector<Action> inside = flat(action.parts, context);
            result.insert(result.end(), inside.begin(), inside.end());
        }
    }
    return result;
}

std::vector<Action> arranged(const std::vector<Action>& actions, const Context& context) {
    Arranger arranger{context};
    arranger.read(actions);
    return arranger.take();
}

}  // namespace standee::ghs
