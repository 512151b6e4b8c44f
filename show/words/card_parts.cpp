#include "show/words/card_parts.hpp"

#include <fmt/format.h>

#include <array>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>
#include <utility>

#include "lib/words.hpp"

namespace standee::card_parts {
namespace {

std::string target_words(const TargetCount& targets) {
    if (targets.all) {
        return "all targets";
    }
    return targets.count.relative ? words(targets.count) + " targets"
                                  : counted(targets.count.number, "target");
}

std::string element_words(ElementChoice choice) {
    if (choice == ElementChoice::any()) {
        return "any element";
    }
    std::vector<std::string> names;
    for (int i = 0; i < element_count; ++i) {
        if (choice.allows(static_cast<Element>(i))) {
            names.emplace_back(element_names[static_cast<std::size_t>(i)]);
        }
    }
    return joined(names, "or");
}

std::string_view whom_words(Whom whom) {
    static constexpr std::array<std::string_view, 5> names{"", "allies", "itself and allies",
                                                           "enemies", "allies and enemies"};
    return names[static_cast<std::size_t>(whom)];
}

struct CardEffectWords {
    std::string operator()(Condition condition) const { return std::string{name_of(condition)}; }
    std::string operator()(const PushEffect& push) const {
        return fmt::format("push {}", push.points);
    }
    std::string operator()(const PullEffect& pull) const {
        return fmt::format("pull {}", pull.points);
    }
    std::string operator()(const InfuseEffect& infuse) const {
        return "infuse " + element_words(infuse.element);
    }
    std::string operator()(const DamageEffect& damage) const {
        const std::string amount = words(Amount{damage.value, false}, damage.count);
        if (!damage.around) {
            return "the target suffers " + amount;
        }
        return fmt::format("all {} adjacent to the target suffer {}",
                           damage.whom == Whom::usual ? "enemies" : whom_words(damage.whom),
                           amount);
    }
};

}  // namespace

std::string words(Amount amount, std::optional<int> stat) {
    const auto number = amount.against(stat);
    return number ? std::to_string(*number) : fmt::format("{:+}", amount.number);
}

std::string words(std::span<const ElementChoice> choices) {
    return joined(choices | ranges::views::transform([](ElementChoice choice) {
                      return element_words(choice);
                  }) |
                  ranges::to<std::vector>);
}

std::string words(const Count& count) {
    static constexpr std::array<std::string_view, 8> things{"damage that its attack dealt",
                                                            "target of its attack",
                                                            "target that it hurt",
                                                            "hex it moved",
                                                            "hit point it has",
                                                            "figure",
                                                            "shield of the target",
                                                            "token on the mat of the target"};
    std::string text{things[static_cast<std::size_t>(count.per)]};
    if (!count.of.empty()) {
        text = joined(count.of, "or");
    }
    text = fmt::format("{} for each {}{}", count.times,
                       count.divide > 1 ? fmt::format("{} of ", count.divide) : "", text);
    if (count.plus != 0) {
        text += fmt::format(" {:+}", count.plus);
    }
    return count.most ? fmt::format("{}, at most {}", text, *count.most) : text;
}

std::string words(Amount amount, const std::optional<Count>& count, std::optional<int> stat) {
    return count ? "X (" + words(*count) + ")" : words(amount, stat);
}

Parts::Parts(std::string first) : text_{std::move(first)} {}

Parts& Parts::add(std::string_view part) {
    text_ += fmt::format(", {}", part);
    return *this;
}

Parts& Parts::range(std::optional<int> range) {
    return range ? add(fmt::format("range {}", *range)) : *this;
}

Parts& Parts::range(Amount range, const Figure* stats) {
    if (stats == nullptr || !range.relative || stats->range) {
        return add("range " + words(range, stats == nullptr ? std::nullopt : stats->range));
    }
    return range.number == 0 ? *this : add(fmt::format("range {}", 1 + range.number));
}

Parts& Parts::targets(const std::optional<TargetCount>& targets) {
    return targets ? add(target_words(*targets)) : *this;
}

Parts& Parts::pierce(int pierce) {
    return pierce != 0 ? add(fmt::format("pierce {}", pierce)) : *this;
}

Parts& Parts::effects(std::span<const Effect> effects, std::string_view when) {
    for (const Effect& effect : effects) {
        add(std::visit(CardEffectWords{}, effect) + std::string{when});
    }
    return *this;
}

Parts& Parts::flag(bool is_so, std::string_view name) { return is_so ? add(name) : *this; }

Parts& Parts::self(bool self) { return flag(self, "self"); }

Parts& Parts::whom(Whom whom) { return whom == Whom::usual ? *this : add(whom_words(whom)); }

Parts& Parts::sets(const std::vector<std::string>& of) {
    return of.empty() ? *this : add("only " + joined(of, "or"));
}

Parts& Parts::within(std::optional<int> range) {
    return range ? add(fmt::format("within {}", *range)) : *this;
}

Parts& Parts::only(const OnlyThose& those) {
    if (those.having) {
        add(fmt::format("with {}", name_of(*those.having)));
    }
    if (those.lacking) {
        add(fmt::format("without {}", name_of(*those.lacking)));
    }
    return flag(those.in_water, "in water");
}

std::string words(const Add& add) {
    std::vector<std::string> conditions;
    if (add.condition) {
        if (!add.condition->consume.empty()) {
            conditions.push_back("consuming " + words(add.condition->consume));
        }
        if (add.condition->target_has) {
            conditions.push_back(fmt::format("against {}", name_of(*add.condition->target_has)));
        }
        if (add.condition->allies_next_to_target) {
            conditions.push_back("with " +
                                 counted(*add.condition->allies_next_to_target, "ally", "allies") +
                                 " next to the target");
        }
        if (add.condition->target_on_water) {
            conditions.emplace_back("against a target in water");
        }
        if (add.condition->target_damaged) {
            conditions.emplace_back("against a target that has lost hit points");
        }
        if (add.condition->target_adjacent) {
            conditions.emplace_back("against an adjacent target");
        }
        if (add.condition->next_to_target) {
            conditions.push_back(fmt::format("with {} of {} next to the target",
                                             *add.condition->next_to_target,
                                             joined(add.condition->of, "or")));
        }
        if (add.condition->lose) {
            const std::string& who = add.condition->decides;
            conditions.push_back(fmt::format("if it loses {} ({} decides)",
                                             name_of(*add.condition->lose),
                                             who.empty() ? "the party" : who));
        }
        if (!add.condition->none_of.empty()) {
            conditions.push_back("without " + joined(add.condition->none_of, "or") + " near");
        }
    }
    std::vector<std::string> gains;
    if (add.count) {
        gains.push_back("attack + " + words(*add.count));
    } else if (add.value != 0) {
        gains.push_back(fmt::format("{:+} attack", add.value));
    }
    if (add.targets != 0) {
        gains.push_back(fmt::format("{:+} target", add.targets));
    }
    if (add.pierce != 0) {
        gains.push_back(fmt::format("pierce {}", add.pierce));
    }
    for (const Effect& effect : add.effects) {
        gains.push_back(std::visit(CardEffectWords{}, effect));
    }
    return joined(gains) + (conditions.empty() ? "" : " " + joined(conditions));
}

}  // namespace standee::card_parts
