#include "tests/support/json_schema.hpp"

#include <regex.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>

#include "files/read_file.hpp"

namespace standee::support {
namespace {

bool is_of_type(const Json& value, const std::string& type) {
    return (type == "object" && value.is_object()) || (type == "array" && value.is_array()) ||
           (type == "string" && value.is_string()) || (type == "boolean" && value.is_boolean()) ||
           (type == "number" && value.is_number()) || (type == "null" && value.is_null()) ||
           (type == "integer" && value.is_number() &&
            value.get<double>() == std::floor(value.get<double>()));
}

bool check_size(const std::string& keyword, std::size_t limit, const Json& value) {
    const std::string what = keyword.substr(3);
    const bool applies = (what == "Items" && value.is_array()) ||
                         (what == "Properties" && value.is_object()) ||
                         (what == "Length" && value.is_string());
    if (what != "Items" && what != "Properties" && what != "Length") {
        throw std::logic_error("a keyword that this reader of schemas does not know: " + keyword);
    }
    const std::size_t size = value.is_string() ? value.get<std::string>().size() : value.size();
    return !applies || (keyword.starts_with("min") ? size >= limit : size <= limit);
}

}  // namespace

struct PublishedSchemas::Place {
    std::string file;
    const Json& schema;
};

/// A pattern of the schemas: they are extended regular expressions of POSIX too.
class PublishedSchemas::Pattern {
public:
    explicit Pattern(const std::string& text) {
        if (regcomp(&expression_, text.c_str(), REG_EXTENDED | REG_NOSUB) != 0) {
            throw std::logic_error("a pattern that is none: " + text);
        }
    }
    ~Pattern() { regfree(&expression_); }
    Pattern(const Pattern&) = delete;
    Pattern& operator=(const Pattern&) = delete;

    [[nodiscard]] bool matches(const std::string& text) const {
        return regexec(&expression_, text.c_str(), 0, nullptr, 0) == 0;
    }

private:
    regex_t expression_{};
};

PublishedSchemas::PublishedSchemas() = default;
PublishedSchemas::~PublishedSchemas() = default;

const Json& PublishedSchemas::schema(const std::string& name) {
    const std::string file = name + ".schema.json";
    const auto known = files_.find(file);
    if (known != files_.end()) {
        return known->second;
    }
    const std::string path = std::string{STANDEE_SOURCE_DIR} + "/docs/schema/" + file;
    return files_.emplace(file, read_document(path)).first->second;
}

std::optional<std::string> PublishedSchemas::complaint(const std::string& name, const Json& value) {
    return check({name + ".schema.json", schema(name)}, value, "");
}

const PublishedSchemas::Pattern& PublishedSchemas::pattern(const std::string& text) {
    return patterns_.try_emplace(text, text).first->second;
}

const PublishedSchemas::Place& PublishedSchemas::resolve(const Place& from,
                                                         const std::string& reference) {
    const auto known = places_.find({from.file, reference});
    if (known != places_.end()) {
        return known->second;
    }
    const std::size_t hash = reference.find('#');
    const std::string file = reference.substr(0, hash);
    const std::string target = file.empty() ? from.file : file;
    const Json& whole = schema(target.substr(0, target.find('.')));
    const Json& part = hash == std::string::npos
                           ? whole
                           : whole.at(Json::json_pointer{reference.substr(hash + 1)});
    return places_.try_emplace({from.file, reference}, Place{target, part}).first->second;
}

PublishedSchemas::Complaint PublishedSchemas::check(const Place& place, const Json& value,
                                                    const std::string& at) {
    if (place.schema.is_boolean()) {
        return place.schema.get<bool>() ? std::nullopt : Complaint{at + ": nothing may stand here"};
    }
    for (const auto& [keyword, argument] : place.schema.items()) {
        if (Complaint problem = check_keyword(place, keyword, argument, value, at)) {
            return problem;
        }
    }
    return std::nullopt;
}

PublishedSchemas::Complaint PublishedSchemas::check_keyword(const Place& place,
                                                            const std::string& keyword,
                                                            const Json& argument, const Json& value,
                                                            const std::string& at) {
    static const std::set<std::string> notes{"$schema", "title", "description", "$defs"};
    if (notes.contains(keyword)) {
        return std::nullopt;
    }
    if (keyword == "$ref") {
        return check(resolve(place, argument.get<std::string>()), value, at);
    }
    if (keyword == "anyOf" || keyword == "oneOf" || keyword == "not") {
        return check_combination(place, keyword, argument, value, at);
    }
    if (const auto known = check_children(place, keyword, argument, value, at)) {
        return *known;
    }
    if (check_value(keyword, argument, value)) {
        return std::nullopt;
    }
    return at + ": not " + keyword + " " + argument.dump();
}

PublishedSchemas::Complaint PublishedSchemas::check_combination(const Place& place,
                                                                const std::string& keyword,
                                                                const Json& argument,
                                                                const Json& value,
                                                                const std::string& at) {
    if (keyword == "not") {
        return check({place.file, argument}, value, at) ? std::nullopt
                                                        : Complaint{at + ": not not"};
    }
    const auto fits = std::ranges::count_if(
        argument, [&](const Json& choice) { return !check({place.file, choice}, value, at); });
    const bool good = keyword == "anyOf" ? fits > 0 : fits == 1;
    return good ? std::nullopt : Complaint{at + ": not " + keyword};
}

/// Keywords about what is inside a list or an object; none for another keyword.
std::optional<PublishedSchemas::Complaint> PublishedSchemas::check_children(
    const Place& place, const std::string& keyword, const Json& argument, const Json& value,
    const std::string& at) {
    Complaint problem;
    const auto look = [&](const Json& schema, const Json& child, const std::string& step) {
        if (!problem) {
            problem = check({place.file, schema}, child, at + "/" + step);
        }
    };
    if (keyword == "properties" || keyword == "propertyNames" ||
        keyword == "additionalProperties") {
        static const Json none = Json::object();
        const Json& object = value.is_object() ? value : none;
        const auto properties = place.schema.find("properties");
        const Json& known = properties == place.schema.end() ? none : *properties;
        for (const auto& [name, child] : object.items()) {
            if (keyword == "propertyNames") {
                look(argument, name, name);
            } else if (keyword == "properties" && argument.contains(name)) {
                look(argument.at(name), child, name);
            } else if (keyword == "additionalProperties" && !known.contains(name)) {
                look(argument, child, name);
            }
        }
        return problem;
    }
    if (keyword == "items" || keyword == "prefixItems") {
        for (std::size_t i = 0; value.is_array() && i < value.size(); ++i) {
            if (keyword == "items") {
                look(argument, value.at(i), std::to_string(i));
            } else if (i < argument.size()) {
                look(argument.at(i), value.at(i), std::to_string(i));
            }
        }
        return problem;
    }
    return std::nullopt;
}

bool PublishedSchemas::check_value(const std::string& keyword, const Json& argument,
                                   const Json& value) {
    if (keyword == "type") {
        return is_of_type(value, argument.get<std::string>());
    }
    if (keyword == "const") {
        return value == argument;
    }
    if (keyword == "enum") {
        return std::ranges::find(argument, value) != argument.end();
    }
    if (keyword == "required") {
        return !value.is_object() || std::ranges::all_of(argument, [&](const Json& name) {
            return value.contains(name.get<std::string>());
        });
    }
    if (keyword == "minimum" || keyword == "maximum") {
        // As doubles: the library compares -1 and 2^64 - 1 as equal.
        return !value.is_number() ||
               (keyword == "minimum" ? value.get<double>() >= argument.get<double>()
                                     : value.get<double>() <= argument.get<double>());
    }
    if (keyword == "pattern") {
        return !value.is_string() ||
               pattern(argument.get<std::string>()).matches(value.get<std::string>());
    }
    if (keyword == "uniqueItems") {
        std::set<Json> items;
        return !value.is_array() || std::ranges::all_of(value, [&](const Json& item) {
            return items.insert(item).second;
        });
    }
    return check_size(keyword, argument.get<std::size_t>(), value);
}

}  // namespace standee::support
