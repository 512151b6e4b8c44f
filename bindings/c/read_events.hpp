#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <standee/events.hpp>

namespace standee::values {

/// An event of an answer; none if the engine tells a kind of event that the schema does not have.
std::optional<Event> event_in(const nlohmann::ordered_json& json);

}  // namespace standee::values
