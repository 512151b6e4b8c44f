#include "disputes/claim_subjects.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace standee {
namespace {

using Of = ClaimSubject::Of;

Of aspect_of(const std::string& field) {
    if (field == "hp" || field == "maxHp") {
        return Of::hit_points;
    }
    if (field == "conditions") {
        return Of::conditions;
    }
    return field == "at" ? Of::place : Of::other;
}

/// Collects what an expectation names.
class Collector {
public:
    Collector(const Json& expect, const PlayAnswer& answer, std::span<const std::string> only)
        : expect_{expect}, answer_{answer}, only_{only} {}

    Matter all() {
        figures();
        named("elements", Of::element);
        named("decks", Of::deck);
        if (counts("/damage") && expect_.contains("damage")) {
            add(Of::damage, "");
        }
        if (counts("/loot") && expect_.contains("loot")) {
            add(Of::loot, "");
        }
        if (counts("/gone") && expect_.contains("gone")) {
            for (const Json& id : expect_["gone"]) {
                add(Of::hit_points, id.get<std::string>());
            }
        }
        if (counts("/events") && expect_.contains("events")) {
            events();
        }
        if (expect_.contains("refused")) {
            add(Of::step, std::to_string(expect_["refused"].get<std::size_t>()));
        }
        if (answer_.refused) {
            add(Of::step, std::to_string(*answer_.refused));
        }
        return matter_;
    }

private:
    void add(Of of, std::string name) { matter_.insert({of, std::move(name)}); }
    [[nodiscard]] bool counts(const std::string& place) const {
        return only_.empty() || std::ranges::find(only_, place) != only_.end();
    }

    void figures() {
        if (!expect_.contains("figures")) {
            return;
        }
        for (const auto& [id, fields] : expect_["figures"].items()) {
            const bool whole = !only_.empty() && counts("/figures/" + id);  // it is not there
            for (const auto& [field, value] : fields.items()) {
                if (whole || counts("/figures/" + id + "/" + field)) {
                    add(whole ? Of::hit_points : aspect_of(field), id);
                }
            }
        }
    }

    void named(const std::string& list, Of of) {
        if (!expect_.contains(list)) {
            return;
        }
        for (const auto& [name, value] : expect_[list].items()) {
            if (counts("/" + list + "/" + name)) {
                add(of, name);
            }
        }
    }

    void events() {
        for (const Json& event : expect_["events"]) {
            if (event.contains("event") && event["event"].is_string()) {
                add(Of::event, event["event"].get<std::string>());
            }
            for (const char* field : {"figure", "to", "target", "on"}) {
                if (event.contains(field) && event[field].is_string()) {
                    add(Of::other, event[field].get<std::string>());
                }
            }
        }
    }

    const Json& expect_;
    const PlayAnswer& answer_;
    std::span<const std::string> only_;
    Matter matter_;
};

}  // namespace

Matter matter_of(const Json& expect, const PlayAnswer& answer, std::span<const std::string> only) {
    if (answer.refused && !expect.contains("refused")) {
        return {{Of::step, std::to_string(*answer.refused)}};
    }
    return Collector{expect, answer, only}.all();
}

}  // namespace standee
