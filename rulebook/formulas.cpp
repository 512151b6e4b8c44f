#include "rulebook/formulas.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <tuple>

#include "formula/parse.hpp"
#include "lib/error.hpp"
#include "lib/rule_switches.hpp"

namespace standee::rulebook {
namespace {

using formula::Quantity;
using formula::Type;
using formula::Value;

constexpr std::array focus_quantities{
    Quantity{"negative", Type::number, "negative hexes on the best path to attack the enemy"},
    Quantity{"points", Type::number, "movement points of that path"},
    Quantity{"range", Type::number, "hexes from where the figure stands, counted around walls"},
    Quantity{"earlier", Type::number, "enemies of those left that certainly act before it"},
    Quantity{"hp", Type::number, "its hit points"},
    Quantity{"maxHp", Type::number, "its maximum hit points"},
    Quantity{"lost", Type::number, "the hit points that it has lost"},
    Quantity{"shield", Type::number, "the shield on its stat card"},
    Quantity{"kind", Type::word, "'character', 'summon', 'monster', 'ally', 'objective' or 'boss'"},
    Quantity{"conditions", Type::words, "its conditions"},
    Quantity{"focused", Type::truth, "whether the enemy is the focus"}};

constexpr std::array destination_quantities{
    Quantity{"negative", Type::number, "negative hexes on the path to the hex"},
    Quantity{"outOfReach", Type::truth, "whether the hex costs more points than this turn has"},
    Quantity{"targets", Type::number,
             "targets from there; 0 out of reach, if the edition then looks at the focus alone"},
    Quantity{"disadvantaged", Type::number, "of these, those attacked with disadvantage"},
    Quantity{"disadvantageOnFocus", Type::truth, "whether the focus is one of them"},
    Quantity{"points", Type::number, "movement points of the path"},
    Quantity{"rangeToFocus", Type::number, "hexes from there to the focus, counted around walls"}};

constexpr std::array attack_quantities{
    Quantity{"value", Type::number, "the attack after bonuses and cards"},
    Quantity{"shield", Type::number, "the target's shield"},
    Quantity{"pierce", Type::number, "the attack's pierce, that of its cards included"},
    Quantity{"hp", Type::number, "the target's hit points"},
    Quantity{"kind", Type::word, "the target's kind"},
    Quantity{"conditions", Type::words, "the target's conditions"},
    Quantity{"suffers", Type::number, "what the formula gives"},
    Quantity{"dies", Type::truth, "whether that is at least the target's hit points"}};

constexpr std::array damage_quantities{
    Quantity{"amount", Type::number, "the damage; of an attack, after shield"},
    Quantity{"source", Type::word,
             "'attack', 'retaliate', 'trap', 'hazardous', 'wound', 'bane', 'lost-flight' or "
             "'direct'"},
    Quantity{"shield", Type::number, "the figure's shield"},
    Quantity{"hp", Type::number, "the figure's hit points"},
    Quantity{"kind", Type::word, "the figure's kind"},
    Quantity{"conditions", Type::words, "the figure's conditions"},
    Quantity{"suffers", Type::number, "what the formula gives"},
    Quantity{"dies", Type::truth, "whether that is at least the figure's hit points"}};

constexpr std::array retaliate_quantities{
    Quantity{"range", Type::number, "hexes between the two after the attack"},
    Quantity{"reach", Type::number, "the range of the retaliate; 1 if it has none"},
    Quantity{"damage", Type::number, "the value of the retaliate"},
    Quantity{"ranged", Type::truth, "whether the attack was ranged"},
    Quantity{"attackerHp", Type::number, "the attacker's hit points"},
    Quantity{"retaliates", Type::truth, "what the formula gives"},
    Quantity{"attackerDies", Type::truth,
             "whether it retaliates and the damage is at least the attacker's hit points"}};

constexpr std::array heal_quantities{
    Quantity{"amount", Type::number, "the value of the heal"},
    Quantity{"lost", Type::number, "the hit points that the figure has lost"},
    Quantity{"hp", Type::number, "its hit points"},
    Quantity{"maxHp", Type::number, "its maximum hit points"},
    Quantity{"kind", Type::word, "its kind"},
    Quantity{"conditions", Type::words, "its conditions"},
    Quantity{"heals", Type::number, "what the formula gives"}};

constexpr std::array gain_quantities{
    Quantity{"condition", Type::word, "the condition that it is to gain"},
    Quantity{"negative", Type::truth, "whether that is a negative one"},
    Quantity{"kind", Type::word, "the figure's kind"},
    Quantity{"rank", Type::word, "'normal', 'elite' or 'named'; nothing if it has none"},
    Quantity{"hp", Type::number, "its hit points"},
    Quantity{"conditions", Type::words, "its conditions"},
    Quantity{"gains", Type::truth, "what the formula gives"}};

constexpr std::array loot_quantities{
    Quantity{"summoned", Type::truth, "whether the monster was summoned or spawned"},
    Quantity{"rank", Type::word, "'normal', 'elite' or 'named'; nothing if it has none"},
    Quantity{"drops", Type::truth, "what the formula gives"}};

constexpr std::array level_quantities{
    Quantity{"level", Type::number, "the scenario level, 0 to 7"}};

constexpr std::array slot_rows{
    SlotEntry{FormulaSlot::focus, "focus", "monster.focus-path"_clause, true, Type::number,
              "which enemy is the focus, of those that the figure could attack from anywhere",
              "least negative, least points, least range, least earlier", focus_quantities, 10},
    SlotEntry{FormulaSlot::destination, "destination", "monster.move-max-targets"_clause, true,
              Type::number, "from which hex the focus is attacked, with which targets",
              "least negative, least outOfReach, most targets, least disadvantaged, least points",
              destination_quantities, 7},
    SlotEntry{FormulaSlot::attack, "attack", "attack.order"_clause, false, Type::number,
              "what the target of an attack is about to suffer",
              "max(0, value - max(0, shield - pierce))", attack_quantities, 6},
    SlotEntry{FormulaSlot::damage, "damage", "damage.direct"_clause, false, Type::number,
              "the damage that a figure suffers, before ward and brittle", "amount",
              damage_quantities, 6},
    SlotEntry{FormulaSlot::retaliates, "retaliates", "bonus.retaliate"_clause, false, Type::truth,
              "whether a retaliate reaches an attacker", "range <= reach", retaliate_quantities, 5},
    SlotEntry{FormulaSlot::heals, "heals", "heal.hit-points"_clause, false, Type::number,
              "the hit points that a heal gives back",
              "if conditions has 'poison' then 0 else min(amount, lost)", heal_quantities, 6},
    SlotEntry{FormulaSlot::gains, "gains", "condition.single"_clause, false, Type::truth,
              "whether a figure that is not immune gains a condition", "true", gain_quantities, 6},
    SlotEntry{FormulaSlot::drops_loot, "dropsLoot", "damage.monster-death"_clause, false,
              Type::truth, "whether a monster that dies leaves a loot token", "true",
              loot_quantities, 2},
    SlotEntry{FormulaSlot::trap_damage, "trapDamage", "map.trap-damage"_clause, false, Type::number,
              "the damage of a trap that does not say it", "2 + level", level_quantities, 1},
    SlotEntry{FormulaSlot::hazardous_damage, "hazardousDamage", "map.hazardous"_clause, false,
              Type::number, "the damage of hazardous terrain", "1 + up(level, 3)", level_quantities,
              1}};
static_assert(slot_rows.size() == formula_slots);

bool depends_on_result(const formula::Expression& expression, const SlotEntry& slot) {
    for (std::size_t i = slot.first_of_result; i < slot.quantities.size(); ++i) {
        if (formula::mentions(expression, i)) {
            return true;
        }
    }
    return false;
}

template <class Result>
struct Consistent {
    std::vector<Result> agreeing;  ///< results that agree with themselves
    bool unknown = false;          ///< of some results the formula gives nothing
};

/// Looks at every result from 0 to `most`.
template <class Result>
Consistent<Result> consistent(const formula::Expression& expression, std::int64_t most,
                              const Known& known, std::optional<Result> (*read)(const Value&)) {
    Consistent<Result> found;
    for (std::int64_t i = 0; i <= most; ++i) {
        const auto assumed = static_cast<Result>(i);
        const auto given = read(formula::evaluate(
            expression, [&](std::size_t quantity) { return known(quantity, Value{assumed}); }));
        found.unknown = found.unknown || !given;
        if (given == std::optional{assumed}) {
            found.agreeing.push_back(assumed);
        }
    }
    return found;
}

[[noreturn]] void gives_nothing(const SlotEntry& entry) {
    throw Unsettled{Unsettled::How::nothing, entry.slot,
                    fmt::format("the formula of {} gives nothing here", entry.name)};
}

template <class Result>
Result settled(const Formulas& formulas, FormulaSlot slot, std::int64_t most, const Known& known,
               std::optional<Result> (*read)(const Value&)) {
    const SlotEntry& entry = entry_of(slot);
    const formula::Expression& expression = formulas.expressions.at(slot);
    ++formulas.looked_at[static_cast<std::size_t>(slot)];
    if (!depends_on_result(expression, entry)) {
        const auto result = read(formula::evaluate(
            expression, [&](std::size_t quantity) { return known(quantity, Value{}); }));
        if (!result) {
            gives_nothing(entry);
        }
        return *result;
    }
    const auto [agreeing, unknown] = consistent<Result>(expression, most, known, read);
    if (agreeing.empty() && unknown) {  // one of those might agree if more were known
        gives_nothing(entry);
    }
    if (agreeing.empty()) {
        throw Unsettled{
            Unsettled::How::paradox, slot,
            fmt::format("whatever the formula of {} gives, it then gives something else",
                        entry.name)};
    }
    if (agreeing.size() > 1) {
        throw Unsettled{
            Unsettled::How::several, slot,
            fmt::format("the formula of {} agrees with itself whether it gives {} or {}",
                        entry.name, agreeing[0], agreeing[1])};
    }
    return agreeing.front();
}

struct CriterionRow {
    std::string_view text;
    Criterion criterion;
};
constexpr std::array criterion_rows{
    CriterionRow{"least negative", Criterion::fewest_negative_hexes},
    CriterionRow{"least outOfReach", Criterion::within_points},
    CriterionRow{"most targets", Criterion::most_targets},
    CriterionRow{"least disadvantaged", Criterion::fewest_disadvantaged},
    CriterionRow{"least disadvantageOnFocus", Criterion::no_disadvantage_on_focus},
    CriterionRow{"least points", Criterion::fewest_points}};

formula::Criterion criterion_of(const CriterionRow& row) {
    return formula::parse_criteria(row.text, destination_quantities).front();
}

/// The order of these criteria as a switch has it; none if no switch can say it.
std::optional<CriterionOrder> as_switch(const std::vector<formula::Criterion>& criteria) {
    std::vector<Criterion> order;
    for (const formula::Criterion& criterion : criteria) {
        const auto row =
            std::ranges::find(criterion_rows, criterion,
                              [](const CriterionRow& known) { return criterion_of(known); });
        if (row == criterion_rows.end() || std::ranges::count(order, row->criterion) > 0) {
            return std::nullopt;
        }
        order.push_back(row->criterion);
    }
    const bool complete = order.size() > 2 && order.size() <= 6 &&
                          order[0] == Criterion::fewest_negative_hexes &&
                          order[1] == Criterion::within_points &&
                          std::ranges::count(order, Criterion::most_targets) == 1;
    // The engine looks only at the largest sets of targets from each hex, and a smaller one may be
    // attacked with less disadvantage.
    const auto most = std::ranges::find(order, Criterion::most_targets);
    const auto least = std::ranges::find(order, Criterion::fewest_disadvantaged);
    if (!complete || least < most) {
        return std::nullopt;
    }
    std::array<Criterion, 8> all{};
    std::ranges::copy(order, all.begin());
    switch (order.size()) {
        case 3: return std::array{all[0], all[1], all[2]};
        case 4: return std::array{all[0], all[1], all[2], all[3]};
        case 5: return std::array{all[0], all[1], all[2], all[3], all[4]};
        default: return std::array{all[0], all[1], all[2], all[3], all[4], all[5]};
    }
}

void set_switch(Edition& rules, std::string_view name, const Edition& value) {
    rules = with_house_rule(*rule_switch_named(name), rules, value);
}

/// The damage at every level. Throws InputError if the formula gives nothing, or less than 0.
DamageByLevel by_level(const formula::Expression& expression, const SlotEntry& slot) {
    DamageByLevel damage{};
    for (std::size_t level = 0; level < damage.size(); ++level) {
        const auto number = formula::number_of(formula::evaluate(
            expression, [&](std::size_t) { return Value{static_cast<std::int64_t>(level)}; }));
        constexpr std::int64_t most = 999;
        if (!number || *number < 0 || *number > most) {
            throw InputError{
                {ErrorCode::out_of_range, fmt::format("/formulas/{}", slot.name),
                 fmt::format("{} at level {}", number ? std::to_string(*number) : "nothing", level),
                 "damage from 0 to 999", slot.clause}};
        }
        damage[level] = static_cast<int>(*number);
    }
    return damage;
}

}  // namespace

std::span<const SlotEntry> slot_entries() { return slot_rows; }

const SlotEntry& entry_of(FormulaSlot slot) { return slot_rows[static_cast<std::size_t>(slot)]; }

bool Formulas::mention(std::string_view quantity) const {
    const auto looks = [&](FormulaSlot slot, const formula::Expression& expression) {
        const auto names = entry_of(slot).quantities;
        const auto found = std::ranges::find(names, quantity, &Quantity::name);
        return found != names.end() &&
               formula::mentions(expression, static_cast<std::size_t>(found - names.begin()));
    };
    return std::ranges::any_of(expressions,
                               [&](const auto& one) { return looks(one.first, one.second); }) ||
           std::ranges::any_of(criteria, [&](const auto& list) {
               return std::ranges::any_of(list.second, [&](const formula::Criterion& criterion) {
                   return looks(list.first, criterion.by);
               });
           });
}

void add_formula(Formulas& formulas, const SlotEntry& slot, std::string_view text) {
    try {
        if (slot.criteria) {
            formulas.criteria[slot.slot] = formula::parse_criteria(text, slot.quantities);
        } else {
            formulas.expressions[slot.slot] = formula::parse(text, slot.quantities, slot.type);
        }
    } catch (const InputError& error) {
        Error placed = error.error();
        placed.pointer = fmt::format("/formulas/{}", slot.name);
        placed.clause = slot.clause;
        throw InputError{placed};
    }
}

std::vector<formula::Criterion> criteria_of(const CriterionOrder& order) {
    static const std::vector<formula::Criterion> all = [] {
        std::vector<formula::Criterion> list;
        std::ranges::transform(criterion_rows, std::back_inserter(list), criterion_of);
        return list;
    }();
    std::vector<formula::Criterion> criteria;
    for (const Criterion criterion : order) {
        const auto row = std::ranges::find(criterion_rows, criterion, &CriterionRow::criterion);
        if (row != criterion_rows.end()) {
            criteria.push_back(all[static_cast<std::size_t>(row - criterion_rows.begin())]);
        }
    }
    return criteria;
}

void move_to_switches(Formulas& formulas, Edition& rules) {
    if (const auto order = formulas.criteria.find(FormulaSlot::destination);
        order != formulas.criteria.end()) {
        if (const auto same = as_switch(order->second)) {
            Edition value = rules;
            value.destination = *same;
            set_switch(rules, "destination", value);
            formulas.criteria.erase(order);
        }
    }
    for (const auto& [slot, name, field] :
         {std::tuple{FormulaSlot::trap_damage, "trapDamage", &Edition::trap_damage},
          std::tuple{FormulaSlot::hazardous_damage, "hazardousDamage",
                     &Edition::hazardous_damage}}) {
        if (const auto found = formulas.expressions.find(slot);
            found != formulas.expressions.end()) {
            Edition value = rules;
            value.*field = by_level(found->second, entry_of(slot));
            set_switch(rules, name, value);
            formulas.expressions.erase(found);
        }
    }
    if (const auto found = formulas.expressions.find(FormulaSlot::drops_loot);
        found != formulas.expressions.end() && !formula::mentions(found->second, 1) &&
        !formula::mentions(found->second, 2)) {
        const auto drops = [&](bool summoned) {
            return formula::truth_of(
                formula::evaluate(found->second, [&](std::size_t) { return Value{summoned}; }));
        };
        if (drops(false) == true && drops(true)) {
            Edition value = rules;
            value.summoned_monsters_drop_loot = *drops(true);
            set_switch(rules, "summonedMonstersDropLoot", value);
            formulas.expressions.erase(found);
        }
    }
}

std::int64_t settled_number(const Formulas& formulas, FormulaSlot slot, std::int64_t most,
                            const Known& known) {
    const auto result = settled<std::int64_t>(formulas, slot, most, known, formula::number_of);
    if (result < 0) {
        throw Unsettled{Unsettled::How::impossible, slot,
                        fmt::format("the formula of {} gives {}", entry_of(slot).name, result)};
    }
    return result;
}

bool settled_truth(const Formulas& formulas, FormulaSlot slot, const Known& known) {
    return settled<bool>(formulas, slot, 1, known, formula::truth_of);
}

std::int64_t criterion_number(const formula::Criterion& criterion, FormulaSlot slot,
                              const formula::Quantities& known) {
    const auto number = formula::number_of(formula::evaluate(criterion.by, known));
    if (!number) {
        throw Unsettled{
            Unsettled::How::nothing, slot,
            fmt::format("a criterion of {} gives nothing for one of several", entry_of(slot).name)};
    }
    return criterion.most ? -*number : *number;
}

}  // namespace standee::rulebook
