#include "disputes/event_relevance.hpp"

#include <algorithm>

#include "disputes/attack_relevance.hpp"
#include "disputes/step_clause.hpp"
#include "lib/element.hpp"
#include "lib/element_payment.hpp"
#include "play/harm/bonuses.hpp"

namespace standee {
namespace {

using Of = ClaimSubject::Of;
/// What each event of a course bears on, as things stood when it came.
struct Bearings {
    const Scene& scene;  ///< before the event
    const CourseStep& step;
    Clause by;
    std::vector<Bearing>& all;

    void operator()(const event::Attack& e) const {
        const auto* own = std::get_if<step::Attack>(&step.step);
        const Figure* target = scene.find(e.target);
        const AttackMet met{e, scene.find(e.by), target, own, scene.edition};
        Clauses number = clauses_of_number(met);
        if (by == "card.when-dies"_clause) {
            number.push_back(by);
        }
        bear(Of::hit_points, e.target, number);
        bear(Of::damage, "", number);
        bear(Of::deck, e.deck, number);
        if (const Clauses effects = clauses_of_effects(met, leaves(e.target)); !effects.empty()) {
            bear(Of::conditions, e.target, effects);
            bear(Of::place, e.target, effects);
            bear(Of::hit_points, e.target, effects);
            for (const auto& [owner, cards] : scene.decks) {
                bear(Of::deck, owner, effects);
            }
        }
        if (target != nullptr && !retaliates_of(*target).empty()) {
            bear(Of::hit_points, e.by, {"bonus.retaliate"_clause});
            bear(Of::damage, "", {"bonus.retaliate"_clause});
        }
    }
    void operator()(const event::Damage& e) const {
        const Clauses clauses = of_blow(e);
        bear(Of::hit_points, e.to, clauses);
        bear(Of::damage, "", clauses);
        bear(Of::conditions, e.to, clauses);
        if (e.source == DamageSource::bane) {
            bear(Of::loot, "", {by});  // whether it lives to loot
        }
        const Figure* figure = scene.find(e.to);
        if (e.source == DamageSource::direct && figure != nullptr &&
            !retaliates_of(*figure).empty()) {
            bear(Of::hit_points, e.from, {"bonus.retaliate"_clause});  // no attack, so none
        }
    }
    void operator()(const event::Negate& e) const {
        bear(Of::hit_points, e.figure, {by});
        bear(Of::damage, "", {by});
        bear(Of::other, e.figure, {by});
        if (has(e.figure, Condition::regenerate)) {  // it suffers nothing, so it keeps that
            bear(Of::conditions, e.figure, {by, "condition.regenerate"_clause});
        }
    }
    void operator()(const event::Heal& e) const {
        Clauses clauses{by, "heal.hit-points"_clause};
        for (const Condition condition :
             {Condition::wound, Condition::brittle, Condition::bane, Condition::poison}) {
            if (has(e.to, condition)) {
                clauses.push_back(*clause_of(condition));
            }
        }
        bear(Of::hit_points, e.to, clauses);
        bear(Of::conditions, e.to, clauses);
    }
    void operator()(const event::Gain& e) const {
        Clauses clauses = with_own(e.condition);
        if (e.again) {
            clauses.push_back("condition.single"_clause);
        }
        bear(Of::conditions, e.figure, clauses);
        bear(Of::damage, "", e.again ? clauses : Clauses{});
    }
    void operator()(const event::Lose& e) const {
        if (!e.condition) {
            bear(Of::other, e.figure, {by});
            bear(Of::place, e.figure, {by});
            return;
        }
        Clauses clauses = with_own(*e.condition);
        if (has(e.figure, Condition::regenerate)) {
            clauses.push_back("condition.regenerate"_clause);  // what ward takes it does not feel
        }
        bear(Of::conditions, e.figure, clauses);
        if (*e.condition == Condition::ward || *e.condition == Condition::brittle) {
            bear(Of::hit_points, e.figure, with_own(*e.condition));
            bear(Of::damage, "", with_own(*e.condition));
        }
    }
    void operator()(const event::NoEffect& e) const {
        const auto* condition = std::get_if<Condition>(&e.what);
        const Clauses clauses = condition != nullptr ? with_own(*condition) : Clauses{by};
        bear(Of::conditions, e.figure, clauses);
        bear(Of::place, e.figure, clauses);
        bear(Of::other, e.figure, clauses);
        if (condition != nullptr &&
            (*condition == Condition::bless || *condition == Condition::curse)) {
            for (const auto& [owner, cards] : scene.decks) {
                bear(Of::deck, owner, clauses);
            }
        }
    }
    void operator()(const event::Move& e) const {
        Clauses clauses{by};
        const bool forced = e.how == MoveKind::push || e.how == MoveKind::pull;
        if (forced) {
            clauses.push_back("forced.normal-rules"_clause);
        }
        if (forced && std::ranges::count(scene.map.difficult, e.to) > 0) {
            clauses.push_back("map.difficult"_clause);
        }
        for (const Figure& other : scene.figures) {
            if (stands_in(other, e.to) && other.id != e.figure) {  // passed
                clauses.push_back("map.end-unoccupied"_clause);
                if (other.has(Condition::invisible)) {
                    clauses.push_back("condition.invisible"_clause);
                }
            }
        }
        bear(Of::place, e.figure, clauses);
    }
    void operator()(const event::Leave& e) const {
        bear(Of::hit_points, e.figure, {by});
        bear(Of::conditions, e.figure, {by});
        bear(Of::place, e.figure, {by});
        bear(Of::other, e.figure, {by, "damage.kill-credit"_clause});
        bear(Of::loot, "", {by});
    }
    void operator()(const event::LootToken& /*e*/) const { bear(Of::loot, "", {by}); }
    void operator()(const event::Loot& e) const {
        bear(Of::loot, "", {by});
        bear(Of::other, e.figure, {by});
    }
    void operator()(const event::TrapSprung& e) const {
        bear(Of::hit_points, e.figure, {by});
        bear(Of::conditions, e.figure, {by});
        bear(Of::damage, "", {by});
    }
    void operator()(const event::DoorOpens& e) const { bear(Of::place, e.figure, {by}); }
    void operator()(const event::Infuse& e) const { bear_on(e.element); }
    void operator()(const event::Infusion& e) const {
        for (const Element element : listed(e.element)) {
            bear_on(element);
        }
    }
    void operator()(const event::Consume& e) const {
        bear_on(e.element);
        if (std::holds_alternative<step::Turn>(step.step)) {
            bear_on_attacks();
        }
    }
    void operator()(const event::Wane& e) const { bear_on(e.element); }
    void operator()(const event::Bonus& e) const { bear_as_bonus(e.on); }
    void operator()(const event::BonusUsed& e) const { bear_as_bonus(e.on); }
    void operator()(const event::BonusEnds& e) const { bear_as_bonus(e.on); }
    void operator()(const event::TurnStarts& e) const {
        for (const Condition condition : {Condition::regenerate, Condition::wound}) {
            if (has(e.figure, condition)) {
                const Clauses clauses{by, *clause_of(condition)};
                bear(Of::hit_points, e.figure, clauses);
                bear(Of::damage, "", clauses);
                bear(Of::conditions, e.figure, clauses);
            }
        }
    }
    void operator()(const event::TurnEnds& e) const {
        bear(Of::conditions, e.figure, {by, "condition.end-of-next-turn"_clause});
        bear(Of::loot, "", {"loot.end-of-turn"_clause});
        if (has(e.figure, Condition::bane)) {
            const Clauses clauses{by, "condition.bane"_clause};
            bear(Of::hit_points, e.figure, clauses);
            bear(Of::damage, "", clauses);
            bear(Of::conditions, e.figure, clauses);
            bear(Of::loot, "", clauses);  // which of them comes first decides who loots
        }
    }
    void operator()(const event::RoundEnds& /*e*/) const {}
    void operator()(const event::Shuffle& e) const { bear(Of::deck, e.deck, {by}); }
    void operator()(const event::CardJoins& e) const { bear(Of::deck, e.deck, {by}); }
    void operator()(const event::CardLeaves& e) const { bear(Of::deck, e.deck, {by}); }
    void operator()(const event::Tile& e) const {
        bear(Of::other, "", {by});
        if (e.created && e.kind == TileKind::hazardous) {  // under a figure it does nothing
            bear(Of::damage, "", {by, "map.hazardous"_clause});
        }
    }
    void operator()(const event::Summon& e) const { comes(e.figure); }
    void operator()(const event::Spawn& e) const { comes(e.figure); }
    void operator()(const event::RankSwitch& e) const {
        bear(Of::hit_points, e.figure, {by});
        bear(Of::damage, "", {by});
        bear(Of::other, e.figure, {by});
    }
    /// What only keeps the books bears on nothing.
    template <class Bookkeeping>
    void operator()(const Bookkeeping& /*e*/) const {}
    // What is chosen shows in the events that follow; the clause says who may.
    void operator()(const event::Choice& e) const {
        bear(Of::hit_points, e.figure, {by});
        bear(Of::conditions, e.figure, {by});
        bear(Of::place, e.figure, {by});
    }

private:
    void bear(Of of, std::string name, Clauses clauses) const {
        Bearing& relevant_clauses = all.emplace_back();
        relevant_clauses.on.of = of;
        relevant_clauses.on.name = std::move(name);
        relevant_clauses.clauses = std::move(clauses);
    }
    /// A new figure, of which everything is new.
    void comes(const std::string& figure) const {
        bear(Of::hit_points, figure, {by});
        bear(Of::place, figure, {by});
        bear(Of::other, figure, {by});
    }
    /// What a card's attacks gain bears on what they come to.
    void bear_on_attacks() const {
        for (const Event& event : step.events) {
            if (const auto* attack = std::get_if<event::Attack>(&event.what)) {
                bear(Of::hit_points, attack->target, {by});
                bear(Of::conditions, attack->target, {by});
                bear(Of::damage, "", {by});
            }
        }
    }
    void bear_on(Element element) const { bear(Of::element, std::string{name_of(element)}, {by}); }
    void bear_as_bonus(const std::string& on) const {
        bear(Of::hit_points, on, {by});
        bear(Of::damage, "", {by});
        bear(Of::other, on, {by});
    }

    [[nodiscard]] bool has(const std::string& id, Condition condition) const {
        const Figure* figure = scene.find(id);
        return figure != nullptr && figure->has(condition);
    }

    [[nodiscard]] bool leaves(const std::string& id) const {
        return std::ranges::any_of(step.events, [&](const Event& event) {
            const auto* leave = std::get_if<event::Leave>(&event.what);
            return leave != nullptr && leave->figure == id;
        });
    }

    [[nodiscard]] Clauses with_own(Condition condition) const {
        Clauses clauses{by};
        if (const auto own = clause_of(condition)) {
            clauses.push_back(*own);
        }
        return clauses;
    }

    /// Damage that is no attack meets no shield; ward and brittle change all of it
    /// [damage.direct].
    [[nodiscard]] Clauses of_blow(const event::Damage& e) const {
        Clauses clauses{by};
        const Figure* figure = scene.find(e.to);
        if (e.source != DamageSource::attack) {
            clauses.push_back("damage.direct"_clause);
            if (figure != nullptr && shield_of(*figure) > 0) {
                clauses.push_back("bonus.shield"_clause);
            }
        }
        if (e.amount < e.suffered) {
            clauses.push_back("damage.monster-death"_clause);  // no more than it had is lost
        }
        if (figure != nullptr) {
            join(clauses, ward_and_brittle_of(*figure));
            if (figure->has(Condition::regenerate)) {
                clauses.push_back("condition.regenerate"_clause);
            }
        }
        return clauses;
    }
};

}  // namespace

std::vector<Bearing> bearings_of(const Scene& scene, const CourseStep& step, const Event& event) {
    std::vector<Bearing> bearings;
    std::visit(Bearings{scene, step, event.clause, bearings}, event.what);
    return bearings;
}

}  // namespace standee
