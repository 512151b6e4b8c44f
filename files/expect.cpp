#include "files/expect.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "files/coordinates.hpp"
#include "files/event_json.hpp"
#include "files/figure_json.hpp"
#include "files/render.hpp"
#include "files/scene_json.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "lib/copy_work.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

constexpr std::array<std::string_view, 8> expect_fields{"figures", "gone", "elements", "damage",
                                                        "refused", "loot", "decks",    "events"};

template <class Use>
void each(const Reader& list, Use use) {
    const std::size_t count = list.size();
    for (std::size_t i = 0; i < count; ++i) {
        use(list[i]);
    }
}

/// Whether a figure of that id came in this event, or would have with a place or a standee left.
bool brings(const Event& event, const std::string& id) {
    const auto* summon = std::get_if<event::Summon>(&event.what);
    const auto* spawn = std::get_if<event::Spawn>(&event.what);
    const auto* nobody = std::get_if<event::NoEffect>(&event.what);
    return (summon != nullptr && summon->figure == id) ||
           (spawn != nullptr && spawn->figure == id) ||
           (nobody != nullptr && nobody->what == WhatFailed{Undertaking::spawn} &&
            nobody->figure == id);
}

class Check {
public:
    Check(const Reader& expect, const PlayAnswer& answer)
        : expect_{expect.with(answer.scene.map.coordinates).with(answer.scene.edition)},
          answer_{answer} {}

    std::vector<Mismatch> all() {
        expect_.only(expect_fields);
        spend(2 * answer_.events.size());
        check_refused();
        check_figures();
        check_gone();
        check_elements();
        if (const auto damage = expect_.find("damage")) {
            check_damage(*damage);
        }
        if (const auto loot = expect_.find("loot")) {
            check_loot(*loot);
        }
        if (const auto decks = expect_.find("decks")) {
            check_decks(*decks);
        }
        if (const auto events = expect_.find("events")) {
            check_events(*events);
        }
        return std::move(mismatches_);
    }

private:
    void differ(std::string what, const Json& expected, const Json& found) {
        note(std::move(what), expected, found.dump());
    }
    void note(std::string what, const Json& expected, std::string found) {
        spend(4 * found.size());  // the answer repeats it
        mismatches_.push_back({std::move(what), expected.dump(), std::move(found)});
    }

    void check_refused() {
        const auto refused = expect_.find("refused");
        const Json found = answer_.refused ? Json(*answer_.refused) : Json(nullptr);
        if (!refused) {
            return;
        }
        const Json expected = refused->integer({0, 1'000'000});
        if (found != expected) {
            differ("/refused", expected, found);
        }
    }

    void check_figures() {
        const auto figures = expect_.find("figures");
        if (!figures) {
            return;
        }
        for (const std::string& id : figures->field_names()) {
            const Figure* figure = answer_.scene.find(id);
            const Reader fields = figures->at(id);
            if (figure == nullptr) {
                demand_known(fields, id);
                differ("/figures/" + pointer_token(id), fields.json(), "not on the map");
                continue;
            }
            std::optional<Json> written;
            for (const std::string& field : fields.field_names()) {
                const std::string where = "/figures/" + pointer_token(id) + "/" + field;
                if (field == "conditions") {
                    check_conditions(where, *figure, fields.at(field));
                    continue;
                }
                if (!written) {
                    spend(1000 + copy_work(*figure));
                    written = in_coordinates(write_figure(*figure), expect_.coordinates());
                }
                check_field(where, *figure, *written, field, fields.at(field));
            }
        }
    }

    /// An id that was never on the map is a slip of the pen, not a figure that has gone.
    void demand_known(const Reader& reader, const std::string& id) const {
        const bool known = answer_.start.find(id) != nullptr ||
                           std::ranges::any_of(answer_.events, [&](const Event& event) {
                               return brings(event, id);
                           });
        if (!known) {
            reader.fail_with(ErrorCode::bad_reference, "\"" + id + "\"",
                             "the id of a figure of the scene");
        }
    }

    /// `written`: the figure as answers write it.
    void check_field(std::string where, const Figure& figure, const Json& written,
                     const std::string& field, const Reader& expected) {
        const Json found = written.contains(field) ? written.at(field) : Json(nullptr);
        if (found == expected.json()) {
            return;
        }
        spend(1000 + copy_work(figure));  // which is copied and read
        demand_figure_field(field, expected);
        // Equal, too, if the figure read with that field is the same: in another order, or left
        // out.
        Json with_it = written;
        with_it[field] = expected.json();
        bool same = false;
        try {
            same = read_figure(axial(with_it)) == figure;
        } catch (const InputError&) {
            same = false;  // more hit points than it can have
        }
        if (!same) {
            differ(std::move(where), expected.json(), found);
        }
    }

    /// A value of the form that this field of a figure has; null stands for a field that is left
    /// out.
    void demand_figure_field(const std::string& field, const Reader& expected) const {
        const std::vector<std::string_view> names = names_of(figure_form.fields);
        if (std::ranges::find(names, field) == names.end()) {
            const auto meant = nearest(field, names);
            expected.fail_with(ErrorCode::unknown_field, "the unknown field " + in_quotes(field),
                               meant ? in_quotes(*meant) : "a field of a figure");
        }
        const bool no_hit_points = field == "hp" && expected.json() == 0;  // still there, at 0
        if (expected.json().is_null() || no_hit_points) {
            return;
        }
        Json form{{"id", "A"}, {"kind", "character"}, {"side", "party"}, {"at", {0, 0}}};
        if (field == "alsoAt") {
            form["kind"] = "objective";
        }
        form[field] = expected.json();
        try {
            static_cast<void>(read_figure(axial(form)));
        } catch (const InputError& error) {
            Error inside = error.error();
            const std::string place = "/" + field;
            inside.pointer = expected.pointer() + (inside.pointer.starts_with(place)
                                                       ? inside.pointer.substr(place.size())
                                                       : std::string{});
            throw InputError(inside);
        }
    }

    /// A figure as answers write it, whose hexes are axial.
    [[nodiscard]] Reader axial(const Json& form) const {
        return Reader{form}.with(expect_.coordinates()).with(expect_.rules());
    }

    // A set, and exact; `thisTurn` counts where it is said.
    void check_conditions(const std::string& where, const Figure& figure, const Reader& expected) {
        std::set<std::string> wanted;
        std::set<std::string> held;
        bool same = true;
        each(expected, [&](const Reader& item) {
            const HeldCondition condition = read_held_condition(item);
            wanted.emplace(name_of(condition.name));
            same = same && (item.is_text() || std::ranges::count(figure.conditions, condition) > 0);
        });
        for (const HeldCondition& condition : figure.conditions) {
            held.emplace(name_of(condition.name));
        }
        if (!same || wanted != held) {
            differ(where, expected.json(), write_list(figure.conditions, write_held_condition));
        }
    }

    void check_gone() {
        const auto gone = expect_.find("gone");
        if (!gone) {
            return;
        }
        each(*gone, [&](const Reader& item) {
            const std::string id = item.id();
            demand_known(item, id);
            if (answer_.scene.find(id) != nullptr) {
                differ("/gone", id, "on the map");
            }
        });
    }

    void check_elements() {
        const auto elements = expect_.find("elements");
        if (!elements) {
            return;
        }
        const Elements wanted = read_elements(*elements);
        for (const std::string& name : elements->field_names()) {
            const auto i = static_cast<std::size_t>(std::ranges::find(element_names, name) -
                                                    element_names.begin());
            if (answer_.scene.elements[i] != wanted[i]) {
                differ("/elements/" + name, name_of(wanted[i]), name_of(answer_.scene.elements[i]));
            }
        }
    }

    void check_damage(const Reader& expected) {
        each(expected, [&](const Reader& item) {
            item.only({"to", "amount"});
            demand_known(item.at("to"), item.at("to").id());
            static_cast<void>(item.at("amount").integer(limits::at_least_one));
        });
        spend(60 * answer_.events.size());
        if (const Json found = damage_list(answer_.events); found != expected.json()) {
            differ("/damage", expected.json(), found);
        }
    }

    void check_loot(const Reader& reader) {
        std::vector<Hex> wanted = read_hexes(reader);
        std::vector<Hex> found = answer_.scene.loot;
        std::ranges::sort(wanted);
        std::ranges::sort(found);
        if (wanted != found) {
            differ("/loot", write_list(wanted, write_hex), write_list(found, write_hex));
        }
    }

    void check_decks(const Reader& decks) {
        for (const std::string& owner : decks.field_names()) {
            const auto found = answer_.scene.decks.find(owner);
            const std::vector<Card> cards =
                found == answer_.scene.decks.end() ? std::vector<Card>{} : found->second;
            if (read_cards(decks.at(owner)) != cards) {
                differ("/decks/" + pointer_token(owner), decks.at(owner).json(),
                       write_list(cards, write_card));
            }
        }
    }

    /// Each event named must be there, after those named before it; of each only what is said.
    void check_events(const Reader& events) {
        std::size_t next = 0;
        each(events, [&](const Reader& wanted) {
            demand_event(wanted);
            const std::size_t from = next;
            while (next < answer_.events.size() && !is_such(next, wanted)) {
                ++next;
            }
            if (next == answer_.events.size()) {
                note("/events", wanted.json(), events_from(from));
                next = from;
                return;
            }
            ++next;
        });
    }

    /// A kind of event that there is, and fields that it has.
    static void demand_event(const Reader& wanted) {
        std::vector<std::string_view> names;
        for (const EventForm& event : event_forms()) {
            names.push_back(event.name);
        }
        const EventForm& event = event_forms()[wanted.at("event").one_of(names, "an event")];
        std::vector<std::string_view> fields = names_of(event.form->fields);
        fields.insert(fields.end(), {"event", "clause"});
        wanted.only(fields);
    }

    [[nodiscard]] bool is_such(std::size_t event, const Reader& wanted) {
        const Json& written = written_event(event);
        spend(20);
        return std::ranges::all_of(wanted.field_names(), [&](const std::string& field) {
            return written.contains(field) && written.at(field) == wanted.at(field).json();
        });
    }

    /// An event as it is printed; null if it is not.
    const Json& written_event(std::size_t number) {
        written_.resize(answer_.events.size());
        std::optional<Json>& written = written_[number];
        if (!written) {
            spend(400);
            const Event& event = answer_.events[number];
            written = is_printed(event) ? in_coordinates(write_event(event), expect_.coordinates())
                                        : Json();
        }
        return *written;
    }

    /// The events that are printed, from this one on, as a JSON array.
    std::string events_from(std::size_t first) {
        std::string text;
        for (std::size_t i = first; i < answer_.events.size(); ++i) {
            if (const Json& event = written_event(i); !event.is_null()) {
                text += (text.empty() ? "" : ",") + event.dump();
            }
        }
        return '[' + text + ']';
    }

    Reader expect_;
    const PlayAnswer& answer_;
    std::vector<std::optional<Json>> written_;  // by number of the event
    std::vector<Mismatch> mismatches_;
};

}  // namespace

Json damage_list(std::span<const Event> events) {
    Json list = Json::array();
    for (const Event& event : events) {
        if (const auto* damage = std::get_if<event::Damage>(&event.what);
            damage != nullptr && damage->amount > 0) {
            list.push_back({{"to", damage->to}, {"amount", damage->amount}});
        }
    }
    return list;
}

std::vector<Mismatch> check_expectation(const Reader& expect, const PlayAnswer& answer) {
    return Check{expect, answer}.all();
}

}  // namespace standee
