#include "rulebook/card_plan.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "rulebook/card.hpp"
#include "rulebook/card_readings.hpp"

namespace standee::rulebook::planning {
namespace {

/// A value of the card for the figure. One that is added to a stat for which its stat card has a
/// dash is nothing: the ability is not performed [summon.card].
std::optional<int> value_for(Amount amount, std::optional<int> stat, const Book& book) {
    const auto value = amount.against(stat);
    return value || book.on("summon.card"_clause) ? value : std::optional{amount.number};
}

/// An attack without a range is melee, or where the edition says so made at the range of the stat
/// card [range.default]; "+Y range" makes a melee attack one of range 1 + Y
/// [range.ranged-bonus-on-melee].
void take_range(CardPlan& plan, const AttackAbility& attack, const Figure& actor,
                const Book& book) {
    const bool grey = attack.area && attack.area->grey;
    const bool granted_to_summon = actor.kind == Kind::summon && attack.value.relative;
    const bool has_stat_card = actor.kind != Kind::character && actor.kind != Kind::objective;
    const bool own =
        ((book.edition().attacks_at_own_range && has_stat_card) || granted_to_summon) &&
        book.on("range.default"_clause);
    if (!attack.range && own && actor.range && !attack.melee && !grey) {
        plan.range = *actor.range;
        plan.ranged = true;
    } else if (!attack.range) {
        plan.range = 1;
        plan.ranged = attack.area && !grey;
    } else if (!attack.range->relative) {
        plan.range = std::max(1, attack.range->number);
        plan.ranged = !attack.melee;
    } else if (actor.range) {
        plan.range = std::max(1, *actor.range + attack.range->number);
        plan.ranged = true;
    } else if (book.on("range.ranged-bonus-on-melee"_clause)) {
        plan.range = 1 + std::max(0, attack.range->number);
        plan.ranged = attack.range->number > 0 || (attack.area && !grey);
    }
    plan.ranged = plan.ranged && !grey;
}

/// An attack on those in marked hexes is ranged and reaches any distance [card.marked].
void take_marks(CardPlan& plan, const AttackAbility& attack, const Scene& scene, const Book& book) {
    if (attack.marked.empty() || !book.on("card.marked"_clause, "targets in marked hexes")) {
        return;
    }
    plan.marked = marked_hexes(scene.map, attack.marked);
    plan.range = as_far_as_the_map;
    plan.ranged = true;
}

/// X, counted before the turn: the figures of some sets, or the hit points of the figure
/// [card.counted].
int counted_now(const Count& count, const Scene& scene, const Figure& actor) {
    int counted = actor.hp.value_or(0);
    if (count.per == Counted::figures) {
        counted = 0;
        for (const Figure& figure : scene.figures) {
            const bool named =
                count.of.empty() || std::ranges::find(count.of, figure.name) != count.of.end();
            counted += named && !figure.no_interaction ? 1 : 0;
        }
    }
    const int number = counted * count.times / count.divide + count.plus;
    return std::min(number, count.most.value_or(number));
}

void take_attack(CardPlan& plan, AttackAbility attack, const Scene& scene, const Figure& actor,
                 const Book& book) {
    if (attack.range_count && book.on("card.counted"_clause)) {
        const int counted = counted_now(*attack.range_count, scene, actor);
        attack.range = Amount{std::max(1, counted), false};
    }
    take_range(plan, attack, actor, book);
    take_marks(plan, attack, scene, book);
    plan.all = attack.targets && attack.targets->all && book.on("target.count"_clause, "all");
    plan.targets = target_count(book, actor, attack);
    plan.has_attack = plan.attacks = plan.all || plan.targets > 0;
    if (attack.all_on_one && plan.targets > 0) {
        plan.targets = 1;
    }
    plan.advantage = attack.advantage;
    plan.always_disadvantaged = attack.disadvantage;
    plan.area = attack.area;
    if (plan.area) {
        plan.targets = plan.all ? static_cast<int>(scene.figures.size()) : plan.targets - 1;
        if (plan.targets > 0 && !book.on("area.extra-target"_clause)) {
            plan.targets = 0;
        }
    }
}

bool is_disarmed(const Figure& figure, const Book& book) {
    return figure.has(Condition::disarm) && book.on("condition.disarm"_clause);
}

/// How a figure that does not move before its first attack would move: as by its next move
/// [monster.focus-path].
void take_gait(CardPlan& plan, const Ability& ability, const Figure& actor, const Book& book) {
    const auto* move = std::get_if<MoveAbility>(&ability.what);
    if (move != nullptr && move->points.against(actor.move)) {
        plan.gait = move->jump && book.on("move.jump"_clause) ? Gait::jumps : Gait::walks;
        plan.has_gait = true;
    } else if (std::holds_alternative<TeleportAbility>(ability.what) &&
               book.on("move.teleport"_clause)) {
        plan.gait = Gait::teleports;
        plan.has_gait = true;
    }
}

void take_move(CardPlan& plan, const MoveAbility& move, const Figure& actor, const Book& book) {
    const bool added =
        !move.points.relative || book.on("monster.performs-card"_clause, "added to the stat");
    const Amount amount = added ? move.points : Amount{move.points.number, false};
    const std::optional<int> points = value_for(amount, actor.move, book);
    if (!points) {
        return;
    }
    plan.points += std::max(0, *points);
    if (plan.moves.empty() || book.on("move.points"_clause, "each move for itself")) {
        plan.moves.push_back(std::max(0, *points));
    }
    plan.gait = move.jump && book.on("move.jump"_clause) ? Gait::jumps : plan.gait;
    if (!move.towards.empty() && book.on("card.heads-for"_clause, "by a move")) {
        plan.heads_for = move.towards;
    }
}

/// An attack on everybody along its way [card.along-move].
void take_attack_along(CardPlan& plan, const AttackAbility& attack, const Figure& actor,
                       const Book& book) {
    const bool made = value_for(attack.value, actor.attack, book) && !plan.moves.empty() &&
                      !is_disarmed(actor, book);
    if (made && (!plan.along || *plan.along < *attack.along)) {
        plan.along = attack.along;
    }
}

/// What comes before the attack that the plan is for.
void take_before_attack(CardPlan& plan, const Ability& ability, const Figure& actor,
                        const Book& book) {
    if (const auto* move = std::get_if<MoveAbility>(&ability.what)) {
        take_move(plan, *move, actor, book);
    } else if (const auto* teleport = std::get_if<TeleportAbility>(&ability.what);
               teleport != nullptr && book.on("move.teleport"_clause)) {
        plan.points += teleport->range;
        plan.moves.push_back(teleport->range);
        plan.gait = Gait::teleports;
    } else if (const auto* focus = std::get_if<FocusAbility>(&ability.what);
               focus != nullptr && book.on("card.focus-farthest"_clause)) {
        plan.focus = *focus;
    }
}

/// Takes the moves up to the first attack that is performed, and that attack: the plan is for
/// these. Or the attack that comes after `others` of them.
void take_abilities(CardPlan& plan, const std::vector<Ability>& card, std::size_t others,
                    const Scene& scene, const Figure& actor, const Book& book) {
    for (const Ability& ability : card) {
        const auto* attack = std::get_if<AttackAbility>(&ability.what);
        const bool along = attack != nullptr && attack->along && book.on("card.along-move"_clause);
        const bool is_attack = attack != nullptr && !along;
        const bool made = is_attack && value_for(attack->value, actor.attack, book);
        if (others > 0 && made) {
            --others;
            plan.after_another = true;
            plan.has_gait = plan.has_gait || !plan.moves.empty();
        } else if (plan.after_another && !is_attack) {
            if (!plan.has_gait) {
                take_gait(plan, ability, actor, book);
            }
        } else if (along) {
            take_attack_along(plan, *attack, actor, book);
        } else if (made) {
            plan.listed = true;
            take_attack(plan, *attack, scene, actor, book);
            return;
        } else {
            take_before_attack(plan, ability, actor, book);
        }
    }
}

/// Without an attack it focuses and moves as for a melee attack on one target
/// [monster.focus-as-melee].
void as_for_single_melee(CardPlan& plan) {
    plan.attacks = false;
    plan.ranged = false;
    plan.advantage = false;
    plan.always_disadvantaged = false;
    plan.range = 1;
    plan.area.reset();
    plan.marked.reset();
    plan.all = false;
    plan.targets = 1;
}

CardPlan plan_of(const std::vector<Ability>& card, std::size_t others, const Scene& scene,
                 const Figure& actor, const Book& book) {
    CardPlan plan;
    if (book.on("card.heads-for"_clause)) {
        plan.heads_for = actor.heads_for;
    }
    take_abilities(plan, card, others, scene, actor, book);
    if (!plan.attacks || is_disarmed(actor, book)) {
        as_for_single_melee(plan);
        plan.focuses = book.on("monster.focus-as-melee"_clause);
    }
    if (actor.ignores_summons && book.on("card.focus-farthest"_clause, "not on summons")) {
        plan.focus.no_summons = true;
    }
    // Whatever its move says, a flying figure flies [move.flying].
    if (actor.flying && plan.gait != Gait::teleports && book.on("move.flying"_clause)) {
        plan.gait = Gait::flies;
    }
    plan.card_points = plan.points;
    if (actor.has(Condition::immobilize) && plan.gait != Gait::teleports &&
        book.on("condition.immobilize"_clause)) {
        plan.points = 0;
        plan.moves.assign(plan.moves.size(), 0);
    }
    // A muddled figure has disadvantage anyway, a strengthened one none [attack.no-stacking].
    plan.advantage = plan.advantage || actor.advantage ||
                     (actor.has(Condition::strengthen) && book.on("condition.strengthen"_clause));
    const bool muddled = actor.has(Condition::muddle) && book.on("condition.muddle"_clause);
    plan.always_disadvantaged = (plan.always_disadvantaged || muddled) && !plan.advantage;
    plan.minds_who = plan.attacks && !plan.advantage && !plan.always_disadvantaged;
    plan.minds_adjacency =
        plan.minds_who && book.on("attack.adjacent-ranged"_clause) &&
        (plan.ranged || !book.on("attack.adjacent-ranged"_clause, "not a melee attack"));
    return plan;
}

}  // namespace

std::vector<Hex> marked_hexes(const Map& map, const std::string& mark) {
    const auto marked = map.marks.find(mark);
    if (marked == map.marks.end() || marked->second.empty()) {
        ask_for("card.marked"_clause, "no hexes marked " + mark, "those hexes in map.marks");
    }
    return marked->second;
}

int target_count(const Book& book, const Figure& figure, const AttackAbility& attack) {
    const bool has_own = figure.targets && book.on("monster.target-stat"_clause);
    const int own = has_own ? *figure.targets : 1;
    int count = own;
    if (attack.targets && book.on("target.count"_clause)) {
        count = attack.targets->count.against(own).value_or(own);
    }
    for (const Add& add : attack.adds) {
        const bool for_any = !add.condition || !add.condition->is_about_target();
        count += for_any && add.targets != 0 && book.on("target.count"_clause) ? add.targets : 0;
    }
    return count;
}

std::vector<std::vector<CardPlan>> plans_of(const Scene& scene, const Figure& actor,
                                            const Book& book) {
    const Lines card = lines_of(scene.turn->abilities ? *scene.turn->abilities : summon_card());
    const CardReader reader{actor, not_inert(book, scene.elements),
                            paid_by_set_of(book, scene, actor), consumes_at_start(book, actor)};
    std::vector<std::vector<CardPlan>> plans;
    const std::vector<Reading> all = readings(book, reader, card);
    for (auto reading = all.begin(); reading != all.end(); ++reading) {
        if (std::any_of(all.begin(), reading,
                        [&](const Reading& before) { return pay_the_same(before, *reading); })) {
            continue;
        }
        const std::vector<Ability> performed = read_by(book, actor, *reading, card);
        std::vector<CardPlan>& attacks = plans.emplace_back();
        attacks.push_back(plan_of(performed, 0, scene, actor, book));
        while (attacks.back().listed) {
            CardPlan next = plan_of(performed, attacks.size(), scene, actor, book);
            if (!next.listed) {
                break;
            }
            attacks.push_back(std::move(next));
        }
    }
    return plans;
}

}  // namespace standee::rulebook::planning
