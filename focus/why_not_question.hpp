#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "focus/why_not.hpp"
#include "lib/board.hpp"

// Shared by the sources that explain why a plan does not do something.

namespace standee {

/// The plan of one scene, with the facts on which it is based.
struct Question {
    const Scene& scene;
    TurnPlanner& planner;
    Board board;
    TurnAnswer answer;
    TurnFacts facts;

    Question(const Scene& asked, TurnPlanner& its_planner);

    [[nodiscard]] const Figure& actor() const { return scene.figures[answer.figure]; }
    [[nodiscard]] const std::string& id(FigureIndex figure) const {
        return scene.figures[figure].id;
    }
    [[nodiscard]] std::vector<std::string> foci() const;
    [[nodiscard]] const PlaceFacts& place(Hex hex) const { return facts.places[board.find(hex)]; }
    /// Whether the figure could attack that enemy from some hex to which it has a path, however
    /// long.
    [[nodiscard]] bool could_attack(FigureIndex figure) const;
    /// The step of the reasoning that ruled out an enemy as the focus.
    [[nodiscard]] const Reason* focus_step_against(const std::string& enemy) const;
    /// The step of the reasoning that ruled out a hex; for `focus`, if several foci tie.
    [[nodiscard]] const Reason* end_step_against(const std::string& hex,
                                                 const std::string& focus = {}) const;
};

/// Whether the list contains the figure.
bool contains(const std::vector<FigureIndex>& figures, FigureIndex figure);
/// A few of `names` as a list: "A, B, C and 4 more".
std::string some_of(std::vector<std::string> names, std::string_view last = "and");

/// Why a figure that can act could not attack an enemy from anywhere, and what is in the way.
Reason unreachable(const Question& q, FigureIndex enemy);
/// Why no path leads to a hex in which the figure could end.
Reason no_path_to(const Question& q, Hex hex);
/// The reason that the figure is stunned, if it is.
std::optional<Reason> stunned(const Question& q);
/// Why this turn's moves do not bring the figure to `goal`, to which the best path costs `cost`.
Reason too_far(const Question& q, const std::string& goal, Cost cost, std::vector<std::string> kept,
               std::vector<std::string> dropped);

/// The reasons why a plan does not focus on, or does not attack, an enemy.
std::vector<Reason> why_not_focus(const Question& q, FigureIndex enemy);
std::vector<Reason> why_not_attack(const Question& q, FigureIndex enemy);
std::vector<Reason> why_not_end(const Question& q, Hex hex);

}  // namespace standee
