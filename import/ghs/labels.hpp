#pragma once

#include <map>
#include <string>
#include <string_view>

#include "files/document.hpp"

namespace standee::ghs {

/// The texts that files name as `%data.custom.x.1%`.
class Labels {
public:
    Labels() = default;
    /// A label file: texts in nested objects. Nothing of it is required.
    explicit Labels(const Json& json);

    /// `text` with each `%label%` that is known replaced by its text; the rest stays as it is.
    [[nodiscard]] std::string resolved(std::string_view text) const;

private:
    void read(const Json& json, const std::string& name);
    [[nodiscard]] const std::string* find(std::string_view name) const;

    std::map<std::string, std::string, std::less<>> texts_;  ///< by their names from the top
};

}  // namespace standee::ghs
