#include "files/event_reading.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "files/event_json.hpp"
#include "files/figure_json.hpp"
#include "files/map_json.hpp"
#include "files/progress_json.hpp"
#include "files/values_json.hpp"
#include "play/apply.hpp"
#include "play/event_names.hpp"

namespace standee {
namespace {

/// An event of a file and the scene on which it happens.
struct WrittenEvent {
    const Reader& event;
    const Scene& scene;

    [[nodiscard]] std::string id(std::string_view field) const { return event.at(field).id(); }
    [[nodiscard]] Hex hex(std::string_view field) const { return read_hex(event.at(field)); }
    [[nodiscard]] std::vector<Hex> hexes(std::string_view field) const {
        return event.list_or_none(field, read_hex);
    }
    [[nodiscard]] std::optional<int> hp() const {
        return event.integer_at("hp", {0, limits::amount.greatest});
    }
    /// The bonus of the figure, however much is left of it.
    [[nodiscard]] std::size_t bonus_of(const std::string& on, ActiveBonus meant) const {
        const Figure* figure = scene.find(on);
        for (std::size_t i = 0; figure != nullptr && i < figure->bonuses.size(); ++i) {
            const ActiveBonus& held = figure->bonuses[i];
            meant.uses = held.uses;
            meant.lasts = held.lasts;
            if (held == meant) {
                return i;
            }
        }
        event.at("bonus").fail(ErrorCode::bad_reference, "a bonus of \"" + on + '"');
    }
    [[nodiscard]] ActiveBonus bonus() const {
        return read_form<ActiveBonus>(event.at("bonus"), active_bonus_form);
    }
    [[nodiscard]] std::shared_ptr<const Figure> placed() const {
        return std::make_shared<const Figure>(read_figure(event.at("placed")));
    }
};

using What = Event::What;

What read_gain(const WrittenEvent& in) {
    return event::Gain{in.id("to"), read_condition(in.event.at("condition"))};
}
What read_lose(const WrittenEvent& in) {
    const Reader condition = in.event.at("condition");
    const bool flying = condition.is_text() && condition.text() == "flying";
    return event::Lose{in.id("figure"),
                       flying ? std::nullopt : std::optional{read_condition(condition)}};
}
What read_negate(const WrittenEvent& in) {
    event::Negate negate{.figure = in.id("figure")};
    negate.hand = in.event.at("hand").integer({0, limits::amount.greatest});
    negate.discard = in.event.at("discard").integer({0, limits::amount.greatest});
    return negate;
}
What read_leave(const WrittenEvent& in) { return event::Leave{.figure = in.id("figure")}; }
/// A bonus of which nothing may be left.
ActiveBonus read_rest(const WrittenEvent& in) {
    const Reader written = in.event.at("bonus");
    Json form = written.json();
    form.erase("lasts");
    if (form.contains("uses")) {
        form["uses"] = 1;
    }
    auto bonus = read_form<ActiveBonus>(written.instead(form), active_bonus_form);
    bonus.uses = written.integer_at("uses", {0, limits::amount.greatest});
    return bonus;
}
What read_bonus_used(const WrittenEvent& in) {
    const std::string on = in.id("on");
    const ActiveBonus bonus = read_rest(in);
    return event::BonusUsed{on, bonus, in.bonus_of(on, bonus)};
}
What read_bonus_ends(const WrittenEvent& in) {
    const std::string on = in.id("on");
    const ActiveBonus bonus = read_rest(in);
    return event::BonusEnds{on, bonus, in.bonus_of(on, bonus)};
}
What read_tile(const WrittenEvent& in) {
    event::Tile tile{.at = in.hex("at")};
    tile.created = in.event.has("create");
    tile.kind = in.event.at(tile.created ? "create" : "destroy")
                    .named<TileKind>(tile_names, "a kind of tile");
    tile.trap.at = tile.at;
    if (const auto trap = in.event.find("trap")) {
        tile.trap = read_form<Trap>(*trap, trap_form);
    }
    return tile;
}

/// How the kinds of events that change what lies on the table are read. All others change nothing
/// there.
struct KindOfEvent {
    std::string_view name;
    What (*read)(const WrittenEvent&);
};
constexpr std::array kinds = std::to_array<KindOfEvent>({
    {"damage",
     [](const WrittenEvent& in) -> What {
         return event::Damage{.to = in.id("to"), .from = {}, .hp = in.hp()};
     }},
    {"heal",
     [](const WrittenEvent& in) -> What {
         return event::Heal{.to = in.id("to"), .by = {}, .hp = in.hp()};
     }},
    {"negate", read_negate},
    {"gain", read_gain},
    {"lose", read_lose},
    {"move",
     [](const WrittenEvent& in) -> What {
         return event::Move{in.id("figure"), in.hex("from"), in.hex("to"), {}};
     }},
    {"death", read_leave},
    {"exhausted", read_leave},
    {"destroyed", read_leave},
    {"removed", read_leave},
    {"dismissed", read_leave},
    {"lootToken", [](const WrittenEvent& in) -> What { return event::LootToken{in.hex("at")}; }},
    {"loot",
     [](const WrittenEvent& in) -> What {
         return event::Loot{in.id("figure"), in.hexes("tokens"), in.hexes("treasure")};
     }},
    {"trap",
     [](const WrittenEvent& in) -> What {
         return event::TrapSprung{in.id("figure"), in.hex("at")};
     }},
    {"door",
     [](const WrittenEvent& in) -> What {
         return event::DoorOpens{in.id("figure"), in.hex("at"), in.hexes("reveals")};
     }},
    {"infuse",
     [](const WrittenEvent& in) -> What {
         return event::Infuse{read_element(in.event.at("element"))};
     }},
    {"consume",
     [](const WrittenEvent& in) -> What {
         return event::Consume{read_element(in.event.at("element"))};
     }},
    {"wane",
     [](const WrittenEvent& in) -> What {
         return event::Wane{read_element(in.event.at("element")),
                            in.event.at("state").named<ElementState>(element_state_names,
                                                                     "the state of an element")};
     }},
    {"bonus", [](const WrittenEvent& in) -> What { return event::Bonus{in.id("on"), in.bonus()}; }},
    {"bonusUsed", read_bonus_used},
    {"bonusEnds", read_bonus_ends},
    {"startTurn",
     [](const WrittenEvent& in) -> What { return event::TurnStarts{in.id("figure")}; }},
    {"endTurn", [](const WrittenEvent& in) -> What { return event::TurnEnds{in.id("figure")}; }},
    {"endRound", [](const WrittenEvent& /*in*/) -> What { return event::RoundEnds{}; }},
    {"tile", read_tile},
    {"summon",
     [](const WrittenEvent& in) -> What {
         return event::Summon{in.id("by"), in.id("figure"), in.hex("at"), in.placed()};
     }},
    {"spawn",
     [](const WrittenEvent& in) -> What {
         return event::Spawn{in.id("figure"), in.hex("at"), in.placed(),
                             in.event.has("by") ? in.id("by") : std::string{}};
     }},
    {"rank",
     [](const WrittenEvent& in) -> What {
         return event::RankSwitch{in.id("figure"), in.event.at("rank").named<Rank>(
                                                       Fields{rank_names}.first(2), "a rank")};
     }},
    {"token",
     [](const WrittenEvent& in) -> What {
         return event::Token{in.event.at("beside").text(),
                             in.event.at("count").integer(limits::amount)};
     }},
});

/// The fields that an event of this kind may have in an answer.
void demand_fields(const Reader& event, const EventForm& kind) {
    std::vector<std::string_view> fields{"event", "clause", "format", "scene"};
    for (const FieldForm& field : kind.form->fields) {
        fields.push_back(field.name);
    }
    event.only(fields);
}

}  // namespace

void apply_written(Scene& scene, const Reader& event) {
    std::vector<std::string_view> names;
    for (const EventForm& kind : event_forms()) {
        names.push_back(kind.name);
    }
    const std::size_t which = event.at("event").one_of(names, "a kind of event");
    demand_fields(event, event_forms()[which]);
    const auto kind = std::ranges::find(kinds, names[which], &KindOfEvent::name);
    if (kind != kinds.end()) {
        apply(scene, Event{"round.steps"_clause, kind->read({event, scene})});
    }
}

}  // namespace standee
