#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "files/scene_json.hpp"
#include "files/step_json.hpp"
#include "play/play.hpp"
#include "verify/monitors/play/monitor.hpp"

namespace standee::verify {

/// A step and what is told of it; a test may tell it wrongly.
struct RecordedStep {
    Scene before;
    PlayStep step;
    std::vector<Event> events;
    Scene after;
    std::optional<Error> refusal;

    /// The first event of that kind.
    template <class What>
    What& event() {
        for (Event& event : events) {
            if (auto* what = std::get_if<What>(&event.what)) {
                return *what;
            }
        }
        throw std::logic_error("no such event");
    }
    template <class What>
    void drop() {
        const auto found = std::ranges::find_if(
            events, [](const Event& event) { return std::holds_alternative<What>(event.what); });
        if (found == events.end()) {
            throw std::logic_error("no such event");
        }
        events.erase(found);
    }
    template <class Step>
    Step& step_as() {
        return std::get<Step>(step);
    }
    void tell(Clause clause, Event::What what) { events.push_back({clause, std::move(what)}); }
    Figure& figure_after(const std::string& id) {
        return *std::ranges::find(after.figures, id, &Figure::id);
    }
    Figure& figure_before(const std::string& id) {
        return *std::ranges::find(before.figures, id, &Figure::id);
    }
};

inline Scene small_scene(const std::string& edition, const std::string& map,
                         const std::string& figures, const std::string& more) {
    return read_scene(parse_document(
        R"({"format":"scene/1","edition":")" + edition +
        R"(","map":{"hexes":[[0,0],[1,0],[2,0],[3,0],[0,1],[1,1],[2,1],[3,1],[0,2],[1,2]])" +
        (map.empty() ? "" : "," + map) + R"(},"figures":[)" + figures + "]" +
        (more.empty() ? "" : "," + more) + "}"));
}

inline RecordedStep told(const Scene& scene, const std::string& written) {
    const Json json = parse_document(written);
    RecordedStep told{scene, read_step(Reader{json}, scene), {}, scene, std::nullopt};
    try {
        Played played = play(scene, told.step);
        told.events = std::move(played.events);
        told.after = std::move(played.scene);
    } catch (const InputError& refused) {
        told.refusal = refused.error();
    }
    return told;
}

inline Seen seen(Clause clause, const RecordedStep& told) {
    const PlayView view = told.refusal ? PlayView{told.before, told.step, *told.refusal}
                                       : PlayView{told.before, told.step, told.events, told.after};
    bool watched = false;
    Seen most;  // of the monitors of the clause
    for (const PlayMonitor& monitor : play_monitors()) {
        if (monitor.clause == clause) {
            watched = true;
            Seen one = monitor.look(view);
            if (one.verdict > most.verdict) {
                most = std::move(one);
            }
        }
    }
    if (!watched) {
        throw std::logic_error("no monitor watches that clause");
    }
    return most;
}

/// A step in which a clause is decisive, and how it is told so that the clause is broken.
struct Planted {
    Clause clause;
    std::string edition;
    std::string map;      ///< fields beside the ten hexes
    std::string figures;  ///< of a list
    std::string more;     ///< fields of the scene
    std::string step;
    std::function<void(RecordedStep&)> wrongly;
};

inline std::ostream& operator<<(std::ostream& out, const Planted& planted) {
    return out << planted.clause.id();
}

/// C1, a character at [0,0] with 9 of 9 hit points, and M1, a monster at [1,0] with as many; `more`
/// are further fields.
inline std::string figure_c1(const std::string& more) {
    return R"({"id":"C1","kind":"character","side":"party","at":[0,0],"hp":9,"maxHp":9)" +
           (more.empty() ? "" : "," + more) + "}";
}
inline std::string figure_m1(const std::string& more) {
    return R"({"id":"M1","kind":"monster","side":"monsters","at":[1,0],"hp":9,"maxHp":9)" +
           (more.empty() ? "" : "," + more) + "}";
}
inline const std::string hero = figure_c1("");
inline const std::string imp = figure_m1("");

/// Tells a refused step as one that was allowed.
inline void allowed(RecordedStep& told) { told.refusal.reset(); }

// Every family of planted wrong logs.
std::vector<Planted> planted_in_attacks();
std::vector<Planted> planted_in_targets();
std::vector<Planted> planted_after_attacks();
std::vector<Planted> planted_in_damage();
std::vector<Planted> planted_in_conditions();
std::vector<Planted> planted_in_bonuses();
std::vector<Planted> planted_in_forced_movement();
std::vector<Planted> planted_in_ways();
std::vector<Planted> planted_in_tiles();
std::vector<Planted> planted_in_control();
std::vector<Planted> planted_in_turns();
std::vector<Planted> planted_on_cards();
std::vector<Planted> planted_in_loot();
std::vector<Planted> planted_in_decks();
std::vector<Planted> planted_in_dependent_abilities();
std::vector<Planted> planted_in_stat_texts();
std::vector<Planted> planted_in_ranks();

}  // namespace standee::verify
