#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "files/document.hpp"

// For the sources that write JSON: fields with default values are left out.

namespace standee {

struct Field {
    std::string_view name;
    Json value;
};

/// An object with these fields, in this order. It moves the values; an initializer list of Json
/// would first make a list of two for each field.
template <std::size_t count>
Json object_of(Field (&&fields)[count]) {
    Json::object_t object;
    object.reserve(count);
    for (Field& field : fields) {
        object.emplace_back(std::string{field.name}, std::move(field.value));
    }
    return Json(std::move(object));
}

template <class T, class Write>
Json write_list(const std::vector<T>& values, Write write) {
    Json::array_t list;
    list.reserve(values.size());
    for (const T& value : values) {
        list.emplace_back(write(value));
    }
    return Json(std::move(list));
}

template <class T>
void put_unless(Json& object, std::string_view field, const T& value, const T& otherwise) {
    if (!(value == otherwise)) {
        object[field] = value;
    }
}

template <class T>
void put_if(Json& object, std::string_view field, const std::optional<T>& value) {
    if (value) {
        object[field] = *value;
    }
}

template <class T, class Write>
void put_list(Json& object, std::string_view field, const std::vector<T>& values, Write write) {
    if (!values.empty()) {
        object[field] = write_list(values, write);
    }
}

}  // namespace standee
