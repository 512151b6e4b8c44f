#include "play/turn/turn_course.hpp"

#include <algorithm>
#include <utility>

#include "lib/card_line.hpp"
#include "lib/copy_work.hpp"
#include "lib/figure_ids.hpp"
#include "lib/work.hpp"
#include "pathing/movement.hpp"

namespace standee {
namespace {

CourseRecord* course_of(const Game& game, const std::string& figure) {
    CourseRecord* course = game.course();
    return course != nullptr && course->figure == figure ? course : nullptr;
}

bool any_has_focus_line(const std::vector<Ability>& abilities) {
    return std::ranges::any_of(abilities, has_focus_line);
}

bool forces(const std::vector<Effect>& effects) {
    return std::ranges::any_of(effects, [](const Effect& effect) {
        return std::holds_alternative<PushEffect>(effect) ||
               std::holds_alternative<PullEffect>(effect) ||
               std::holds_alternative<DamageEffect>(effect);
    });
}

/// Whether the ability attacks another figure when its target has left the map.
bool may_attack_others(const Scene& scene, const AttackAbility& attack, const Figure& by) {
    const auto mortal = [&](const Figure& figure) {
        return are_enemies(figure, by) && figure.hp.has_value();
    };
    return std::ranges::any_of(scene.figures, mortal) &&
           (attack.all_on_one || may_lose_targets(scene, attack, by));
}

TurnPart part_of(const Scene& scene, const TurnOption& option) {
    TurnPart part;
    part.end = option.end;
    part.path = option.path;
    part.focus = option.focus ? scene.figures[*option.focus].id : std::string{};
    part.foci = ids_of(scene, option.foci);
    part.targets = ids_of(scene, option.targets);
    part.movement = option.movement;
    part.negative_hexes = option.negative_hexes;
    part.disadvantaged = ids_of(scene, option.disadvantaged);
    part.attack_hex = option.attack_hex;
    part.area = option.area;
    part.along = ids_of(scene, option.along);
    return part;
}

/// The figures that have left the map since the last attack. At the end of the turn, only those
/// that had left before the figure last planned where to go, and the figure itself.
std::vector<std::string> fallen_since(const Game& game, const CourseRecord& course, bool at_end) {
    std::vector<std::string> fallen;
    const auto& events = game.log().events;
    for (std::size_t i = course.seen; i < events.size(); ++i) {
        const auto* leave = std::get_if<event::Leave>(&events[i].what);
        if (leave != nullptr && (!at_end || i < course.looked || leave->figure == course.figure)) {
            fallen.push_back(leave->figure);
        }
    }
    return fallen;
}

/// Adds the path of the figure since its last attack, with its cost.
void take_path(TurnPart& part, const TurnPart& travelled) {
    part.path = travelled.path;
    part.movement = travelled.movement;
    part.negative_hexes = travelled.negative_hexes;
    part.along = travelled.along;
}

/// For a part without an attack, adds the focus for which the figure began to move, and the hex for
/// which it headed. The latest plan may have no focus: after elements have been given back, the
/// figure may lack the jump that its path needs.
void take_goal(const Scene& scene, const CourseRecord& course, TurnPart& part) {
    const bool set_out = course.planned && scene.find(course.planned->focus) != nullptr;
    if (set_out && part.targets.empty()) {
        part.focus = course.planned->focus;
        part.foci = course.planned->foci;
        part.attack_hex = course.planned->attack_hex;
    }
}

/// An option of a plan from where the figure stands now, extended by the path before.
TurnPart from_here(const Scene& scene, const CourseRecord& course, TurnPart part) {
    if (course.planned) {
        take_path(part, *course.planned);
        take_goal(scene, course, part);
        return part;
    }
    TurnPart travelled = course.travelled;
    travelled.path.insert(travelled.path.end(),
                          part.path.begin() + (travelled.path.empty() ? 0 : 1), part.path.end());
    travelled.movement += part.movement;
    travelled.negative_hexes += part.negative_hexes;
    std::ranges::copy_if(
        part.along, std::back_inserter(travelled.along),
        [&](const std::string& id) { return std::ranges::count(travelled.along, id) == 0; });
    std::ranges::sort(travelled.along);
    take_path(part, travelled);
    return part;
}

/// Ends a part of the turn: the figure makes an attack where it stands.
void close_part(Game& game, CourseRecord& course, const TurnPlan& plan) {
    const Scene& scene = game.state().scene();
    TurnPart part = part_of(scene, plan.option);
    part.focus = plan.focus;
    take_goal(scene, course, part);
    TurnPart travelled = course.travelled;
    if (course.planned) {
        travelled = *course.planned;
    } else if (travelled.path.empty()) {
        travelled.path.push_back(game.state().figure(course.figure).at);
    }
    take_path(part, travelled);
    part.end = part.path.back();
    part.fallen = fallen_since(game, course, false);
    course.seen = game.log().events.size();
    course.parts.push_back(std::move(part));
    course.travelled = {};
    course.planned.reset();
    course.latest.reset();
}

/// Adds the hexes that the figure has entered since event `before`, with their costs.
void add_moves(const Game& game, CourseRecord& course, const LegCosts& costs, std::size_t before) {
    const auto& events = game.log().events;
    for (std::size_t i = before; i < events.size(); ++i) {
        const auto* move = std::get_if<event::Move>(&events[i].what);
        if (move == nullptr || move->figure != course.figure) {
            continue;
        }
        if (course.travelled.path.empty()) {
            course.travelled.path.push_back(move->from);
        }
        course.travelled.path.push_back(move->to);
        const EnteringCost cost = costs[game.state().index(move->to)];
        course.travelled.movement += move->how == MoveKind::slide ? 0 : cost.points;
        course.travelled.negative_hexes += cost.negative ? 1 : 0;
    }
}

}  // namespace

bool has_focus_line(const Ability& ability) {
    if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
        return !attack->along;
    }
    const auto branches = branches_of(ability);
    return is_move(ability) || (branches && (any_has_focus_line(branches->to) ||
                                             any_has_focus_line(branches->otherwise)));
}

bool may_lose_targets(const Scene& scene, const AttackAbility& attack, const Figure& by) {
    const auto harms_others = [&](const Figure& figure) {
        return are_enemies(figure, by) &&
               (figure.summoner.has_value() ||
                std::ranges::any_of(figure.bonuses, [](const ActiveBonus& bonus) {
                    return bonus.kind == ActiveBonus::Kind::on_death;
                }));
    };
    const bool one = !attack.area && attack.adds.empty() && !by.targets &&
                     (!attack.targets || (!attack.targets->all && !attack.targets->count.relative &&
                                          attack.targets->count.number < 2));
    return !one &&
           (forces(attack.effects) || forces(by.attack_effects) || !scene.decks.empty() ||
            std::ranges::any_of(attack.adds, [](const Add& add) { return forces(add.effects); }) ||
            std::ranges::any_of(scene.figures, harms_others));
}

void note_question(Game& game, const TurnOrder& turn) {
    CourseRecord* course = course_of(game, turn.figure);
    if (course == nullptr || !course->keeps_plans || course->plans.size() > most_later_plans) {
        return;
    }
    spend(keeping_work(game.state().scene()));
    Scene plan = game.state().scene();
    plan.turn = turn;
    std::vector<Scene>& plans = course->plans;
    if (plans.empty() || std::find(plans.begin() + 1, plans.end(), plan) == plans.end()) {
        plans.push_back(std::move(plan));
    }
}

void note_foci(Game& game, const std::string& figure, const TurnAnswer& answer) {
    CourseRecord* course = course_of(game, figure);
    if (course != nullptr && !course->decides) {
        course->decides = answer.decides;
        course->foci = ids_of(game.state().scene(), answer.focus);
    }
}

void note_plan(Game& game, const std::string& figure, const TurnPlan& plan, bool as_before) {
    CourseRecord* course = course_of(game, figure);
    if (course == nullptr) {
        return;
    }
    course->looked = game.log().events.size();
    if (as_before && course->planned) {
        return;
    }
    course->latest = part_of(game.state().scene(), plan.option);
    course->latest->focus = plan.focus;
    course->planned.reset();
    if (course->travelled.path.empty()) {
        course->planned = course->latest;
    }
}

LegCosts costs_of_leg(const Game& game, const Figure& figure, bool jump, Hex last) {
    LegCosts costs;
    if (course_of(game, figure.id) == nullptr) {
        return costs;
    }
    const MovementKind manner = manner_of(figure.flying, jump);
    const Gait gait = gait_of(figure, manner);
    const Board& board = game.state().board();
    costs.resize(board.size());
    for (HexIndex hex = 0; hex < board.size(); ++hex) {
        const Terrain terrain = gait.terrain(board, hex);
        const bool minds =
            gait.minds_harm ? terrain.negative() : terrain.is(Terrain::called_negative);
        costs[hex] = {step_points(terrain, manner), minds && manner == MovementKind::walk};
    }
    EnteringCost& end = costs[game.state().index(last)];
    const Cost lands = landing(game.state().terrain_for(figure, last), manner, game.state().rules(),
                               gait.minds_harm);
    end.points += lands.points();
    end.negative = end.negative || lands.negative_hexes() > 0;
    return costs;
}

void price_teleport(const Game& game, LegCosts& costs, Hex to, int range) {
    if (!costs.empty()) {
        costs[game.state().index(to)].points = range;
    }
}

void note_leg(Game& game, const std::string& figure, const LegCosts& costs, std::size_t before) {
    if (CourseRecord* course = course_of(game, figure)) {
        add_moves(game, *course, costs, before);
    }
}

void note_along(Game& game, const std::string& figure, const std::vector<std::string>& targets) {
    CourseRecord* course = course_of(game, figure);
    if (course == nullptr) {
        return;
    }
    std::vector<std::string>& along = course->travelled.along;
    along.insert(along.end(), targets.begin(), targets.end());
    std::ranges::sort(along);
    along.erase(std::ranges::unique(along).begin(), along.end());
}

bool note_attack(Game& game, const std::string& figure, const TurnPlan& plan,
                 const AttackAbility& attack, const RestOfCard& rest) {
    CourseRecord* course = course_of(game, figure);
    if (course == nullptr) {
        return false;
    }
    close_part(game, *course, plan);
    const Scene& scene = game.state().scene();
    const bool only_this =
        plan.targets.empty() || !may_attack_others(scene, attack, game.state().figure(figure));
    course->over = only_this && std::ranges::none_of(rest, [](const Ability* ability) {
                       return has_focus_line(*ability);
                   });
    return course->over;
}

void note_further_attack(Game& game, const std::string& figure, const TurnPlan& plan) {
    if (CourseRecord* course = course_of(game, figure)) {
        close_part(game, *course, plan);
    }
}

bool note_if_over(Game& game, const std::string& figure, const RestOfCard& rest) {
    CourseRecord* course = course_of(game, figure);
    if (course == nullptr ||
        std::ranges::any_of(rest, [](const Ability* one) { return has_focus_line(*one); })) {
        return false;
    }
    note_end(game, *course);
    return true;
}

void note_end(Game& game, CourseRecord& course) {
    if (course.over) {
        return;
    }
    course.over = true;
    const Scene& scene = game.state().scene();
    const Figure* figure = scene.find(course.figure);
    const bool moved = course.travelled.path.size() > 1;
    if (!moved && !course.parts.empty() && figure != nullptr) {
        return;
    }
    TurnPart part = course.travelled;
    if (course.planned && (!moved || course.planned->path == part.path)) {
        part = *course.planned;
        part.targets.clear();
        part.disadvantaged.clear();
        part.area.clear();
    } else if (course.latest) {
        part.focus = course.latest->focus;
        part.foci = course.latest->foci;
        part.attack_hex = course.latest->attack_hex;
    }
    if (!moved) {
        const Hex last = course.parts.empty() ? course.start : course.parts.back().end;
        part.path = {figure != nullptr ? figure->at : last};
        part.movement = part.negative_hexes = 0;
    }
    part.end = part.path.back();
    part.fallen = fallen_since(game, course, true);
    course.parts.push_back(std::move(part));
}

bool ends_with_plan(const Game& game, const std::string& figure,
                    const std::vector<Ability>& abilities) {
    CourseRecord* course = course_of(game, figure);
    if (course == nullptr) {
        return false;
    }
    const auto first = std::ranges::find_if_not(abilities, leads_to_attack);
    course->attacks_last = makes_attack(game.state(), figure, abilities);
    if (first == abilities.end()) {
        return true;
    }
    const auto* attack = std::get_if<AttackAbility>(&first->what);
    const bool other = attack == nullptr && has_focus_line(*first);
    const bool further = attack != nullptr && may_attack_others(game.state().scene(), *attack,
                                                                game.state().figure(figure));
    return !other && !further && std::none_of(std::next(first), abilities.end(), has_focus_line);
}

bool note_ends(Game& game, const TurnAnswer& answer, const TurnOption* as_before) {
    CourseRecord& course = *game.course();
    const auto harmless = [](const TurnOption& option) { return option.negative_hexes == 0; };
    if (as_before != nullptr ? !harmless(*as_before)
                             : !std::ranges::all_of(answer.options, harmless)) {
        return false;
    }
    const Scene& scene = game.state().scene();
    course.over = true;
    if (as_before == nullptr) {
        course.planned.reset();
    }
    const std::vector<std::string> fallen = fallen_since(game, course, false);
    const auto add = [&](const TurnOption& option) {
        course.ends.push_back(from_here(scene, course, part_of(scene, option)));
        course.ends.back().fallen = fallen;
    };
    if (as_before != nullptr && course.planned && !course.attacks_last) {
        course.ends.push_back(*course.planned);
        course.ends.back().fallen = fallen;
    } else if (as_before != nullptr) {
        add(*as_before);
    } else {
        std::ranges::for_each(answer.options, add);
    }
    return true;
}

}  // namespace standee
