#include <nlohmann/json.hpp>

#include "api/sessions.hpp"
#include "tests/fuzz/json_growth.hpp"
#include "tests/fuzz/json_mutation.hpp"
#include "tests/fuzz/target.hpp"

// Games that go on. An input is {"new": REQUEST of session.new, "commands": [TEXT or JSON ...]}, or
// a saved game. Seeds in a member "grow" make lists of the request long. Whatever is typed, a game
// that is saved and loaded goes on as it would have, and all that was done can be taken back and
// done again.

namespace standee::fuzz {
namespace {

constexpr std::size_t most_commands = 40;

class Game {
public:
    /// Begins a game, or loads it; false where the engine refuses that.
    bool begins(const std::string& method, const Json& request) {
        const Json answer = ask(method, request);
        if (answer.contains("error")) {
            return false;
        }
        id_ = answer.value("session", "");
        return true;
    }

    Json ask(const std::string& method, Json request) {
        if (!id_.empty()) {
            request["session"] = id_;
        }
        const std::string text = request.dump();
        const std::string answer = [&] {
            const TimeLimit limit{text};
            return games_.call(method, text, cheap);
        }();
        demand_answer(answer);
        return Json::parse(answer.substr(0, answer.find('\n')));
    }

    /// The saved game; nothing where keeping it would cost more than is allowed here.
    Json saved() { return ask("session.save", Json::object()); }
    Json waiting() { return ask("session.state", Json::object()); }

private:
    api::Sessions games_{{.games = 2}};
    std::string id_;
};

void demand_same(std::string_view promise, const Json& before, const Json& after) {
    const bool refused = before.contains("error") || after.contains("error");
    if (!refused && before != after) {
        fail(promise, before.dump() + "\n" + after.dump());
    }
}

void demand_that_it_goes_on(Game& game) {
    const Json kept = game.saved();
    Game again;
    if (!again.begins("session.load", {{"input", kept}})) {
        return;  // more work than is allowed here
    }
    demand_same("a loaded game waits for the same", game.waiting()["waiting"],
                again.waiting()["waiting"]);
    demand_same("a loaded game is saved as it was", kept, again.saved());
}

void demand_that_it_can_be_undone(Game& game) {
    const Json before = game.waiting();
    const Json request{{"count", most_commands + 1}};
    const Json undone = game.ask("session.undo", request);
    if (undone.contains("error")) {
        return;
    }
    const Json redone = game.ask("session.redo", request);
    if (!redone.contains("error")) {
        demand_same("what is done again is as it was", before, game.waiting());
    }
}

}  // namespace

bool examine(std::string_view input) {
    if (!is_shallow(input)) {
        return true;
    }
    Json json = Json::parse(input, nullptr, false);
    Game game;
    if (json.is_discarded() || !json.is_object()) {
        return true;
    }
    if (!json.contains("new") || !json["new"].is_object()) {
        if (game.begins("session.load", {{"input", json}})) {
            demand_that_it_goes_on(game);
        }
        return true;
    }
    if (json.contains("grow")) {
        grow_by(json["grow"], json["new"]);
    }
    if (!game.begins("session.new", json["new"])) {
        return true;
    }
    std::size_t commands = 0;
    for (const Json& command : json.value("commands", Json::array())) {
        if (++commands > most_commands) {
            break;
        }
        game.ask("session.command", {{"command", command}});
    }
    demand_that_it_goes_on(game);
    demand_that_it_can_be_undone(game);
    return true;
}

}  // namespace standee::fuzz
