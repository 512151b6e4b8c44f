#include "verify/monitors/round/order.hpp"

#include <algorithm>

#include "verify/rulebooks.hpp"

namespace standee::verify {
namespace {

const Figure* summoner_of(const Scene& scene, const Figure& figure) {
    return figure.kind == Kind::summon && figure.summoner ? scene.find(*figure.summoner) : nullptr;
}

/// A figure, its summoner, that one's summoner and so on.
std::vector<const Figure*> line_of(const Scene& scene, const Figure& figure) {
    std::vector<const Figure*> line;
    for (const Figure* one = &figure; one != nullptr && line.size() <= scene.figures.size();
         one = summoner_of(scene, *one)) {
        line.push_back(one);
    }
    return line;
}

int rank_in_set(const Figure& figure) {
    return figure.rank == Rank::named ? 0 : figure.rank == Rank::elite ? 1 : 2;
}

bool lower_standee(const Figure& a, const Figure& b) {
    return a.standee && b.standee && *a.standee < *b.standee;
}

std::optional<TurnGroup> group_of(const Scene& scene, const Figure& figure) {
    const auto number = number_in_order(scene, figure);
    if (!number) {
        return std::nullopt;
    }
    constexpr double long_rest = 99;
    TurnGroup group;
    group.head = line_of(scene, figure).back();
    group.name =
        group.is_character() || group.head->name.empty() ? group.head->id : group.head->name;
    group.leading = number->leading;
    group.second = number->second;
    group.rests = group.is_character() && group.leading == long_rest && !group.second &&
                  rulebook(scene.edition).long_rest_acts_last;
    group.left = {&figure};
    return group;
}

}  // namespace

bool TurnGroup::holds(const std::string& id) const {
    return std::ranges::any_of(left, [&](const Figure* figure) { return figure->id == id; });
}

bool may_still_act(const Figure& figure) {
    return figure.kind != Kind::objective && !figure.turn_ended && !figure.summoned_this_round;
}

std::optional<Initiative> number_in_order(const Scene& scene, const Figure& figure) {
    const Figure& head = *line_of(scene, figure).back();
    if (head.initiative) {
        return head.initiative;
    }
    const MonsterCard* card = scene.card_of(head);
    return card != nullptr && card->initiative
               ? std::optional{Initiative{*card->initiative, std::nullopt}}
               : std::nullopt;
}

std::vector<TurnGroup> groups_left(const Scene& scene) {
    std::vector<TurnGroup> groups;
    for (const Figure& figure : scene.figures) {
        auto own = may_still_act(figure) ? group_of(scene, figure) : std::nullopt;
        if (!own) {
            continue;
        }
        const auto same =
            std::ranges::find_if(groups, [&](const TurnGroup& group) { return group.is(*own); });
        if (same == groups.end()) {
            groups.push_back(std::move(*own));
        } else {
            same->left.push_back(&figure);
        }
    }
    return groups;
}

bool wins_tie(const TurnGroup& a, const TurnGroup& b, const Edition& rules) {
    if (a.is_character() && b.is_character()) {
        return a.second && b.second && *a.second < *b.second;
    }
    const bool of_both_sides = a.head->kind == Kind::ally && a.head->side == Side::party &&
                               b.head->side == Side::monsters && a.name == b.name;
    return b.is_monster_set() &&
           (a.is_character() || (of_both_sides && rules.allies_act_before_their_set));
}

bool earlier_in_set(const Figure& a, const Figure& b) {
    return rank_in_set(a) != rank_in_set(b) ? rank_in_set(a) < rank_in_set(b) : lower_standee(a, b);
}

bool earlier_in_company(const Scene& scene, const Figure& a, const Figure& b) {
    auto of_a = line_of(scene, a);
    auto of_b = line_of(scene, b);
    while (!of_a.empty() && !of_b.empty() && of_a.back() == of_b.back()) {
        of_a.pop_back();
        of_b.pop_back();
    }
    if (of_a.empty() || of_b.empty()) {
        return of_b.empty() && !of_a.empty();  // it was summoned by the other, or by a summon of it
    }
    return lower_standee(*of_a.back(), *of_b.back());
}

}  // namespace standee::verify
