#include "play/harm/effect_order.hpp"

#include <algorithm>

#include "lib/clause.hpp"
#include "lib/immunity.hpp"
#include "lib/work.hpp"
#include "play/harm/conditions.hpp"

namespace standee {
namespace {

/// Up to this many effects are offered in all orders at once, 24 for 4. If there are more, the
/// first of them is chosen until so many are left.
constexpr std::size_t most_listed_at_once = 4;

bool is_forced(const Effect& effect) {
    return std::holds_alternative<PushEffect>(effect) || std::holds_alternative<PullEffect>(effect);
}

bool strikes_around(const Effect& effect) {
    const auto* damage = std::get_if<DamageEffect>(&effect);
    return damage != nullptr && damage->around;
}

bool strikes_target(const Effect& effect) {
    return std::holds_alternative<DamageEffect>(effect) && !strikes_around(effect);
}

std::string words_of(const Effect& effect) {
    const auto* condition = std::get_if<Condition>(&effect);
    return condition != nullptr                           ? std::string{name_of(*condition)}
           : std::holds_alternative<PushEffect>(effect)   ? "push"
           : std::holds_alternative<PullEffect>(effect)   ? "pull"
           : std::holds_alternative<DamageEffect>(effect) ? "damage"
                                                          : "infusion";
}

bool is_moved_by(const Figure& figure, const Effect& effect) {
    const auto* push = std::get_if<PushEffect>(&effect);
    const auto* pull = std::get_if<PullEffect>(&effect);
    return figure.kind != Kind::objective &&
           ((push != nullptr && push->points > 0 && !figure.immune_to_push) ||
            (pull != nullptr && pull->points > 0 && !figure.immune_to_pull));
}

/// Finds out whether the order of several effects on a target matters.
class OrderOfEffects {
public:
    OrderOfEffects(const GameState& state, const Figure& target, const std::vector<Effect>& effects)
        : state_{state}, target_{target} {
        for (const Effect& effect : effects) {
            const auto* push = std::get_if<PushEffect>(&effect);
            const auto* pull = std::get_if<PullEffect>(&effect);
            points_ += push != nullptr ? push->points : pull != nullptr ? pull->points : 0;
        }
        if (std::ranges::any_of(effects, [&](const Effect& e) { return is_moved_by(target, e); })) {
            const Map& map = state.scene().map;
            spend((map.traps.size() + map.hazardous.size()) / 4);
            may_be_hurt_ = may_be_hurt();
            may_be_trapped_ = may_be_trapped();
        }
    }

    /// Whether the two orders of these effects may lead to different results.
    [[nodiscard]] bool matters(const Effect& one, const Effect& other) const {
        return depends(one, other) || depends(other, one);
    }

private:
    [[nodiscard]] bool depends(const Effect& one, const Effect& other) const {
        if (is_moved_by(target_, one)) {
            return strikes_around(other) ||
                   (is_moved_by(target_, other) && one.index() != other.index()) ||
                   (may_be_hurt_ && changes_harm(other)) || is_guarded_from(other);
        }
        return (strikes_target(one) && changes_harm(other)) ||
               (gains(one, Condition::safeguard) && is_harmful(other));
    }
    [[nodiscard]] bool gains(const Effect& effect, Condition gained) const {
        const auto* condition = std::get_if<Condition>(&effect);
        return condition != nullptr && *condition == gained &&
               !is_immune(target_, gained, state_.rules());
    }
    /// Whether the effect is a condition that a safeguard would prevent.
    [[nodiscard]] bool is_harmful(const Effect& effect) const {
        const auto* condition = std::get_if<Condition>(&effect);
        return condition != nullptr && is_negative(*condition) &&
               !is_immune(target_, *condition, state_.rules());
    }
    /// Whether the effect changes damage that comes after it: brittle and ward do, damage ends
    /// regenerate, and a figure that damage kills gains no card.
    [[nodiscard]] bool changes_harm(const Effect& effect) const {
        const auto* condition = std::get_if<Condition>(&effect);
        if (condition == nullptr || is_immune(target_, *condition, state_.rules())) {
            return false;
        }
        const bool card = *condition == Condition::curse || *condition == Condition::bless;
        return (card && target_.hp) || *condition == Condition::brittle ||
               *condition == Condition::ward || *condition == Condition::regenerate;
    }
    /// Whether a safeguard makes the order with this effect matter: a safeguard that prevents this
    /// condition no longer prevents the condition of a trap, and a safeguard that is gained too
    /// late prevents neither.
    [[nodiscard]] bool is_guarded_from(const Effect& effect) const {
        return (gains(effect, Condition::safeguard) ||
                (target_.has(Condition::safeguard) && is_harmful(effect))) &&
               may_be_trapped_;
    }
    [[nodiscard]] bool feels_the_ground() const {
        return !target_.flying && !target_.water_only && !target_.no_interaction;
    }
    /// Whether a trap or hazardous terrain lies where the target may be forced.
    [[nodiscard]] bool may_be_hurt() const {
        const Map& map = state_.scene().map;
        return feels_the_ground() &&
               (std::ranges::any_of(map.traps,
                                    [&](const Trap& trap) { return may_reach(trap.at); }) ||
                (!target_.minds_no_hazard &&
                 std::ranges::any_of(map.hazardous, [&](Hex hex) { return may_reach(hex); })));
    }
    /// Whether a trap with a negative condition lies there.
    [[nodiscard]] bool may_be_trapped() const {
        return feels_the_ground() &&
               std::ranges::any_of(state_.scene().map.traps, [&](const Trap& trap) {
                   return may_reach(trap.at) && std::ranges::any_of(trap.conditions, is_negative);
               });
    }
    /// Ice may carry it farther than so many hexes.
    [[nodiscard]] bool may_reach(Hex hex) const {
        return hex_distance(target_.at, hex) <= points_ || !state_.scene().map.icy.empty();
    }

    const GameState& state_;
    const Figure& target_;
    int points_ = 0;
    // Where one of the effects moves the target:
    bool may_be_hurt_ = false;
    bool may_be_trapped_ = false;
};

/// The effect without what makes no difference to its place: how far, how much, which element.
Effect in_general(const Effect& effect) {
    if (const auto* push = std::get_if<PushEffect>(&effect)) {
        return PushEffect{.points = push->points > 0 ? 1 : 0};
    }
    if (const auto* pull = std::get_if<PullEffect>(&effect)) {
        return PullEffect{.points = pull->points > 0 ? 1 : 0};
    }
    if (const auto* damage = std::get_if<DamageEffect>(&effect)) {
        return DamageEffect{.around = damage->around};
    }
    if (std::holds_alternative<InfuseEffect>(effect)) {
        return InfuseEffect{};
    }
    return effect;
}

/// The positions of effects that may come before or after another with a different result.
std::vector<std::size_t> in_open_order(const OrderOfEffects& order,
                                       const std::vector<Effect>& effects) {
    struct Sort {
        Effect effect;
        std::size_t count = 0;
        bool open = false;
    };
    std::vector<Sort> sorts;  // few, however many effects there are
    std::vector<std::size_t> sort_of;
    spend(4 * effects.size());
    for (const Effect& effect : effects) {
        const Effect general = in_general(effect);
        auto sort = std::ranges::find(sorts, general, &Sort::effect);
        if (sort == sorts.end()) {
            sort = sorts.insert(sorts.end(), {general});
        }
        ++sort->count;
        sort_of.push_back(static_cast<std::size_t>(sort - sorts.begin()));
    }
    for (Sort& one : sorts) {
        one.open = std::ranges::any_of(sorts, [&](const Sort& other) {
            return (&one != &other || one.count > 1) && order.matters(one.effect, other.effect);
        });
    }
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        if (sorts[sort_of[i]].open) {
            open.push_back(i);
        }
    }
    return open;
}

/// The effects, with those at `places` in a different order among themselves.
std::vector<Effect> reordered(const std::vector<Effect>& effects,
                              const std::vector<std::size_t>& places,
                              const std::vector<std::size_t>& order) {
    std::vector<Effect> result = effects;
    for (std::size_t i = 0; i < places.size(); ++i) {
        result[places[i]] = effects[order[i]];
    }
    return result;
}

/// Lets the party choose which of the effects left comes next. Returns its place.
std::size_t choose_next(Game& game, const std::string& target, const std::vector<Effect>& effects,
                        const std::vector<std::size_t>& left) {
    spend(8 * left.size());
    event::Choice choice{ChoiceKind::effects, target, {}, 0};
    std::vector<std::size_t> places;
    for (const std::size_t place : left) {
        const std::string words = words_of(effects[place]) + " first";
        if (std::ranges::count(choice.options, words, &event::Option::words) == 0) {
            choice.options.push_back({.words = words});
            places.push_back(place);
        }
    }
    return places.at(game.choose_or_stop("attack.open-order"_clause, std::move(choice)));
}

/// The places in the order in which the party has the effects come.
std::vector<std::size_t> choose_places(Game& game, const std::string& target,
                                       const std::vector<Effect>& effects,
                                       std::vector<std::size_t> left) {
    std::vector<std::size_t> chosen;
    while (left.size() > most_listed_at_once) {
        chosen.push_back(choose_next(game, target, effects, left));
        std::erase(left, chosen.back());
    }
    event::Choice choice{ChoiceKind::effects, target, {}, 0};
    std::vector<std::vector<std::size_t>> orders;
    std::vector<std::size_t> order = left;
    do {
        std::string words;
        for (const std::size_t place : order) {
            words += (words.empty() ? "" : ", then ") + words_of(effects[place]);
        }
        if (std::ranges::count(choice.options, words, &event::Option::words) == 0) {
            choice.options.push_back({.words = words});
            orders.push_back(order);
        }
    } while (std::ranges::next_permutation(order).found);
    const std::vector<std::size_t>& rest =
        orders.at(game.choose_or_stop("attack.open-order"_clause, std::move(choice)));
    chosen.insert(chosen.end(), rest.begin(), rest.end());
    return chosen;
}

bool choose_order(Game& game, const std::string& target, std::vector<Effect>& effects) {
    const Figure& figure = game.state().figure(target);
    const std::vector<std::size_t> open =
        in_open_order(OrderOfEffects{game.state(), figure, effects}, effects);
    if (open.size() < 2) {
        return false;
    }
    effects = reordered(effects, open, choose_places(game, target, effects, open));
    return true;
}

/// Whether a safeguard of the figure could prevent the effect.
bool may_be_prevented(const Effect& effect, const Figure& figure, const Edition& rules) {
    const auto* condition = std::get_if<Condition>(&effect);
    return condition != nullptr && is_negative(*condition) && !is_immune(figure, *condition, rules);
}

// [condition.safeguard]
bool choose_prevented(Game& game, const std::string& target, std::vector<Effect>& effects) {
    const Figure& figure = game.state().figure(target);
    if (!figure.has(Condition::safeguard)) {
        return false;
    }
    event::Choice choice{ChoiceKind::prevented, target, {}, 0};
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const std::string words = words_of(effects[i]);
        if (may_be_prevented(effects[i], figure, game.state().rules()) &&
            std::ranges::count(choice.options, words, &event::Option::words) == 0) {
            choice.options.push_back({.words = words});
            places.push_back(i);
        }
    }
    if (places.size() < 2) {
        return false;
    }
    const std::size_t chosen =
        places.at(game.choose_or_stop("condition.safeguard"_clause, std::move(choice)));
    // The condition that comes first is prevented.
    const auto at = [&](std::size_t place) {
        return effects.begin() + static_cast<std::ptrdiff_t>(place);
    };
    std::rotate(at(places.front()), at(chosen), at(chosen) + 1);
    return true;
}

}  // namespace

std::pair<std::vector<Effect>, bool> in_chosen_order(Game& game, const std::string& by,
                                                     const std::string& target,
                                                     std::vector<Effect> effects) {
    if (effects.size() < 2 || game.state().find(target) == nullptr) {
        return {std::move(effects), false};
    }
    if (by == target) {  // a figure does not push or pull itself
        std::erase_if(effects, is_forced);
    }
    const bool prevented = choose_prevented(game, target, effects);
    const bool ordered = choose_order(game, target, effects);
    return {std::move(effects), prevented || ordered};
}

void put_prevented_first(Game& game, const std::string& target, std::vector<Effect>& effects) {
    const Figure& figure = game.state().figure(target);
    if (may_be_prevented(effects.front(), figure, game.state().rules())) {
        choose_prevented(game, target, effects);
    }
}

bool choose_first(Game& game, const std::string& figure, const std::string& one,
                  const std::string& other) {
    event::Choice choice{ChoiceKind::effects,
                         figure,
                         {{.words = one + ", then " + other}, {.words = other + ", then " + one}},
                         0};
    return game.choose_or_stop("attack.open-order"_clause, std::move(choice)) == 0;
}

}  // namespace standee
