#include "api/session_views.hpp"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "api/request.hpp"
#include "files/coordinates.hpp"
#include "files/event_json.hpp"
#include "files/scene_json.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "focus/second_card.hpp"
#include "lib/copy_work.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "play/apply.hpp"
#include "play/round/turn_order.hpp"
#include "session/hands.hpp"
#include "session/order.hpp"
#include "session/reach.hpp"
#include "session/table.hpp"

namespace standee::api {
namespace {

/// A text for players, with hexes replaced by their names.
std::string read_aloud(const Session& session, const std::string& text) {
    return session.setting().names.in_text(text);
}

/// The work of writing a board into an answer. A hex takes more as JSON than in a copy, and the
/// data of an app are repeated.
std::uint64_t written_work(const Scene& board) {
    std::uint64_t work =
        3 * keeping_work(board) + 40 * board.map.hexes.size() + board.app.json().size();
    for (const Figure& figure : board.figures) {
        work += figure.app.json().size();
    }
    return work;
}

Json write_board(const Scene& board) {
    spend(written_work(board));
    return write_scene(board);
}

/// Writes the board after an event; empty if the answer has no boards.
using BoardWriter = std::function<Json(const Scene&)>;

void add_events(const Session& session, const Happened& happened, const BoardWriter& written,
                Json& events) {
    const Coordinates coordinates = session.scene().map.coordinates;
    if (happened.note) {
        constexpr std::uint64_t written_note = 300;
        spend(written_note);
        Json json{{"event", happened.note->kind}};
        put_unless(json, "figure", happened.note->figure, std::string{});
        json["says"] = read_aloud(session, happened.note->says);
        if (written) {
            json["scene"] = written(*happened.after);
        }
        events.push_back(std::move(json));
        return;
    }
    Scene board = written ? *happened.from : Scene{};
    for (std::size_t i = 0; i < happened.events.size(); ++i) {
        const Event& event = happened.events[i];
        if (written) {
            apply(board, event);
        }
        if (i < happened.told || !is_printed(event)) {
            continue;
        }
        Json json = in_coordinates(write_event(event), coordinates);
        if (written) {
            json["scene"] = written(board);
        }
        events.push_back(std::move(json));
    }
}

Json events_json(const Session& session, const Outcome& outcome, const BoardWriter& written) {
    Json events = Json::array();
    for (const Happened& happened : outcome) {
        add_events(session, happened, written, events);
    }
    return events;
}

using Sets = std::set<std::string>;

/// The monster sets that are only in rooms that have not been revealed.
Sets hidden_sets(const Session& session) {
    const Scenario& scenario = session.setting().scenario;
    Sets seen;
    for (const Scene* scene : {&scenario.scene, &session.scene()}) {
        for (const Figure& figure : scene->figures) {
            seen.insert({figure.name, figure.set});
        }
    }
    Sets hidden;
    for (std::size_t i = 0; i < scenario.rooms.size(); ++i) {
        const bool is_hidden = std::ranges::count(session.state().hidden, i) > 0;
        for (const RoomFigure& coming : scenario.rooms[i].figures) {
            (is_hidden ? hidden : seen).insert({coming.figure.name, coming.figure.set});
        }
    }
    std::erase_if(hidden, [&](const std::string& set) { return seen.contains(set); });
    return hidden;
}

/// The board without its data about those of these sets that have no figure on the map.
Scene without_sets(Scene board, const Sets& sets) {
    const auto is_one = [&](const auto& of_set) { return sets.contains(of_set.first); };
    auto cards_of = *board.monsters;
    std::erase_if(cards_of, [&](const auto& cards) {
        const auto& performed = cards.second.card_for;
        return is_one(cards) || (performed && sets.contains(performed->of));
    });
    board.monsters = std::move(cards_of);
    std::erase_if(board.cards, is_one);
    std::erase_if(board.levels, is_one);
    std::erase_if(board.standees, is_one);
    return board;
}

/// The board with everything that is needed to draw it.
Json write_plain_board(const Scene& board, const Sets& hidden) {
    spend(copy_work(board));
    Scene plain = without_sets(board, hidden);
    plain.monsters.clear();
    plain.decks.clear();
    return write_board(plain);
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
        spend(0);              // throws again if the limit of work was exceeded
        return Json::array();  // some figures have no initiative yet
    }
}

constexpr std::array<std::string_view, 4> turn_marks{"", "done", "now", "next"};

Json turns_json(const Scene& scene) {
    return write_list(places_in_round(scene), [](const PlaceInRound& place) {
        Json json{{"figure", place.figure->id}};
        put_if(json, "initiative", place.initiative);
        put_unless(json, "is", turn_marks.at(static_cast<std::size_t>(place.mark)),
                   std::string_view{});
        return json;
    });
}

Json deck_json(const State& state, const std::string& set, const Figure& figure) {
    const std::vector<MonsterCard>& deck = deck_of_set(state.scene(), set, monster_type_of(figure));
    const MonsterCard* now = performed_card(state.scene(), figure);
    Json cards = Json::array();
    for (std::size_t i = 0; i < deck.size(); ++i) {
        Json card{{"id", deck[i].id}};
        put_unless(card, "name", deck[i].name, std::string{});
        put_if(card, "initiative", deck[i].initiative);
        put_unless(card, "shuffle", deck[i].shuffle, false);
        const bool shown = now != nullptr && now->id == deck[i].id;
        put_unless(
            card, "is",
            std::string{shown                                                      ? "now"
                        : state.piles.is_discarded(pile_of(state.scene(), set), i) ? "discarded"
                                                                                   : ""},
            std::string{});
        cards.push_back(std::move(card));
    }
    return cards;
}

/// The ability decks of the sets on the map that have one.
Json decks_json(const State& state) {
    Json decks = Json::object();
    for (const Figure& figure : state.scene().figures) {
        const std::string set = card_set_of(state.scene(), figure);
        if (!has_ability_card(figure) || decks.contains(set)) {
            continue;
        }
        Json cards = deck_json(state, set, figure);
        if (!cards.empty()) {
            decks[set] = {{"of", monster_type_of(figure)}, {"cards", std::move(cards)}};
        }
    }
    return decks;
}

/// The cards of the characters whose hands are counted.
Json hands_json(const State& state) {
    Json hands = Json::object();
    for (const Figure& figure : state.scene().figures) {
        const auto hand = state.hands.find(figure.id);
        if (hand != state.hands.end() && figure.cards) {
            hands[figure.id] = {{"hand", figure.cards->hand},
                                {"discard", figure.cards->discard},
                                {"lost", lost_cards(state, figure)},
                                {"chosen", hand->second.played}};
        }
    }
    return hands;
}

Json happened_json(const Session& session, std::size_t number, const BoardWriter& written) {
    const bool beginning = number == 0;
    Json json = Json::object();
    if (!beginning) {
        json["command"] = session.done()[number - 1].command;
    }
    json["events"] = events_json(
        session, beginning ? session.beginning() : session.done()[number - 1].outcome, written);
    return json;
}

/// Adds the facts about a decision for programs that display it: for a choice its kind, its clause
/// and the content of each option; for modifier cards their number and the target of the attack.
void add_decision(const Session& session, const PendingDecision& pending, Json& waiting) {
    if (const auto* draw = std::get_if<PendingDraw>(&pending)) {
        waiting["target"] = draw->target;
        waiting["cards"] = draw->cards;
    } else if (const auto* stop = std::get_if<PendingChoice>(&pending)) {
        const Json choice = in_coordinates(write_event({stop->clause, stop->choice}),
                                           session.scene().map.coordinates);
        waiting["of"] = choice["of"];
        waiting["clause"] = choice["clause"];
        const std::size_t options = choice["options"].size();
        for (std::size_t i = 0; i < options && i < waiting["answers"].size(); ++i) {
            waiting["answers"][i]["option"] = choice["options"][i];
        }
    }
}

Json way_json(const Way& way) {
    Json json{{"at", write_hex(way.path.back())},
              {"points", way.points},
              {"path", write_hexes(way.path)}};
    put_unless(json, "negativeHexes", way.negative_hexes, 0);
    return json;
}

}  // namespace

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
    put_unless(json, "cardSays", read_aloud(session, waiting.card_says), std::string{});
    put_unless(json, "cleared", waiting.cleared, false);
    if (const auto& paused = session.state().paused) {
        add_decision(session, paused->pending, json);
    }
    return json;
}

Json outcome_json(const Session& session, const Outcome& outcome, bool boards) {
    return events_json(session, outcome, boards ? BoardWriter{write_board} : BoardWriter{});
}

Json state_json(const Session& session, bool hidden_rooms) {
    const Scene& scene = session.scene();
    spend(written_work(scene));
    Json board = write_scene(hidden_rooms ? scene : without_sets(scene, hidden_sets(session)));
    Json json{{"scene", std::move(board)},
              {"round", session.state().round()},
              {"order", order_json(scene)},
              {"turns", turns_json(scene)},
              {"decks", decks_json(session.state())},
              {"hands", hands_json(session.state())},
              {"done", session.done().size()},
              {"undone", session.undone().size()}};
    json["hexNames"] = write_list(scene.map.hexes,
                                  [&](Hex hex) { return Json(session.setting().names.name(hex)); });
    json["hiddenRooms"] = write_list(session.state().hidden, [&](std::size_t room) {
        return Json(session.setting().scenario.rooms[room].id);
    });
    json["waiting"] = waiting_json(session);
    return json;
}

Json history_json(const Session& session, const Reader& request, bool hidden_rooms) {
    request.only({"session", "first", "count", "boards", "language"});
    constexpr int most = 1'000'000;
    const auto first = static_cast<std::size_t>(request.integer_or("first", 0, {0, most}));
    const auto count = static_cast<std::size_t>(request.integer_or("count", most, {1, most}));
    const Sets hidden = hidden_rooms ? Sets{} : hidden_sets(session);
    BoardWriter written;
    if (request.boolean_or("boards", false)) {
        written = [&](const Scene& board) { return write_plain_board(board, hidden); };
    }
    const std::size_t end = std::min(session.done().size() + 1, first + count);
    Json commands = Json::array();
    for (std::size_t i = first; i < end; ++i) {
        commands.push_back(happened_json(session, i, written));
    }
    return {{"commands", std::move(commands)}};
}

Json reach_json(const Session& session, const Reader& request) {
    request.only({"session", "figure", "from", "points", "jump", "language"});
    const Scene& scene = session.scene();
    const Reader name = request.at("figure");
    const Figure* figure = scene.find(name.text());
    if (figure == nullptr) {
        throw InputError{{ErrorCode::bad_reference,
                          "/figure",
                          "the figure " + name.text(),
                          "one on the map",
                          {}}};
    }
    Hex from = figure->at;
    if (const auto other = request.find("from")) {
        from = read_hex(other->with(scene.map.coordinates));
    }
    constexpr int most = 99;
    const int points = request.integer_or("points", most, {0, most});
    const bool jump = request.boolean_or("jump", false);
    const Json answer{
        {"hexes", write_list(ways_from(scene, *figure, from, jump, points), way_json)},
        {"enemies", write_list(enemies_seen(scene, *figure, from), [](const SeenEnemy& enemy) {
             return Json{{"figure", enemy.figure}, {"range", enemy.range}};
         })}};
    return in_coordinates(answer, scene.map.coordinates);
}

}  // namespace standee::api
