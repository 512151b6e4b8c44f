#include "files/form.hpp"

#include <algorithm>

#include "files/render.hpp"

namespace standee {
namespace {

/// The value of a field within an object that is only looked at.
const void* value_in(const FieldForm& field, const void* object) {
    return field.part(const_cast<void*>(object));  // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

/// The values that an object has of some fields. Most objects have few of the fields that they may
/// have, in the order of the form.
class WrittenValues {
public:
    WrittenValues(const Reader& object, std::span<const FieldForm> fields)
        : object_{&object}, fields_{fields}, values_(fields.size()) {
        std::size_t next = 0;
        for (const JsonField& written : object.fields()) {
            const std::size_t found = position_of(written.name, next);
            if (found == fields.size()) {
                has_others_ = true;
            } else {
                values_[found] = &written.value;
                next = found + 1;
            }
        }
    }

    void demand_no_others() const {
        if (has_others_) {
            object_->only(names_of(fields_));  // says which field is wrong
        }
    }

    /// Reads them into the object, in the order of the form.
    void read(void* object) const {
        for (std::size_t i = 0; i < fields_.size(); ++i) {
            const FieldForm& field = fields_[i];
            if (values_[i] != nullptr) {
                field.value->read(object_->below(*values_[i]), field, field.part(object));
            } else if (field.is_required) {
                static_cast<void>(object_->at(field.name));  // says what is missing
            }
        }
    }

private:
    /// The position of the field of that name, looked for from `next` on and then before it.
    [[nodiscard]] std::size_t position_of(std::string_view name, std::size_t next) const {
        for (std::size_t i = next; i < fields_.size(); ++i) {
            if (same_name(fields_[i].name, name)) {
                return i;
            }
        }
        for (std::size_t i = 0; i < next; ++i) {
            if (same_name(fields_[i].name, name)) {
                return i;
            }
        }
        return fields_.size();
    }

    const Reader* object_;
    std::span<const FieldForm> fields_;
    std::vector<const JsonValue*> values_;  ///< of each field; null where it is left out
    bool has_others_ = false;
};

/// The value that stands in the place of an object, if the field of the object takes it.
std::string example_for(const FieldForm& field, const Reader& written) {
    const bool takes_number = field.value->schema.find("#integer") != std::string_view::npos;
    const bool fits =
        takes_number ? written.is_number() : written.is_text() || written.is_boolean();
    return fits ? written.found() : "...";
}

/// An object of the form, made of what stands in its place: `{"points": 3}`.
std::string example_of(const Form& form, const Reader& written) {
    std::string fields;
    for (const FieldForm& field : form.fields) {
        if (field.is_required) {
            fields += (fields.empty() ? "" : ", ") + in_quotes(field.name) + ": " +
                      (fields.empty() ? example_for(field, written) : "...");
        }
    }
    if (fields.empty() && !form.fields.empty()) {
        const FieldForm& first = form.fields.front();
        fields = in_quotes(first.name) + ": " + example_for(first, written);
    }
    return "{" + fields + "}";
}

}  // namespace

void demand_list(const Reader& reader, const FieldForm& field) {
    if (!reader.is_array() && !reader.is_object() && field.value->form != nullptr) {
        reader.fail(ErrorCode::wrong_type,
                    "a list such as [" + example_of(field.value->form(), reader) + "]");
    }
}

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
    WrittenValues{reader, fields}.demand_no_others();
}

void read_fields(const Reader& reader, std::span<const FieldForm> fields, void* object) {
    WrittenValues{reader, fields}.read(object);
}

void read_form(const Reader& reader, const Form& form, void* object) {
    if (!reader.is_object()) {
        reader.fail(ErrorCode::wrong_type, "an object such as " + example_of(form, reader));
    }
    const WrittenValues written{reader, form.fields};
    written.demand_no_others();
    written.read(object);
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
