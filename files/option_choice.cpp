#include "files/option_choice.hpp"

#include "files/fields.hpp"
#include "files/values_json.hpp"

namespace standee {
namespace {

event::Option read_option(const Reader& reader) {
    reader.only(fields::option);
    event::Option option;
    for (const std::string_view name : {"figure", "focus"}) {
        if (const auto figure = reader.find(name)) {
            option.figure = figure->text();
        }
    }
    if (const auto end = reader.find("end")) {
        option.end = read_hex(*end);
    }
    option.targets =
        reader.list_or_none("targets", [](const Reader& target) { return target.text(); });
    option.path = reader.list_or_none("path", [](const Reader& hex) { return read_hex(hex); });
    if (reader.find("along")) {
        option.along = reader.list_or_none("along", [](const Reader& id) { return id.text(); });
    }
    if (const auto says = reader.find("says")) {
        option.words = says->text();
    }
    return option;
}

}  // namespace

event::OptionChoice read_option_choice(const Reader& reader) {
    if (reader.is_object()) {
        return read_option(reader);
    }
    return static_cast<std::size_t>(reader.integer(limits::choice));
}

}  // namespace standee
