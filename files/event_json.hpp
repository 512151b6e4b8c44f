#pragma once

#include <span>
#include <string_view>

#include "files/document.hpp"
#include "files/form.hpp"
#include "play/event.hpp"

namespace standee {

/// One kind of event by its name: its fields besides `event` and `clause`, as answers write them
/// and expectations may use them. A field has the same name as in the step of that name. The figure
/// to which something is done is `target` (attack), `to` (damage, heal, gain) or `on` (bonuses);
/// the one that does it is `by`; in all other cases the figure is `figure`.
struct EventForm {
    std::string_view name;
    const Form* form;
};
/// The forms of the events that are printed.
std::span<const EventForm> event_forms();

/// One object for an event that is printed: `event`, its fields, `clause`.
Json write_event(const Event& event);
/// The objects for those of the events that are printed.
Json write_events(std::span<const Event> events);

/// Whether two events are of the same kind, by the same clause, and equal in everything that is
/// printed of them. Bookkeeping events of one kind count as equal.
bool same_event(const Event& a, const Event& b);

}  // namespace standee
