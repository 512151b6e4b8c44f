#include "verify/against/wrong_rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

#include "files/step_json.hpp"
#include "lib/error.hpp"
#include "rulebook/perform.hpp"
#include "rulebook/planned_turn.hpp"

namespace standee::against {
namespace {

using verify::Case;
using verify::CaseKind;

/// What an implementation without a clause does, in a few words.
struct Missing {
    Clause clause;
    std::string_view says;
};
constexpr std::array missing{
    Missing{"condition.stun"_clause, "a stunned figure acts"},
    Missing{"condition.disarm"_clause, "a disarmed figure attacks"},
    Missing{"condition.immobilize"_clause, "an immobilized figure moves"},
    Missing{"condition.muddle"_clause, "muddle has no effect"},
    Missing{"condition.strengthen"_clause, "strengthen has no effect"},
    Missing{"condition.invisible"_clause, "an invisible enemy is seen"},
    Missing{"condition.wound"_clause, "wound has no effect"},
    Missing{"condition.brittle"_clause, "brittle has no effect"},
    Missing{"condition.ward"_clause, "ward has no effect"},
    Missing{"condition.bane"_clause, "bane has no effect"},
    Missing{"condition.regenerate"_clause, "regenerate has no effect"},
    Missing{"condition.safeguard"_clause, "safeguard has no effect"},
    Missing{"attack.poison"_clause, "poison does not add to attacks"},
    Missing{"attack.pierce"_clause, "pierce has no effect"},
    Missing{"attack.advantage"_clause, "advantage has no effect"},
    Missing{"attack.disadvantage"_clause, "disadvantage has no effect"},
    Missing{"attack.adjacent-ranged"_clause,
            "a ranged attack on an adjacent enemy has no disadvantage"},
    Missing{"bonus.shield"_clause, "shield has no effect"},
    Missing{"bonus.retaliate"_clause, "retaliate has no effect"},
    Missing{"damage.negate"_clause, "damage cannot be negated"},
    Missing{"map.trap"_clause, "a trap is like floor"},
    Missing{"map.hazardous"_clause, "hazardous terrain is like floor"},
    Missing{"map.difficult"_clause, "difficult terrain costs one point"},
    Missing{"map.icy"_clause, "icy terrain is like floor"},
    Missing{"map.obstacle"_clause, "an obstacle is like floor"},
    Missing{"map.closed-door"_clause, "a closed door is open"},
    Missing{"map.wall-line"_clause, "there are no wall lines"},
    Missing{"map.linked-hexes"_clause, "there are no links"},
    Missing{"map.objective"_clause, "an objective is like any other figure"},
    Missing{"los.line"_clause, "walls do not block sight"},
    Missing{"range.count"_clause, "range is counted in a straight line"},
    Missing{"target.count"_clause, "an attack has one target"},
    Missing{"monster.target-stat"_clause, "the targets on the stat card do not count"},
    Missing{"element.consume"_clause, "no element is consumed"},
    Missing{"move.jump"_clause, "a jump is a walk"},
    Missing{"move.flying"_clause, "a flying figure walks"},
    Missing{"monster.focus-path"_clause, "the focus is the nearest by range"},
    Missing{"monster.focus-negative-hexes"_clause, "negative hexes are like floor"},
    Missing{"monster.focus-initiative"_clause, "initiative does not break ties"},
    Missing{"monster.new-focus-after-kill"_clause,
            "it looks for a new focus in the middle of its turn"},
    Missing{"monster.move-max-targets"_clause,
            "the number of targets does not affect where it goes"},
    Missing{"monster.move-disadvantage"_clause, "disadvantage does not affect where it goes"},
    Missing{"monster.extra-targets"_clause, "further targets are not ranked as foci are"},
    Missing{"monster.move-minimum"_clause, "it may go farther than it needs"},
    Missing{"monster.move-shorten"_clause, "it comes nearer in a straight line"},
    Missing{"card.focus-farthest"_clause, "the card does not affect the focus"},
};

void add_missing_clauses(std::vector<WrongRule>& all) {
    rulebook::ClauseSet::all().for_each([&](Clause clause) {
        if (rulebook::is_written(clause)) {
            const auto row = std::ranges::find(missing, clause, &Missing::clause);
            all.push_back({clause, row == missing.end() ? fmt::format("without {}", clause.id())
                                                        : std::string{row->says}});
        }
    });
}

/// Parts of clauses that implementations leave out by themselves.
void add_missing_parts(std::vector<WrongRule>& all) {
    all.push_back({.clause = "map.end-unoccupied"_clause,
                   .says = "it walks through enemies",
                   .part = "not through enemies"});
    all.push_back({.clause = "range.count"_clause,
                   .says = "range is counted through walls",
                   .part = "not through walls"});
    all.push_back({.clause = "range.count"_clause,
                   .says = "an attack reaches any distance",
                   .part = "no farther than its range"});
    all.push_back({.clause = "move.points"_clause,
                   .says = "a move goes any distance",
                   .part = "no more than its points"});
}

/// Each switch with each value that some edition has.
void add_switches(std::vector<WrongRule>& all) {
    for (const RuleSwitch& rule : rule_switches()) {
        std::vector<EditionId> taken;
        for (const EditionId from : all_editions) {
            const bool known = std::ranges::any_of(taken, [&](EditionId other) {
                return same_rule(rule, edition(from), edition(other));
            });
            if (!known) {
                taken.push_back(from);
                all.push_back({rule.clause,
                               fmt::format("{}: as in {}", rule.says, edition(from).title()), &rule,
                               from});
            }
        }
    }
}

/// What belongs to the map or to a decision and not to chance.
bool leaves_to_chance_or_choice(const std::vector<Event>& events) {
    return std::ranges::any_of(events, [](const Event& event) {
        return std::holds_alternative<event::Shuffle>(event.what) ||
               std::holds_alternative<event::Choice>(event.what);
    });
}

/// The rules of the case with the wrong one; none if it makes no difference to them.
std::optional<rulebook::Rules> rules_with(const Case& tried, const WrongRule* wrong) {
    rulebook::Rules rules = rulebook::rules_of(tried.scene.edition);
    if (wrong != nullptr && wrong->is_missing_clause()) {
        if (wrong->part.empty()) {
            rules.off.insert(wrong->clause);
        } else {
            rules.parts_off.push_back({wrong->clause, std::string{wrong->part}});
        }
    } else if (wrong != nullptr && wrong->rule != nullptr) {
        if (same_rule(*wrong->rule, rules.book, edition(wrong->from))) {
            return std::nullopt;
        }
        take_rule(*wrong->rule, rules.book, edition(wrong->from));
    }
    return rules;
}

}  // namespace

std::span<const WrongRule> wrong_rules() {
    static const std::vector<WrongRule> all = [] {
        std::vector<WrongRule> list;
        add_missing_clauses(list);
        add_missing_parts(list);
        std::ranges::copy(misreadings(), std::back_inserter(list));
        add_switches(list);
        return list;
    }();
    return all;
}

struct RulebookAnswers::Memory {
    rulebook::Ground ground;

    std::optional<Claim> turn(const Case& tried, const rulebook::Rules& rules,
                              const WrongRule* wrong) {
        const rulebook::Book book{rules};
        const auto planned = rulebook::plan_turn(tried.scene, book, ground);
        const bool looked_up =
            wrong == nullptr || !wrong->is_missing_clause() || book.asked().contains(wrong->clause);
        return looked_up ? std::optional<Claim>{claim_of(planned)} : std::nullopt;
    }

    std::optional<Claim> play(const Case& tried, const rulebook::Rules& rules,
                              const WrongRule* wrong) {
        Scene scene = tried.scene;
        bool looked_up = wrong == nullptr || !wrong->is_missing_clause();
        for (const std::string& text : tried.steps) {
            const Json json = parse_document(text);
            auto done = rulebook::perform(scene, read_step(Reader{json}, scene), rules, ground);
            looked_up = looked_up || done.asked.contains(wrong->clause);
            if (leaves_to_chance_or_choice(done.events)) {
                return std::nullopt;
            }
            scene = std::move(done.scene);
        }
        return looked_up ? std::optional<Claim>{table_of(scene)} : std::nullopt;
    }
};

RulebookAnswers::RulebookAnswers() : memory_{std::make_unique<Memory>()} {}
RulebookAnswers::~RulebookAnswers() = default;
RulebookAnswers::RulebookAnswers(RulebookAnswers&&) noexcept = default;

std::optional<Claim> RulebookAnswers::operator()(const Case& tried, const WrongRule* wrong) {
    try {
        Case other = tried;
        if (wrong != nullptr && wrong->edit != nullptr) {
            wrong->edit(other);
            if (other.scene == tried.scene && other.steps == tried.steps) {
                return std::nullopt;
            }
        }
        const auto rules = rules_with(other, wrong);
        if (!rules || other.kind() == CaseKind::round) {
            return std::nullopt;
        }
        return other.kind() == CaseKind::turn ? memory_->turn(other, *rules, wrong)
                                              : memory_->play(other, *rules, wrong);
    } catch (const InputError&) {
        return std::nullopt;
    } catch (const std::logic_error&) {  // the scene is too large for the rulebook
        return std::nullopt;
    }
}

bool RulebookAnswers::allow(const Scene& scene, const ExpectedOption& option,
                            const rulebook::LeftOut& left_out) {
    const rulebook::Rules rules = rulebook::rules_of(scene.edition, left_out);
    const auto planned = rulebook::plan_turn(scene, rulebook::Book{rules}, memory_->ground);
    return std::ranges::count(claim_of(planned).options, option) > 0;
}

}  // namespace standee::against
