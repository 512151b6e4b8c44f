#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "lib/error.hpp"
#include "play/event_names.hpp"
#include "session/session.hpp"

namespace standee::test {

inline Json json_file(const std::string& name) {
    std::ifstream in{std::string{STANDEE_SOURCE_DIR} + "/" + name};
    return Json::parse(in);
}

/// A document of the examples, with the stat cards that it needs.
inline Json example(const std::string& name) {
    Json document = json_file(name);
    Json& scene = document.contains("scene") ? document["scene"] : document;
    for (const std::string set : {"rust-hound", "marsh-slinger"}) {
        scene["monsters"][set] = json_file("fixtures/monsters/" + set + ".json");
    }
    return document;
}

/// Two characters, a hound, and behind a door a slinger and a second hound.
inline Json cellar() { return example("examples/game/cellar.json"); }

/// A game in which these commands have been given.
inline Session played(const std::vector<std::string>& commands, Json document = cellar(),
                      Chance chance = {}) {
    Session session{std::move(document), chance};
    for (const std::string& command : commands) {
        static_cast<void>(session.command(command));
    }
    return session;
}

/// The first turns: Brute acts at 20, everyone else later.
inline std::vector<std::string> brute_acts() { return {"20", "tinkerer 85 10", "card 3"}; }

/// A game that waits for the modifier card of the hound's attack on Brute.
inline Session hound_attacks() { return played({"90", "95", "hound-1 at B2", "card 3"}); }

/// Why a command is refused; empty if it is not. A refused command changes nothing.
inline std::string refusal_of(Session& session, const std::string& command) {
    const Json before = session.save();
    try {
        static_cast<void>(session.command(command));
    } catch (const InputError& error) {
        EXPECT_EQ(session.save(), before) << "a refused command changes nothing";
        return error.error().found + "; " + error.error().expected;
    }
    return {};
}

inline std::vector<std::string> commands_of(const Waiting& waiting) {
    std::vector<std::string> commands;
    for (const Answer& answer : waiting.answers) {
        commands.push_back(answer.command);
    }
    return commands;
}

/// What the notes and events of an outcome are, by name.
inline std::vector<std::string> kinds_of(const Outcome& outcome) {
    std::vector<std::string> kinds;
    for (const Happened& happened : outcome) {
        if (happened.note) {
            kinds.push_back(happened.note->kind);
        }
        for (std::size_t i = happened.told; i < happened.events.size(); ++i) {
            kinds.emplace_back(name_of(happened.events[i]));
        }
    }
    return kinds;
}

}  // namespace standee::test
