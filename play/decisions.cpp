#include "play/decisions.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "lib/error.hpp"
#include "lib/words.hpp"
#include "play/option_choice.hpp"
#include "play/refusal.hpp"

namespace standee {

namespace {

[[noreturn]] void fail_at(std::size_t decision, std::string found, std::string expected,
                          std::optional<Clause> clause = {}) {
    throw InputError({ErrorCode::bad_reference, "/round/decide/" + std::to_string(decision),
                      std::move(found), std::move(expected), clause});
}

std::string_view kind_of(const TableDecision& decision) {
    constexpr std::array<std::string_view, 4> kinds{"an index", "the content of an option",
                                                    "modifier cards", "a text carried out"};
    return kinds[decision.index()];
}

/// A decision of the table as a choice of an option; none if it is a decision of another kind.
std::optional<event::OptionChoice> as_option_choice(const TableDecision& decision) {
    if (const auto* index = std::get_if<std::size_t>(&decision)) {
        return *index;
    }
    const auto* option = std::get_if<event::Option>(&decision);
    return option == nullptr ? std::nullopt : std::optional<event::OptionChoice>{*option};
}

}  // namespace

void Decisions::choose_next(const std::vector<event::OptionChoice>& choose) {
    std::vector<event::OptionChoice>& all = lists_.choose;
    all.resize(std::max(all.size(), next_choice_));
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(next_choice_), choose.begin(),
               choose.end());
}

bool Decisions::decide(Clause clause, event::Choice& choice) {
    if (!choice.figure.empty()) {
        last_asked_ = choice.figure;
    }
    if (asks_table()) {
        if (const auto chosen = next_of_table(clause, choice)) {
            choice.chosen = *chosen;
            return true;
        }
    } else if (next_choice_ < lists_.choose.size()) {
        const event::OptionChoice& decision = lists_.choose[next_choice_++];
        const auto chosen = option_meant(decision, choice);
        if (const auto* unfit = std::get_if<UnfitDecision>(&chosen)) {
            refuse(clause, unfit->found, unfit->expected);
        }
        choice.chosen = std::get<std::size_t>(chosen);
        return true;
    }
    if (lists_.undecided == Undecided::stops) {
        pending_ = PendingChoice{clause, std::move(choice)};
        return false;
    }
    return true;
}

std::optional<std::size_t> Decisions::index_decided(std::size_t options) {
    if (!asks_table() || next_table_ >= lists_.table->size()) {
        return std::nullopt;
    }
    const auto* index = std::get_if<std::size_t>(&(*lists_.table)[next_table_]);
    if (index == nullptr || *index >= options) {
        return std::nullopt;
    }
    ++next_table_;
    return *index;
}

template <class Wanted>
std::optional<Wanted> Decisions::next_of_table(std::string_view expected) {
    if (next_table_ >= lists_.table->size()) {
        return std::nullopt;
    }
    const TableDecision& next = (*lists_.table)[next_table_];
    const auto* wanted = std::get_if<Wanted>(&next);
    if (wanted == nullptr) {
        fail_at(next_table_, std::string{kind_of(next)}, std::string{expected});
    }
    ++next_table_;
    return *wanted;
}

std::optional<std::size_t> Decisions::next_of_table(Clause clause, const event::Choice& choice) {
    if (next_table_ >= lists_.table->size()) {
        return std::nullopt;
    }
    const std::size_t position = next_table_++;
    const TableDecision& next = (*lists_.table)[position];
    const auto decision = as_option_choice(next);
    if (!decision) {
        fail_at(position, std::string{kind_of(next)}, one_of_the_options(choice) + ", from 0",
                clause);
    }
    const auto chosen = option_meant(*decision, choice);
    if (const auto* unfit = std::get_if<UnfitDecision>(&chosen)) {
        fail_at(position, unfit->found, unfit->expected, clause);
    }
    return std::get<std::size_t>(chosen);
}

std::optional<std::vector<Card>> Decisions::next_cards(PendingDraw draw) {
    last_asked_ = draw.figure;
    const std::string expected =
        std::to_string(draw.cards) +
        (draw.cards == 1 ? " more modifier card" : " more modifier cards") + " for " + draw.figure +
        " against " + draw.target;
    auto cards = next_of_table<std::vector<Card>>(expected);
    if (cards && (cards->empty() || cards->size() > draw.cards)) {
        fail_at(next_table_ - 1, std::to_string(cards->size()) + " cards", expected);
    }
    if (!cards) {
        pending_ = std::move(draw);
    }
    return cards;
}

std::optional<CarriedOut> Decisions::next_text(PendingText text) {
    last_asked_ = text.figure;
    std::optional<CarriedOut> done;
    if (asks_table()) {
        done = next_of_table<CarriedOut>("\"done\", or steps, for the text of " + text.figure);
    } else if (lists_.undecided == Undecided::takes_first) {
        done.emplace();
    } else if (next_choice_ < lists_.choose.size()) {
        ++next_choice_;  // whatever it is: there is one thing to choose
        done.emplace();
    }
    if (!done) {
        pending_ = std::move(text);
    }
    return done;
}

std::string Decisions::decisions_due(std::size_t count) const {
    return count == 0 ? "none, because there is nothing to decide"
                      : std::to_string(count) +
                            (last_asked_.empty() ? "" : ", the last one for " + last_asked_);
}

void Decisions::demand_all_used() const {
    if (asks_table() && next_table_ < lists_.table->size()) {
        fail_at(next_table_, counted(lists_.table->size(), "decision"), decisions_due(next_table_));
    }
    if (lists_.choose.size() > next_choice_) {
        throw InputError({ErrorCode::usage,
                          "",
                          counted(lists_.choose.size(), "decision"),
                          decisions_due(next_choice_),
                          {}});
    }
}

Decisions Decisions::for_trial() const {
    Decisions trial;
    trial.negations_ = negations_;
    trial.lists_.characters_negate = lists_.characters_negate;
    trial.is_trial_ = true;
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

/// Whether the negation applies to damage of this kind to that figure, now or later.
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
