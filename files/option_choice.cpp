#include "files/option_choice.hpp"

#include "files/value_forms.hpp"

namespace standee {
namespace {

using event::Option;

constexpr std::string_view ids = R"({"type":"array","items":"@id"})";
constexpr std::array option_fields{
    field<&Option::figure>("figure").described_by("@id"),
    field<&Option::figure>("focus").described_by("@id"),
    field<&Option::end>("end"),
    field<&Option::targets>("targets").described_by(ids),
    field<&Option::path>("path"),
    field<&Option::along>("along").described_by(ids).says("The figures attacked along the path."),
    field<&Option::words>("says").says("The option in words, if it is neither a figure nor a hex."),
};

}  // namespace

constexpr Form option_form{option_fields, nullptr,
                           "One option of a choice. In a turn, focus is the enemy that the figure "
                           "focuses on."};

event::OptionChoice read_option_choice(const Reader& reader) {
    if (!reader.is_object()) {
        return static_cast<std::size_t>(reader.integer(limits::choice));
    }
    Option option;
    read_form(reader, option_form, &option);
    return option;
}

}  // namespace standee
