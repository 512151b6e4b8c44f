#include "api/sessions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <exception>
#include <nlohmann/json.hpp>
#include <utility>

#include "api/game_words.hpp"
#include "api/request.hpp"
#include "files/coordinates.hpp"
#include "files/event_json.hpp"
#include "files/scene_json.hpp"
#include "files/why_json.hpp"
#include "files/writing.hpp"
#include "lib/error.hpp"
#include "lib/random.hpp"
#include "play/apply.hpp"
#include "play/round/turn_order.hpp"
#include "session/words.hpp"

namespace standee::api {

struct Sessions::Game {
    std::string id;
    Session session;
};

namespace {

constexpr std::array<std::string_view, 8> session_methods{
    "session.new",   "session.command", "session.undo", "session.redo",
    "session.state", "session.save",    "session.load", "session.close"};
constexpr Limits counts{1, 1'000'000};

/// What a person reads: hexes by their names.
std::string read_aloud(const Session& session, const std::string& text) {
    return session.setting().names.in_text(text);
}

Json waiting_json(const Session& session) {
    const Waiting waiting = session.waiting();
    Json json{{"for", waiting.kind}};
    put_unless(json, "figure", waiting.figure, std::string{});
    json["says"] = read_aloud(session, waiting.says);
    json["answers"] = write_list(waiting.answers, [&](const Answer& answer) {
        Json one{{"command", answer.command}};
        if (!answer.json.is_null()) {
            one["json"] = answer.json;
        }
        put_unless(one, "says", read_aloud(session, answer.says), std::string{});
        return one;
    });
    put_unless(json, "open", waiting.open, std::string{});
    return json;
}

void add_events(const Session& session, const Happened& happened, bool boards, Json& events) {
    const Coordinates coordinates = session.scene().map.coordinates;
    if (happened.note) {
        Json json{{"event", happened.note->kind}};
        put_unless(json, "figure", happened.note->figure, std::string{});
        json["says"] = read_aloud(session, happened.note->says);
        if (boards) {
            json["scene"] = write_scene(*happened.after);
        }
        events.push_back(std::move(json));
        return;
    }
    Scene board = boards ? *happened.from : Scene{};
    for (std::size_t i = 0; i < happened.events.size(); ++i) {
        const Event& event = happened.events[i];
        if (boards) {
            apply(board, event);
        }
        if (i < happened.told || !is_printed(event)) {
            continue;
        }
        Json json = in_coordinates(write_event(event), coordinates);
        if (boards) {
            json["scene"] = write_scene(board);
        }
        events.push_back(std::move(json));
    }
}

Json outcome_json(const Session& session, const Outcome& outcome, bool boards) {
    Json events = Json::array();
    for (const Happened& happened : outcome) {
        add_events(session, happened, boards, events);
    }
    return events;
}

/// A command as the session takes it: text, or JSON as text.
std::string command_in(const Reader& command) {
    return command.is_text() ? command.text() : command.json().dump();
}

Json order_json(const Scene& scene) {
    try {
        return write_list(initiative_order(scene), [](const PlaceInOrder& place) {
            Json json{{"initiative", place.initiative}};
            put_unless(json, "set", place.set, std::string{});
            json["figures"] = place.figures;
            return json;
        });
    } catch (const InputError&) {
        return Json::array();  // some have no initiative yet
    }
}

void demand_small(const Json& document, const CallLimits& limits) {
    Request request;
    request.documents.push_back(document);
    if (document.is_object() && document.contains("rooms") && document["rooms"].is_array()) {
        for (const Json& room : document["rooms"]) {
            request.documents.push_back(room);
        }
    }
    demand_small_maps(request, limits.hexes);
}

Session begun(const Reader& request, const CallLimits& limits) {
    request.only({"input", "seed", "options"});
    const Json& document = request.at("input").json();
    demand_small(document, limits);
    Chance chance;
    if (const auto seed = request.find("seed")) {
        chance.seed = seed->natural();
    }
    if (const auto options = request.find("options")) {
        options->only({"abilities"});
        if (const auto abilities = options->find("abilities")) {
            chance.abilities = abilities->natural();
        }
    }
    return Session{document, chance};
}

Session loaded(const Reader& request, const CallLimits& limits) {
    request.only({"input"});
    const Reader saved = request.at("input");
    if (saved.is_object() && saved.has("start")) {
        demand_small(saved.at("start").json(), limits);
    }
    return Session::load(saved.json());
}

Json take_back(Session& session, const Reader& request, bool undo) {
    request.only({"session", "count"});
    const auto count = static_cast<std::size_t>(request.integer_or("count", 1, counts));
    const std::vector<std::string> commands = undo ? session.undo(count) : session.redo(count);
    return {{undo ? "undone" : "redone", fmt::format("{}", fmt::join(commands, "; "))},
            {"waiting", waiting_json(session)}};
}

Json command_json(Session& session, const Reader& request) {
    request.only({"session", "command", "boards", "words"});
    const bool boards = request.boolean_or("boards", false);
    const bool words = request.boolean_or("words", false);
    const Outcome outcome = session.command(command_in(request.at("command")));
    Json answer{{"events", outcome_json(session, outcome, boards)}};
    if (words) {
        MapStyle style;
        style.names = session.setting().names;
        answer["text"] = outcome_words(session, outcome, style);
    }
    answer["waiting"] = waiting_json(session);
    return answer;
}

Json state_json(const Session& session) {
    return {{"scene", write_scene(session.scene())},
            {"round", session.scene().progress.round},
            {"order", order_json(session.scene())},
            {"waiting", waiting_json(session)}};
}

}  // namespace

Sessions::Sessions(std::size_t most, std::uint64_t salt) : most_{most}, salt_{salt} {}
Sessions::~Sessions() = default;

std::vector<std::string_view> Sessions::methods() {
    return {session_methods.begin(), session_methods.end()};
}

bool Sessions::has_method(std::string_view method) {
    return std::ranges::count(session_methods, method) > 0;
}

std::list<Sessions::Game>::iterator Sessions::add(Session session) {
    const std::uint64_t number = ++next_;
    const std::string id = salt_ == 0 ? std::to_string(number)
                                      : fmt::format("{:016x}", SplitMix64{salt_ + number}.next());
    games_.push_front({id, std::move(session)});
    if (games_.size() > most_) {
        games_.pop_back();
    }
    return games_.begin();
}

std::list<Sessions::Game>::iterator Sessions::find(const std::string& id) {
    const auto found = std::ranges::find(games_, id, &Game::id);
    if (found == games_.end()) {
        throw InputError({ErrorCode::bad_reference,
                          "/session",
                          "the session \"" + id + "\"",
                          "one that is open; session.load goes on with a saved game",
                          {}});
    }
    games_.splice(games_.begin(), games_, found);
    return found;
}

Json Sessions::answer(std::string_view method, const Json& document, const CallLimits& limits) {
    const Reader request{document};
    if (method == "session.new" || method == "session.load") {
        const auto game =
            add(method == "session.new" ? begun(request, limits) : loaded(request, limits));
        Json answer{{"session", game->id}};
        put_unless(answer, "remark", game->session.remark(), std::string{});
        answer["waiting"] = waiting_json(game->session);
        return answer;
    }
    const auto game = find(request.at("session").text());
    Session& session = game->session;
    if (method == "session.command") {
        return command_json(session, request);
    }
    if (method == "session.undo" || method == "session.redo") {
        return take_back(session, request, method == "session.undo");
    }
    request.only({"session"});
    if (method == "session.state") {
        return state_json(session);
    }
    if (method == "session.save") {
        return session.save();
    }
    games_.erase(game);
    return Json::object();
}

std::string Sessions::call(std::string_view method, std::string_view request,
                           const CallLimits& limits) {
    try {
        if (!has_method(method)) {
            throw InputError{{ErrorCode::unknown_name,
                              "",
                              "the method " + std::string{method},
                              fmt::format("one of {}", fmt::join(session_methods, ", ")),
                              {}}};
        }
        return line_of(answer(method, parse_document(request), limits)) + "\n";
    } catch (...) {
        return error_line("-", std::current_exception()) + "\n";
    }
}

}  // namespace standee::api
