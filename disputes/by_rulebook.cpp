#include "disputes/by_rulebook.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "lib/error.hpp"
#include "rulebook/perform.hpp"
#include "rulebook/planned_turn.hpp"

namespace standee {
namespace {

FigureIndex index_of(const Scene& scene, const std::string& id) {
    const auto found = std::ranges::find(scene.figures, id, &Figure::id);
    return static_cast<FigureIndex>(found - scene.figures.begin());
}

std::vector<FigureIndex> indices_of(const Scene& scene, const std::vector<std::string>& ids) {
    std::vector<FigureIndex> figures;
    for (const std::string& id : ids) {
        figures.push_back(index_of(scene, id));
    }
    return figures;
}

TurnOption option_of(const Scene& scene, const rulebook::PlannedOption& planned) {
    TurnOption option;
    option.end = planned.end;
    option.path = planned.path;
    if (planned.focus) {
        option.focus = index_of(scene, *planned.focus);
    }
    option.foci = indices_of(scene, planned.foci);
    option.targets = indices_of(scene, planned.targets);
    option.movement = planned.movement;
    option.negative_hexes = planned.negative_hexes;
    option.disadvantaged = indices_of(scene, planned.disadvantaged);
    option.attack_hex = planned.attack_hex;
    option.area = planned.area;
    option.along = indices_of(scene, planned.along);
    option.fallen = planned.fallen;
    for (const rulebook::PlannedOption& part : planned.then) {
        option.then.push_back({part.end, part.path, part.focus.value_or(""), part.foci,
                               part.targets, part.movement, part.negative_hexes, part.disadvantaged,
                               part.attack_hex, part.area, part.along, part.fallen});
    }
    return option;
}

/// A summon without a focus moves as its summoner chooses [summon.no-focus].
Decider decider_of(const Figure& actor, const rulebook::PlannedTurn& planned) {
    const bool summoner_chooses =
        actor.kind == Kind::summon && planned.foci.empty() && planned.options.size() > 1;
    return summoner_chooses ? Decider::summoner : Decider::party;
}

/// Runs something that the rulebook may not be able to do without certain clauses.
template <class Run>
auto carried_out(Run run) {
    try {
        return run();
    } catch (const InputError&) {
        throw;
    } catch (const rulebook::Unwritten& unwritten) {
        throw CannotPlayWithout{unwritten.what};
    } catch (const std::exception& problem) {
        throw CannotPlayWithout{problem.what()};
    }
}

/// The answer, or its error.
template <class Answer, class Variant>
Answer answer_in(const Variant& answer) {
    if (const auto* problem = std::get_if<std::exception_ptr>(&answer)) {
        std::rethrow_exception(*problem);
    }
    return std::get<Answer>(answer);
}

}  // namespace

TurnAnswer plan_by_rulebook(const Scene& scene, const rulebook::Book& book,
                            rulebook::Ground& ground) {
    const rulebook::PlannedTurn planned =
        carried_out([&] { return rulebook::plan_turn(scene, book, ground); });
    TurnAnswer answer;
    answer.figure = index_of(scene, scene.turn->figure);
    answer.focus = indices_of(scene, planned.foci);
    answer.focus_held = planned.focus_held;
    for (const rulebook::PlannedOption& option : planned.options) {
        answer.options.push_back(option_of(scene, option));
    }
    answer.decides = decider_of(scene.figures[answer.figure], planned);
    return answer;
}

ByRulebook::Asked ByRulebook::ask(const Scene& scene, const PlayStep* step,
                                  const rulebook::Rules& rules) {
    Asked asked;
    if (step == nullptr) {
        const rulebook::Book book{rules};
        try {
            asked.answer = plan_by_rulebook(scene, book, ground_);
        } catch (...) {
            asked.answer = std::current_exception();
        }
        asked.clauses = book.asked();
        return asked;
    }
    rulebook::Table table = rulebook::table_for(scene, *step, rules, ground_);
    try {
        carried_out([&] { rulebook::perform_step(table, *step); });
        asked.answer = Played{std::move(table.events), std::move(table.scene), {}};
    } catch (...) {
        asked.answer = std::current_exception();
    }
    asked.clauses = table.asked();
    return asked;
}

Referee ByRulebook::with_all() {
    log_.clear();
    return {[this](const Scene& scene, const PlayStep& step, const PlayOptions&) {
                return answer_in<Played>(log_.emplace_back(ask(scene, &step, rules_)).answer);
            },
            [this](const Scene& scene) {
                return answer_in<TurnAnswer>(log_.emplace_back(ask(scene, nullptr, rules_)).answer);
            }};
}

struct ByRulebook::Without {
    ByRulebook& book;
    rulebook::Rules rules;
    std::size_t next = 0;
    bool as_before = true;

    /// The answer by all rules, as long as no clause that is left out has been asked for; otherwise
    /// null.
    const Asked* known() {
        as_before = as_before && next < book.log_.size() &&
                    !book.log_[next].clauses.contains_any(rules.off);
        return as_before ? &book.log_[next++] : nullptr;
    }
    template <class Answer>
    Answer answer(const Scene& scene, const PlayStep* step) {
        const Asked* before = known();
        return answer_in<Answer>(before != nullptr ? before->answer
                                                   : book.ask(scene, step, rules).answer);
    }
};

Referee ByRulebook::without(const rulebook::ClauseSet& off) {
    auto state = std::make_shared<Without>(Without{*this, rules_});
    state->rules.off.insert(off);
    return {[state](const Scene& scene, const PlayStep& step, const PlayOptions&) {
                return state->answer<Played>(scene, &step);
            },
            [state](const Scene& scene) { return state->answer<TurnAnswer>(scene, nullptr); }};
}

std::vector<Clause> ByRulebook::clauses() const {
    std::vector<Clause> clauses;
    rulebook::ClauseSet known;
    for (const Asked& asked : log_) {
        asked.clauses.for_each([&](Clause clause) {
            if (!known.contains(clause)) {
                known.insert(clause);
                clauses.push_back(clause);
            }
        });
    }
    return clauses;
}

}  // namespace standee
