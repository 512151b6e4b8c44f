#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <variant>

#include "api/game_words.hpp"
#include "api/session_views.hpp"
#include "files/coordinates.hpp"
#include "files/fixture_turn.hpp"
#include "files/render.hpp"
#include "files/values_json.hpp"
#include "files/why_json.hpp"
#include "files/why_not_json.hpp"
#include "files/writing.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"
#include "play/turn/why_not_turn.hpp"
#include "session/words.hpp"
#include "show/canvas/text.hpp"
#include "show/words/citation.hpp"
#include "show/words/turn_words.hpp"
#include "show/words/why_not_words.hpp"

// Explains why a turn of a game went as it did, and not otherwise.

namespace standee::api {
namespace {

/// The events of the last turn of a figure with its reasons.
LegAnswer explained_turn(const BegunLeg& turn) {
    return play_leg(*turn.from.scene, turn.leg,
                    {.decide = turn.decide, .explain = true, .board = turn.from.board});
}

/// Those whom the rules play and whose turn there has been, by id.
std::vector<std::string> those_who_acted(const Session& session) {
    std::vector<std::string> names;
    for (const auto& [id, turn] : session.state().turns) {
        const Figure* acted = turn->from.scene->find(id);
        if (acted != nullptr && acted->kind != Kind::character) {
            names.push_back(id);
        }
    }
    return names;
}

std::shared_ptr<const BegunLeg> turn_of(const Session& session, const std::string& figure) {
    const std::vector<std::string> names = those_who_acted(session);
    const auto found = id_meant(figure.empty() ? session.state().last_planned : figure, names);
    if (!found) {
        not_possible(figure.empty() ? std::string{"No monster has acted yet"}
                                    : in_quotes(figure) + " has not acted yet",
                     names.empty() ? std::string{"Ask after its turn"}
                                   : "Those that have: " + joined(names));
    }
    return session.state().turns.at(names[*found]);
}

/// The reasons of a turn, step by step, each once.
std::vector<Reason> reasons_of(const LegAnswer& turn) {
    std::vector<Reason> reasons;
    std::set<std::string> said;
    for (const Event& event : turn.events) {
        const auto* plan = std::get_if<event::Planned>(&event.what);
        for (const Reason& reason : plan == nullptr ? std::vector<Reason>{} : plan->why) {
            if (said.insert(reason_sentences(reason)).second) {
                reasons.push_back(reason);
            }
        }
    }
    return reasons;
}

std::string reasons_in_words(const Session& session, const BegunLeg& turn,
                             const std::vector<Reason>& reasons, const MapStyle& style) {
    std::string text;
    for (const Reason& reason : reasons) {
        text += Paragraph{}
                    .add(printable(reason_sentences(reason)))
                    .add(" ")
                    .add_whole("[" + cited(reason.clause, turn.from.scene->edition.id) + "]",
                               TextRole::faint)
                    .lines(style.width, "  ", style.colour);
    }
    return text.empty() ? "There was nothing to decide.\n" : with_names(session, text, style);
}

/// The board on which a turn was planned, with that turn.
Scene planned_scene(const BegunLeg& turn, const std::string& figure) {
    Scene scene = *turn.from.scene;
    scene.turn = turn_of_figure(scene, figure);
    return scene;
}

// For programs: figures are called by their ids, and hexes also by the coordinates of the document.

std::shared_ptr<const BegunLeg> turn_asked(const Session& session, const Reader& request) {
    const auto& turns = session.state().turns;
    const std::vector<std::string> names = those_who_acted(session);
    const auto asked = request.find("figure");
    const std::string figure = asked ? asked->id() : session.state().last_planned;
    if (std::ranges::count(names, figure) > 0) {
        return turns.at(figure);
    }
    throw InputError{{ErrorCode::bad_reference,
                      "/figure",
                      asked ? in_quotes(figure) : "no figure that the rules play",
                      names.empty() ? "one that has acted; none has"
                                    : "one that has acted: " + joined(names, "or"),
                      {}}};
}

WhyNotSubject subject_asked(const Session& session, const Reader& asked, const Scene& scene) {
    if (asked.is_array()) {
        return read_hex(asked.with(scene.map.coordinates));
    }
    if (!asked.is_text()) {
        asked.fail(ErrorCode::wrong_type, "the id of a figure, or a hex");
    }
    const std::string text = asked.id();
    const auto hex = scene.find(text) == nullptr ? hex_meant(text, scene, session.setting().names)
                                                 : std::nullopt;
    return hex ? WhyNotSubject{*hex} : WhyNotSubject{text};
}

/// An answer in axial hexes as programs get it: `says` has the names of hexes.
Json told(const Session& session, Json answer) {
    const auto name = [&](const auto& self, Json& value) -> void {
        for (const auto& item : value.items()) {
            if (item.key() == "says" && item.value().is_string()) {
                item.value() =
                    session.setting().names.in_text(item.value().get_ref<const std::string&>());
            } else if (item.value().is_structured()) {
                self(self, item.value());
            }
        }
    };
    name(name, answer);
    return in_coordinates(std::move(answer), session.scene().map.coordinates);
}

Json reason_json(const Scene& scene, const Reason& reason) {
    constexpr std::uint64_t written_reason = 400;
    constexpr std::uint64_t written_name = 20;
    spend(written_reason + written_name * (reason.kept.size() + reason.dropped.size()));
    return write_reason(scene, reason);
}

}  // namespace

std::string why_words(const Session& session, const std::string& figure, const MapStyle& style) {
    const auto turn = turn_of(session, figure);
    return reasons_in_words(session, *turn, reasons_of(explained_turn(*turn)), style);
}

std::string why_not_asked(const Session& session, const std::string& subject,
                          const std::string& actor, const MapStyle& style) {
    const auto turn = turn_of(session, actor);
    const Scene scene = planned_scene(*turn, explained_turn(*turn).figure);
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

Json why_json(const Session& session, const Reader& request) {
    request.only({"session", "figure", "whyNot", "words", "language"});
    const bool words = request.boolean_or("words", false);
    const auto turn = turn_asked(session, request);
    const LegAnswer answer = explained_turn(*turn);
    const std::vector<Reason> reasons = reasons_of(answer);
    MapStyle style;
    style.names = session.setting().names;
    std::string text;
    if (words) {
        text = reasons_in_words(session, *turn, reasons, style);
    }
    Json json{{"figure", answer.figure}, {"why", Json::array()}};
    for (const Reason& reason : reasons) {
        json["why"].push_back(reason_json(*turn->from.scene, reason));
    }
    if (const auto asked = request.find("whyNot")) {
        const Scene scene = planned_scene(*turn, answer.figure);
        const auto why_not = why_not_in_turn(scene, subject_asked(session, *asked, scene));
        json["whyNot"] = write_why_not(scene, why_not);
        if (words) {
            text += "\n" + with_names(session, why_not_words(scene, why_not, style), style);
        }
    }
    json = told(session, std::move(json));
    put_unless(json, "text", text, std::string{});
    return json;
}

}  // namespace standee::api
