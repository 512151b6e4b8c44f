#include "files/form.hpp"

namespace standee {
namespace {

/// The value of a field within an object that is only looked at.
const void* value_in(const FieldForm& field, const void* object) {
    return field.part(const_cast<void*>(object));  // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

}  // namespace

void ValueOf<std::string>::read(const Reader& reader, const FieldForm& field, std::string& value) {
    value = !field.names.empty() ? field.names[reader.one_of(field.names, field.kind_of_name)]
            : field.is_id        ? reader.id()
                                 : reader.text();
}

std::vector<std::string_view> names_of(std::span<const FieldForm> fields) {
    std::vector<std::string_view> names;
    names.reserve(fields.size());
    for (const FieldForm& field : fields) {
        names.push_back(field.name);
    }
    return names;
}

void demand_only(const Reader& reader, std::span<const FieldForm> fields) {
    reader.only(names_of(fields));
}

void read_fields(const Reader& reader, std::span<const FieldForm> fields, void* object) {
    for (const FieldForm& field : fields) {
        const auto there =
            field.is_required ? std::optional{reader.at(field.name)} : reader.find(field.name);
        if (there) {
            field.value->read(*there, field, field.part(object));
        }
    }
}

void read_form(const Reader& reader, const Form& form, void* object) {
    demand_only(reader, form.fields);
    read_fields(reader, form.fields, object);
    if (form.check != nullptr) {
        form.check(reader, object);
    }
}

void write_fields(std::span<const FieldForm> fields, const void* object, Json& json) {
    for (const FieldForm& field : fields) {
        if (field.value->write == nullptr) {
            continue;
        }
        Json value = field.value->write(field, value_in(field, object));
        if (!value.is_null()) {
            json[field.name] = std::move(value);
        }
    }
}

Json write_form(const Form& form, const void* object) {
    Json json = Json::object();
    write_fields(form.fields, object, json);
    return json;
}

bool same_fields(std::span<const FieldForm> fields, const void* a, const void* b) {
    return std::ranges::all_of(fields, [&](const FieldForm& field) {
        return field.value->same(field, value_in(field, a), value_in(field, b));
    });
}

}  // namespace standee
