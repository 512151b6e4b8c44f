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

/// A part of a clause that implementations leave out by itself.
struct MissingPart {
    Clause clause;
    std::string_view says;
    std::string_view part;
};
constexpr std::array missing_parts{
    MissingPart{"map.end-unoccupied"_clause, "it walks through enemies", "not through enemies"},
    MissingPart{"range.count"_clause, "range is counted through walls", "not through walls"},
    MissingPart{"range.count"_clause, "an attack reaches any distance",
                "no farther than its range"},
    MissingPart{"move.points"_clause, "a move goes any distance", "no more than its points"},
    MissingPart{"move.teleport"_clause, "wall lines stop a teleport", "through wall lines"},
    MissingPart{"monster.focus-proximity"_clause, "proximity is counted through walls",
                "not through walls"},
    MissingPart{"monster.focus-negative-hexes"_clause,
                "the shortest path counts for the focus, whatever it leads through",
                "before length"},
    MissingPart{"monster.focus-negative-hexes"_clause, "it enters negative hexes to come nearer",
                "to come nearer"},
    MissingPart{"monster.move-minimum"_clause, "out of reach, it may go farther than it needs",
                "to come as near"},
    MissingPart{"monster.no-focus"_clause, "it needs a focus for its first attack",
                "by any of its attacks"},
    MissingPart{"initiative.ties"_clause, "characters and monsters tie",
                "characters before monsters"},
    MissingPart{"initiative.ties"_clause, "the second card breaks no tie", "the lower second card"},
    MissingPart{"initiative.order"_clause, "a long rest is at 99 like any other",
                "a long rest after everybody"},
    MissingPart{"move.flying"_clause, "a flying figure does not end over an obstacle",
                "may end over an obstacle"},
    MissingPart{"attack.adjacent-ranged"_clause,
                "a melee attack has disadvantage on an adjacent enemy", "not a melee attack"},
    MissingPart{"monster.ambiguity"_clause, "of equally good paths it takes one",
                "equally good paths"},
    MissingPart{"map.objective"_clause, "an objective is not in the way", "in the way"}};

void add_missing_parts(std::vector<WrongRule>& all) {
    for (const MissingPart& row : missing_parts) {
        all.push_back({.clause = row.clause, .says = std::string{row.says}, .part = row.part});
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
    for (; wrong != nullptr; wrong = wrong->also) {
        if (wrong->rule != nullptr) {
            if (same_rule(*wrong->rule, rules.book, wrong->value)) {
                return std::nullopt;
            }
            take_rule(*wrong->rule, rules.book, wrong->value);
        } else if (wrong->edit == nullptr && wrong->part.empty()) {
            rules.off.insert(wrong->clause);
        } else if (wrong->edit == nullptr) {
            rules.parts_off.push_back({wrong->clause, std::string{wrong->part}});
        }
    }
    return rules;
}

/// The case as the wrong rule sees it; none if it sees nothing else in it.
std::optional<Case> case_for(const Case& tried, const WrongRule* wrong) {
    Case other = tried;
    for (; wrong != nullptr; wrong = wrong->also) {
        if (wrong->edit != nullptr) {
            const Case before = other;
            wrong->edit(other);
            if (other.scene == before.scene && other.steps == before.steps) {
                return std::nullopt;
            }
        }
    }
    return other;
}

}  // namespace

std::span<const WrongRule> wrong_rules() {
    static const std::vector<WrongRule> all = [] {
        std::vector<WrongRule> list;
        add_missing_clauses(list);
        add_missing_parts(list);
        std::ranges::copy(misreadings(), std::back_inserter(list));
        std::ranges::move(wrong_switches(), std::back_inserter(list));
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

    rulebook::ClauseSet asked(const Case& tried, const rulebook::Rules& rules) {
        const rulebook::Book book{rules};
        if (tried.kind() == CaseKind::turn) {
            rulebook::plan_turn(tried.scene, book, ground);
            return book.asked();
        }
        Scene scene = tried.scene;
        rulebook::ClauseSet all;
        for (const std::string& text : tried.steps) {
            const Json json = parse_document(text);
            auto done = rulebook::perform(scene, read_step(Reader{json}, scene), rules, ground);
            all.insert(done.asked);
            scene = std::move(done.scene);
        }
        return all;
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
        const auto other = case_for(tried, wrong);
        const auto rules = other ? rules_with(*other, wrong) : std::nullopt;
        if (!rules || other->kind() == CaseKind::round) {
            return std::nullopt;
        }
        auto answer = other->kind() == CaseKind::turn ? memory_->turn(*other, *rules, wrong)
                                                      : memory_->play(*other, *rules, wrong);
        for (; answer && wrong != nullptr; wrong = wrong->also) {
            if (wrong->after != nullptr) {
                wrong->after(*answer);
            }
        }
        return answer;
    } catch (const InputError&) {
        return std::nullopt;
    } catch (const std::logic_error&) {  // the scene is too large for the rulebook
        return std::nullopt;
    }
}

rulebook::ClauseSet RulebookAnswers::asked_in(const Case& tried) {
    try {
        return memory_->asked(tried, rulebook::rules_of(tried.scene.edition));
    } catch (const InputError&) {
        return rulebook::ClauseSet::all();
    } catch (const std::logic_error&) {
        return rulebook::ClauseSet::all();
    }
}

bool RulebookAnswers::allow(const Scene& scene, const ExpectedOption& option,
                            const rulebook::LeftOut& left_out) {
    const rulebook::Rules rules = rulebook::rules_of(scene.edition, left_out);
    try {
        const auto planned = rulebook::plan_turn(scene, rulebook::Book{rules}, memory_->ground);
        return std::ranges::count(claim_of(planned).options, option) > 0;
    } catch (const InputError&) {  // more courses than can be followed
        return false;
    } catch (const std::logic_error&) {
        return false;
    }
}

}  // namespace standee::against
