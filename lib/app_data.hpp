#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace standee {

/// Data of an app that belongs to a figure or a scene, as JSON text. No rule reads it. Copies share
/// the text, because scenes are copied more often than anything else.
class AppData {
public:
    AppData() = default;
    explicit AppData(std::string json)
        : json_{std::make_shared<const std::string>(std::move(json))} {}

    [[nodiscard]] bool empty() const { return json_ == nullptr; }
    /// Empty if there is none.
    [[nodiscard]] std::string_view json() const {
        return json_ ? std::string_view{*json_} : std::string_view{};
    }

    friend bool operator==(const AppData& a, const AppData& b) {
        return a.json_ == b.json_ || a.json() == b.json();
    }

private:
    std::shared_ptr<const std::string> json_;
};

}  // namespace standee
