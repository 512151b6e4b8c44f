#include "verify/formulas/property.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "files/event_json.hpp"
#include "files/round_file.hpp"
#include "files/scene_json.hpp"
#include "files/step_json.hpp"
#include "formula/evaluate.hpp"
#include "formula/parse.hpp"
#include "lib/error.hpp"
#include "lib/figure_ids.hpp"
#include "play/apply.hpp"
#include "play/play.hpp"
#include "play/turn/whole_turn.hpp"

namespace standee::verify::formulas {
namespace {

using formula::Quantity;
using formula::Type;
using formula::Value;

enum Name : std::size_t { before, after, events, step, options, focus, figure };
constexpr std::array quantities{
    Quantity{"before", Type::any, "the scene before"},
    Quantity{"after", Type::any, "the scene after"},
    Quantity{"events", Type::any, "what happened, in order, as answers list it"},
    Quantity{"step", Type::any, "the step that was played; of a round nothing"},
    Quantity{"options", Type::any, "what the figure may do: end, targets, path, movement, ..."},
    Quantity{"focus", Type::any, "the ids of the enemies that may be the focus"},
    Quantity{"figure", Type::any, "the figure whose turn it is"}};

Property read_property(const Reader& reader) {
    reader.only({"name", "says", "holds"});
    Property property;
    property.name = reader.at("name").text();
    if (const auto says = reader.find("says")) {
        property.says = says->text();
    }
    const Reader holds = reader.at("holds");
    property.text = holds.text();
    try {
        property.holds = formula::parse(property.text, quantities, Type::truth);
    } catch (const InputError& error) {
        Error placed = error.error();
        placed.pointer = holds.pointer();
        throw InputError{placed};
    }
    const auto mentions = [&](Name name) { return formula::mentions(property.holds, name); };
    const bool of_turn = mentions(options) || mentions(focus) || mentions(figure);
    const bool of_step = mentions(after) || mentions(events) || mentions(step);
    if (of_turn && of_step) {
        holds.fail(ErrorCode::bad_reference,
                   "options, focus and figure of a turn, or events, step and after of a play");
    }
    property.of = of_turn ? PropertyOf::turns : PropertyOf::steps;
    property.event_states = formula::mentions_field(property.holds, "was") ||
                            formula::mentions_field(property.holds, "now");
    return property;
}

/// What properties look at.
struct Moment {
    std::array<Json, quantities.size()> parts;
    std::array<bool, quantities.size()> there{};

    void set(Name name, Json part) {
        parts[name] = std::move(part);
        there[name] = true;
    }
    [[nodiscard]] Value operator()(std::size_t name) const {
        return there[name] ? Value{&parts[name]} : Value{};
    }
};

/// The events in JSON, each with the scene just before and after it if that is wanted.
Json written_events(const Scene& start, const std::vector<Event>& happened, bool states) {
    if (!states) {
        return write_events(happened);
    }
    Json list = Json::array();
    Scene scene = start;
    for (const Event& event : happened) {
        Json written = write_events({&event, 1});
        Json was = written.empty() ? Json{} : write_scene(scene);
        apply(scene, event);
        for (Json& one : written) {
            one["was"] = was;
            one["now"] = write_scene(scene);
            list.push_back(std::move(one));
        }
    }
    return list;
}

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
    [[nodiscard]] bool wants_states() const {
        for (std::size_t i = 0; i < properties_.size(); ++i) {
            if (asked_[i] != 0 && properties_[i].event_states) {
                return true;
            }
        }
        return false;
    }

    void look(const Moment& moment, PropertyOf of, const Json& what) {
        for (std::size_t i = 0; i < properties_.size(); ++i) {
            if (asked_[i] == 0 || properties_[i].of != of) {
                continue;
            }
            bool met = false;
            const auto holds = formula::truth_of(formula::evaluate(
                properties_[i].holds, [&](std::size_t name) { return moment(name); }, &met));
            ++counts_[i].moments;
            counts_[i].met += met ? 1 : 0;
            counts_[i].unknown += holds ? 0 : 1;
            if (holds == false && !failures_[i]) {
                failures_[i] = Failure{what.dump()};
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

void look_at_turn(const Case& tried, Watcher& checker) {
    const Scene& scene = tried.scene;
    const TurnAnswer answer = plan_whole_turn(scene);
    Moment moment;
    moment.set(before, write_scene(scene));
    Json list = Json::array();
    for (const TurnOption& option : answer.options) {
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
        list.push_back(std::move(one));
    }
    moment.set(options, list);
    moment.set(focus, ids_of(scene, answer.focus));
    for (const Json& one : moment.parts[before]["figures"]) {
        if (one["id"] == scene.turn->figure) {
            moment.set(figure, one);
        }
    }
    checker.look(moment, PropertyOf::turns, list);
}

void look_at_events(const Scene& start, const std::vector<Event>& happened, const Scene& end,
                    std::optional<Json> played, Watcher& checker) {
    Moment moment;
    moment.set(before, write_scene(start));
    moment.set(after, write_scene(end));
    moment.set(events, written_events(start, happened, checker.wants_states()));
    if (played) {
        moment.set(step, std::move(*played));
    }
    checker.look(moment, PropertyOf::steps, write_events(happened));
}

void look_at_steps(const Case& tried, Watcher& checker) {
    Scene scene = tried.scene;
    for (const std::string& text : tried.steps) {
        try {
            const Json json = parse_document(text);
            Played played = play(scene, read_step(Reader{json}, scene));
            look_at_events(scene, played.events, played.scene, json, checker);
            scene = std::move(played.scene);
        } catch (const InputError&) {  // refused
            return;
        }
    }
}

void look_at_round(const Case& tried, Watcher& checker) {
    Fixture fixture;
    fixture.form = FixtureForm::round;
    fixture.document = {{"round", Json::parse(tried.round)}};
    const RoundFile file = read_round(fixture, tried.scene);
    const RoundAnswer answer = play_round(file.scene, file.orders);
    look_at_events(file.scene, answer.events, answer.scene, std::nullopt, checker);
}

}  // namespace

std::vector<Property> read_properties(const Reader& reader) {
    reader.only({"properties"});
    std::vector<Property> properties = reader.at("properties").list(read_property);
    for (std::size_t i = 0; i < properties.size(); ++i) {
        const bool twice = std::ranges::count(properties, properties[i].name, &Property::name) > 1;
        if (twice) {
            reader.at("properties")[i].at("name").fail(ErrorCode::duplicate, "a name of its own");
        }
    }
    return properties;
}

std::span<const formula::Quantity> property_quantities() { return quantities; }

std::vector<std::optional<Failure>> check_properties(const Case& tried,
                                                     const std::vector<Property>& properties,
                                                     const std::vector<char>& asked,
                                                     std::vector<PropertyCounts>& counts) {
    Watcher checker{properties, asked, counts};
    const bool turn = tried.kind() == CaseKind::turn;
    if (!checker.wants(turn ? PropertyOf::turns : PropertyOf::steps)) {
        return checker.take();
    }
    try {
        switch (tried.kind()) {
            case CaseKind::turn: look_at_turn(tried, checker); break;
            case CaseKind::play: look_at_steps(tried, checker); break;
            case CaseKind::round: look_at_round(tried, checker); break;
        }
    } catch (const InputError&) {  // there is no answer
        return checker.take();
    }
    return checker.take();
}

}  // namespace standee::verify::formulas
