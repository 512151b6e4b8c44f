#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <standee/events.hpp>
#include <standee/session.hpp>
#include <standee/turn.hpp>
#include <string>
#include <string_view>
#include <vector>

// Reads the values of include/standee from answers of the engine. A field that is missing or null
// leaves the value as it is.

namespace standee::values {

using Json = nlohmann::ordered_json;

inline void read_value(const Json& json, std::string& value) { value = json.get<std::string>(); }
inline void read_value(const Json& json, int& value) { value = json.get<int>(); }
inline void read_value(const Json& json, double& value) { value = json.get<double>(); }
inline void read_value(const Json& json, bool& value) { value = json.get<bool>(); }
inline void read_value(const Json& json, Hex& value) {
    value = {json.at(0).get<int>(), json.at(1).get<int>()};
}
void read_value(const Json& json, Narrowed& value);
void read_value(const Json& json, Reason& value);
void read_value(const Json& json, Contested& value);
void read_value(const Json& json, Part& value);
void read_value(const Json& json, Option& value);
void read_value(const Json& json, ChoiceOption& value);
void read_value(const Json& json, Answer& value);
void read_value(const Json& json, Waiting& value);
void read_value(const Json& json, Happened& value);
void read_value(const Json& json, WhyNot& value);
void read_value(const Json& json, Why& value);
void read_value(const Json& json, Way& value);
void read_value(const Json& json, SeenEnemy& value);
void read_value(const Json& json, Reach& value);

template <class T>
void read_value(const Json& json, std::optional<T>& value) {
    read_value(json, value.emplace());
}
template <class T>
void read_value(const Json& json, std::vector<T>& value) {
    for (const Json& item : json) {
        read_value(item, value.emplace_back());
    }
}

template <class T>
void read(const Json& json, std::string_view field, T& value) {
    if (const auto found = json.find(field); found != json.end() && !found->is_null()) {
        read_value(*found, value);
    }
}

/// Each item of an array as JSON text.
std::vector<std::string> texts_in(const Json& array);

/// The field as JSON text.
inline void read_text_of(const Json& json, std::string_view field, std::string& value) {
    if (const auto found = json.find(field); found != json.end()) {
        value = found->dump();
    }
}

}  // namespace standee::values
