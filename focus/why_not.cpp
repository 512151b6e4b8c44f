#include "focus/why_not.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "focus/begun_card.hpp"
#include "focus/element_payment.hpp"
#include "focus/paid_orders.hpp"
#include "focus/switched_rank.hpp"
#include "focus/why_not_question.hpp"
#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/figure_ids.hpp"
#include "lib/words.hpp"

namespace standee {

Question::Question(const Scene& asked, TurnPlanner& its_planner)
    : scene{asked},
      planner{its_planner},
      board{asked.map},
      answer{planner.plan(scene, board, Explain::steps)},
      facts{planner.facts(scene, board)} {}

std::vector<std::string> Question::foci() const { return ids_of(scene, answer.focus); }

bool Question::could_attack(FigureIndex figure) const {
    const EnemyFacts* enemy = facts.enemy(figure);
    return enemy != nullptr && enemy->cost;
}

// A criterion of the destination does not rule out a focus, only a further target.
const Reason* Question::focus_step_against(const std::string& enemy) const {
    const auto step = std::ranges::find_if(answer.why, [&](const Reason& reason) {
        return !reason.criterion && std::ranges::count(reason.dropped, enemy) > 0;
    });
    return step == answer.why.end() ? nullptr : &*step;
}

const Reason* Question::end_step_against(const std::string& hex, const std::string& focus) const {
    const auto step = std::ranges::find_if(answer.why, [&](const Reason& reason) {
        return reason.focus == focus && std::ranges::count(reason.dropped, hex) > 0;
    });
    return step == answer.why.end() ? nullptr : &*step;
}

bool contains(const std::vector<FigureIndex>& figures, FigureIndex figure) {
    return std::ranges::find(figures, figure) != figures.end();
}

std::string some_of(std::vector<std::string> names, std::string_view last) {
    constexpr std::size_t named = 4;
    if (names.size() > named + 1) {
        const std::size_t more = names.size() - named;
        names.resize(named);
        names.push_back(fmt::format("{} more", more));
        return joined(names);
    }
    return joined(names, last);
}

std::optional<Reason> stunned(const Question& q) {
    if (q.facts.card.acts) {
        return std::nullopt;
    }
    return Reason{"condition.stun"_clause,
                  q.actor().id + " is stunned: it has no focus and performs no abilities",
                  {},
                  {}};
}

Reason too_far(const Question& q, const std::string& goal, Cost cost, std::vector<std::string> kept,
               std::vector<std::string> dropped) {
    const CardPlan& card = q.facts.card;
    const std::string& who = q.actor().id;
    const auto because = [&](Clause clause, std::string says) {
        return Reason{clause, std::move(says), std::move(kept), std::move(dropped)};
    };
    if (card.moves.empty()) {
        return because("move.points"_clause,
                       fmt::format("{} performs no move before its attack, and {} takes {}", who,
                                   goal, counted(cost.points(), "movement point")));
    }
    if (card.points == 0 && q.actor().has(Condition::immobilize)) {
        return because("condition.immobilize"_clause,
                       fmt::format("{} is immobilized, and {} takes {}", who, goal,
                                   counted(cost.points(), "movement point")));
    }
    const bool avoids = !q.scene.map.traps.empty() || !q.scene.map.hazardous.empty() ||
                        !q.scene.map.negative.empty();
    return because(
        "move.points"_clause,
        fmt::format(
            "the path {}to {} takes {}, but {} has {}{}",
            avoids ? "with the fewest negative hexes " : "", goal,
            counted(cost.points(), "movement point"), who, card.points,
            card.moves.size() > 1
                ? fmt::format(" in {} moves, each of which must end in a hex where it may stop",
                              card.moves.size())
                : ""));
}

namespace {

constexpr std::size_t most_remedies = 3;

FigureIndex index_of(const Scene& scene, const std::string& id) {
    const auto found = std::ranges::find(scene.figures, id, &Figure::id);
    return static_cast<FigureIndex>(found - scene.figures.begin());
}

/// The scene after the figure has begun its card and, if the card begins with a change of rank, has
/// switched its rank.
Scene after_switch(const Scene& scene) {
    Scene after = scene;
    if (!scene.turn || !scene.turn->abilities) {
        return after;
    }
    if (const Figure* actor = scene.find(scene.turn->figure)) {
        after.turn->abilities = begun_card(scene, *actor, *scene.turn->abilities);
    }
    for (Figure& figure : after.figures) {
        const auto switched = figure.id == scene.turn->figure
                                  ? switched_for(scene, *scene.turn->abilities, figure)
                                  : std::nullopt;
        if (switched) {
            figure = *switched;
            after.turn->abilities->erase(after.turn->abilities->begin());
        }
    }
    return after;
}

/// That scene once for each way in which the elements can pay for the card.
std::vector<Scene> settled(const Scene& before) {
    const Scene scene = after_switch(before);
    std::vector<Scene> scenes;
    if (!scene.turn || !scene.turn->abilities || !asks_for_elements(*scene.turn->abilities)) {
        return {scene};
    }
    for (TurnOrder& order : paid_orders(scene, *scene.turn)) {
        scenes.push_back(scene);
        scenes.back().turn = std::move(order);
    }
    return scenes;
}

Done done(const Scene& scene, const TurnAnswer& answer, const WhyNot& asked) {
    const auto count = [&](const auto& does) {
        return done_by(static_cast<std::size_t>(std::ranges::count_if(answer.options, does)),
                       answer.options.size());
    };
    const FigureIndex enemy = index_of(scene, asked.figure);
    switch (asked.question) {
        case NotDone::focus:
            return contains(answer.focus, enemy) ? done_by(1, answer.focus.size()) : Done::no;
        case NotDone::attack:
            return count([&](const TurnOption& o) { return contains(o.targets, enemy); });
        case NotDone::end: return count([&](const TurnOption& o) { return o.end == asked.hex; });
    }
    return Done::no;
}

std::vector<Reason> reasons_for(const Question& q, const WhyNot& asked) {
    switch (asked.question) {
        case NotDone::focus: return why_not_focus(q, index_of(q.scene, asked.figure));
        case NotDone::attack: return why_not_attack(q, index_of(q.scene, asked.figure));
        case NotDone::end: return why_not_end(q, asked.hex);
    }
    return {};
}

/// Whether the plan does what is asked about, and if not, why.
WhyNot answered_without_changes(const Scene& scene, WhyNot asked, TurnPlanner& planner) {
    const TurnAnswer answer = planner.plan(scene, Board{scene.map});
    asked.done = done(scene, answer, asked);
    if (asked.done == Done::no) {
        for (const Scene& paid : settled(scene)) {
            add_new_reasons(asked.reasons, reasons_for(Question{paid, planner}, asked));
        }
    }
    return asked;
}

WhyNot answered(const Scene& scene, WhyNot asked, TurnPlanner& planner) {
    asked = answered_without_changes(scene, std::move(asked), planner);
    if (asked.done != Done::no) {
        return asked;
    }
    const TurnAnswer answer = planner.plan(scene, Board{scene.map});
    asked.remedy = smallest_changes(
        scene, left_alone_by(asked, scene.figures[answer.figure].id),
        [&](const Scene& other) {
            try {
                return done(other, planner.plan(other, Board{other.map}), asked);
            } catch (const InputError&) {
                return Done::no;
            }
        },
        most_remedies);
    return asked;
}

[[noreturn]] void refuse(const Scene& scene, const Figure& actor, std::string found) {
    std::vector<std::string> enemies;
    for (const Figure& other : scene.figures) {
        if (are_enemies(actor, other)) {
            enemies.push_back(other.id);
        }
    }
    std::ranges::sort(enemies);
    throw InputError{{.code = ErrorCode::bad_reference,
                      .pointer = {},
                      .found = std::move(found),
                      .expected = fmt::format("an enemy of {}{}{}, or a hex such as {}", actor.id,
                                              enemies.empty() ? "" : ": ", fmt::join(enemies, ", "),
                                              text_of(actor.at))}};
}

}  // namespace

void add_new_reasons(std::vector<Reason>& reasons, std::vector<Reason> more) {
    for (Reason& reason : more) {
        const bool known = std::ranges::any_of(
            reasons, [&](const Reason& other) { return other.says == reason.says; });
        if (!known) {
            reasons.push_back(std::move(reason));
        }
    }
}

Done done_by(std::size_t some, std::size_t all) {
    return some == 0 ? Done::no : some == all ? Done::surely : Done::maybe;
}

LeftAlone left_alone_by(const WhyNot& asked, const std::string& actor) {
    LeftAlone left_alone{{}, {actor, asked.figure}};
    if (asked.question == NotDone::end) {
        left_alone.where_they_are.push_back(actor);
    }
    return left_alone;
}

WhyNot why_not_next(const Scene& scene, WhyNot asked) {
    TurnPlanner planner;
    return answered_without_changes(scene, std::move(asked), planner);
}

std::vector<WhyNot> why_not(const Scene& scene, const WhyNotSubject& subject) {
    std::vector<WhyNot> answers = questions_about(scene, subject);
    TurnPlanner planner;
    for (WhyNot& asked : answers) {
        asked = answered(scene, std::move(asked), planner);
    }
    return answers;
}

std::vector<WhyNot> questions_about(const Scene& scene, const WhyNotSubject& subject) {
    TurnPlanner planner;
    const Figure& actor = scene.figures[planner.plan(scene, Board{scene.map}).figure];
    const auto end = [](Hex hex) { return std::vector{WhyNot{NotDone::end, {}, hex, {}, {}, {}}}; };
    if (const auto* hex = std::get_if<Hex>(&subject)) {
        if (std::ranges::find(scene.map.hexes, *hex) == scene.map.hexes.end()) {
            refuse(scene, actor, text_of(*hex) + ", which is no hex of the map");
        }
        return end(*hex);
    }
    const auto& id = std::get<std::string>(subject);
    const Figure* figure = scene.find(id);
    if (figure == nullptr) {
        refuse(scene, actor, fmt::format("\"{}\", which is no figure's id", id));
    }
    if (id == actor.id) {
        return end(actor.at);
    }
    if (!are_enemies(actor, *figure)) {
        refuse(scene, actor, fmt::format("\"{}\", which is an ally", id));
    }
    return {WhyNot{NotDone::focus, id, {}, {}, {}, {}},
            WhyNot{NotDone::attack, id, {}, {}, {}, {}}};
}

std::vector<Reason> why_no_focus(const Scene& scene) {
    TurnPlanner planner;
    std::vector<Reason> reasons;
    for (const Scene& paid : settled(scene)) {
        const Question q{paid, planner};
        std::vector<FigureIndex> enemies;
        for (FigureIndex i = 0; i < paid.figures.size(); ++i) {
            if (q.facts.card.acts && !q.facts.held && are_enemies(q.actor(), paid.figures[i]) &&
                !q.could_attack(i)) {
                enemies.push_back(i);
            }
        }
        std::ranges::sort(enemies, {}, [&](FigureIndex i) { return paid.figures[i].id; });
        for (const FigureIndex enemy : enemies) {
            add_new_reasons(reasons, {unreachable(q, enemy)});
        }
    }
    return reasons;
}

}  // namespace standee
