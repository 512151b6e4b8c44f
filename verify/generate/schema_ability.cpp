#include "verify/generate/schema_ability.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "files/ability_json.hpp"
#include "lib/error.hpp"
#include "verify/fields/schema_part.hpp"

namespace standee::generate {
namespace {

using verify::SchemaPart;

constexpr int attempts = 20;

/// Values for what the schema describes by a pattern, or by more than a case can use.
struct Sample {
    std::string_view definition;
    std::vector<const char*> values;
};

const std::vector<Sample>& samples() {
    static const std::vector<Sample> all{
        {"relative", {R"("+0")", R"("+1")", R"("-1")", R"("+2")"}},
        {"elementChoice", {R"("fire")", R"("ice")", R"("fire/ice")", R"("wild")"}},
        {"id", {R"("guard")", R"("scout")", R"("imp")"}},
        {"sets", {R"(["guard"])", R"(["scout","imp"])"}},
        {"area",
         {R"({"grey":[0,0],"red":[[1,0]]})", R"({"grey":[0,0],"red":[[1,0],[1,-1]]})",
          R"({"red":[[0,0],[1,0]]})", R"({"grey":[0,0],"red":[[1,0]],"blue":[[-1,0]]})",
          R"({"grey":[0,0],"red":[[1,0]],"blue":[[-1,0],[0,-1]]})"}},
        {"bonus",
         {R"({"kind":"shield","value":1,"uses":2,"lasts":"persistent"})",
          R"({"kind":"retaliate","value":2,"lasts":"persistent"})",
          R"({"kind":"attack","attack":"+1","uses":1,"lasts":"persistent"})"}},
        {"abilities",
         {R"([{"attack":{"value":1}}])", R"([{"move":{"points":1}},{"attack":{"value":1}}])",
          R"([{"heal":{"value":1,"self":true}}])", R"([{"shield":{"value":1}}])",
          R"([{"consume":["fire"],"to":[{"shield":{"value":1}}]},{"attack":{"value":1}}])"}}};
    return all;
}

class SchemaDice {
public:
    explicit SchemaDice(Dice& dice) : dice_{dice} {}

    Json ability() {
        const Json& kinds = SchemaPart::defined("ability").at("properties");
        std::vector<std::string> names;
        for (const auto& [name, schema] : kinds.items()) {
            if (name != "to" && name != "else" && name != "switchRank") {  // never within a card
                names.push_back(name);
            }
        }
        const std::string& name = dice_.pick(names);
        const SchemaPart kind{kinds.at(name)};
        Json ability{{name, name == "if" ? condition(kind) : value(kind)}};
        if (name == "consume" || name == "rank" || name == "if") {
            ability["to"] = value(SchemaPart::defined("abilities"));
            if (dice_.percent(50)) {
                ability["else"] = value(SchemaPart::defined("abilities"));
            }
        }
        return ability;
    }

private:
    /// What an "if" asks: one thing, most often whether an ability was performed.
    Json condition(const SchemaPart& part) {
        const auto ways = part.at("oneOf").get<std::vector<Json>>();
        const Json& way = dice_.percent(50) ? ways.front() : dice_.pick(ways);
        Json asked = Json::object();
        for (const std::string& name : way.at("required").get<std::vector<std::string>>()) {
            asked[name] = value(SchemaPart{part.at("properties").at(name)});
        }
        return asked;
    }

    Json value(const SchemaPart& part) {
        const auto sample = std::ranges::find(samples(), part.definition(), &Sample::definition);
        if (sample != samples().end()) {
            return Json::parse(dice_.pick(sample->values));
        }
        const std::vector<SchemaPart> alternatives = part.alternatives();
        const SchemaPart& one = dice_.pick(alternatives);
        return alternatives.size() > 1 ? value(one) : simple(one);
    }

    Json simple(const SchemaPart& part) {
        if (part.has("const")) {
            return part.at("const");
        }
        if (part.has("enum")) {
            return dice_.pick(part.at("enum").get<std::vector<Json>>());
        }
        if (part.has("properties")) {
            return object(part);
        }
        if (part.is("array")) {
            return list(SchemaPart{part.at("items")});
        }
        return part.is("integer") ? number(part) : Json(true);
    }

    Json number(const SchemaPart& part) {
        const int least = std::max(part.at("minimum").get<int>(), -1);
        return dice_.between(least, std::min(part.at("maximum").get<int>(), 3));
    }

    Json list(const SchemaPart& items) {
        Json list = Json::array();
        for (int count = dice_.between(1, 2); count > 0; --count) {
            Json item = value(items);
            if (std::ranges::find(list, item) == list.end()) {
                list.push_back(std::move(item));
            }
        }
        return list;
    }

    Json object(const SchemaPart& part) {
        const Json required = part.has("required") ? part.at("required") : Json::array();
        Json object = Json::object();
        for (const auto& [name, schema] : part.at("properties").items()) {
            const bool needed = std::ranges::count(required, Json(name)) > 0;
            // The way of a push is for steps: a monster's is chosen when it happens.
            if (name != "path" && (needed || dice_.percent(30))) {
                object[name] = value(SchemaPart{schema});
            }
        }
        return object;
    }

    Dice& dice_;
};

}  // namespace

std::optional<Ability> random_ability_by_schema(Dice& dice, const Edition& edition) {
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const Json drawn = SchemaDice{dice}.ability();
        try {
            return read_ability(Reader{drawn}.with(edition));
        } catch (const InputError&) {  // fields that exclude each other, or another edition's
            continue;
        }
    }
    return std::nullopt;
}

}  // namespace standee::generate
