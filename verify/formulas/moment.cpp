#include "verify/formulas/moment.hpp"

#include <nlohmann/json.hpp>

#include "files/event_json.hpp"
#include "files/scene_json.hpp"
#include "play/apply.hpp"

namespace standee::verify::formulas {
namespace {

using formula::Quantity;
using formula::Type;

constexpr std::array quantities{
    Quantity{"before", Type::any, "the scene before"},
    Quantity{"after", Type::any, "the scene after"},
    Quantity{"events", Type::any, "what happened, in order, as answers list it"},
    Quantity{"step", Type::any, "the step that was played; of a round nothing"},
    Quantity{"options", Type::any, "what the figure may do: end, targets, path, movement, ..."},
    Quantity{"focus", Type::any, "the ids of the enemies that may be the focus"},
    Quantity{"figure", Type::any, "the figure whose turn it is"}};
static_assert(quantities.size() == property_parts);

}  // namespace

std::span<const Quantity> property_quantities() { return quantities; }

void Moment::set_events(const Scene& start, const std::vector<Event>& happened) {
    start_ = &start;
    happened_ = &happened;
    set(PropertyPart::before, [&start] { return write_scene(start); });
    set(PropertyPart::events, [&happened] { return write_events(happened); });
}

const Json* Moment::part(PropertyPart part) {
    std::optional<Json>& written = written_[static_cast<std::size_t>(part)];
    if (!written && writer_of(part)) {
        written = writer_of(part)();
    }
    return written ? &*written : nullptr;
}

const Json* Moment::state(const Json& event, std::string_view name) {
    const Json* events = happened_ == nullptr ? nullptr : part(PropertyPart::events);
    if (events == nullptr || (name != "was" && name != "now")) {
        return nullptr;
    }
    std::size_t next = 0;  // of those that are listed
    for (std::size_t number = 0; number < happened_->size(); ++number) {
        if (is_printed((*happened_)[number]) && &(*events)[next++] == &event) {
            return &scene_before(name == "was" ? number : number + 1);
        }
    }
    return nullptr;
}

const Json& Moment::scene_before(std::size_t number) {
    if (scenes_.empty()) {
        written_scenes_.resize(happened_->size() + 1);
        scenes_.push_back(*start_);
    }
    while (scenes_.size() <= number) {
        scenes_.push_back(scenes_.back());
        apply(scenes_.back(), (*happened_)[scenes_.size() - 2]);
    }
    std::optional<Json>& written = written_scenes_[number];
    if (!written) {
        written = write_scene(scenes_[number]);
    }
    return *written;
}

}  // namespace standee::verify::formulas
