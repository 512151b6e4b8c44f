#include "apps/server/open_connections.hpp"

#include <algorithm>
#include <utility>

namespace standee {

OpenConnection::OpenConnection(OpenConnections& known, int socket, std::string address)
    : known_{known}, socket_{socket}, address_{std::move(address)} {
    const std::scoped_lock lock{known_.mutex_};
    known_.add(*this);
}

OpenConnection::~OpenConnection() {
    const std::scoped_lock lock{known_.mutex_};
    known_.remove(*this);
    known_.leaving_ -= leaves_ ? 1 : 0;
}

void OpenConnections::add(OpenConnection& one) {
    OpenConnection* of_same_address = first_;
    while (of_same_address != nullptr && of_same_address->address_ != one.address_) {
        of_same_address = of_same_address->after_;
    }
    one.before_ = of_same_address;
    OpenConnection*& link = of_same_address != nullptr ? of_same_address->after_ : first_;
    one.after_ = std::exchange(link, &one);
    if (one.after_ != nullptr) {
        one.after_->before_ = &one;
    }
    ++open_;
}

void OpenConnections::remove(const OpenConnection& one) {
    (one.before_ != nullptr ? one.before_->after_ : first_) = one.after_;
    if (one.after_ != nullptr) {
        one.after_->before_ = one.before_;
    }
    --open_;
}

void OpenConnections::make_room(std::size_t wanted) {
    const std::scoped_lock lock{mutex_};
    // A few at a time: those who come count, too, before the next has to go.
    const std::size_t at_once = 1 + open_ / 16;
    while (leaving_ < std::min(wanted, at_once)) {
        OpenConnection* const chosen = dispensable();
        if (chosen == nullptr) {
            return;
        }
        chosen->leaves_ = true;
        ++leaving_;
        ::shutdown(chosen->socket_, SHUT_RDWR);  // which wakes its thread
    }
}

/// Null if none waits for its client.
OpenConnection* OpenConnections::dispensable() const {
    OpenConnection* found = nullptr;
    std::pair<std::size_t, OpenConnection::Clock::rep> best;
    for (OpenConnection* one = first_; one != nullptr;) {
        const std::string& address = one->address_;
        OpenConnection* longest = nullptr;
        std::pair<std::size_t, OpenConnection::Clock::rep> rank;  // how many, and for how long
        for (; one != nullptr && one->address_ == address; one = one->after_) {
            const OpenConnection::Clock::rep since = one->since_;
            rank.first += since != 0 || one->leaves_ ? 1 : 0;
            if (since != 0 && !one->leaves_ && (longest == nullptr || -since > rank.second)) {
                longest = one;
                rank.second = -since;
            }
        }
        if (rank.first > best.first || (longest != nullptr && rank > best)) {
            found = longest;
            best = rank;
        }
    }
    return found;
}

}  // namespace standee
