#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "files/event_json.hpp"
#include "files/round_file.hpp"
#include "files/scene_json.hpp"
#include "files/step_json.hpp"
#include "formula/evaluate.hpp"
#include "lib/board.hpp"
#include "lib/error.hpp"
#include "lib/figure_ids.hpp"
#include "play/play.hpp"
#include "play/turn/whole_turn.hpp"
#include "verify/formulas/moment.hpp"
#include "verify/formulas/property.hpp"

namespace standee::verify::formulas {
namespace {

using formula::Value;
using enum PropertyPart;

/// A turn that has to be played more often is left out: these are few, and take most of the time.
constexpr std::size_t most_trials_looked_at = 200;

/// Looks at the moments of one case.
class Watcher {
public:
    Watcher(const std::vector<Property>& properties, const std::vector<char>& asked,
            std::vector<PropertyCounts>& counts)
        : properties_{properties}, asked_{asked}, counts_{counts}, failures_(properties.size()) {}

    [[nodiscard]] bool wants(PropertyOf of) const {
        for (std::size_t i = 0; i < properties_.size(); ++i) {
            if (asked_[i] != 0 && properties_[i].of == of) {
                return true;
            }
        }
        return false;
    }

    /// `shown`: the part that shows a failure.
    void look(Moment& moment, PropertyOf of, PropertyPart shown) {
        const formula::Quantities quantities = [&](std::size_t name) {
            const Json* part = moment.part(static_cast<PropertyPart>(name));
            return part == nullptr ? Value{} : Value{part};
        };
        const formula::MoreFields more = [&](const Json& part, const std::string& name) {
            return moment.state(part, name);
        };
        for (std::size_t i = 0; i < properties_.size(); ++i) {
            if (asked_[i] == 0 || properties_[i].of != of) {
                continue;
            }
            bool met = false;
            const auto holds =
                formula::truth_of(formula::evaluate(properties_[i].holds, quantities, &met, more));
            ++counts_[i].moments;
            counts_[i].met += met ? 1 : 0;
            counts_[i].unknown += holds ? 0 : 1;
            counts_[i].decided += met && holds ? 1 : 0;
            if (holds == false && !failures_[i]) {
                failures_[i] = Failure{moment.part(shown)->dump()};
            }
        }
    }

    std::vector<std::optional<Failure>> take() { return std::move(failures_); }

private:
    const std::vector<Property>& properties_;
    const std::vector<char>& asked_;
    std::vector<PropertyCounts>& counts_;
    std::vector<std::optional<Failure>> failures_;
};

Json write_option(const Scene& scene, const TurnOption& option) {
    Json path = Json::array();
    for (const Hex hex : option.path) {
        path.push_back({hex.q, hex.r});
    }
    Json one = {{"end", {option.end.q, option.end.r}},
                {"targets", ids_of(scene, option.targets)},
                {"path", std::move(path)},
                {"movement", option.movement},
                {"negativeHexes", option.negative_hexes},
                {"disadvantaged", ids_of(scene, option.disadvantaged)}};
    if (option.focus) {
        one["focus"] = scene.figures[*option.focus].id;
    }
    return one;
}

void look_at_turn(const Case& tried, TurnPlanner& planner, Watcher& watcher) {
    const Scene& scene = tried.scene;
    const TurnAnswer answer =
        plan_whole_turn(scene, Board{scene.map}, planner, Explain::no, most_trials_looked_at);
    Moment moment;
    moment.set(before, [&] { return write_scene(scene); });
    moment.set(options, [&] {
        Json list = Json::array();
        for (const TurnOption& option : answer.options) {
            list.push_back(write_option(scene, option));
        }
        return list;
    });
    moment.set(focus, [&] { return Json(ids_of(scene, answer.focus)); });
    moment.set(figure, [&] {
        const Json& figures = moment.part(before)->at("figures");
        return *std::ranges::find_if(
            figures, [&](const Json& one) { return one.at("id") == scene.turn->figure; });
    });
    watcher.look(moment, PropertyOf::turns, options);
}

void look_at_events(const Scene& start, const std::vector<Event>& happened, const Scene& end,
                    const Json* played, Watcher& watcher) {
    Moment moment;
    moment.set_events(start, happened);
    moment.set(after, [&] { return write_scene(end); });
    if (played != nullptr) {
        moment.set(step, [&] { return *played; });
    }
    watcher.look(moment, PropertyOf::steps, events);
}

void look_at_steps(const Case& tried, Watcher& watcher) {
    Scene scene = tried.scene;
    for (const std::string& text : tried.steps) {
        const Json json = parse_document(text);
        Played played = play(scene, read_step(Reader{json}, scene));
        look_at_events(scene, played.events, played.scene, &json, watcher);
        scene = std::move(played.scene);
    }
}

void look_at_round(const Case& tried, Watcher& watcher) {
    Fixture fixture;
    fixture.form = FixtureForm::round;
    fixture.document = Json{{"round", Json::parse(tried.round)}};
    const RoundFile file = read_round(fixture, tried.scene);
    const RoundAnswer answer = play_round(file.scene, file.orders);
    look_at_events(file.scene, answer.events, answer.scene, nullptr, watcher);
}

}  // namespace

std::vector<std::optional<Failure>> PropertyChecker::check(const Case& tried,
                                                           const std::vector<char>& asked,
                                                           std::vector<PropertyCounts>& counts) {
    Watcher watcher{properties_, asked, counts};
    const bool turn = tried.kind() == CaseKind::turn;
    if (!watcher.wants(turn ? PropertyOf::turns : PropertyOf::steps)) {
        return watcher.take();
    }
    try {
        switch (tried.kind()) {
            case CaseKind::turn: look_at_turn(tried, planner_, watcher); break;
            case CaseKind::play: look_at_steps(tried, watcher); break;
            case CaseKind::round: look_at_round(tried, watcher); break;
        }
    } catch (const InputError&) {  // refused, or too many courses: there is no answer from here on
        return watcher.take();
    }
    return watcher.take();
}

}  // namespace standee::verify::formulas
