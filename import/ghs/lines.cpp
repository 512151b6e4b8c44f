#include "import/ghs/lines.hpp"

#include <algorithm>

#include "import/ghs/words.hpp"

namespace standee::ghs {
namespace {

bool any_attack(const std::vector<Ability>& abilities) {
    return std::ranges::any_of(abilities, attacks);
}

bool moves(const Ability& ability) {
    if (const auto* consumption = std::get_if<ConsumeAbility>(&ability.what)) {
        return std::ranges::any_of(consumption->to, moves) ||
               std::ranges::any_of(consumption->otherwise, moves);
    }
    if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
        return std::ranges::any_of(ranked->to, moves) ||
               std::ranges::any_of(ranked->otherwise, moves);
    }
    return std::holds_alternative<MoveAbility>(ability.what) ||
           std::holds_alternative<TeleportAbility>(ability.what);
}

/// Makes texts of the moves for the attack that is the text at `end`.
void give_up_moves(std::vector<Line>& lines, std::size_t end) {
    for (std::size_t i = end; i-- > 0 && !(lines[i].ability && attacks(*lines[i].ability));) {
        if (!lines[i].ability || !moves(*lines[i].ability)) {
            continue;
        }
        lines[i].ability.reset();
        lines[i].why = "where it goes depends on the attack";
        for (std::size_t t = i + 1; t < lines.size() && !lines[t].ability; ++t) {
            lines[t].with_previous = false;
        }
    }
}

}  // namespace

bool attacks(const Ability& ability) {
    if (const auto* consumption = std::get_if<ConsumeAbility>(&ability.what)) {
        return any_attack(consumption->to) || any_attack(consumption->otherwise);
    }
    if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
        return any_attack(ranked->to) || any_attack(ranked->otherwise);
    }
    return std::holds_alternative<AttackAbility>(ability.what);
}

void Lines::add(Ability ability, const Action& action) {
    lines_.push_back({std::move(ability), words(action, *context_->labels), "", false, false});
}

void Lines::add_text(const Action& action, std::string why, bool attack) {
    lines_.push_back(
        {std::nullopt, words(action, *context_->labels), std::move(why), false, attack});
}

void Lines::add_part_text(const Action& part, std::string why) {
    lines_.push_back({std::nullopt, words(part, *context_->labels), std::move(why), true, false});
}

void Lines::add_all(const Lines& other) {
    lines_.insert(lines_.end(), other.lines_.begin(), other.lines_.end());
}

void Lines::replace(std::size_t line, Ability ability, const Action& also) {
    lines_[line].ability = std::move(ability);
    lines_[line].says += "; " + words(also, *context_->labels);
}

std::optional<std::vector<Ability>> Lines::only_abilities() const {
    std::vector<Ability> abilities;
    for (const Line& line : lines_) {
        if (!line.ability) {
            return std::nullopt;
        }
        abilities.push_back(*line.ability);
    }
    return abilities.empty() ? std::nullopt : std::optional{std::move(abilities)};
}

std::optional<std::size_t> Lines::only_one_like(const Ability& ability) const {
    const auto is_like = [&](const Line& line) {
        return line.ability && line.ability->what.index() == ability.what.index();
    };
    const auto first = std::ranges::find_if(lines_, is_like);
    return std::ranges::count_if(lines_, is_like) == 1
               ? std::optional{static_cast<std::size_t>(first - lines_.begin())}
               : std::nullopt;
}

SpecialLines Lines::finished() const {
    std::vector<Line> lines = lines_;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!lines[i].ability && lines[i].attack) {
            give_up_moves(lines, i);
        }
    }
    SpecialLines result;
    for (const Line& line : lines) {
        if (line.ability) {
            result.abilities.push_back(*line.ability);
            continue;
        }
        const int before = static_cast<int>(result.abilities.size());
        const bool with = line.with_previous && before > 0;
        using enum PartyText::Place;
        result.text.push_back({line.says, line.why, with ? with_ability : after_abilities,
                               with ? before - 1 : before});
    }
    return result;
}

}  // namespace standee::ghs
