#include "import/mover/differences.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "files/render.hpp"
#include "files/scene_json.hpp"
#include "lib/words.hpp"

namespace standee::mover {
namespace {

constexpr const char* no_more = ", as a Monster Mover link says no more";

Error difference(const std::string& pointer, const Json& found, const Json& said) {
    const std::string expected =
        (said.is_null() ? "nothing" : abbreviated(said)) + std::string{no_more};
    return {ErrorCode::out_of_range, pointer, found.is_null() ? "nothing" : abbreviated(found),
            expected, std::nullopt};
}

/// The entries of a list of the map that the other list lacks, or the whole list if the other one
/// has more entries.
void compare_lists(const Json& found, const Json& said, const std::string& pointer,
                   std::vector<Error>& result) {
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (std::ranges::find(said, found[i]) == said.end()) {
            result.push_back(difference(pointer + "/" + std::to_string(i), found[i], {}));
        }
    }
    for (const Json& item : said) {
        if (std::ranges::find(found, item) == found.end()) {
            result.push_back(difference(pointer, found, said));
            return;
        }
    }
}

void compare(const Json& found, const Json& said, const std::string& pointer, bool on_map,
             std::vector<Error>& result) {
    if (found == said) {
        return;
    }
    if (on_map && (found.is_array() || found.is_null()) && (said.is_array() || said.is_null())) {
        compare_lists(found.is_null() ? Json::array() : found,
                      said.is_null() ? Json::array() : said, pointer, result);
        return;
    }
    if (found.is_object() && said.is_object()) {
        for (const auto& [name, value] : found.items()) {
            const auto other = said.find(name);
            compare(value, other == said.end() ? Json{} : *other,
                    pointer + "/" + pointer_token(name), on_map || pointer + name == "map", result);
        }
        for (const auto& [name, value] : said.items()) {
            if (!found.contains(name)) {
                compare({}, value, pointer + "/" + pointer_token(name), on_map, result);
            }
        }
        return;
    }
    if (found.is_array() && said.is_array() && found.size() == said.size()) {
        for (std::size_t i = 0; i < found.size(); ++i) {
            compare(found[i], said[i], pointer + "/" + std::to_string(i), false, result);
        }
        return;
    }
    result.push_back(difference(pointer, found, said));
}

}  // namespace

std::vector<Error> differences(const Scene& scene, const Scene& said) {
    std::vector<Error> result;
    compare(write_scene(scene), write_scene(said), "", false, result);
    return result;
}

}  // namespace standee::mover
