#include <algorithm>
#include <span>
#include <utility>

#include "import/ghs/ability_builder.hpp"
#include "import/ghs/lines.hpp"

namespace standee::ghs {
namespace {

/// More ways to perform one ability are not written down.
constexpr std::size_t most_choices = 3;

/// What a consumption changes of an ability: either the draft with these parts, or all of it.
struct Choice {
    Action action;
    std::vector<ElementChoice> elements;
    std::vector<Action> changes;
    Meaning meaning = Meaning::bonus;
    std::vector<Ability> besides;  ///< performed after it
    std::optional<std::vector<Ability>> instead;
};

/// An ability and its parts while they are read.
class AbilityParts {
public:
    AbilityParts(const Action& action, const Context& context)
        : action_{action}, context_{context}, after_{context}, notes_{context} {}

    void read(Lines& lines) {
        const std::string why = describe();
        if (!why.empty() || !settle()) {
            lines.add_text(action_, why.empty() ? problem_ : why, kind_of(action_) == Kind::attack);
            return;
        }
        lines.add(*ability_, action_);
        lines.add_all(notes_);
        lines.add_all(after_);
    }

private:
    /// Takes the parts that describe the ability; why not, where that fails.
    std::string describe() {
        const DraftReading begun = begin_draft(action_, context_);
        if (!begun.draft) {
            return begun.why;
        }
        draft_ = *begun.draft;
        for (const std::string& field : action_.unread) {
            notes_.add_part_text(Action{.type = field}, "a field that is not known");
        }
        const std::vector<Action> parts = flat(action_.parts, context_);
        if (draft_.kind == Kind::grant) {
            return describe_grant(parts);
        }
        std::vector<Action> following;
        for (const Action& part : parts) {
            if (is_consumption(part)) {
                following.push_back(part);
                continue;
            }
            Taking taking = take(draft_, part, Meaning::description, context_);
            if (taking.fate == Fate::invalidates) {
                return taking.why;
            }
            if (taking.fate == Fate::unread) {
                notes_.add_part_text(part, taking.why);
            } else if (taking.fate == Fate::separate) {
                following.push_back(part);
            }
        }
        follow_up(following);
        return finish_draft(draft_).why;
    }

    /// Of a grant the abilities are performed by others.
    std::string describe_grant(const std::vector<Action>& parts) {
        std::vector<Action> granted;
        for (const Action& part : parts) {
            const bool says_whom =
                part.is("specialTarget") || part.is("range") || part.is("target");
            if (!says_whom || !part.unread.empty()) {
                granted.push_back(part);
                continue;
            }
            Taking taking = take(draft_, part, Meaning::description, context_);
            if (taking.fate != Fate::taken) {
                return taking.why;
            }
        }
        Lines inside{context_};
        for (const Action& part : granted) {
            read_line(part, context_, inside);
        }
        const auto abilities = inside.only_abilities();
        if (!abilities || std::ranges::any_of(granted, is_consumption)) {
            return "a grant of what is not known";
        }
        draft_.granted = *abilities;
        return finish_draft(draft_).why;
    }

    /// What comes after the ability, and what its consumptions do, in the order written.
    void follow_up(const std::vector<Action>& parts) {
        for (const Action& part : parts) {
            if (is_consumption(part)) {
                consume(part);
            } else {
                read_line(part, context_, after_);
            }
        }
    }

    void consume(const Action& part) {
        std::string why;
        if (const auto choice = read_choice(part, why)) {
            place(*choice);
        } else {
            notes_.add_part_text(part, why);
        }
    }

    std::optional<Choice> read_choice(const Action& part, std::string& why) {
        const auto elements = read_elements(part);
        const std::vector<Action> parts = flat(part.parts, context_);
        if (!elements || parts.empty() || !part.unread.empty() ||
            (part.hidden && context_.hidden_is_text)) {
            why = !elements ? "elements that are not known" : "a consumption for what is not said";
            return std::nullopt;
        }
        Choice choice{part, *elements, {}, Meaning::bonus, {}, {}};
        for (const Action& change : parts) {
            if (is_instead(change)) {
                choice.meaning = Meaning::replacement;
            } else {
                choice.changes.push_back(change);
            }
        }
        return sort_changes(choice, why) ? std::optional{choice} : std::nullopt;
    }

    /// Tells what changes the ability from what is performed besides or instead.
    bool sort_changes(Choice& choice, std::string& why) {
        AbilityBuilder changed = draft_;
        std::vector<Action> changes;
        Lines besides{context_};
        for (const Action& change : choice.changes) {
            if (is_consumption(change)) {
                why = "a consumption within a consumption";
                return false;
            }
            Taking taking = take(changed, change, choice.meaning, context_);
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
                why = "a consumption for what is not known";
                return false;
            }
            choice.besides = *abilities;
        }
        choice.changes = std::move(changes);
        if (choice.changes.empty() && choice.besides.empty()) {
            why = "a consumption for what is not said";
            return false;
        }
        return settle_instead(choice, why) && finishes(changed, why);
    }

    /// "Instead" of an ability that has no more than its value another one may be performed.
    bool settle_instead(Choice& choice, std::string& why) {
        if (choice.meaning != Meaning::replacement || choice.besides.empty()) {
            return true;
        }
        if (!choice.changes.empty() || flat(action_.parts, context_).size() != 1) {
            why = "an ability instead, and not instead of what";
            return false;
        }
        choice.instead = std::exchange(choice.besides, {});
        return true;
    }

    bool finishes(const AbilityBuilder& draft, std::string& why) {
        why = finish_draft(draft).why;
        return why.empty();
    }

    void place(const Choice& choice) {
        if (choice.changes.empty() && !choice.instead) {
            after_.add(Ability{ConsumeAbility{choice.elements, choice.besides, {}}}, choice.action);
        } else if (const auto add = as_add(choice)) {
            draft_.adds.push_back(*add);
        } else if (choices_.size() < most_choices) {
            choices_.push_back(choice);
        } else {
            notes_.add_part_text(choice.action, "too many ways to perform it");
        }
    }

    /// The changes as a conditional effect of an attack, if they are no more than that.
    std::optional<Add> as_add(const Choice& choice) {
        const bool bonus = choice.meaning == Meaning::bonus && choice.besides.empty();
        if (draft_.kind != Kind::attack || !bonus) {
            return std::nullopt;
        }
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
        add.condition = AddIf{choice.elements, {}, {}};
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

    /// Writes the ability down; false, and why, if it cannot be.
    bool settle() {
        ability_ = woven(draft_, 0);
        if (!ability_) {
            // The choices do not go together: the ability alone, and they as texts.
            for (const Choice& choice : choices_) {
                notes_.add_part_text(choice.action, "it changes what another consumption changes");
            }
            choices_.clear();
            ability_ = woven(draft_, 0);
        }
        problem_ = ability_ ? "" : finish_draft(draft_).why;
        return ability_.has_value();
    }

    /// The ability, by the choices from `first` on, each made or not.
    std::optional<Ability> woven(const AbilityBuilder& draft, std::size_t first) {
        if (first == choices_.size()) {
            return finish_draft(draft).ability;
        }
        const Choice& choice = choices_[first];
        std::vector<Ability> to;
        if (choice.instead) {
            to = *choice.instead;
        } else {
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
            to = {*ability};
            to.insert(to.end(), choice.besides.begin(), choice.besides.end());
        }
        const auto otherwise = woven(draft, first + 1);
        return otherwise ? std::optional{Ability{ConsumeAbility{choice.elements, to, {*otherwise}}}}
                         : std::nullopt;
    }

    const Action& action_;
    const Context& context_;
    AbilityBuilder draft_;
    Lines after_;
    Lines notes_;
    std::vector<Choice> choices_;
    std::optional<Ability> ability_;
    std::string problem_;
};

}  // namespace

void read_ability(const Action& action, const Context& context, Lines& lines) {
    AbilityParts{action, context}.read(lines);
}

}  // namespace standee::ghs
