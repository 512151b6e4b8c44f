#include "import/mover/differences.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "files/render.hpp"
#include "files/scene_json.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"

namespace standee::mover {
namespace {

constexpr const char* no_more = ", as a Monster Mover link says no more";

Error difference(const std::string& pointer, const Json& found, const Json& from_link) {
    const std::string expected =
        (from_link.is_null() ? "nothing" : abbreviated(from_link)) + std::string{no_more};
    return {ErrorCode::out_of_range, pointer, found.is_null() ? "nothing" : abbreviated(found),
            expected, std::nullopt};
}

/// The entries of a list of the map that the other list lacks, or the whole list if the other one
/// has more entries.
void compare_lists(const Json& found, const Json& from_link, const std::string& pointer,
                   std::vector<Error>& result) {
    for (std::size_t i = 0; i < found.size(); ++i) {
        spend(10 + 2 * from_link.size());
        if (std::ranges::find(from_link, found[i]) == from_link.end()) {
            result.push_back(difference(pointer + "/" + std::to_string(i), found[i], {}));
        }
    }
    for (const Json& item : from_link) {
        spend(10 + 2 * found.size());
        if (std::ranges::find(found, item) == found.end()) {
            result.push_back(difference(pointer, found, from_link));
            return;
        }
    }
}

void compare(const Json& found, const Json& from_link, const std::string& pointer, bool on_map,
             std::vector<Error>& result) {
    if (found == from_link) {
        return;
    }
    if (on_map && (found.is_array() || found.is_null()) &&
        (from_link.is_array() || from_link.is_null())) {
        compare_lists(found.is_null() ? Json::array() : found,
                      from_link.is_null() ? Json::array() : from_link, pointer, result);
        return;
    }
    if (found.is_object() && from_link.is_object()) {
        for (const auto& [name, value] : found.items()) {
            const auto other = from_link.find(name);
            compare(value, other == from_link.end() ? Json{} : *other,
                    pointer + "/" + pointer_token(name), on_map || pointer + name == "map", result);
        }
        for (const auto& [name, value] : from_link.items()) {
            if (!found.contains(name)) {
                compare({}, value, pointer + "/" + pointer_token(name), on_map, result);
            }
        }
        return;
    }
    if (found.is_array() && from_link.is_array() && found.size() == from_link.size()) {
        for (std::size_t i = 0; i < found.size(); ++i) {
            compare(found[i], from_link[i], pointer + "/" + std::to_string(i), false, result);
        }
        return;
    }
    result.push_back(difference(pointer, found, from_link));
}

}  // namespace

std::vector<Error> differences(const Scene& scene, const Scene& from_link) {
    std::vector<Error> result;
    compare(write_scene(scene), write_scene(from_link), "", false, result);
    return result;
}

}  // namespace standee::mover
