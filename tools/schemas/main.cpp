#include <iostream>
#include <nlohmann/json.hpp>

#include "files/form_schema.hpp"

/// Prints the parts of the schemas that come from the declarations of forms:
/// `[["event","/$defs/heal",{...}],...]`. tools/scripts/generate-schemas sets them in place.
int main() {
    standee::Json parts = standee::Json::array();
    for (const standee::PublishedPart& part : standee::published_parts()) {
        parts.push_back({part.file, part.pointer, part.schema});
    }
    std::cout << parts << '\n';
}
