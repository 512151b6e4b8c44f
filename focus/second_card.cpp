#include "focus/second_card.hpp"

#include "lib/clause.hpp"
#include "lib/work.hpp"

namespace standee {

// [monster.second-card]
const std::string* second_card_set(const Scene& scene, const Figure& figure) {
    if (!figure.standee || !has_ability_card(figure)) {
        return nullptr;
    }
    spend(scene.monsters.size() / 2);
    const bool odd = *figure.standee % 2 != 0;
    for (const auto& [name, set] : scene.monsters) {
        if (set.card_for && set.card_for->odd == odd && set.card_for->of == figure.name) {
            return &name;
        }
    }
    return nullptr;
}

std::string card_set_of(const Scene& scene, const Figure& figure) {
    const std::string* second = second_card_set(scene, figure);
    return second != nullptr ? *second : monster_set_of(figure);
}

const MonsterCard* performed_card(const Scene& scene, const Figure& figure) {
    const std::string* second = second_card_set(scene, figure);
    if (second == nullptr) {
        return scene.card_of(figure);
    }
    const auto card = scene.cards.find(*second);
    return card == scene.cards.end() ? nullptr : &card->second;
}

}  // namespace standee
