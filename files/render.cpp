#include "files/render.hpp"

#include <nlohmann/json.hpp>

#include "lib/words.hpp"

namespace standee {
namespace {

constexpr std::size_t longest = 60;

void render(const nlohmann::ordered_json& value, std::string& out);

/// Whether there is still room; says so with dots where there is none.
bool has_room(std::string& out) {
    if (out.size() < longest) {
        return true;
    }
    out += "...";
    return false;
}

void render_array(const nlohmann::ordered_json& array, std::string& out) {
    out += '[';
    for (std::size_t i = 0; i < array.size(); ++i) {
        out += i == 0 ? "" : ",";
        if (!has_room(out)) {
            break;
        }
        render(array[i], out);
    }
    out += ']';
}

void render_object(const nlohmann::ordered_json& object, std::string& out) {
    out += '{';
    bool first = true;
    for (const auto& [name, value] : object.items()) {
        out += first ? "" : ",";
        first = false;
        if (!has_room(out)) {
            break;
        }
        out += in_quotes(name) + ":";
        render(value, out);
    }
    out += '}';
}

void render(const nlohmann::ordered_json& value, std::string& out) {
    if (value.is_array()) {
        render_array(value, out);
    } else if (value.is_object()) {
        render_object(value, out);
    } else if (value.is_string()) {
        out += in_quotes(value.get_ref<const std::string&>());
    } else {
        out += value.dump();
    }
}

}  // namespace

std::string abbreviated(const nlohmann::ordered_json& value) {
    std::string out;
    render(value, out);
    return out;
}

std::string in_quotes(std::string_view text) {
    const std::string_view start = start_of(text, longest);
    const nlohmann::ordered_json json =
        std::string{start} + (start.size() < text.size() ? "..." : "");
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace standee
