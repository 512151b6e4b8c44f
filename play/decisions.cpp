#include "play/decisions.hpp"

#include <algorithm>
#include <utility>

#include "lib/error.hpp"
#include "play/event_names.hpp"
#include "play/refusal.hpp"

namespace standee {

void Decisions::choose_next(const std::vector<std::size_t>& choose) {
    std::vector<std::size_t>& all = lists_.choose;
    all.resize(std::max(all.size(), next_choice_));
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(next_choice_), choose.begin(),
               choose.end());
}

bool Decisions::decide(Clause clause, event::Choice& choice) {
    if (next_choice_ < lists_.choose.size()) {
        choice.chosen = lists_.choose[next_choice_];
        if (choice.chosen >= choice.options.size()) {
            refuse(clause,
                   "choice " + std::to_string(choice.chosen) + " of a " +
                       std::string{name_of(choice.of)},
                   "a number below " + std::to_string(choice.options.size()));
        }
    } else if (lists_.undecided == Undecided::stops) {
        pending_ = PendingChoice{clause, std::move(choice)};
        return false;
    }
    ++next_choice_;
    return true;
}

void Decisions::demand_all_used() const {
    if (lists_.choose.size() > next_choice_) {
        throw InputError({ErrorCode::usage,
                          "",
                          std::to_string(lists_.choose.size()) + " decisions",
                          std::to_string(next_choice_) + ", one for each choice met",
                          {}});
    }
}

Decisions Decisions::for_trial() const {
    Decisions trial;
    trial.negations_ = negations_;
    return trial;
}

std::optional<std::vector<std::size_t>> Decisions::next_order() {
    const std::size_t number = next_order_++;
    return number < lists_.orders.size() ? std::optional{lists_.orders[number]} : std::nullopt;
}

std::optional<std::vector<Card>> Decisions::cards_outside() const {
    if (!lists_.draw) {
        return std::nullopt;
    }
    return std::vector<Card>{lists_.draw->begin() + static_cast<std::ptrdiff_t>(next_card_),
                             lists_.draw->end()};
}

namespace {

/// Whether the negation is for damage of this kind to that figure, now or later.
bool is_about(const Negation& negation, std::string_view who, DamageSource source) {
    return negation.who == who && (!negation.source || *negation.source == source);
}

}  // namespace

bool Decisions::has_negation(std::string_view who, DamageSource source) const {
    return std::ranges::any_of(
        negations_, [&](const Negation& n) { return n.skip == 0 && is_about(n, who, source); });
}

void Decisions::pass_source(std::string_view who, DamageSource source) {
    for (Negation& negation : negations_) {
        if (negation.skip > 0 && is_about(negation, who, source)) {
            --negation.skip;
        }
    }
}

bool Decisions::takes_negation(std::string_view who, DamageSource source) {
    const auto found = std::ranges::find_if(
        negations_, [&](const Negation& n) { return n.skip == 0 && is_about(n, who, source); });
    if (found == negations_.end()) {
        return false;
    }
    negations_.erase(found);
    return true;
}

}  // namespace standee
