#include <gtest/gtest.h>

#include <algorithm>
#include <compare>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "files/fixture_turn.hpp"
#include "files/scene_json.hpp"
#include "play/round/round.hpp"
#include "play/turn/whole_turn.hpp"
#include "verify/generate/dice.hpp"

// The options of a planned turn are what that turn comes to in a round, whatever is decided and
// whichever modifier cards are drawn.

namespace standee {
namespace {

using generate::Dice;

/// Whom a figure attacks from which hexes in a turn, and where it ends. Attacks made one after
/// another from the same hex count as one.
struct Course {
    std::vector<std::pair<Hex, std::multiset<std::string>>> attacks;
    Hex end;

    void attack(Hex from, const std::string& target) {
        if (attacks.empty() || attacks.back().first != from) {
            attacks.push_back({from, {}});
        }
        attacks.back().second.insert(target);
    }
    auto operator<=>(const Course&) const = default;
};

std::ostream& operator<<(std::ostream& out, const Course& course) {
    for (const auto& [from, targets] : course.attacks) {
        out << "from " << from.q << "," << from.r << " on";
        for (const std::string& target : targets) {
            out << " " << target;
        }
        out << "; ";
    }
    return out << "ends at " << course.end.q << "," << course.end.r;
}

// ---- the turn that is planned ----

Course course_of(const Scene& scene, const TurnOption& option) {
    Course course;
    for (const std::vector<FigureIndex>& targets : {option.along, option.targets}) {
        for (const FigureIndex target : targets) {
            course.attack(option.end, scene.figures[target].id);
        }
    }
    course.end = option.end;
    for (const TurnPart& part : option.then) {
        for (const std::vector<std::string>& targets : {part.along, part.targets}) {
            for (const std::string& target : targets) {
                course.attack(part.end, target);
            }
        }
        course.end = part.end;
    }
    return course;
}

std::set<Course> planned(Scene scene) {
    scene.turn = turn_of_figure(scene, "A");
    std::set<Course> courses;
    for (const TurnOption& option : plan_whole_turn(scene).options) {
        courses.insert(course_of(scene, option));
    }
    return courses;
}

// ---- the turn that is played ----

Course course_of(const std::vector<Event>& events, Hex start) {
    Course course{{}, start};
    for (const Event& event : events) {
        if (const auto* move = std::get_if<event::Move>(&event.what); move && move->figure == "A") {
            course.end = move->to;
        }
        if (const auto* attack = std::get_if<event::Attack>(&event.what);
            attack && attack->by == "A") {
            course.attack(course.end, attack->target);
        }
    }
    return course;
}

bool is_mortal(const Scene& scene, const std::string& id) {
    const Figure* figure = scene.find(id);
    return figure != nullptr && figure->hp.has_value();
}

/// Every decision to try: each option of a choice; for a figure that can die, each of these cards
/// as all that is drawn.
std::vector<TableDecision> decisions_for(const LegAnswer& leg, const std::vector<Card>& cards) {
    std::vector<TableDecision> decisions;
    if (const auto* choice = std::get_if<PendingChoice>(&*leg.pending)) {
        for (std::size_t i = 0; i < choice->choice.options.size(); ++i) {
            decisions.emplace_back(i);
        }
    } else if (const auto* draw = std::get_if<PendingDraw>(&*leg.pending)) {
        const std::size_t tried = is_mortal(leg.scene, draw->target) ? cards.size() : 1;
        for (std::size_t i = 0; i < tried; ++i) {
            decisions.emplace_back(std::vector<Card>(draw->cards, cards[i]));
        }
    }
    return decisions;
}

/// None where there are too many ways to play it.
std::optional<std::set<Course>> played(const Scene& scene, const std::vector<Card>& cards) {
    constexpr int most_plays = 1'500;
    const Hex start = scene.find("A")->at;
    std::set<Course> courses;
    std::vector<LegOrders> open{{}};
    for (int plays = 0; !open.empty(); ++plays) {
        if (plays == most_plays) {
            return std::nullopt;
        }
        const LegOrders orders = std::move(open.back());
        open.pop_back();
        const LegAnswer answer = play_leg(scene, leg::Turn{}, orders);
        if (!answer.pending) {
            courses.insert(course_of(answer.events, start));
            continue;
        }
        for (TableDecision& decision : decisions_for(answer, cards)) {
            open.push_back(orders);
            open.back().decide.push_back(std::move(decision));
        }
    }
    return courses;
}

// ---- the scenes ----

Json drawn_attack(Dice& dice) {
    Json attack = {{"value", dice.between(1, 3)}};
    if (dice.percent(40)) {
        attack["range"] = dice.between(2, 4);
    }
    if (dice.percent(20)) {
        attack["targets"] = 2;
    }
    if (dice.percent(10)) {
        static const std::vector<Json> effects{
            "immobilize", "poison", {{"push", 1}}, {{"pull", 1}}};
        attack["effects"] = Json::array({dice.pick(effects)});
    }
    return {{"attack", std::move(attack)}};
}

Json drawn_ability(Dice& dice) {
    static const std::vector<Json> others{
        {{"heal", {{"value", 2}, {"self", true}}}},
        {{"shield", {{"value", 1}}}},
        {{"damage", {{"value", 2}, {"range", 1}, {"targets", "all"}}}},
        {{"condition", {{"gain", "immobilize"}, {"range", 2}}}},
        {{"push", {{"points", 1}, {"range", 1}}}},
        {{"retaliate", {{"value", 1}}}}};
    const int kind = dice.below(100);
    if (kind < 42) {
        return drawn_attack(dice);
    }
    return kind < 78 ? Json{{"move", {{"points", dice.between(1, 4)}}}} : dice.pick(others);
}

Json drawn_hexes(Dice& dice) {
    std::vector<Json> hexes;
    for (int q = -2; q <= 2; ++q) {
        for (int r = -2; r <= 2; ++r) {
            if (std::abs(q + r) <= 2 && dice.percent(93)) {
                hexes.push_back({q, r});
            }
        }
    }
    dice.shuffle(hexes);
    return hexes;
}

Json drawn_figures(Dice& dice, const Json& hexes) {
    Json figures = Json::array();
    const auto add = [&](Json figure) {
        figure["at"] = hexes.at(figures.size());
        figures.push_back(std::move(figure));
    };
    add({{"id", "A"}, {"kind", "monster"}, {"side", "monsters"}, {"name", "Foe"}});
    const int characters = dice.between(1, 3);
    for (int i = 0; i < characters; ++i) {
        Json character = {{"id", "C" + std::to_string(i)},
                          {"kind", "character"},
                          {"side", "party"},
                          {"initiative", dice.pick<int>({20, 30, 30, 41 + i})}};
        if (dice.percent(40)) {
            character["hp"] = dice.between(1, 6);
        }
        add(std::move(character));
    }
    if (dice.percent(30)) {
        add({{"id", "B"}, {"kind", "monster"}, {"side", "monsters"}, {"name", "Other"}});
    }
    return figures;
}

/// A monster with two to five abilities among a few enemies that it may kill.
Scene drawn_scene(Dice& dice) {
    Json hexes = drawn_hexes(dice);
    Json figures = drawn_figures(dice, hexes);
    Json map = {{"edges", "open"}};
    if (dice.percent(30)) {
        map["obstacles"] = Json::array({hexes.at(figures.size())});
    }
    if (dice.percent(15)) {
        map["traps"] = Json::array({{{"at", hexes.at(figures.size() + 1)}, {"damage", 1}}});
    }
    map["hexes"] = std::move(hexes);
    Json abilities = Json::array();
    for (int left = dice.between(2, 5); left > 0; --left) {
        abilities.push_back(drawn_ability(dice));
    }
    Json cards = {{"Foe", {{"initiative", 10}, {"abilities", std::move(abilities)}}}};
    if (figures.back().at("id") == "B") {
        cards["Other"] = {{"initiative", 90}, {"abilities", Json::array()}};
    }
    return read_scene(Json{{"format", "scene/1"},
                           {"edition", dice.pick<std::string>({"gh", "jotl", "fh", "gh2"})},
                           {"map", std::move(map)},
                           {"figures", std::move(figures)},
                           {"cards", std::move(cards)}});
}

TEST(AnyTurn, IsPlannedAsTheRoundPlaysIt) {
    using enum Card::Modifier;
    const std::vector<Card> all{{miss},    {plus, -2}, {plus, -1}, {plus, 0},
                                {plus, 1}, {plus, 2},  {twice}};
    constexpr std::uint64_t scenes = 2'200;
    int compared = 0;
    for (std::uint64_t seed = 0; seed < scenes && !HasFailure(); ++seed) {
        SCOPED_TRACE("scene of seed " + std::to_string(seed));
        Dice dice{seed};
        const Scene scene = drawn_scene(dice);
        const auto courses = played(scene, all);
        if (courses) {
            ++compared;
            EXPECT_EQ(planned(scene), *courses);
        }
    }
    EXPECT_GE(compared, 2'000);
}

}  // namespace
}  // namespace standee
