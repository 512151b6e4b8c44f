#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "formula/evaluate.hpp"
#include "formula/expression.hpp"
#include "lib/scene.hpp"
#include "play/event.hpp"

namespace standee::verify::formulas {

/// The quantities of properties, in the order of `property_quantities`.
enum class PropertyPart : std::uint8_t { before, after, events, step, options, focus, figure };
inline constexpr std::size_t property_parts = 7;
std::span<const formula::Quantity> property_quantities();

/// What properties look at: a turn, or a step. Each part is written when a property first looks at
/// it; it refers to what it was made of.
class Moment {
public:
    using Writer = std::function<Json()>;

    void set(PropertyPart part, Writer writer) { writer_of(part) = std::move(writer); }
    /// Sets `before` and `events`, so that each event has `was` and `now`.
    void set_events(const Scene& start, const std::vector<Event>& happened);

    /// A part; null if it is not there.
    const Json* part(PropertyPart part);
    /// `was` or `now` of one of the events: the scene just before or just after it.
    const Json* state(const Json& event, std::string_view name);

private:
    Writer& writer_of(PropertyPart part) { return writers_[static_cast<std::size_t>(part)]; }
    /// The scene before the event of that number, or at the end.
    const Json& scene_before(std::size_t number);

    std::array<Writer, property_parts> writers_;
    std::array<std::optional<Json>, property_parts> written_;
    const Scene* start_ = nullptr;
    const std::vector<Event>* happened_ = nullptr;
    std::vector<Scene> scenes_;
    std::vector<std::optional<Json>> written_scenes_;
};

}  // namespace standee::verify::formulas
