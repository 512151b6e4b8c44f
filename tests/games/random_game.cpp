#include "tests/games/random_game.hpp"

#include <array>
#include <exception>
#include <nlohmann/json.hpp>
#include <string_view>

#include "lib/error.hpp"

namespace standee::test {
namespace {

/// One of some things, all equally likely.
template <class List>
const auto& one_of(const List& list, SplitMix64& random) {
    return list[random.below(list.size())];
}

/// Once in so many times.
bool once_in(std::uint64_t times, SplitMix64& random) { return random.below(times) == 0; }

std::string some_hex(const Session& session, SplitMix64& random) {
    return session.setting().names.name(one_of(session.scene().map.hexes, random));
}

const Figure& some_figure(const Session& session, SplitMix64& random) {
    return one_of(session.scene().figures, random);
}

std::string quoted(const std::string& id) { return '"' + id + '"'; }

/// What a player may do in a turn; it may be refused.
std::string some_action(const Session& session, SplitMix64& random) {
    const std::string figure = quoted(some_figure(session, random).id);
    constexpr std::array<std::string_view, 6> extras{"",        " pierce 2",     " poison",
                                                     " push 1", " disadvantage", " stun"};
    switch (random.below(12)) {
        case 0:
        case 1:
        case 2: return "move " + some_hex(session, random);
        case 3: return "move " + some_hex(session, random) + " points 9 jump";
        case 4:
        case 5:
        case 6: return "attack " + figure + " 3 range 5" + std::string{one_of(extras, random)};
        case 7: return "heal 2 " + figure + " range 3";
        case 8: return "loot 2";
        case 9: return "shield 1";
        case 10: return "retaliate 1";
        default: return "push " + figure + " 2";
    }
}

/// What is said at any moment; it may be refused, too.
std::string some_correction(const Session& session, SplitMix64& random) {
    const std::string figure = quoted(some_figure(session, random).id);
    constexpr std::array<std::string_view, 5> conditions{"poison", "wound", "muddle", "strengthen",
                                                         "stun"};
    switch (random.below(9)) {
        case 0: return "hp " + figure + " " + std::to_string(1 + random.below(12));
        case 1: return figure + " at " + some_hex(session, random);
        case 2: return std::string{one_of(conditions, random)} + " " + figure;
        case 3: return "lose " + std::string{one_of(conditions, random)} + " " + figure;
        case 4: return "element fire strong";
        case 5: return "token " + some_hex(session, random);
        case 6: return "cards " + figure + " 4 2";
        case 7: return "kill " + figure;
        default: return "damage " + figure + " 2";
    }
}

/// A door that opens, or a room that the scenario reveals.
std::string some_reveal(const Session& session, SplitMix64& random) {
    const std::vector<std::size_t>& hidden = session.state().hidden;
    for (const Door& door : session.scene().map.doors) {
        if (!door.open && once_in(2, random)) {
            return "open " + session.setting().names.name(door.at);
        }
    }
    return hidden.empty() ? "map"
                          : "reveal " + session.setting().scenario.rooms[one_of(hidden, random)].id;
}

std::string some_command(const Session& session, const Waiting& waiting, SplitMix64& random) {
    if (!session.scene().figures.empty() && once_in(14, random)) {
        return some_correction(session, random);
    }
    if (once_in(20, random)) {
        return some_reveal(session, random);
    }
    if (waiting.kind == "initiative" && !once_in(12, random)) {
        return std::to_string(1 + random.below(99));
    }
    if (waiting.kind == "character" && !once_in(3, random)) {
        return some_action(session, random);
    }
    if (waiting.kind == "draw" && once_in(6, random)) {
        return "+1 rolling push 1, -1 stun";
    }
    if (waiting.kind == "round-over") {
        return "next";
    }
    return one_of(waiting.answers, random).command;
}

bool is_answer(const Waiting& waiting, const std::string& command) {
    return std::ranges::count(waiting.answers, command, &Answer::command) > 0;
}

/// A JSON text is the text itself.
std::string as_command(const Json& json) {
    return json.is_string() ? json.get<std::string>() : json.dump();
}

std::string words_of(const Error& error) {
    return error.pointer + ": " + error.found + "; expected " + error.expected;
}

class Player {
public:
    Player(const RandomGame& game, Session& session, PlayedGame& played)
        : game_{game}, session_{session}, played_{played}, random_{game.seed} {}

    void play() {
        const int first = session_.scene().progress.round;
        for (int i = 0; i < game_.commands; ++i) {
            const Waiting waiting = session_.waiting();
            ++played_.stops;
            played_.rounds = session_.scene().progress.round - first;
            if (!try_answers(waiting)) {
                return;
            }
            if (waiting.kind == "over") {
                played_.ended = waiting.says;
                break;
            }
            if (waiting.kind == "round-over" && played_.rounds >= game_.rounds) {
                break;
            }
            if (!give_command(waiting)) {
                return;
            }
        }
        try_saved();
    }

private:
    bool fails(const std::string& what) {
        played_.fault = what;
        return false;
    }

    bool try_answers(const Waiting& waiting) {
        if (waiting.answers.empty()) {
            return fails("no answer to: " + waiting.says);
        }
        if (waiting.kind == "over") {
            return true;
        }
        const std::shared_ptr<const Scene> before = session_.state().now.scene;
        for (const Answer& answer : waiting.answers) {
            ++played_.answers;
            const auto text = tried(answer.command);
            if (!text) {
                return fails(waiting.says + " " + played_.fault);
            }
            if (!answer.json.is_null()) {
                const auto json = tried(as_command(answer.json));
                if (!json || *json != *text) {
                    return fails(waiting.says + " " + as_command(answer.json) + " is not " +
                                 answer.command + ". " + played_.fault);
                }
            }
            if (session_.state().now.scene != before || session_.waiting().says != waiting.says) {
                return fails(answer.command + " is not taken back");
            }
        }
        return true;
    }

    /// The board after a command, which is taken back; none where it is refused.
    std::optional<Scene> tried(const std::string& command) {
        try {
            static_cast<void>(session_.command(command));
        } catch (const InputError& error) {
            played_.fault = command + ": " + words_of(error.error());
            return std::nullopt;
        }
        Scene after = session_.scene();
        static_cast<void>(session_.undo());
        return after;
    }

    bool give_command(const Waiting& waiting) {
        const std::string command = some_command(session_, waiting, random_);
        const bool answer = is_answer(waiting, command);
        const std::shared_ptr<const Scene> before = session_.state().now.scene;
        const std::size_t hidden = session_.state().hidden.size();
        try {
            static_cast<void>(session_.command(command));
            played_.accepted += answer ? 0 : 1;
        } catch (const InputError&) {
            ++played_.refused;
            if (answer || session_.state().now.scene != before ||
                session_.waiting().says != waiting.says) {
                return fails(command + " is refused, but something has changed");
            }
        }
        played_.revealed += hidden - session_.state().hidden.size();
        return true;
    }

    void try_saved() {
        const Json saved = session_.save();
        const Session again = Session::load(Json::parse(saved.dump()));
        if (!again.remark().empty() || again.scene() != session_.scene() ||
            again.waiting().says != session_.waiting().says) {
            fails("the saved game is another one. " + again.remark());
        }
    }

    const RandomGame& game_;
    Session& session_;
    PlayedGame& played_;
    SplitMix64 random_;
};

}  // namespace

PlayedGame play_at_random(const RandomGame& game) {
    PlayedGame played;
    try {
        Session session{game.document, game.chance};
        try {
            Player{game, session, played}.play();
        } catch (const InputError& error) {
            played.fault = words_of(error.error());
        } catch (const std::exception& error) {
            played.fault = std::string{"an error that is none of input: "} + error.what();
        }
        played.saved = session.save();
    } catch (const InputError& error) {
        played.fault = words_of(error.error());
    }
    return played;
}

Json with_mortal_characters(Json document, std::uint64_t seed) {
    SplitMix64 random{seed};
    Json& scene = document.contains("scene") ? document["scene"] : document;
    for (Json& figure : scene["figures"]) {
        if (figure["kind"] != "character") {
            continue;
        }
        if (!figure.contains("hp")) {
            figure["hp"] = 8 + random.below(12);
            figure["maxHp"] = figure["hp"];
        }
        if (!figure.contains("cards")) {
            figure["cards"] = {{"hand", 6 + random.below(6)}, {"discard", random.below(3)}};
        }
    }
    return document;
}

}  // namespace standee::test
