#include "verify/against/blame.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

#include "focus/turn.hpp"
#include "lib/error.hpp"
#include "verify/monitors/turn/monitor.hpp"
#include "verify/oracle/turn_facts.hpp"

namespace standee::against {
namespace {

using verify::Outcome;
using verify::TurnMonitor;
using verify::TurnView;

/// If several clauses forbid the same outcome, the first of these is the cause: the others follow
/// from it. Clauses that are not listed come after them, in the order of the registry.
constexpr std::array causes{"condition.stun"_clause,
                            "condition.disarm"_clause,
                            "condition.immobilize"_clause,
                            "condition.invisible"_clause,
                            "target.allies-enemies"_clause,
                            "monster.focus-as-melee"_clause,
                            "map.closed-door"_clause,
                            "map.obstacle"_clause,
                            "map.objective"_clause,
                            "map.end-unoccupied"_clause,
                            "move.teleport"_clause,
                            "move.points"_clause,
                            "range.count"_clause,
                            "range.default"_clause,
                            "range.ranged-bonus-on-melee"_clause,
                            "los.line"_clause,
                            "target.count"_clause,
                            "initiative.order"_clause,
                            "initiative.ties"_clause,
                            "initiative.monster-order"_clause,
                            "initiative.summon"_clause};

std::size_t rank(Clause clause) {
    if (clause == "monster.attacks-focus"_clause) {
        return clause_ids.size() + causes.size();  // a figure that goes elsewhere breaks it too
    }
    const auto place = static_cast<std::size_t>(std::ranges::find(causes, clause) - causes.begin());
    return place < causes.size() ? place : causes.size() + clause.index();
}

}  // namespace

struct TurnBlame::Memory {
    oracle::TurnFacts facts;
    TurnView view;
    TurnPlanner planner;

    using Clauses = std::vector<Clause>;

    Clauses against(const Outcome& outcome) {
        Clauses clauses;
        for (const TurnMonitor& monitor : verify::turn_monitors()) {
            if (monitor.forbids != nullptr && monitor.forbids(view, outcome)) {
                clauses.push_back(monitor.clause);
            }
        }
        std::ranges::sort(clauses, {}, rank);
        return clauses;
    }

    /// The clauses against an end with these targets, for the focus and the attack hex that have
    /// the fewest against them. A focus and an attack hex that are also in our answer come first,
    /// because then only the end is wrong.
    struct Fewest {
        std::optional<Clauses> clauses;
        std::size_t strangeness = 0;

        void note(Clauses other, std::size_t other_strangeness) {
            const auto order = [](const Clauses& c, std::size_t strange) {
                return std::tuple{c.size(), strange, c.empty() ? 0 : rank(c.front())};
            };
            if (!clauses || order(other, other_strangeness) < order(*clauses, strangeness)) {
                clauses = std::move(other);
                strangeness = other_strangeness;
            }
        }
    };

    /// 0 if our answer has the focus, and the attack hex is also in our answer or is the end; 1 if
    /// our answer has the focus with other attack hexes; otherwise 2.
    std::size_t strangeness_of(const Outcome& outcome, const TurnAnswer& ours) {
        const bool known = std::ranges::any_of(ours.focus, [&](FigureIndex focus) {
            return facts.company().number(focus) == outcome.focus;
        });
        const bool headed_for = std::ranges::any_of(ours.options, [&](const TurnOption& option) {
            return option.attack_hex &&
                   facts.ground().find(*option.attack_hex) == outcome.attack_hex;
        });
        return !known ? 2 : headed_for || outcome.attack_hex == outcome.end ? 0 : 1;
    }

    void try_focus(Outcome outcome, const TurnAnswer& ours, Fewest& fewest) {
        const auto attempt = [&](int attack_hex) {
            outcome.attack_hex = attack_hex;
            fewest.note(against(outcome), strangeness_of(outcome, ours));
        };
        attempt(outcome.focus == verify::nobody ? verify::nowhere : outcome.end);
        const bool there = outcome.focus == verify::nobody || outcome.targets != 0 ||
                           oracle::has(facts.battle().could_hit(outcome.end), outcome.focus);
        for (int tile = 0; !there && tile < facts.ground().size(); ++tile) {
            attempt(tile);
        }
    }

    Clauses against(const ExpectedOption& option, const TurnAnswer& ours, const TurnClaim& theirs) {
        Fewest fewest;
        Outcome outcome{facts.ground().find(option.end), set_of(option.targets), verify::nobody,
                        verify::nowhere};
        const verify::FigureSet told = theirs.focus ? set_of(*theirs.focus) : 0;
        for (int focus = 0; focus < facts.company().size(); ++focus) {
            outcome.focus = focus;
            if (told == 0 || oracle::has(told, focus)) {
                try_focus(outcome, ours, fewest);
            }
        }
        outcome.focus = verify::nobody;
        if (ours.focus.empty() || !fewest.clauses) {
            try_focus(outcome, ours, fewest);
        }
        return fewest.clauses.value_or(Clauses{});
    }

    verify::FigureSet set_of(const std::vector<std::string>& ids) {
        verify::FigureSet set = 0;
        for (int i = 0; i < facts.company().size(); ++i) {
            const bool named = std::ranges::count(ids, facts.company().figure(i).id) > 0;
            set |= named ? verify::only(i) : 0;
        }
        return set;
    }

    /// The clauses against the first option that is not allowed.
    std::optional<Clause> against_options(const TurnAnswer& ours, const TurnClaim& theirs) {
        std::optional<Clause> first;
        for (const ExpectedOption& option : only_in(theirs, claim_of(facts.scene(), ours))) {
            const Clauses clauses = against(option, ours, theirs);
            if (!clauses.empty() && (!first || rank(clauses.front()) < rank(*first))) {
                first = clauses.front();
            }
        }
        return first;
    }

    /// The monitor that misses something in our answer after the options that theirs lacks are
    /// removed.
    std::optional<Clause> lacking(TurnAnswer answer, const TurnClaim& theirs) {
        const Scene& scene = facts.scene();
        std::erase_if(answer.options, [&](const TurnOption& option) {
            TurnAnswer one;
            one.options = {option};
            return std::ranges::count(theirs.options, claim_of(scene, one).options.front()) == 0;
        });
        if (theirs.focus) {
            answer.focus.clear();
            for (std::size_t i = 0; i < scene.figures.size(); ++i) {
                if (std::ranges::count(*theirs.focus, scene.figures[i].id) > 0) {
                    answer.focus.push_back(static_cast<FigureIndex>(i));
                }
            }
        }
        if (!view.look(facts, answer)) {
            return std::nullopt;
        }
        for (const TurnMonitor& monitor : verify::turn_monitors()) {
            if (monitor.lacks != nullptr && monitor.lacks(view)) {
                return monitor.clause;
            }
        }
        return std::nullopt;
    }

    /// The clauses against a focus that we do not have, whatever its outcome.
    std::optional<Clause> against_focus(const TurnAnswer& ours, const TurnClaim& theirs) {
        const std::vector<std::string> known = *claim_of(facts.scene(), ours).focus;
        for (int focus = 0; focus < facts.company().size(); ++focus) {
            const std::string& id = facts.company().figure(focus).id;
            if (std::ranges::count(*theirs.focus, id) == 0 || std::ranges::count(known, id) > 0) {
                continue;
            }
            Fewest fewest;
            for (int end = 0; end < facts.ground().size(); ++end) {
                try_focus({end, 0, focus, end}, ours, fewest);
                try_focus({end, verify::only(focus), focus, end}, ours, fewest);
            }
            if (fewest.clauses && !fewest.clauses->empty()) {
                return fewest.clauses->front();
            }
        }
        return std::nullopt;
    }
};

TurnBlame::TurnBlame() : memory_{std::make_unique<Memory>()} {}
TurnBlame::~TurnBlame() = default;

Clause TurnBlame::clause_of(const Scene& scene, const TurnClaim& theirs) {
    constexpr Clause unknown = "monster.ambiguity"_clause;
    const TurnAnswer ours = memory_->planner.plan(scene, Board{scene.map});
    if (scene.figures.size() > oracle::most_figures) {
        return unknown;
    }
    memory_->facts.gather(scene);
    if (memory_->facts.plans() > 1) {
        return "element.consume"_clause;
    }
    memory_->view.look(memory_->facts);
    if (const auto clause = memory_->against_options(ours, theirs)) {
        return *clause;
    }
    if (theirs.focus) {
        if (const auto clause = memory_->against_focus(ours, theirs)) {
            return *clause;
        }
    }
    return memory_->lacking(ours, theirs).value_or(unknown);
}

}  // namespace standee::against
