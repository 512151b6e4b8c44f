#include "verify/monitors/play/death_attacks.hpp"

#include <algorithm>
#include <vector>

namespace standee::verify {
namespace {

/// A figure that died, and the attack that its cards give it for that.
struct Dying {
    std::size_t left = 0;  ///< the number of the event
    const FigureState* figure = nullptr;
    Hex at;
    std::vector<DeathAttack> attacks;

    [[nodiscard]] bool able() const {
        return !figure->has(Condition::stun) && !figure->has(Condition::disarm);
    }
};

std::vector<Dying> dying_in(const PlayView& view) {
    std::vector<Dying> all;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* leave = view.event_as<event::Leave>(i);
        const FigureState* figure = leave == nullptr ? nullptr : view.standing(i, leave->figure);
        if (figure == nullptr || leave->how != Departure::death) {
            continue;
        }
        Dying dying{i, figure, leave->at, {}};
        for (const ActiveBonus& bonus : view.bonuses(i, leave->figure)) {
            if (bonus.attack_all) {
                dying.attacks.push_back(*bonus.attack_all);
            }
        }
        all.push_back(std::move(dying));
    }
    return all;
}

bool is_met(const PlayView& view, std::size_t i, const Dying& dying, const FigureState& other) {
    return other.here && other.figure->side != dying.figure->figure->side &&
           !other.has(Condition::invisible) && !other.figure->no_interaction &&
           range_between(view.plane(i), dying.at, other) == 1;
}

bool has_value(const Dying& dying, int value) {
    const std::optional<int> stat = dying.figure->figure->attack;
    return std::ranges::any_of(dying.attacks, [&](const DeathAttack& attack) {
        return attack.value.relative ? stat && value == *stat + attack.value.number
                                     : value == attack.value.number;
    });
}

bool makes_any(const Dying& dying) {
    return dying.able() && std::ranges::any_of(dying.attacks, [&](const DeathAttack& attack) {
               return !attack.value.relative || dying.figure->figure->attack;
           });
}

bool is_harmed(const FigureState& figure) {
    return std::ranges::any_of(condition_names, [&](std::string_view name) {
        const Condition condition = *condition_named(name);
        return is_negative(condition) && figure.has(condition);
    });
}

/// The attacks of the dying on one figure; -1 where one of them could not be made, or is worth
/// something else.
int attacks_on(const PlayView& view, const Dying& dying, const std::string& target) {
    int count = 0;
    for (std::size_t i = dying.left + 1; i < view.end(); ++i) {
        const auto* told = view.event_as<event::Attack>(i);
        if (told == nullptr || told->by != dying.figure->figure->id || told->target != target) {
            continue;
        }
        const FigureState* other = view.standing(i, target);
        const bool allowed = makes_any(dying) && other != nullptr &&
                             is_met(view, i, dying, *other) && has_value(dying, told->value) &&
                             !told->ranged;
        if (!allowed) {
            return -1;
        }
        ++count;
    }
    return count;
}

void judge_one(const PlayView& view, const Dying& dying, Judgement& judged) {
    const std::string& id = dying.figure->figure->id;
    const int most = static_cast<int>(dying.attacks.size());
    for (const FigureState& other : view.standings(dying.left + 1)) {
        const std::string& target = other.figure->id;
        const int told = attacks_on(view, dying, target);
        const FigureState* last = view.standing(view.end(), target);
        // Whoever stood beside it all the while; others may have come, gone or hidden since.
        const bool due = makes_any(dying) && is_met(view, dying.left + 1, dying, other) &&
                         is_met(view, view.end(), dying, *last) && other.at == last->at;
        judged.expect(told >= 0 && told <= most && (!due || told > 0), told != 0 || due, [&] {
            return id + (told != 0 ? " attacks, as it dies, " : " dies and does not attack ") +
                   target;
        });
    }
    const bool cured = std::ranges::any_of(dying.attacks, &DeathAttack::cured);
    judged.expect(!cured || !is_harmed(*dying.figure), cured,
                  [&] { return id + " dies with conditions that it was to lose first"; });
}

}  // namespace

void judge_death_attacks(const PlayView& view, Judgement& judged) {
    for (const Dying& dying : dying_in(view)) {
        if (!dying.attacks.empty()) {
            judge_one(view, dying, judged);
        }
    }
}

}  // namespace standee::verify
