#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "files/document.hpp"

namespace standee::support {

/// The published schemas, and whether a value is as one of them says. It knows the keywords of
/// JSON Schema 2020-12 that they use; any other is an error, so that none is passed over.
class PublishedSchemas {
public:
    PublishedSchemas();
    ~PublishedSchemas();

    /// The schema of that name: "scene" is docs/schema/scene.schema.json.
    const Json& schema(const std::string& name);

    /// Where and how `value` departs from the schema; none where it does not.
    std::optional<std::string> complaint(const std::string& name, const Json& value);

private:
    struct Place;
    class Pattern;
    using Complaint = std::optional<std::string>;

    const Place& resolve(const Place& from, const std::string& reference);
    Complaint check(const Place& place, const Json& value, const std::string& at);
    Complaint check_keyword(const Place& place, const std::string& keyword, const Json& argument,
                            const Json& value, const std::string& at);
    Complaint check_combination(const Place& place, const std::string& keyword,
                                const Json& argument, const Json& value, const std::string& at);
    std::optional<Complaint> check_children(const Place& place, const std::string& keyword,
                                            const Json& argument, const Json& value,
                                            const std::string& at);
    bool check_value(const std::string& keyword, const Json& argument, const Json& value);
    const Pattern& pattern(const std::string& text);

    std::map<std::string, Json> files_;
    std::map<std::pair<std::string, std::string>, Place> places_;  // by file and reference
    std::map<std::string, Pattern> patterns_;
};

}  // namespace standee::support
