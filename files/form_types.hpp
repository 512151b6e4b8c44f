#pragma once

#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "files/reader.hpp"

// A form is an object in a file, with its fields in the order in which they are written. One
// declaration of a field serves the reader, the writer, the list of fields in errors, and the
// schema (form_schema.hpp).

namespace standee {

/// Whether forms contain the texts of their schemas. The WebAssembly module leaves them out,
/// because a page or an npm program reads the schemas as files.
#ifdef __wasm__
inline constexpr bool has_schema_texts = false;
#else
inline constexpr bool has_schema_texts = true;
#endif

struct Form;
struct FieldForm;

/// How values of one type are read, written and compared.
struct ValueForm {
    void (*read)(const Reader&, const FieldForm&, void* value);  ///< null: only written
    /// Null: only read. If it returns null, the value is left out.
    Json (*write)(const FieldForm&, const void* value);
    bool (*same)(const FieldForm&, const void*, const void*);
    std::string_view schema;  ///< in the notation of form_schema.hpp; empty: that of `form`
    const Form& (*form)() = nullptr;
    bool list = false;  ///< the schema is that of an item of a list
    bool map = false;   ///< the schema is that of the values of an object with any names
};

/// A field of a form. Every function except `part` returns the same field with one property
/// changed.
struct FieldForm {
    std::string_view name;
    const ValueForm* value = nullptr;
    void* (*part)(void* object) = nullptr;  ///< the value of the field within the object
    std::string_view description{};
    std::string_view schema{};  ///< replaces the schema of the value
    Limits limits{};
    Fields names{};                   ///< of an enumeration, in the order of its values
    std::string_view kind_of_name{};  ///< "a rank", for errors
    int otherwise = 0;                ///< the number or enumerator for which the field is left out
    bool is_required = false;
    bool is_required_in_schema = false;
    bool is_always_written = false;
    bool is_id = false;  ///< the value is a text that is not empty

    // Declared before its uses, because clang evaluates them where they are.
    template <class T>
    [[nodiscard]] constexpr FieldForm with(T FieldForm::* member, T changed) const {
        FieldForm field = *this;
        field.*member = changed;
        return field;
    }

    /// The field is required, and is always written.
    [[nodiscard]] constexpr FieldForm required() const {
        FieldForm field = always_written().required_in_schema();
        field.is_required = true;
        return field;
    }
    /// The field is required in the schema only; the code that reads the form requires it when it
    /// reads the field.
    [[nodiscard]] constexpr FieldForm required_in_schema() const {
        return with(&FieldForm::is_required_in_schema, true);
    }
    [[nodiscard]] constexpr FieldForm always_written() const {
        return with(&FieldForm::is_always_written, true);
    }
    [[nodiscard]] constexpr FieldForm id() const { return with(&FieldForm::is_id, true); }
    [[nodiscard]] constexpr FieldForm within(Limits all) const {
        return with(&FieldForm::limits, all);
    }
    /// One of these names; an error expects `kind`, "a rank".
    [[nodiscard]] constexpr FieldForm named(Fields all, std::string_view kind) const {
        return with(&FieldForm::names, all).with(&FieldForm::kind_of_name, kind);
    }
    /// The value of a number or an enumerator if the field is left out; 0 by default.
    [[nodiscard]] constexpr FieldForm or_else(int left_out) const {
        return with(&FieldForm::otherwise, left_out);
    }
    [[nodiscard]] constexpr FieldForm says(std::string_view text) const {
        return has_schema_texts ? with(&FieldForm::description, text) : *this;
    }
    [[nodiscard]] constexpr FieldForm described_by(std::string_view text) const {
        return has_schema_texts ? with(&FieldForm::schema, text) : *this;
    }
};

struct Form {
    std::span<const FieldForm> fields;
    /// Checks relations between fields: throws InputError, or completes the object that was read.
    void (*check)(const Reader&, void* object) = nullptr;
    std::string_view description{};
    std::string_view rules{};       ///< further keywords of the schema
    std::string_view definition{};  ///< its name among the "$defs" of scenes; empty: none
};

std::vector<std::string_view> names_of(std::span<const FieldForm> fields);
/// Throws InputError unless the value is an object that has only these fields.
void demand_only(const Reader& reader, std::span<const FieldForm> fields);
void read_fields(const Reader& reader, std::span<const FieldForm> fields, void* object);
/// Throws InputError with an example of an item, if the field is a list of objects and the value is
/// not.
void demand_list(const Reader& reader, const FieldForm& field);
/// Reads a whole form: checks that the value has only its fields, reads them and checks the object.
void read_form(const Reader& reader, const Form& form, void* object);
void write_fields(std::span<const FieldForm> fields, const void* object, Json& json);
/// Whether two objects are equal in all fields that are written.
bool same_fields(std::span<const FieldForm> fields, const void* a, const void* b);

template <class T>
T read_form(const Reader& reader, const Form& form) {
    T object;
    read_form(reader, form, &object);
    return object;
}
Json write_form(const Form& form, const void* object);

}  // namespace standee
