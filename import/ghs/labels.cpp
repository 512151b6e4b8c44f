#include "import/ghs/labels.hpp"

#include <nlohmann/json.hpp>

namespace standee::ghs {

Labels::Labels(const Json& json) { read(json, ""); }

void Labels::read(const Json& json, const std::string& name) {
    if (json.is_string()) {
        texts_.emplace(name, json.get<std::string>());
    } else if (json.is_object()) {
        for (const auto& [field, value] : json.items()) {
            const bool joined = !name.empty() && !field.empty();
            read(value, name + (joined ? "." : "") + field);
        }
    }
}

// The files of an edition leave out the first part of the name: "data".
const std::string* Labels::find(std::string_view name) const {
    auto text = texts_.find(name);
    const std::size_t dot = name.find('.');
    if (text == texts_.end() && dot != std::string_view::npos) {
        text = texts_.find(name.substr(dot + 1));
    }
    return text == texts_.end() ? nullptr : &text->second;
}

std::string Labels::resolved(std::string_view text) const {
    std::string result;
    while (!text.empty()) {
        const std::size_t start = text.find('%');
        const std::size_t end = start == std::string_view::npos ? start : text.find('%', start + 1);
        if (end == std::string_view::npos) {
            break;
        }
        const std::string* known = find(text.substr(start + 1, end - start - 1));
        if (known == nullptr) {
            // The second sign may begin a label of its own.
            result += text.substr(0, end);
            text.remove_prefix(end);
            continue;
        }
        result.append(text.substr(0, start)).append(*known);
        text.remove_prefix(end + 1);
    }
    return result.append(text);
}

}  // namespace standee::ghs
