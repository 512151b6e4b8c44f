#include <fmt/format.h>

#include <set>
#include <variant>

#include "api/game_words.hpp"
#include "files/fixture_turn.hpp"
#include "files/render.hpp"
#include "lib/words.hpp"
#include "play/turn/why_not_turn.hpp"
#include "session/words.hpp"
#include "show/canvas/text.hpp"
#include "show/words/citation.hpp"
#include "show/words/turn_words.hpp"
#include "show/words/why_not_words.hpp"

// Why a turn of a game went as it did, and not otherwise.

namespace standee::api {
namespace {

/// The events of the last turn of a figure with its reasons.
LegAnswer explained_turn(const BegunLeg& turn) {
    return play_leg(*turn.from.scene, turn.leg,
                    {.decide = turn.decide, .explain = true, .board = turn.from.board});
}

std::shared_ptr<const BegunLeg> turn_of(const Session& session, const std::string& figure) {
    const auto& turns = session.state().turns;
    std::vector<std::string> names;
    for (const auto& [id, turn] : turns) {
        const Figure* acted = turn->from.scene->find(id);
        if (acted != nullptr && acted->kind != Kind::character) {
            names.push_back(id);
        }
    }
    const auto found = id_meant(figure.empty() ? session.state().last_planned : figure, names);
    if (!found) {
        not_possible(figure.empty() ? std::string{"No monster has acted yet"}
                                    : in_quotes(figure) + " has not acted yet",
                     names.empty() ? std::string{"Ask after its turn"}
                                   : "Those that have: " + joined(names));
    }
    return turns.at(names[*found]);
}

}  // namespace

std::string why_words(const Session& session, const std::string& figure, const MapStyle& style) {
    const auto turn = turn_of(session, figure);
    const LegAnswer answer = explained_turn(*turn);
    std::string text;
    std::set<std::string> said;
    for (const Event& event : answer.events) {
        const auto* plan = std::get_if<event::Planned>(&event.what);
        for (const Reason& reason : plan == nullptr ? std::vector<Reason>{} : plan->why) {
            const std::string words = reason_sentences(reason);
            if (said.insert(words).second) {
                text +=
                    Paragraph{}
                        .add(printable(words))
                        .add(" ")
                        .add_whole("[" + cited(reason.clause, turn->from.scene->edition.id) + "]",
                                   TextRole::faint)
                        .lines(style.width, "  ", style.colour);
            }
        }
    }
    return text.empty() ? "There was nothing to decide.\n" : with_names(session, text, style);
}

std::string why_not_asked(const Session& session, const std::string& subject,
                          const std::string& actor, const MapStyle& style) {
    const auto turn = turn_of(session, actor);
    const LegAnswer answer = explained_turn(*turn);
    Scene scene = *turn->from.scene;
    scene.turn = turn_of_figure(scene, answer.figure);
    const Figure* figure = figure_meant(subject, scene);
    const auto hex = hex_meant(subject, scene, session.setting().names);
    if (figure == nullptr && !hex) {
        not_possible(subject.empty() ? std::string{"Why not what"}
                                     : in_quotes(subject) + " is neither a figure nor a hex",
                     "Type for example: why-not Brute, or why-not C5");
    }
    const WhyNotSubject asked = figure != nullptr ? WhyNotSubject{figure->id} : WhyNotSubject{*hex};
    return with_names(session, why_not_words(scene, why_not_in_turn(scene, asked), style), style);
}

}  // namespace standee::api
