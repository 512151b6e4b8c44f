#include "lib/card_line.hpp"

namespace standee {

std::optional<Branches> branches_of(const Ability& line) {
    return std::visit(
        [](const auto& kind) -> std::optional<Branches> {
            if constexpr (requires { kind.otherwise; }) {
                Branches branches{kind.to, kind.otherwise};
                if constexpr (requires { kind.elements; }) {
                    branches.price = kind.elements;
                }
                return branches;
            }
            return std::nullopt;
        },
        line.what);
}

bool is_settled_first(const Ability& line) {
    const auto* conditional = std::get_if<IfAbility>(&line.what);
    return std::holds_alternative<RankAbility>(line.what) ||
           (conditional != nullptr && conditional->is_settled_first());
}

bool is_move(const Ability& line) {
    return std::holds_alternative<MoveAbility>(line.what) ||
           std::holds_alternative<TeleportAbility>(line.what);
}

bool is_about_others(const Ability& line) {
    return std::holds_alternative<InfuseAbility>(line.what) ||
           std::holds_alternative<FocusAbility>(line.what) || branches_of(line);
}

std::optional<FocusAbility> aim_of(const std::vector<Ability>& lines) {
    for (const Ability& line : lines) {
        if (const auto* aim = std::get_if<FocusAbility>(&line.what)) {
            return *aim;
        }
    }
    return std::nullopt;
}

std::vector<std::string> summoned_by(const std::vector<Ability>& lines) {
    std::vector<std::string> names;
    for_each_line(lines, [&](const Ability& line) {
        if (const auto* summon = std::get_if<SummonAbility>(&line.what)) {
            names.push_back(summon->name);
        }
    });
    return names;
}

bool leads_to_attack(const Ability& line) {
    return is_move(line) || (is_about_others(line) && !branches_of(line));
}

}  // namespace standee
