#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "files/form_types.hpp"

namespace standee {

// Values. A codec says how values of one type are read and written, and what their schema is.
// `ValueOf<T>` is the codec of a type that is always written in the same way. The functions of a
// codec may take the field as well, if they depend on it.

template <class T>
struct ValueOf;

template <class T>
struct CodecOf {
    using Value = T;
    static constexpr std::string_view schema{};  ///< empty: the field or the form gives it
};
/// One that reads and writes a whole object, for a field that stands for several members. It
/// writes null for a field that is left out.
template <class T>
struct WholeCodecOf : CodecOf<T> {
    using Whole = T;
};

template <class Codec, class T>
void read_by(const Reader& reader, const FieldForm& field, T& value) {
    if constexpr (requires { Codec::read(reader, field, value); }) {
        Codec::read(reader, field, value);
    } else {
        Codec::read(reader, value);
    }
}
template <class Codec, class T>
Json write_by(const FieldForm& field, const T& value) {
    if constexpr (requires { Codec::write(field, value); }) {
        return Codec::write(field, value);
    } else {
        return Codec::write(value);
    }
}

/// A type with a function that reads it and one that writes it.
template <class T, auto read_value, auto write_value>
struct PlainValue : CodecOf<T> {
    static void read(const Reader& reader, T& value) { value = read_value(reader); }
    static Json write(const T& value) { return write_value(value); }
};
template <class T, auto write_value>
struct WrittenValue : CodecOf<T> {
    static Json write(const T& value) { return write_value(value); }
};

template <class Number>
    requires std::is_integral_v<Number>
struct ValueOf<Number> : CodecOf<Number> {
    static void read(const Reader& reader, const FieldForm& field, Number& value) {
        value = static_cast<Number>(reader.integer(field.limits));
    }
    static Json write(Number value) { return value; }
    static constexpr std::string_view schema = "#integer";
};
template <>
struct ValueOf<bool> : CodecOf<bool> {
    static void read(const Reader& reader, bool& value) { value = reader.boolean(); }
    static Json write(bool value) { return value; }
    static constexpr std::string_view schema = R"({"type":"boolean"})";
};
template <>
struct ValueOf<std::string> : CodecOf<std::string> {
    static void read(const Reader& reader, const FieldForm& field, std::string& value);
    static Json write(const std::string& value) { return value; }
    static constexpr std::string_view schema = "#text";
};
template <class Enum>
    requires std::is_enum_v<Enum>
struct ValueOf<Enum> : CodecOf<Enum> {
    static void read(const Reader& reader, const FieldForm& field, Enum& value) {
        value = reader.named<Enum>(field.names, field.kind_of_name);
    }
    static Json write(const FieldForm& field, Enum value) {
        return field.names[static_cast<std::size_t>(value)];
    }
    static constexpr std::string_view schema = "#names";
};
/// A flag that is written as a word: with one name, or with two names of which the first means
/// false.
struct FlagWord : CodecOf<bool> {
    static void read(const Reader& reader, const FieldForm& field, bool& value) {
        value = reader.one_of(field.names, field.kind_of_name) + 1 == field.names.size();
    }
    static Json write(const FieldForm& field, bool value) {
        return value ? field.names.back() : field.names.front();
    }
    static constexpr std::string_view schema = "#names";
};

template <class Codec>
constexpr bool is_list = requires { requires Codec::list; };

/// Codecs for optional values, and for lists and objects with any names, whose values have a codec.
template <class Codec>
struct OptionalOf : CodecOf<std::optional<typename Codec::Value>> {
    static void read(const Reader& reader, const FieldForm& field, auto& value) {
        read_by<Codec>(reader, field, value.emplace());
    }
    static Json write(const FieldForm& field, const auto& value) {
        return value ? write_by<Codec>(field, *value) : Json{};
    }
    using Item = Codec;
    static constexpr std::string_view schema = Codec::schema;
    static constexpr bool list = is_list<Codec>;
};
template <class Codec>
struct ListOf : CodecOf<std::vector<typename Codec::Value>> {
    static void read(const Reader& reader, const FieldForm& field, auto& value) {
        demand_list(reader, field);
        value.reserve(value.size() + reader.size());
        for (const JsonValue& item : reader.values()) {
            read_by<Codec>(reader.below(item), field, value.emplace_back());
        }
    }
    static Json write(const FieldForm& field, const auto& value) {
        Json::array_t items;
        items.reserve(value.size());
        for (const auto& item : value) {
            items.push_back(write_by<Codec>(field, item));
        }
        return Json(std::move(items));
    }
    using Item = Codec;
    static constexpr std::string_view schema = Codec::schema;
    static constexpr bool list = true;
};
template <class Codec>
struct MapOf : CodecOf<std::map<std::string, typename Codec::Value>> {
    static void read(const Reader& reader, const FieldForm& field, auto& value) {
        for (const std::string& name : reader.field_names()) {
            read_by<Codec>(reader.at(name), field, value[name]);
        }
    }
    static Json write(const FieldForm& field, const auto& value) {
        Json json = Json::object();
        for (const auto& [name, item] : value) {
            json[name] = write_by<Codec>(field, item);
        }
        return json;
    }
    using Item = Codec;
    static constexpr std::string_view schema = Codec::schema;
    static constexpr bool list = is_list<Codec>;
    static constexpr bool map = true;
};
template <class T>
struct ValueOf<std::optional<T>> : OptionalOf<ValueOf<T>> {};
template <class T>
struct ValueOf<std::vector<T>> : ListOf<ValueOf<T>> {};
template <class T>
struct ValueOf<std::map<std::string, T>> : MapOf<ValueOf<T>> {};

/// An object of a form.
template <class T, const Form& written_as>
struct FormValue : CodecOf<T> {
    static void read(const Reader& reader, T& object) { read_form(reader, written_as, &object); }
    static Json write(const T& object) { return write_form(written_as, &object); }
    static const Form& form() { return written_as; }
};
/// A form within the form, whose fields are members of the same object.
template <class T, const Form& inner>
struct InnerForm : FormValue<T, inner> {
    using Whole = T;
};

/// The form of the values, or of the items of a list of them; null if they have none.
template <class Codec>
constexpr auto form_in = [] {
    if constexpr (requires { typename Codec::Item; }) {
        return form_in<typename Codec::Item>;
    } else if constexpr (requires { Codec::form(); }) {
        return &Codec::form;
    } else {
        return static_cast<const Form& (*)()>(nullptr);
    }
}();

/// Whether the value is the one that a field has if it is left out.
template <class Codec, class T>
bool is_left_out(const T& value, const FieldForm& field) {
    if constexpr (requires { typename Codec::Whole; }) {
        return false;  // the codec says so
    } else if constexpr (requires { Codec::is_left_out(value); }) {
        return Codec::is_left_out(value);
    } else if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
        return static_cast<int>(value) == field.otherwise;
    } else if constexpr (requires { value == T{}; }) {
        return value == T{};
    } else {
        return false;
    }
}

template <class Codec>
constexpr ValueForm make_value_form() {
    using T = typename Codec::Value;
    ValueForm form{};
    if constexpr (
        requires(const Reader& r, const FieldForm& f, T& v) { Codec::read(r, f, v); } ||
        requires(const Reader& r, T& v) { Codec::read(r, v); }) {
        form.read = [](const Reader& reader, const FieldForm& field, void* value) {
            read_by<Codec>(reader, field, *static_cast<T*>(value));
        };
    }
    if constexpr (
        requires(const FieldForm& f, const T& v) { Codec::write(f, v); } ||
        requires(const T& v) { Codec::write(v); }) {
        form.write = [](const FieldForm& field, const void* value) -> Json {
            const T& typed = *static_cast<const T*>(value);
            const bool out = !field.is_always_written && is_left_out<Codec>(typed, field);
            return out ? Json{} : write_by<Codec>(field, typed);
        };
        form.same = [](const FieldForm& field, const void* a, const void* b) {
            const T& first = *static_cast<const T*>(a);
            const T& second = *static_cast<const T*>(b);
            if constexpr (requires { typename Codec::Whole; } || !requires { first == second; }) {
                return write_by<Codec>(field, first) == write_by<Codec>(field, second);
            } else {
                return first == second;
            }
        };
    }
    form.schema = Codec::schema;
    form.form = form_in<Codec>;
    form.list = is_list<Codec>;
    form.map = requires { requires Codec::map; };
    return form;
}
template <class Codec>
inline constexpr ValueForm value_form = make_value_form<Codec>();

template <class Object, class Member>
Object object_of_member(Member Object::*);

/// A member of an object, or a member of its member ...
template <auto first, auto... rest>
struct Member {
    using Object = decltype(object_of_member(first));
    template <class T>
    static auto& in(T& object) {
        if constexpr (sizeof...(rest) == 0) {
            return object.*first;
        } else {
            return Member<rest...>::in(object.*first);
        }
    }
    using Value = std::remove_cvref_t<decltype(in(std::declval<Object&>()))>;
    static void* part(void* object) { return &in(*static_cast<Object*>(object)); }
};

/// The field for a member, read and written as its type says.
template <auto... path>
constexpr FieldForm field(std::string_view name) {
    return {name, &value_form<ValueOf<typename Member<path...>::Value>>, &Member<path...>::part};
}
/// The same, read and written as `Codec` says.
template <class Codec, auto... path>
constexpr FieldForm field_as(std::string_view name) {
    static_assert(std::is_same_v<typename Codec::Value, typename Member<path...>::Value>);
    return {name, &value_form<Codec>, &Member<path...>::part};
}

template <class Value, const Form& form>
struct FormCodec : FormValue<Value, form> {};
template <class T, const Form& form>
struct FormCodec<std::optional<T>, form> : OptionalOf<FormValue<T, form>> {};
template <class T, const Form& form>
struct FormCodec<std::vector<T>, form> : ListOf<FormValue<T, form>> {};
/// The field for a member that is an object of a form, or may be, or is a list of them.
template <const Form& form, auto... path>
constexpr FieldForm form_field(std::string_view name) {
    return field_as<FormCodec<typename Member<path...>::Value, form>, path...>(name);
}

/// A field for several members: `Codec` reads and writes the whole object.
template <class Codec>
constexpr FieldForm field_of_whole(std::string_view name) {
    return {name, &value_form<Codec>, [](void* object) { return object; }};
}
/// Codecs of that kind by their functions.
template <class T, void (*read_part)(const Reader&, T&), Json (*write_part)(const T&)>
struct WholeValue : WholeCodecOf<T> {
    static void read(const Reader& reader, T& object) { read_part(reader, object); }
    static Json write(const T& object) { return write_part(object); }
};
template <class T, Json (*write_part)(const T&)>
struct WrittenWhole : WholeCodecOf<T> {
    static Json write(const T& object) { return write_part(object); }
};
template <class T, void (*read_part)(const Reader&, T&)>
struct ReadWhole : WholeCodecOf<T> {
    static void read(const Reader& reader, T& object) { read_part(reader, object); }
};
/// For a field that the reader of the form reads separately, before or after the others.
template <class T>
void read_elsewhere(const Reader& /*reader*/, T& /*object*/) {}
template <class T>
constexpr FieldForm field_read_elsewhere(std::string_view name, std::string_view schema) {
    return field_of_whole<ReadWhole<T, read_elsewhere<T>>>(name).described_by(schema);
}

/// Lists of fields, one after the other.
template <std::size_t... sizes>
constexpr auto all_of(const std::array<FieldForm, sizes>&... lists) {
    std::array<FieldForm, (sizes + ...)> all{};
    auto next = all.begin();
    ((next = std::copy(lists.begin(), lists.end(), next)), ...);
    return all;
}

}  // namespace standee
