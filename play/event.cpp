#include "play/event.hpp"

#include <utility>

namespace standee {

Event::Event(Clause by, What happened) : clause{by}, what{std::move(happened)} {}
Event::Event(const Event&) = default;
Event::Event(Event&&) noexcept = default;
Event& Event::operator=(const Event&) = default;
Event& Event::operator=(Event&&) noexcept = default;
Event::~Event() = default;

}  // namespace standee
