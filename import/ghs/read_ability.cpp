#include <algorithm>
#include <span>
#include <utility>

#include "import/ghs/ability_builder.hpp"
#include "import/ghs/group_actions.hpp"
#include "import/ghs/line_work.hpp"
#include "import/ghs/lines.hpp"
#include "import/ghs/own_format.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

/// An ability with more choices than these is left to the party.
constexpr std::size_t most_choices = 3;

/// What a consumption changes in an ability: some of its parts, or all of it.
struct Choice {
    Action action;
    AddIf condition;
    std::vector<Action> changes;
    Meaning meaning = Meaning::bonus;
    std::vector<Ability> besides;  ///< performed after it
    std::optional<std::vector<Ability>> instead;
};

/// An ability and its parts while they are read.
class AbilityParts {
public:
    AbilityParts(const Action& action, const Context& context)
        : original_{action}, action_{action}, context_{context}, after_{context} {}

    void read(Lines& lines) {
        std::string why = describe();
        const auto ability = why.empty() ? woven(draft_, 0) : std::nullopt;
        if (!ability) {
            why = why.empty() ? "it changes what another consumption changes" : why;
            lines.add_text(original_, why, kind_of(action_) == Kind::attack);
            return;
        }
        lines.add(*ability, original_);
        lines.add_all(after_);
    }

private:
    /// Takes the parts that describe the ability; returns the reason if that fails.
    std::string describe() {
        take_counted(action_, fields_);
        const DraftReading begun = begin_draft(action_, context_);
        if (!begun.draft) {
            return begun.why;
        }
        draft_ = *begun.draft;
        draft_.fields = fields_;
        if (!action_.unread.empty()) {
            return "an unknown field";
        }
        const std::vector<Action> parts = flat(action_.parts, context_);
        if (draft_.kind == Kind::grant) {
            return describe_grant(parts);
        }
        std::vector<Action> following;
        for (const Action& part : parts) {
            if (is_consumption(part) || part.is(own_add)) {
                following.push_back(part);
                continue;
            }
            const Taking taking = take(draft_, part, Meaning::description, context_);
            if (taking.fate == Fate::unread) {
                return taking.why;
            }
            if (taking.fate == Fate::separate) {
                following.push_back(part);
            }
        }
        const std::string why = follow_up(following);
        return why.empty() ? finish_draft(draft_, context_).why : why;
    }

    /// The abilities of a grant are performed by others.
    std::string describe_grant(const std::vector<Action>& parts) {
        std::vector<Action> granted;
        for (const Action& part : parts) {
            const bool says_whom =
                part.is("specialTarget") || part.is("range") || part.is("target");
            if (!says_whom || !part.unread.empty()) {
                granted.push_back(part);
                continue;
            }
            const Taking taking = take(draft_, part, Meaning::description, context_);
            if (taking.fate != Fate::taken) {
                return taking.why;
            }
        }
        spend(8 * context_.summoned.size());
        Context of_others = context_;
        of_others.stat_attack.reset();
        Lines inside{of_others};
        for (const Action& part : granted) {
            read_line(part, of_others, inside);
        }
        const auto abilities = inside.only_abilities();
        if (!abilities || std::ranges::any_of(granted, is_consumption)) {
            return "a grant of something unknown";
        }
        draft_.granted = *abilities;
        return finish_draft(draft_, context_).why;
    }

    /// What comes after the ability, and what its consumptions do, in the order written.
    std::string follow_up(const std::vector<Action>& parts) {
        std::string why;
        for (const Action& part : parts) {
            if (!is_consumption(part) && !part.is(own_add)) {
                read_line(part, context_, after_);
            } else if (const auto choice = read_choice(part, why)) {
                why = place(*choice);
            }
            if (!why.empty()) {
                break;
            }
        }
        return why;
    }

    /// The condition under which a part adds something.
    [[nodiscard]] std::optional<AddIf> read_condition(const Action& part) const {
        if (is_consumption(part)) {
            const auto elements = read_elements(part);
            return elements ? std::optional{AddIf{*elements, {}, {}}} : std::nullopt;
        }
        return read_own_condition(part.value, context_);
    }

    std::optional<Choice> read_choice(const Action& part, std::string& why) {
        const auto condition = read_condition(part);
        const std::vector<Action> parts = flat(part.parts, context_);
        if (!condition || parts.empty() || !part.unread.empty() ||
            (part.hidden && context_.hidden_is_text)) {
            const bool consumes = is_consumption(part);
            why = !condition && consumes ? "unknown elements"
                  : !condition           ? "an unknown condition"
                                         : "a consumption that does not say what it is for";
            return std::nullopt;
        }
        Choice choice{part, *condition, {}, Meaning::bonus, {}, {}};
        for (const Action& change : parts) {
            if (is_instead(change)) {
                choice.meaning = Meaning::replacement;
            } else {
                choice.changes.push_back(change);
            }
        }
        if (sort_changes(choice, why)) {
            return choice;
        }
        // Or its parts are abilities of their own.
        choice.changes = arranged(choice.changes, context_);
        std::string ignored;
        return sort_changes(choice, ignored) ? std::optional{choice} : std::nullopt;
    }

    /// A heal that follows from an ability for the figure itself is for it too.
    [[nodiscard]] Action for_itself(Action change) const {
        const bool own = draft_.recipients && draft_.recipients->self && change.is("heal") &&
                         draft_.kind != Kind::heal &&
                         std::ranges::none_of(flat(change.parts, context_), names_target);
        if (own) {
            change.parts.push_back({.type = "specialTarget", .value = "self"});
        }
        return change;
    }
    static bool names_target(const Action& part) {
        return part.is("specialTarget") || part.is("range") || part.is("target");
    }

    /// Separates what changes the ability from what is performed besides it or instead of it.
    bool sort_changes(Choice& choice, std::string& why) {
        spend(draft_work(draft_) + line_work(choice.changes));
        AbilityBuilder changed = draft_;
        std::vector<Action> changes;
        Lines besides{context_};
        for (const Action& written : choice.changes) {
            const Action change = for_itself(written);
            if (is_consumption(change)) {
                why = "a consumption within a consumption";
                return false;
            }
            const Taking taking = take(changed, change, choice.meaning, context_);
            if (taking.fate == Fate::taken) {
                changes.push_back(change);
            } else if (taking.fate == Fate::separate) {
                read_line(change, context_, besides);
            } else {
                why = taking.why;
                return false;
            }
        }
        if (!besides.all().empty()) {
            const auto abilities = besides.only_abilities();
            if (!abilities) {
                why = "a consumption for something unknown";
                return false;
            }
            choice.besides = *abilities;
        }
        choice.changes = std::move(changes);
        if (choice.changes.empty() && choice.besides.empty()) {
            why = "a consumption that does not say what it is for";
            return false;
        }
        return settle_instead(choice, why) && finishes(changed, why);
    }

    /// "Instead" of an ability that has only a value, another one may be performed.
    bool settle_instead(Choice& choice, std::string& why) {
        if (choice.meaning != Meaning::replacement || choice.besides.empty()) {
            return true;
        }
        if (!choice.changes.empty() || flat(action_.parts, context_).size() != 1) {
            why = "an ability that replaces something unknown";
            return false;
        }
        choice.instead = std::exchange(choice.besides, {});
        return true;
    }

    bool finishes(const AbilityBuilder& draft, std::string& why) {
        why = finish_draft(draft, context_).why;
        return why.empty();
    }

    /// Puts a choice where it belongs; returns the reason if there is no place for it.
    std::string place(const Choice& choice) {
        const bool consumes = !choice.condition.consume.empty();
        if (consumes && choice.changes.empty() && !choice.instead) {
            after_.add(Ability{ConsumeAbility{choice.condition.consume, choice.besides, {}}},
                       choice.action);
        } else if (const auto add = as_add(choice)) {
            draft_.adds.push_back(*add);
        } else if (consumes && choices_.size() < most_choices) {
            choices_.push_back(choice);
        } else {
            return consumes ? "too many ways to perform it" : "more than an attack can add";
        }
        return "";
    }

    /// The changes as a conditional effect of an attack, if they are no more than that.
    std::optional<Add> as_add(const Choice& choice) {
        const bool bonus = choice.meaning == Meaning::bonus && choice.besides.empty();
        if (draft_.kind != Kind::attack || !bonus) {
            return std::nullopt;
        }
        spend(draft_work(draft_));
        AbilityBuilder changed = draft_;
        for (const Action& change : choice.changes) {
            take(changed, change, choice.meaning, context_);
        }
        const bool adds_effects =
            draft_.effects.size() <= changed.effects.size() &&
            std::ranges::equal(draft_.effects,
                               std::span{changed.effects}.first(draft_.effects.size()));
        if (!adds_effects) {
            return std::nullopt;
        }
        Add add;
        add.condition = choice.condition;
        add.value = changed.value.number - draft_.value.number;
        add.pierce = changed.pierce - draft_.pierce;
        add.effects.assign(
            changed.effects.begin() + static_cast<std::ptrdiff_t>(draft_.effects.size()),
            changed.effects.end());
        if (!added_targets(changed, add)) {
            return std::nullopt;
        }
        // Whatever else has changed is more than a conditional effect can say.
        changed.value.number = draft_.value.number;
        changed.pierce = draft_.pierce;
        changed.effects = draft_.effects;
        changed.targets = draft_.targets;
        return changed == draft_ ? std::optional{add} : std::nullopt;
    }

    bool added_targets(const AbilityBuilder& changed, Add& add) const {
        if (changed.targets == draft_.targets) {
            return true;
        }
        const TargetCount before = draft_.targets.value_or(TargetCount{{0, true}, false});
        const TargetCount after = *changed.targets;
        add.targets = after.count.number - before.count.number;
        const bool one_named = draft_.recipients && !draft_.recipients->one_with_all;
        return !before.all && !after.all && !one_named &&
               before.count.relative == after.count.relative && add.targets > 0;
    }

    /// The ability, by the choices from `first` on, each made or not.
    std::optional<Ability> woven(const AbilityBuilder& draft, std::size_t first) {
        if (first == choices_.size()) {
            return finish_draft(draft, context_).ability;
        }
        const Choice& choice = choices_[first];
        std::vector<Ability> to;
        if (choice.instead) {
            spend(line_work(*choice.instead));
            to = *choice.instead;
        } else {
            spend(draft_work(draft));
            AbilityBuilder changed = draft;
            for (const Action& change : choice.changes) {
                if (take(changed, change, choice.meaning, context_).fate != Fate::taken) {
                    return std::nullopt;
                }
            }
            const auto ability = woven(changed, first + 1);
            if (!ability) {
                return std::nullopt;
            }
            spend(line_work(*ability) + line_work(choice.besides));
            to = {*ability};
            to.insert(to.end(), choice.besides.begin(), choice.besides.end());
        }
        const auto otherwise = woven(draft, first + 1);
        return otherwise ? std::optional{Ability{
                               ConsumeAbility{choice.condition.consume, to, {*otherwise}}}}
                         : std::nullopt;
    }

    const Action& original_;
    Action action_;  ///< without what is read as `fields_`
    const Context& context_;
    AbilityBuilder draft_;
    std::string fields_;
    Lines after_;
    std::vector<Choice> choices_;
};

}  // namespace

void read_ability(const Action& action, const Context& context, Lines& lines) {
    AbilityParts{action, context}.read(lines);
}

}  // namespace standee::ghs
