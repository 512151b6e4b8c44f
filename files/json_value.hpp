#pragma once

#include <climits>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace standee {

struct JsonField;

/// A read-only JSON value. Its texts, lists and objects are in the memory of its `Document`, so a
/// copy costs almost nothing, and nothing has to be destroyed.
class JsonValue {
public:
    enum class Kind : std::uint8_t { null, boolean, integer, natural, number, text, list, object };

    JsonValue() = default;
    explicit JsonValue(bool value) : kind_{Kind::boolean}, boolean_{value} {}
    explicit JsonValue(std::int64_t value) : kind_{Kind::integer}, integer_{value} {}
    explicit JsonValue(std::uint64_t value) : kind_{Kind::natural}, natural_{value} {}
    explicit JsonValue(double value) : kind_{Kind::number}, number_{value} {}
    explicit JsonValue(std::string_view text)
        : kind_{Kind::text}, size_{static_cast<std::uint32_t>(text.size())}, text_{text.data()} {}
    explicit JsonValue(std::span<const JsonValue> values)
        : kind_{Kind::list},
          size_{static_cast<std::uint32_t>(values.size())},
          values_{values.data()} {}
    explicit JsonValue(std::span<const JsonField> fields)
        : kind_{Kind::object},
          size_{static_cast<std::uint32_t>(fields.size())},
          fields_{fields.data()} {}

    /// `integer` is a whole number below 0, or one that code has created; `natural` is any other
    /// whole number.
    [[nodiscard]] Kind kind() const { return kind_; }

    // Each of these functions may only be called for a value of that kind.

    [[nodiscard]] bool boolean() const { return boolean_; }
    [[nodiscard]] std::int64_t integer() const { return integer_; }
    [[nodiscard]] std::uint64_t natural() const { return natural_; }
    [[nodiscard]] double number() const { return number_; }
    [[nodiscard]] std::string_view text() const { return {text_, size_}; }
    [[nodiscard]] std::span<const JsonValue> values() const { return {values_, size_}; }
    [[nodiscard]] std::span<const JsonField> fields() const;

    /// The number, if it is whole, is not written as a fraction, and lies between these two, both
    /// included.
    [[nodiscard]] std::optional<int> whole(int least, int greatest) const {
        if (kind_ == Kind::natural && natural_ <= std::uint64_t{INT_MAX}) {
            const int value = static_cast<int>(natural_);
            return value >= least && value <= greatest ? std::optional{value} : std::nullopt;
        }
        if (kind_ == Kind::integer && integer_ >= least && integer_ <= greatest) {
            return static_cast<int>(integer_);
        }
        return std::nullopt;
    }

private:
    Kind kind_ = Kind::null;
    std::uint32_t size_ = 0;
    union {
        bool boolean_;
        std::int64_t integer_;
        std::uint64_t natural_ = 0;
        double number_;
        const char* text_;
        const JsonValue* values_;
        const JsonField* fields_;
    };
};

/// Whether two names of fields are the same. Most differ in length or in the first letter, so these
/// are compared first.
inline bool same_name(std::string_view a, std::string_view b) {
    return a.size() == b.size() && (a.empty() || (a.front() == b.front() && a == b));
}

struct JsonField {
    std::string_view name;
    JsonValue value;
};

inline std::span<const JsonField> JsonValue::fields() const { return {fields_, size_}; }

}  // namespace standee
