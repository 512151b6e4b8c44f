#pragma once

#include <span>
#include <string_view>

#include "files/document.hpp"
#include "files/form.hpp"
#include "play/event.hpp"

namespace standee {

/// One kind of event by its name: its fields beside `event` and `clause`, as answers write them and
/// expectations may name them. The same thing has the same name as in the step of that name: whom
/// something is done to is `target` (attack), `to` (damage, heal, gain) or `on` (bonuses), who does
/// it is `by`, and whoever does or undergoes anything else is `figure`.
struct EventForm {
    std::string_view name;
    const Form* form;
};
/// The events that are printed.
std::span<const EventForm> event_forms();

/// One object for an event that is printed: `event`, its fields, `clause`.
Json write_event(const Event& event);
/// Those of the events that are printed.
Json write_events(std::span<const Event> events);

/// Whether both are the same kind of event, by the same clause, and the same in all that is printed
/// of them. Bookkeeping events of one kind count as the same.
bool same_event(const Event& a, const Event& b);

}  // namespace standee
