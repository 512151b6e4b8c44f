#pragma once

#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "files/document.hpp"

// For the sources that write: what is as it would be if it were left out is left out.

namespace standee {

template <class T, class Write>
Json write_list(const std::vector<T>& values, Write write) {
    Json list = Json::array();
    for (const T& value : values) {
        list.push_back(write(value));
    }
    return list;
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
