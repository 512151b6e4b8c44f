#include "rulebook/course.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "lib/card_line.hpp"

namespace standee::rulebook {
namespace {

Course* course_of(const CardInProgress& card) {
    Course* course = card.table.course;
    return course != nullptr && course->figure == card.id ? course : nullptr;
}

bool any_needs_focus(const std::vector<Ability>& abilities) {
    return std::ranges::any_of(abilities, needs_focus);
}

/// Deaths since the last attack that the figure knew of when it attacked or set out.
std::vector<std::string> fallen_until(const Table& table, const Course& course, std::size_t end) {
    std::vector<std::string> fallen;
    for (std::size_t i = course.seen; i < end; ++i) {
        if (const auto* leave = std::get_if<event::Leave>(&table.events[i].what)) {
            fallen.push_back(leave->figure);
        }
    }
    return fallen;
}

void take_path(PlannedOption& part, const PlannedOption& of) {
    part.path = of.path;
    part.movement = of.movement;
    part.negative_hexes = of.negative_hexes;
    part.along = of.along;
}

void close(const Table& table, Course& course, PlannedOption part) {
    part.then.clear();
    course.seen = table.events.size();
    course.parts.push_back(std::move(part));
    course.travelled = {};
    course.plan.reset();
    course.latest.reset();
}

bool pushes_or_harms(const std::vector<Effect>& effects) {
    return std::ranges::any_of(effects, [](const Effect& effect) {
        return std::holds_alternative<PushEffect>(effect) ||
               std::holds_alternative<PullEffect>(effect) ||
               std::holds_alternative<DamageEffect>(effect);
    });
}

bool has_mortal_enemy(const Scene& scene, const Figure& by) {
    return std::ranges::any_of(
        scene.figures, [&](const Figure& figure) { return are_enemies(figure, by) && figure.hp; });
}

}  // namespace

bool needs_focus(const Ability& ability) {
    if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
        return !attack->along;
    }
    const auto branches = branches_of(ability);
    return is_move(ability) ||
           (branches && (any_needs_focus(branches->to) || any_needs_focus(branches->otherwise)));
}

bool may_find_others(const Scene& scene, const Figure& by, const AttackAbility& attack) {
    if (!has_mortal_enemy(scene, by)) {
        return false;
    }
    const bool several =
        attack.area || !attack.adds.empty() || by.targets ||
        (attack.targets && (attack.targets->all || attack.targets->count.relative ||
                            attack.targets->count.number >= 2));
    const auto takes_others_along = [&](const Figure& figure) {
        const auto on_death = [](const ActiveBonus& bonus) {
            return bonus.kind == ActiveBonus::Kind::on_death;
        };
        return are_enemies(figure, by) &&
               (figure.summoner || std::ranges::any_of(figure.bonuses, on_death));
    };
    const auto forces = [](const Add& add) { return pushes_or_harms(add.effects); };
    return attack.all_on_one ||
           (several && (pushes_or_harms(attack.effects) || pushes_or_harms(by.attack_effects) ||
                        !scene.decks.empty() || std::ranges::any_of(attack.adds, forces) ||
                        std::ranges::any_of(scene.figures, takes_others_along)));
}

void note_foci(CardInProgress& card, const Outcomes& outcomes) {
    Course* course = course_of(card);
    if (course != nullptr && !course->found) {
        course->found = outcomes;
    }
}

void note_plan(CardInProgress& card, const Plan& plan, bool as_before) {
    Course* course = course_of(card);
    if (course == nullptr) {
        return;
    }
    course->looked = card.table.events.size();
    if (as_before && course->plan) {
        return;
    }
    course->latest = plan.outcome;
    course->latest->focus = plan.focus.empty() ? std::nullopt : std::optional{plan.focus};
    course->plan = course->travelled.path.empty() ? course->latest : std::nullopt;
}

void note_moves(CardInProgress& card, const std::vector<HexCost>& costs, std::size_t first_event) {
    Course* course = course_of(card);
    if (course == nullptr) {
        return;
    }
    PlannedOption& travelled = course->travelled;
    for (std::size_t i = first_event; i < card.table.events.size(); ++i) {
        const auto* move = std::get_if<event::Move>(&card.table.events[i].what);
        if (move == nullptr || move->figure != card.id) {
            continue;
        }
        if (travelled.path.empty()) {
            travelled.path.push_back(move->from);
        }
        travelled.path.push_back(move->to);
        const auto cost = std::ranges::find(costs, move->to, &HexCost::hex);
        if (cost != costs.end()) {
            travelled.movement += move->how == MoveKind::slide ? 0 : cost->points;
            travelled.negative_hexes += cost->negative ? 1 : 0;
        }
    }
}

void note_along(CardInProgress& card, const std::vector<std::string>& targets) {
    if (Course* course = course_of(card)) {
        std::set<std::string> along{targets.begin(), targets.end()};
        along.insert(course->travelled.along.begin(), course->travelled.along.end());
        course->travelled.along.assign(along.begin(), along.end());
    }
}

void note_attack(CardInProgress& card, const Plan& plan, const AttackAbility* attack) {
    Course* course = course_of(card);
    if (course == nullptr) {
        return;
    }
    PlannedOption part = plan.outcome;
    part.focus = plan.focus.empty() ? std::nullopt : std::optional{plan.focus};
    take_path(part, course->plan ? *course->plan : course->travelled);
    // Without an attack it names whom the figure set out for, whatever is planned since.
    const bool set_out =
        course->plan && course->plan->focus && card.table.is_here(*course->plan->focus);
    if (set_out && part.targets.empty()) {
        part.focus = course->plan->focus;
        part.foci = course->plan->foci;
        part.attack_hex = course->plan->attack_hex;
    }
    if (part.path.empty()) {
        part.path.push_back(card.figure().at);
    }
    part.end = part.path.back();
    part.fallen = fallen_until(card.table, *course, card.table.events.size());
    close(card.table, *course, std::move(part));
    const bool more_of_it =
        attack == nullptr || (!plan.outcome.targets.empty() &&
                              may_find_others(card.table.scene, card.figure(), *attack));
    const bool more_of_card = std::ranges::any_of(
        card.left, [](const Ability* ability) { return needs_focus(*ability); });
    if (!more_of_it && !more_of_card) {
        course->over = true;
        throw CourseOver{};
    }
}

void note_if_over(CardInProgress& card) {
    if (course_of(card) != nullptr && std::ranges::none_of(card.left, [](const Ability* ability) {
            return needs_focus(*ability);
        })) {
        note_end(card.table, card.id);
        throw CourseOver{};
    }
}

void note_end(Table& table, const std::string& id) {
    Course* course = table.course;
    if (course == nullptr || course->figure != id || course->over) {
        return;
    }
    course->over = true;
    const Figure* figure = table.find(id);
    const bool moved = course->travelled.path.size() > 1;
    if (!moved && !course->parts.empty() && figure != nullptr) {
        return;
    }
    PlannedOption part = course->travelled;
    if (course->latest) {
        const bool whole = course->plan && (!moved || course->plan->path == part.path);
        part = whole ? *course->plan : part;
        part.focus = course->latest->focus;
        part.foci = course->latest->foci;
        part.attack_hex = course->latest->attack_hex;
        part.targets.clear();
        part.disadvantaged.clear();
        part.area.clear();
    }
    if (!moved) {
        part.path.assign(1, figure != nullptr       ? figure->at
                            : course->parts.empty() ? course->start
                                                    : course->parts.back().end);
        part.movement = part.negative_hexes = 0;
    }
    part.end = part.path.back();
    part.fallen = fallen_until(table, *course, course->looked);
    if (figure == nullptr && std::ranges::count(part.fallen, id) == 0) {
        part.fallen.push_back(id);
    }
    close(table, *course, std::move(part));
}

}  // namespace standee::rulebook
