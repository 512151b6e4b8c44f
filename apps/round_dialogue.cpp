#include "apps/round_dialogue.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "apps/round_setup.hpp"
#include "files/coordinates.hpp"
#include "files/decision_text.hpp"
#include "files/scene_json.hpp"
#include "lib/error.hpp"
#include "show/canvas/text.hpp"
#include "show/words/round_words.hpp"

namespace standee {
namespace {

std::string question(const RoundStop& stop) {
    if (std::holds_alternative<PendingDraw>(stop)) {
        return "cards, such as +1 or miss";
    }
    if (std::holds_alternative<PendingText>(stop)) {
        return "done, or steps";
    }
    if (std::holds_alternative<StopAtCharacter>(stop)) {
        return "pass, or steps";
    }
    if (std::holds_alternative<RoundOver>(stop)) {
        return "n for the next round";
    }
    return "number";
}

std::size_t decisions_of(const api::RoundRecord& record) {
    const auto list = record.round.find("decide");
    return list == record.round.end() ? 0 : list->size();
}

}  // namespace

void RoundDialogue::help() const {
    prompt_.out() << "Answer each question, or type u to undo, m for the map, q to quit, ? for "
                     "this.\n";
}

void RoundDialogue::begin_leg(api::RoundRecord record, bool new_round) {
    if (!record.round.contains("decide")) {
        record.round["decide"] = Json::array();
    }
    const std::size_t given = decisions_of(record);
    legs_.push_back({std::move(record), given, new_round});
    shown_events_ = 0;
    again_ = false;
}

Json RoundDialogue::hold(api::RoundRecord record) {
    help();
    if (set_up_round(record.scene, false, prompt_) != SetUp::ready) {
        return write_scene(record.scene);
    }
    begin_leg(std::move(record), true);
    while (true) {
        const RoundAnswer answer = api::play(legs_.back().record, reasons_);
        tell(answer);
        if (read_answer(answer) == Taken::quit) {
            return api::saved_form(legs_.back().record, answer);
        }
    }
}

void RoundDialogue::tell(const RoundAnswer& answer) {
    const Leg& leg = legs_.back();
    const RoundTelling telling{
        .reasons = reasons_,
        .from = again_ ? answer.events.size() : std::min(shown_events_, answer.events.size()),
        .order = leg.new_round && shown_events_ == 0 && !again_,
        .map = std::holds_alternative<RoundOver>(answer.stop) && !again_,
        .asks = true};
    const auto round =
        std::find_if(legs_.rbegin(), legs_.rend(), [](const Leg& one) { return one.new_round; });
    prompt_.out() << text_in_coordinates(round_words(round->record.scene, answer, style_, telling),
                                         answer.scene.map.coordinates);
    shown_events_ = answer.events.size();
    again_ = false;
}

// Asks until something has been decided or taken back.
RoundDialogue::Taken RoundDialogue::read_answer(const RoundAnswer& answer) {
    while (true) {
        const auto line = prompt_.ask(question(answer.stop));
        if (!line || *line == "q") {
            return Taken::quit;
        }
        if (*line == "?" || line->empty()) {
            help();
            continue;
        }
        if (*line == "m") {
            prompt_.out() << text_in_coordinates(map_picture(answer.scene, {}, style_),
                                                 answer.scene.map.coordinates);
            continue;
        }
        const Taken taken = *line == "u" ? take_back() : take(answer, *line);
        if (taken != Taken::no) {
            return taken;
        }
    }
}

RoundDialogue::Taken RoundDialogue::take(const RoundAnswer& answer, const std::string& line) {
    if (std::holds_alternative<RoundOver>(answer.stop)) {
        if (line == "n") {
            return begin_round(answer);
        }
        help();
        return Taken::no;
    }
    const std::vector<Leg> before = legs_;
    const std::size_t shown_events = shown_events_;
    try {
        decide(answer, line);
        static_cast<void>(api::play(legs_.back().record, false));
        return Taken::yes;
    } catch (const InputError& error) {
        prompt_.out() << "Not possible: " << printable(error.error().sentence()) << '\n';
        legs_ = before;
        shown_events_ = shown_events;
        return Taken::no;
    }
}

// A character's turn begins another leg, so that steps may name figures that have appeared since.
void RoundDialogue::decide(const RoundAnswer& answer, const std::string& line) {
    Json& round = legs_.back().record.round;
    if (const auto* stop = std::get_if<StopAtCharacter>(&answer.stop)) {
        Json later = api::decided_for_later(round, answer.scene);
        later["characters"][stop->figure] = steps_json(line);
        begin_leg({answer.scene, std::move(later)}, false);
        return;
    }
    const bool steps = std::holds_alternative<PendingText>(answer.stop) && line.starts_with('{');
    round["decide"].push_back(steps ? steps_json(line) : decision_json(line));
}

RoundDialogue::Taken RoundDialogue::begin_round(const RoundAnswer& answer) {
    api::RoundRecord record{answer.scene, Json::object()};
    switch (set_up_round(record.scene, true, prompt_)) {
        case SetUp::ready: begin_leg(std::move(record), true); return Taken::yes;
        case SetUp::taken_back: return Taken::no;
        case SetUp::quit: break;
    }
    return Taken::quit;
}

RoundDialogue::Taken RoundDialogue::take_back() {
    Leg& leg = legs_.back();
    if (decisions_of(leg.record) > leg.given) {
        Json& list = leg.record.round["decide"];
        list.erase(list.size() - 1);
    } else if (legs_.size() > 1) {
        legs_.pop_back();
    } else {
        prompt_.out() << "Nothing has been decided yet.\n";
        return Taken::no;
    }
    again_ = true;
    prompt_.out() << "Taken back.\n";
    return Taken::yes;
}

}  // namespace standee
