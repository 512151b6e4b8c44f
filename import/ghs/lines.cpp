#include "import/ghs/lines.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "files/ability_json.hpp"
#include "import/ghs/line_work.hpp"
#include "import/ghs/words.hpp"
#include "lib/card_line.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

bool any_attack(const std::vector<Ability>& abilities) {
    return std::ranges::any_of(abilities, attacks);
}

bool moves(const Ability& ability) {
    const auto branches = branches_of(ability);
    return is_move(ability) || (branches && (std::ranges::any_of(branches->to, moves) ||
                                             std::ranges::any_of(branches->otherwise, moves)));
}

/// Turns the moves for the attack that is the text at `end` into texts.
void give_up_moves(std::vector<Line>& lines, std::size_t end) {
    spend(end);
    for (std::size_t i = end; i-- > 0 && !(lines[i].ability && attacks(*lines[i].ability));) {
        if (!lines[i].ability || !moves(*lines[i].ability)) {
            continue;
        }
        lines[i].ability.reset();
        lines[i].why = "where it goes depends on the attack";
    }
}

bool infuses(const Ability& ability) { return std::holds_alternative<InfuseAbility>(ability.what); }

void give_up(Line& line, std::string_view why) {
    if (line.ability && !infuses(*line.ability)) {
        line.attack = attacks(*line.ability);
        line.ability.reset();
        line.why = why;
    }
}

/// Whether an ability, as JSON, depends on what was performed before it.
bool looks_back(const std::string& json) {
    constexpr std::array<std::string_view, 6> words{
        R"("performed":)",           R"("per":"damageDealt")", R"("per":"targets")",
        R"("per":"targetsDamaged")", R"("per":"hexesMoved")",  R"("whom":"targets")"};
    return std::ranges::any_of(
        words, [&](std::string_view word) { return json.find(word) != std::string::npos; });
}

/// Whether an ability depends on one of a kind that the lines before it, as JSON, do not have.
bool misses_what_it_is_for(const Json& json, const std::string& before) {
    const auto control = json.find("control");
    if (control != json.end() && control->contains("whom")) {
        spend(before.size() / 8);
        return before.find(R"("attack":)") == std::string::npos;
    }
    const auto condition = json.find("if");
    if (condition == json.end() || !condition->contains("performed")) {
        return false;
    }
    spend(before.size() / 8);
    return before.find("\"" + (*condition)["performed"].get<std::string>() + "\":") ==
           std::string::npos;
}

/// Turns abilities that depend on a text, or on an ability that the card lacks, into texts.
void give_up_dependent(std::vector<Line>& lines) {
    std::string before;
    bool any_text = false;
    for (Line& line : lines) {
        const Json json = line.ability ? write_ability(*line.ability) : Json{};
        const std::string text = json.dump();
        if (line.ability && any_text && looks_back(text)) {
            give_up(line, "it depends on what the party performs");
        } else if (line.ability && misses_what_it_is_for(json, before)) {
            give_up(line, "it depends on an ability that the card does not have");
        }
        before += line.ability ? text : "";
        any_text = any_text || !line.ability;
    }
}

/// Turns everything that the text at `place` may change into texts.
void give_up_around(std::vector<Line>& lines, std::size_t place) {
    spend(lines.size() - place);
    if (place > 0) {
        give_up(lines[place - 1], "the text after it may change it");
    }
    for (std::size_t i = place + 1; i < lines.size(); ++i) {
        give_up(lines[i], "the text before it may change it");
    }
}

/// What the changes add to a line.
std::uint64_t work_of(const CardChanges& changes) {
    std::uint64_t work = changes.again.size();
    for (const std::string& set : changes.heals_first) {
        work += a_name + line_work(set);
    }
    AttackAbility attack;
    attack.adds = changes.adds;
    return work + line_work(Ability{attack});
}

bool switches_rank(const Ability& ability) {
    return std::holds_alternative<SwitchRankAbility>(ability.what);
}

/// A change of rank below other lines is a text, and all that it may change too.
void give_up_late_switches(std::vector<Line>& lines) {
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (lines[i].ability && switches_rank(*lines[i].ability)) {
            give_up(lines[i], "a change of rank below other lines");
            lines[i].open = true;
        }
    }
}

}  // namespace

bool attacks(const Ability& ability) {
    if (const auto branches = branches_of(ability)) {
        return any_attack(branches->to) || any_attack(branches->otherwise);
    }
    return std::holds_alternative<AttackAbility>(ability.what);
}

void Lines::add(Ability ability, const Action& action) {
    spend(reading_a_line + line_work(ability));
    lines_.push_back({std::move(ability), words(action, *context_->labels), "", false, false});
}

void Lines::add_text(const Action& action, std::string why, bool attack) {
    spend(reading_a_line + line_work(why));
    lines_.push_back({std::nullopt, words(action, *context_->labels), std::move(why), attack,
                      may_change_others(action)});
}

void Lines::add_all(const Lines& other) {
    spend(other.work());
    lines_.insert(lines_.end(), other.lines_.begin(), other.lines_.end());
}

std::uint64_t Lines::work() const {
    std::uint64_t work = 0;
    for (const Line& line : lines_) {
        work += line_work(line);
    }
    return work;
}

void Lines::replace(std::size_t line, Ability ability, const Action& also) {
    spend(reading_a_line + line_work(ability));
    lines_[line].ability = std::move(ability);
    lines_[line].says += "; " + words(also, *context_->labels);
}

std::optional<std::vector<Ability>> Lines::only_abilities() const {
    std::vector<Ability> abilities;
    for (const Line& line : lines_) {
        if (!line.ability || switches_rank(*line.ability)) {
            return std::nullopt;
        }
        spend(line_work(*line.ability));
        abilities.push_back(*line.ability);
    }
    return abilities.empty() ? std::nullopt : std::optional{std::move(abilities)};
}

std::optional<std::size_t> Lines::only_one_like(const Ability& ability) const {
    spend(lines_.size());
    const auto is_like = [&](const Line& line) {
        return line.ability && line.ability->what.index() == ability.what.index();
    };
    const auto first = std::ranges::find_if(lines_, is_like);
    return std::ranges::count_if(lines_, is_like) == 1
               ? std::optional{static_cast<std::size_t>(first - lines_.begin())}
               : std::nullopt;
}

SpecialLines Lines::finished() const {
    spend(work());
    std::vector<Line> lines = lines_;
    if (const CardChanges changes = card_changes(*context_); changes.any()) {
        const std::uint64_t units = work_of(changes);
        for (Line& line : lines) {
            spend(units);
            if (line.ability && is_left_to_party(*line.ability, changes)) {
                give_up(line, "the stat card changes it");
            } else if (line.ability) {
                change(*line.ability, changes);
            }
        }
    }
    give_up_late_switches(lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!lines[i].ability && lines[i].open) {
            give_up_around(lines, i);
        }
    }
    give_up_dependent(lines);
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
        result.text.push_back({line.says, line.why, PartyText::Place::after_abilities,
                               static_cast<int>(result.abilities.size())});
    }
    return result;
}

}  // namespace standee::ghs
