#include "apps/laid_out.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/escaped_controls.hpp"

namespace standee {
namespace {

constexpr std::size_t width = 100;

/// A number, a word, or a list of numbers: a hex.
bool is_leaf(const Json& value) {
    return value.is_array()
               ? std::ranges::all_of(value, [](const Json& item) { return item.is_number(); })
               : !value.is_object();
}

/// A list of leaves, or of pairs of them, that is filled.
bool is_filled(const Json& list) {
    return std::ranges::all_of(list, [](const Json& item) {
        return is_leaf(item) || (item.is_array() && std::ranges::all_of(item, is_leaf));
    });
}

std::string on_one_line(const Json& value) {
    std::string text;
    if (value.is_object()) {
        for (const auto& [name, item] : value.items()) {
            text += (text.empty() ? "" : ", ") + Json(name).dump() + ": " + on_one_line(item);
        }
        return "{" + text + "}";
    }
    if (!value.is_array()) {
        return value.dump();
    }
    for (const Json& item : value) {
        text += (text.empty() ? "" : is_leaf(value) ? "," : ", ") + on_one_line(item);
    }
    return "[" + text + "]";
}

/// Entries side by side, as many per line as there is room for.
std::string filled(const Json& list, const std::string& indent) {
    std::string text = indent;
    std::size_t used = indent.size();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string item = on_one_line(list[i]) + (i + 1 < list.size() ? "," : "");
        const bool first = used == indent.size();
        if (!first && used + 1 + item.size() > width) {
            text += "\n" + indent + item;
            used = indent.size() + item.size();
            continue;
        }
        text += (first ? "" : " ") + item;
        used += (first ? 0 : 1) + item.size();
    }
    return text;
}

/// `used` columns of the line are already taken, and one more after it by a comma.
std::string lay_out(const Json& value, std::size_t used, const std::string& indent, bool top) {
    const std::string line = on_one_line(value);
    if ((!top && used + line.size() + 1 <= width) || !value.is_structured() || value.empty()) {
        return line;
    }
    const std::string deeper = indent + "  ";
    if (value.is_array() && is_filled(value)) {
        return "[\n" + filled(value, deeper) + "\n" + indent + "]";
    }
    std::string text;
    for (const auto& [name, item] : value.items()) {
        const std::string start =
            deeper + (value.is_object() ? Json(name).dump() + ": " : std::string{});
        text += (text.empty() ? "" : ",\n") + start + lay_out(item, start.size(), deeper, false);
    }
    return value.is_object() ? "{\n" + text + "\n" + indent + "}"
                             : "[\n" + text + "\n" + indent + "]";
}

}  // namespace

std::string laid_out(const Json& document) {
    return escaped_controls(lay_out(document, 0, "", true)) + "\n";
}

}  // namespace standee
