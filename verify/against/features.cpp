#include "verify/against/features.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "verify/shrink/document.hpp"
#include "verify/shrink/edits.hpp"

namespace standee::against {
namespace {

using Drop = std::function<bool(const std::string&)>;

/// Fields that every such object has, and names that mean nothing by themselves.
bool is_given(std::string_view key) {
    static constexpr std::array given{
        "id",     "kind",  "side",   "at",     "name",     "set",  "figure",  "from", "to",   "by",
        "points", "value", "amount", "target", "summoner", "card", "standee", "path", "cards"};
    return std::ranges::find(given, key) != given.end();
}

/// Fields whose text is one of a few words; others hold ids.
bool is_word(std::string_view key) {
    static constexpr std::array words{"rank",  "range", "targets", "edges",     "whom",
                                      "bonus", "until", "element", "condition", "attack",
                                      "move",  "value", "points",  "state"};
    return std::ranges::find(words, key) != words.end();
}

/// Walks a document and erases what is to be dropped.
class Walk {
public:
    explicit Walk(const Drop& drop) : drop_{drop} {}

    /// The document of a case. Figures are dropped by the caller, as others refer to them.
    void document(Json& document) {
        Json& scene = document["scene"];
        edition(scene);
        map(scene["map"]);
        acting_ = scene.contains("turn") ? scene["turn"].value("figure", "") : "";
        if (scene.contains("figures")) {
            figures(scene["figures"]);
        }
        for (const char* whole : {"level", "elements", "loot", "decks", "discards", "cards",
                                  "monsters", "standees", "progress", "rules", "roundNumber"}) {
            if (scene.contains(whole) && drop_(std::string{"scene/"} + whole)) {
                scene.erase(whole);
            }
        }
        if (scene.contains("turn")) {
            turn(scene["turn"]);
        }
        if (document.contains("steps")) {
            list_of_kinds("step", document["steps"]);
        }
    }

    [[nodiscard]] const std::vector<std::size_t>& dropped_figures() const { return figures_; }

private:
    void edition(Json& scene) {
        const auto dropped = [&](std::string_view name) {
            return drop_("edition/" + std::string{name});
        };
        if (!dropped(scene["edition"].get<std::string>())) {
            return;
        }
        for (const EditionId id : all_editions) {
            const std::string_view other = standee::edition(id).name();
            if (other != scene["edition"].get_ref<const std::string&>() && !dropped(other)) {
                scene["edition"] = other;
                return;
            }
        }
    }

    void map(Json& map) {
        for (const std::string& key : keys_of(map)) {
            Json& value = map[key];
            if (key == "hexes" || key == "coordinates") {
                continue;
            }
            if (key == "edges") {
                if (value == "open" && drop_("map/open edges")) {
                    map.erase(key);
                }
                continue;
            }
            const std::string feature = "map/" + key;
            if (drop_(feature)) {
                map.erase(key);
            } else if (value.is_array()) {
                each_object(value, feature);
            }
        }
    }

    void figures(Json& figures) {
        const auto acting = std::ranges::find_if(
            figures, [&](const Json& one) { return one.value("id", "") == acting_; });
        const Json side = acting == figures.end() ? Json{} : (*acting)["side"];
        for (std::size_t i = 0; i < figures.size(); ++i) {
            Json& figure = figures[i];
            const bool acts = !acting_.empty() && figure["id"] == acting_;
            const std::string kind = figure["kind"].get<std::string>();
            const std::string of = side.is_null()           ? figure["side"].get<std::string>()
                                   : figure["side"] == side ? "ally"
                                                            : "enemy";
            if (drop_(acts ? "acting/" + kind : "figure/" + of + " " + kind) && !acts) {
                figures_.push_back(i);
            }
            fields(figure, acts ? "acting" : "figure");
        }
    }

    void turn(Json& turn) {
        if (!turn.contains("abilities")) {
            static_cast<void>(drop_("ability/none on the card"));
            return;
        }
        Json& card = turn["abilities"];
        list_of_kinds("ability", card);
        std::string before;
        Json kept = Json::array();
        for (const Json& ability : card) {
            const std::string kind = kind_of(ability);
            if (before.empty() || !drop_("ability/" + before + " then " + kind)) {
                kept.push_back(ability);
                before = kind;
            }
        }
        card = kept;
    }

    /// Abilities and steps: objects with a key that says what they are.
    void list_of_kinds(const std::string& what, Json& list) {
        Json kept = Json::array();
        for (Json& item : list) {
            const std::string feature = what + "/" + kind_of(item);
            if (!item.is_object() || !drop_(feature)) {
                if (item.is_object()) {
                    const std::string kind = kind_of(item);
                    inside(item, kind, feature);
                    for (const std::string& key : keys_of(item)) {
                        if (key != kind) {
                            field(item, key, what + "/" + key);
                        }
                    }
                }
                kept.push_back(item);
            }
        }
        list = kept;
    }
    static std::string kind_of(const Json& item) {
        return item.is_object() && !item.empty() ? item.begin().key() : std::string{"?"};
    }

    void fields(Json& object, const std::string& of) {
        for (const std::string& key : keys_of(object)) {
            field(object, key, of + "/" + key);
        }
    }

    /// One field of an object, by its name, and what is in it.
    void field(Json& object, const std::string& key, const std::string& feature) {
        const Json& value = object[key];
        const bool off = value.is_boolean() && !value.get<bool>();
        if (!is_given(key) && !off && drop_(feature)) {
            object.erase(key);
        } else {
            inside(object, key, feature);
        }
    }
    void inside(Json& object, const std::string& key, const std::string& feature) {
        Json& value = object[key];
        if (value.is_object()) {
            fields(value, feature);
        } else if (value.is_array()) {
            words(value, feature);
            each_object(value, feature);
        } else if (value.is_string() && (is_word(key) || is_given(key))) {
            word(object, key, feature);
        } else if (key == "targets" && value.is_number_integer() && value > 1 &&
                   drop_(feature + "/several")) {
            object.erase(key);
        }
    }

    void word(Json& object, const std::string& key, const std::string& feature) {
        const std::string text = object[key].get<std::string>();
        const bool relative = text.starts_with('+') || text.starts_with('-');
        if (!relative && !is_word(key)) {
            return;
        }
        if (drop_(feature + "/" + (text == "-" ? "none" : relative ? "relative" : text))) {
            object.erase(key);
        }
    }

    void words(Json& list, const std::string& feature) {
        Json kept = Json::array();
        for (const Json& item : list) {
            const bool named = item.is_object() && item.contains("name");
            const Json name = named ? item["name"] : item;
            if (!name.is_string() || !is_condition_list(feature) ||
                !drop_(feature + "/" + name.get<std::string>())) {
                kept.push_back(item);
            }
        }
        list = kept;
    }
    static bool is_condition_list(const std::string& feature) {
        return feature.ends_with("conditions") || feature.ends_with("effects") ||
               feature.ends_with("immunities");
    }

    void each_object(Json& list, const std::string& feature) {
        for (Json& item : list) {
            if (item.is_object()) {
                fields(item, feature);
            } else if (item.is_array()) {
                each_object(item, feature);
            }
        }
    }

    static std::vector<std::string> keys_of(const Json& object) {
        std::vector<std::string> keys;
        for (const auto& [key, value] : object.items()) {
            keys.push_back(key);
        }
        return keys;
    }

    const Drop& drop_;
    std::string acting_;
    std::vector<std::size_t> figures_;
};

}  // namespace

Features features_of(const Json& document) {
    Features features;
    Json copy = document;
    const Drop note = [&](const std::string& feature) {
        features.insert(feature);
        return false;
    };
    Walk{note}.document(copy);
    return features;
}

std::optional<Json> without_features(Json document, const Drop& drop) {
    Walk walk{drop};
    try {
        walk.document(document);
        const auto& figures = walk.dropped_figures();
        for (std::size_t i = figures.size(); i-- > 0;) {
            document = verify::without_figure(document, figures[i]);
        }
        return verify::write_case(verify::read_case(document));
    } catch (const InputError&) {
        return std::nullopt;
    }
}

std::string feature_in_words(const std::string& feature) {
    const std::size_t slash = feature.find('/');
    const std::string of = feature.substr(0, slash);
    std::string rest = feature.substr(slash + 1);
    std::ranges::replace(rest, '/', ' ');
    if (of == "acting") {
        return "the acting figure: " + rest;
    }
    if (of == "figure") {
        return "another figure: " + rest;
    }
    return of == "ability" || of == "step" || of == "edition" ? of + " " + rest : rest;
}

}  // namespace standee::against
