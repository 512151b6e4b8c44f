#pragma once

#include <cstddef>
#include <memory_resource>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "files/arena.hpp"
#include "files/document.hpp"
#include "files/json_value.hpp"
#include "lib/error.hpp"

namespace standee {

/// Builds a document in an arena from the events of a parser. An event returns false if the parser
/// has to stop, because the document exceeds a limit or an object repeats a field.
class DocumentBuilder {
public:
    /// Texts that come with events must live as long as the arena, which must outlive the document.
    DocumentBuilder(std::pmr::memory_resource& arena, const DocumentLimits& limits);

    bool key(std::string_view name) {
        names_.push_back(name);
        return true;
    }
    /// The beginning of a list or an object.
    bool open(bool is_object) {
        levels_.push_back({is_object, names_.size(), values_.size()});
        return levels_.size() <= limits_.depth || refuse_depth();
    }
    bool close_list() {
        const JsonValue list{kept(own_values(), *arena_)};
        close();
        return put(list);
    }
    bool close_object();
    bool put(JsonValue value) {
        values_.push_back(value);
        return ++count_ <= limits_.values || refuse_size();
    }

    [[nodiscard]] std::pmr::memory_resource& arena() const { return *arena_; }
    /// The document, after all events.
    [[nodiscard]] JsonValue take() const { return values_.front(); }
    /// Why the parser had to stop; none if it did not.
    [[nodiscard]] const std::optional<Error>& refusal() const { return refusal_; }

private:
    /// A list or an object that is open: how many names and values come before its own.
    struct Level {
        bool is_object;
        std::size_t names, values;
    };

    [[nodiscard]] std::span<const std::string_view> own_names() const {
        return std::span{names_}.subspan(levels_.back().names);
    }
    [[nodiscard]] std::span<const JsonValue> own_values() const {
        return std::span{values_}.subspan(levels_.back().values);
    }
    bool refuse(Error error);
    bool refuse_depth();
    bool refuse_size();
    /// Leaves the innermost level, and drops its names and values.
    void close() {
        const Level& own = levels_.back();
        names_.resize(own.names);
        values_.erase(values_.begin() + static_cast<std::ptrdiff_t>(own.values), values_.end());
        levels_.pop_back();
    }
    [[nodiscard]] std::string pointer() const;

    std::pmr::memory_resource* arena_;
    DocumentLimits limits_;
    std::vector<Level> levels_;
    std::vector<std::string_view> names_;  ///< of the fields of all levels that are open
    std::vector<JsonValue> values_;
    std::size_t count_ = 0;
    std::optional<Error> refusal_;
};

}  // namespace standee
