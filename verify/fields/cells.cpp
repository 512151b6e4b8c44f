#include "verify/fields/cells.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "lib/words.hpp"
#include "verify/fields/schema_part.hpp"

namespace standee::verify {
namespace {

/// Definitions whose values are one class: too many to tell apart, or forms of their own.
constexpr std::array<std::string_view, 8> opaque{"condition", "element", "elementChoice", "id",
                                                 "abilities", "ability", "hex",           "bonus"};

bool is_opaque(const SchemaPart& part) {
    return std::ranges::find(opaque, part.definition()) != opaque.end();
}

/// Definitions that abilities use in many places. Their cells are counted once for all of them,
/// under the name of the definition.
constexpr std::array<std::string_view, 7> shared{
    "effect", "count", "countInAttack", "countBeforeTurn", "countOfTarget", "countOfTokens", "add"};

bool is_shared(const SchemaPart& part) {
    return std::ranges::find(shared, part.definition()) != shared.end();
}

/// Values that are never written, because they mean the same as leaving the field out or as another
/// spelling; an empty value: none of the field.
constexpr std::array unwritten = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"add.pierce", "0"},
    {"add.targets", "0"},
    {"add.targets", "1"},
    {"add.targets", "more"},
    {"add.value", "0"},
    {"add.value", "1"},
    {"add.value", "more"},
    {"attack.pierce", "0"},
    {"bonus.attack", "0"},
    {"bonus.attack", "1"},
    {"bonus.attack", "more"},
    {"bonus.attackNearby", "0"},
    {"bonus.attackNearby", "1"},
    {"bonus.attackNearby", "more"},
    {"bonus.attackersSuffer", "0"},
    {"create.at", "closestToEnemy"},
    {"damage.pick", "focus"},
    {"focus.not", "several"},  // there is one word
    {"pull.value", ""},
    {"push.value", ""},
    {"retaliate.range", "1"},
    {"summon.beside", "self"},
    {"summon.count", "1"},
    {"token.most", "0"},
});

/// A field of an ability that is part of another, as if that ability stood by itself.
std::string_view of_innermost(std::string_view field) {
    constexpr std::string_view abilities = "abilities[].";
    const std::size_t at = field.rfind(abilities);
    return at == std::string_view::npos ? field : field.substr(at + abilities.size());
}

bool is_unwritten(const Cell& cell) {
    const bool listed = std::ranges::any_of(unwritten, [&](const auto& one) {
        return one.first == of_innermost(cell.field) &&
               (one.second.empty() || one.second == cell.value);
    });
    const bool usual = cell.field.ends_with(".whom") && cell.value == "usual";
    const bool identity = (cell.field.ends_with(".divide") && cell.value == "1") ||
                          (cell.field.ends_with(".times") && cell.value == "1") ||
                          (cell.field.ends_with(".plus") && cell.value == "0");
    return listed || usual || identity || cell.field.starts_with("effect.path");
}

std::string below(const std::string& field, const std::string& name) {
    return field.empty() ? name : field + "." + name;
}

std::string text_of_constant(const Json& constant) {
    return constant.is_string() ? constant.get<std::string>() : constant.dump();
}

std::string class_of(const Json& number) { return number == 0 ? "0" : number == 1 ? "1" : "more"; }

constexpr const char* further_hexes_field = "figure.alsoAt";

/// The hexes of a figure beside its first one.
SchemaPart further_hexes() {
    return SchemaPart(SchemaPart::defined("figure").at("properties").at("alsoAt"));
}

class SchemaCells {
public:
    void add(const SchemaPart& part, const std::string& field) {
        if (is_shared(part) && field != part.definition()) {
            cells_.insert({field, "given"});
            add(part, std::string{part.definition()});
            return;
        }
        for (const SchemaPart& one : part.alternatives()) {
            if (is_shared(one) && field != one.definition()) {
                add(one, field);
            } else {
                add_one(one, field);
            }
        }
    }
    [[nodiscard]] std::set<Cell> take() {
        std::erase_if(cells_, is_unwritten);
        return std::move(cells_);
    }

private:
    void add_one(const SchemaPart& part, const std::string& field) {
        if (is_opaque(part) && !field.empty()) {
            cells_.insert({field, "given"});
        } else if (part.definition() == "relative") {
            cells_.insert({field, "relative"});
        } else if (part.has("const")) {
            cells_.insert({field, text_of_constant(part.at("const"))});
        } else if (part.has("enum")) {
            for (const Json& value : part.at("enum")) {
                cells_.insert({field, text_of_constant(value)});
            }
        } else if (part.has("properties")) {
            for (const auto& [name, schema] : part.at("properties").items()) {
                add(SchemaPart(schema), below(field, name));
            }
        } else {
            add_simple(part, field);
        }
    }

    void add_simple(const SchemaPart& part, const std::string& field) {
        if (part.is("boolean")) {
            cells_.insert({field, "true"});
        } else if (part.is("integer")) {
            for (const int number : {0, 1, 2}) {
                if (number >= part.at("minimum").get<int>()) {
                    cells_.insert({field, class_of(number)});
                }
            }
        } else if (part.is("array")) {
            cells_.insert({field, "one"});
            cells_.insert({field, "several"});
            add(SchemaPart(part.at("items")), field + "[]");
        } else {
            cells_.insert({field, "given"});
        }
    }

    std::set<Cell> cells_;
};

/// Whether a value may be one that a part of a schema describes, by its type and its fields.
bool fits(const Json& value, const SchemaPart& part) {
    if (part.definition() == "relative") {
        return value.is_string() && value.get_ref<const std::string&>().find_first_of("+-") == 0;
    }
    if (part.has("const")) {
        return value == part.at("const");
    }
    if (part.has("enum")) {
        return std::ranges::find(part.at("enum"), value) != part.at("enum").end();
    }
    if (part.has("properties")) {
        return value.is_object() && std::ranges::all_of(value.items(), [&](const auto& field) {
                   return part.at("properties").contains(field.key());
               });
    }
    return part.is("boolean")   ? value.is_boolean()
           : part.is("integer") ? value.is_number()
           : part.is("array")   ? value.is_array()
                                : value.is_string();
}

class DocumentCells {
public:
    /// Looks for lists of abilities and hexes of figures, under the names that they have
    /// everywhere.
    void search(const Json& json, const std::string& pointer) {
        if (!json.is_structured()) {
            return;
        }
        for (const auto& [name, value] : json.items()) {
            const std::string place = pointer + "/" + pointer_token(name);
            const bool abilities = name == "abilities" || name == "to" || name == "else";
            if (abilities && value.is_array()) {
                for (std::size_t i = 0; i < value.size(); ++i) {
                    add(value[i], ability_, "", place + "/" + std::to_string(i));
                }
            }
            if (name == "alsoAt") {
                add(value, further_hexes(), further_hexes_field, place);
            }
            search(value, place);
        }
    }
    [[nodiscard]] std::vector<PlacedCell> take() { return std::move(cells_); }

private:
    void put(const std::string& field, std::string value, const std::string& pointer) {
        cells_.push_back({{field, std::move(value)}, pointer});
    }

    void add(const Json& value, const SchemaPart& part, const std::string& field,
             const std::string& pointer) {
        if (is_shared(part) && field != part.definition()) {
            put(field, "given", pointer);
            add(value, part, std::string{part.definition()}, pointer);
            return;
        }
        const std::vector<SchemaPart> alternatives = part.alternatives();
        const auto fitting = std::ranges::find_if(
            alternatives, [&](const SchemaPart& one) { return fits(value, one); });
        if (fitting == alternatives.end()) {
            return;
        }
        if (is_shared(*fitting) && field != fitting->definition()) {
            add(value, *fitting, field, pointer);
        } else {
            add_one(value, *fitting, field, pointer);
        }
    }

    void add_one(const Json& value, const SchemaPart& part, const std::string& field,
                 const std::string& pointer) {
        if (is_opaque(part) && !field.empty()) {
            put(field, "given", pointer);
        } else if (part.definition() == "relative") {
            put(field, "relative", pointer);
        } else if (part.has("const") || part.has("enum")) {
            put(field, text_of_constant(value), pointer);
        } else if (part.has("properties")) {
            for (const auto& [name, inner] : value.items()) {
                add(inner, SchemaPart(part.at("properties").at(name)), below(field, name),
                    pointer + "/" + pointer_token(name));
            }
        } else if (part.is("array")) {
            add_list(value, part, field, pointer);
        } else if (part.is("integer")) {
            put(field, class_of(value), pointer);
        } else if (value != false) {
            put(field, value == true ? "true" : "given", pointer);
        }
    }

    void add_list(const Json& list, const SchemaPart& part, const std::string& field,
                  const std::string& pointer) {
        if (!list.empty()) {
            put(field, list.size() == 1 ? "one" : "several", pointer);
        }
        for (std::size_t i = 0; i < list.size(); ++i) {
            add(list[i], SchemaPart(part.at("items")), field + "[]",
                pointer + "/" + std::to_string(i));
        }
    }

    SchemaPart ability_ = SchemaPart::defined("ability");
    std::vector<PlacedCell> cells_;
};

}  // namespace

std::set<Cell> cells_of_scenes() {
    SchemaCells cells;
    cells.add(further_hexes(), further_hexes_field);
    cells.add(SchemaPart::defined("ability"), "");
    return cells.take();
}

std::vector<PlacedCell> cells_in(const Json& document) {
    DocumentCells cells;
    cells.search(document, "");
    return cells.take();
}

}  // namespace standee::verify
