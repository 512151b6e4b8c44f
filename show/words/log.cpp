#include "show/words/log.hpp"

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/join.hpp>
#include <range/v3/view/transform.hpp>
#include <string_view>

#include "lib/words.hpp"
#include "play/event_names.hpp"
#include "show/words/event_words.hpp"

namespace standee {
namespace {

std::string list(const std::vector<std::string>& words) {
    return words | ranges::views::join(std::string_view{", "}) | ranges::to<std::string>;
}

std::string list(const std::vector<Hex>& hexes) {
    return list(hexes | ranges::views::transform([](Hex hex) { return text_of(hex); }) |
                ranges::to<std::vector>);
}

/// "+2 (active bonus)"
std::string bonus_words(const event::NamedBonus& named) {
    const AttackBonus bonus = named.bonus;
    if (bonus.kind == AttackBonus::Kind::poison) {
        return "+1 (poison)";
    }
    const bool times = bonus.kind == AttackBonus::Kind::times;
    const std::string sign = times ? "x" : bonus.value < 0 ? "" : "+";
    return sign + std::to_string(bonus.value) + (named.name.empty() ? "" : " (" + named.name + ")");
}

/// "attack 3, +1 (poison) = 4; cards +1 (not used), -1 (disadvantage): 3; shield 2, pierce 1: 2"
std::string stages_of(const event::Attack& e) {
    const AttackResult& r = e.result;
    std::string text = "attack " + std::to_string(e.value);
    for (const event::NamedBonus& bonus : e.bonuses) {
        text += ", " + bonus_words(bonus);
    }
    if (!e.bonuses.empty()) {
        text += " = " + std::to_string(r.after_bonuses);
    }
    std::vector<std::string> cards;
    for (std::size_t i = 0; i < e.drawn.size(); ++i) {
        cards.push_back(standee::words_of(e.drawn[i]) + (r.used.contains(i) ? "" : " (not used)"));
    }
    text += (cards.size() == 1 ? "; card " : "; cards ") + list(cards);
    if (r.mode != DrawMode::one) {
        text += " (" + std::string{standee::words_of(r.mode)} + ")";
    }
    text += ": " + std::to_string(r.after_cards);
    if (e.shield > 0) {
        text += "; shield " + std::to_string(e.shield);
        if (r.pierce > 0) {
            text += ", pierce " + std::to_string(r.pierce);
        }
        text += ": " + std::to_string(r.after_shield);
    } else if (r.after_shield != r.after_cards) {
        text += ", so " + std::to_string(r.after_shield);
    }
    if (r.harm.amount != r.after_shield) {
        text += (r.harm.amount < r.after_shield ? "; ward: " : "; brittle: ") +
                std::to_string(r.harm.amount);
    }
    return text;
}

std::string_view why(Obstacle obstacle) {
    switch (obstacle) {
        case Obstacle::immune: return "it is immune";
        case Obstacle::safeguard: return "safeguard prevents it";
        case Obstacle::no_deck: return "there is no deck for the card";
        case Obstacle::no_card_left: return "no such card is left";
        case Obstacle::no_standee_left: return "no standee is left";
        case Obstacle::no_empty_hex: return "no hex is empty";
        case Obstacle::no_empty_hex_beside: return "no hex adjacent to it is empty";
        case Obstacle::left_to_player: return "its player performs it";
        case Obstacle::left_to_party: return "what it does is left to the party";
    }
    return {};
}

/// What the figure does not do, or what does not happen to it.
std::string in_vain(const WhatFailed& what) {
    if (const auto* condition = std::get_if<Condition>(&what)) {
        return "does not gain " + std::string{name_of(*condition)};
    }
    switch (std::get<Undertaking>(what)) {
        case Undertaking::push: return "is not pushed";
        case Undertaking::pull: return "is not pulled";
        case Undertaking::spawn: return "does not appear";
        case Undertaking::summon: return "cannot summon";
        case Undertaking::grant: return "does not perform the granted ability";
        case Undertaking::create: return "creates nothing";
    }
    return {};
}

/// What a figure does whose player has answered "no".
std::string_view declined(ChoiceKind of) {
    switch (of) {
        case ChoiceKind::negate: return " does not negate the damage";
        case ChoiceKind::item: return " uses no item";
        case ChoiceKind::regenerate: return " declines the heal of regenerate";
        case ChoiceKind::lose: return " keeps the condition";
        default: return " declines";
    }
}

struct Words {
    Clause clause;

    std::string operator()(const event::Attack& e) const {
        const std::string controlled =
            e.controlled_by.empty() ? "" : ", controlled by " + e.controlled_by + ",";
        return e.by + controlled +
               (clause == "card.when-dies"_clause ? ", dying, attacks " : " attacks ") + e.target +
               (e.ranged ? " at range" : "") + ": " + stages_of(e);
    }
    std::string operator()(const event::Damage& e) const {
        return e.to + " suffers " + std::to_string(e.amount) + " (" +
               std::string{words_of(e.source)} + (e.from.empty() ? "" : " by " + e.from) + ")" +
               (e.hp ? ", " + std::to_string(*e.hp) + " left" : "");
    }
    std::string operator()(const event::Negate& e) const {
        const std::string price =
            e.by_bonus      ? " by an active bonus"
            : e.hand > 0    ? " by losing a card from hand"
            : e.discard > 0 ? " by losing " + std::to_string(e.discard) + " discarded cards"
                            : "";
        return e.figure + " negates " + std::to_string(e.amount) + " damage" + price;
    }
    std::string operator()(const event::Heal& e) const {
        return e.to + " is healed" + (e.by.empty() || e.by == e.to ? "" : " by " + e.by) + ": " +
               std::to_string(e.amount) + " restored" +
               (e.hp ? ", now " + std::to_string(*e.hp) : "");
    }
    std::string operator()(const event::Gain& e) const {
        return e.figure + " gains " + std::string{name_of(e.condition)} + (e.again ? " again" : "");
    }
    std::string operator()(const event::Lose& e) const {
        return e.figure + " loses " +
               (e.condition ? std::string{name_of(*e.condition)} : std::string{"flying"});
    }
    std::string operator()(const event::NoEffect& e) const {
        const std::string what = e.reason == Obstacle::left_to_party
                                     ? "has " + std::string{name_of(e.what)}
                                     : in_vain(e.what);
        return e.figure + " " + what + ": " + std::string{why(e.reason)};
    }
    std::string operator()(const event::Move& e) const {
        return e.figure + " goes from " + text_of(e.from) + " to " + text_of(e.to) + " (" +
               std::string{words_of(e.how)} + ")";
    }
    std::string operator()(const event::Leave& e) const {
        switch (e.how) {
            case Departure::death: return e.figure + " dies";
            case Departure::exhausted: return e.figure + " is exhausted";
            case Departure::destroyed: return e.figure + " is destroyed";
            case Departure::dismissed: return e.figure + " is dismissed";
            case Departure::removed: break;
        }
        return e.figure +
               (clause == "card.leaves"_clause ? " leaves the map" : " leaves with its summoner");
    }
    std::string operator()(const event::LootToken& e) const {
        return "a loot token lies in " + text_of(e.at);
    }
    std::string operator()(const event::Loot& e) const {
        return e.figure + " loots " + counted(e.tokens.size(), "token") +
               (e.treasure.empty() ? "" : " and " + counted(e.treasure.size(), "treasure tile"));
    }
    std::string operator()(const event::TrapSprung& e) const {
        return e.figure + " springs the trap in " + text_of(e.at);
    }
    std::string operator()(const event::DoorOpens& e) const {
        return e.figure + " opens the door in " + text_of(e.at) +
               (e.reveals.empty() ? ""
                                  : ", which reveals " + counted(e.reveals.size(), "hex", "hexes"));
    }
    std::string operator()(const event::Infuse& e) const {
        return std::string{name_of(e.element)} + " is strong";
    }
    std::string operator()(const event::Infusion& e) const {
        return standee::words_of(e.element) + " will be infused at the end of " +
               (e.set.empty() ? "the turn" : "the last turn of " + e.set);
    }
    std::string operator()(const event::Consume& e) const {
        return std::string{name_of(e.element)} + " is consumed";
    }
    std::string operator()(const event::Wane& e) const {
        return std::string{name_of(e.element)} + " is " + std::string{name_of(e.to)} + " now";
    }
    std::string operator()(const event::Bonus& e) const {
        return e.on + " has " + words_of(e.bonus);
    }
    std::string operator()(const event::BonusUsed& e) const {
        return "the token of " + e.on + "'s " + words_of(e.bonus) + " advances, " +
               counted(static_cast<std::size_t>(e.bonus.uses.value_or(0)), "slot") + " left";
    }
    std::string operator()(const event::BonusEnds& e) const {
        return e.on + "'s " + words_of(e.bonus) + " ends";
    }
    std::string operator()(const event::TurnStarts& e) const {
        return "the turn of " + e.figure + " starts";
    }
    std::string operator()(const event::TurnEnds& e) const {
        return "the turn of " + e.figure + " ends";
    }
    std::string operator()(const event::RoundEnds& /*e*/) const { return "the round ends"; }
    std::string operator()(const event::Shuffle& e) const {
        return e.abilities ? "the ability cards of " + e.deck + " are shuffled"
                           : "the deck of " + e.deck + " is shuffled";
    }
    std::string operator()(const event::CardJoins& e) const {
        return "a " + words_of(Card{.modifier = e.card}) + " joins the deck of " + e.deck;
    }
    std::string operator()(const event::CardLeaves& e) const {
        return "a " + words_of(Card{.modifier = e.card}) + " leaves the deck of " + e.deck;
    }
    std::string operator()(const event::Tile& e) const {
        return (e.created ? "created in " : "destroyed in ") + text_of(e.at) + ": " +
               std::string{name_of(e.kind)};
    }
    std::string operator()(const event::Summon& e) const {
        return e.by + " summons " + e.figure + " in " + text_of(e.at);
    }
    std::string operator()(const event::Spawn& e) const {
        return e.by.empty() ? e.figure + " is placed in " + text_of(e.at)
                            : e.by + " spawns " + e.figure + " in " + text_of(e.at);
    }
    std::string operator()(const event::RankSwitch& e) const {
        return e.figure + " becomes " + std::string{name_in(rank_names, e.to)};
    }
    std::string operator()(const event::Token& e) const {
        return "a token is placed beside " + e.beside + ", where " + std::to_string(e.count) +
               (e.count == 1 ? " lies now" : " lie now");
    }
    std::string operator()(const event::TextCarriedOut& e) const {
        return "the party carries out for " + e.figure + ": " + e.says;
    }
    std::string operator()(const event::Planned& e) const {
        return !e.focus           ? e.figure + " does not perform all of its card"
               : e.focus->empty() ? e.figure + " has no focus"
                                  : e.figure + " focuses on " + list(*e.focus);
    }
    std::string operator()(const event::Choice& e) const {
        if (e.options.at(e.chosen).words == "no") {
            return e.figure + std::string{declined(e.of)};
        }
        return "choice of " + std::string{name_of(e.of)} +
               (e.figure.empty() ? "" : " for " + e.figure) + ", " + std::to_string(e.chosen) +
               " of " + std::to_string(e.options.size()) + ": " +
               option_in_words(e.options.at(e.chosen));
    }

    /// Events that only record something are not printed.
    template <class Bookkeeping>
    std::string operator()(const Bookkeeping& /*e*/) const {
        return {};
    }

    static std::string words_of(const ActiveBonus& bonus) { return standee::words_of(bonus); }
    static std::string words_of(const Card& card) { return standee::words_of(card); }
    static std::string_view words_of(DamageSource source) { return standee::words_of(source); }
    static std::string_view words_of(MoveKind how) { return standee::words_of(how); }
};

/// The hexes between the first and the last.
std::vector<Hex> inner_hexes(const std::vector<Hex>& path) {
    return {path.begin() + 1, path.end() - 1};
}

}  // namespace

std::string option_in_words(const event::Option& option) {
    if (!option.words.empty()) {
        return option.words;
    }
    std::string words = option.figure;
    if (option.end) {
        words += (words.empty() ? "to " : ", to ") + text_of(*option.end);
        words += option.targets.empty() ? "" : ", attacking " + list(option.targets);
        words += option.along ? ", attacking " + list(*option.along) + " along its path" : "";
        words += option.path.size() < 3 ? "" : ", by " + list(inner_hexes(option.path));
    } else if (!option.targets.empty()) {
        words += list(option.targets);
    }
    if (words.empty()) {
        words = option.path.empty() ? "none" : list(option.path);
    }
    return words;
}

std::string refusal_line(const PlayAnswer& answer) {
    return "step " + std::to_string(*answer.refused) + " is refused: " + answer.refusal->sentence();
}

std::string event_line(const Event& event) { return std::visit(Words{event.clause}, event.what); }

std::string log_line(const Event& event) {
    return event_line(event) + " [" + std::string{event.clause.id()} + "]";
}

std::vector<std::string> log_lines(std::span<const Event> events) {
    return events | ranges::views::filter(is_printed) | ranges::views::transform(log_line) |
           ranges::to<std::vector>;
}

std::vector<std::string> play_log(const PlayAnswer& answer) {
    std::vector<std::string> lines = log_lines(answer.events);
    if (answer.refused) {
        lines.push_back(refusal_line(answer));
    }
    return lines;
}

}  // namespace standee
