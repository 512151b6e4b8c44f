#include <algorithm>

#include "focus/second_card.hpp"
#include "session/table.hpp"

namespace standee {

std::string pile_of(const Scene& scene, const std::string& set) {
    const auto second = scene.monsters.find(set);
    const bool shares = second != scene.monsters.end() && second->second.card_for;
    return shares ? second->second.deck : set;
}

const std::vector<MonsterCard>& deck_of_set(const Scene& scene, const std::string& set,
                                            const std::string& stat_cards) {
    static const std::vector<MonsterCard> none;
    for (const std::string& name : {stat_cards, set}) {
        const auto cards = scene.monsters.find(name);
        if (cards != scene.monsters.end() && !cards->second.cards.empty()) {
            return cards->second.cards;
        }
    }
    return none;
}

const std::vector<MonsterCard>& deck_named(const Scene& scene, const std::string& name) {
    for (const auto& [set, cards] : scene.monsters) {
        if (cards.deck == name && !cards.boss && !cards.cards.empty()) {
            return cards.cards;
        }
    }
    return deck_of_set(scene, name, name);
}

namespace {

/// Whether a set that is summoned without a card draws one at once, which only gives it an
/// initiative for the focus of others [monster.summon-focus].
bool draws_when_summoned(const Edition& edition) {
    const EditionId rulebook = rulebook_of(edition.id);
    return rulebook == EditionId::frosthaven || rulebook == EditionId::gloomhaven_2;
}

}  // namespace

std::optional<Need> next_need(const State& state) {
    const Scene& scene = state.scene();
    for (const Figure& figure : scene.figures) {
        if (state.phase == Phase::setup && figure.kind == Kind::character &&
            std::ranges::count(state.ready, figure.id) == 0) {
            return Need{figure.id, {}, {}};
        }
    }
    for (const Figure& figure : scene.figures) {
        const bool draws = !figure.turn_ended &&
                           (!figure.summoned_this_round || draws_when_summoned(scene.edition));
        if (has_ability_card(figure) && draws && performed_card(scene, figure) == nullptr) {
            return Need{{}, card_set_of(scene, figure), monster_type_of(figure)};
        }
    }
    return std::nullopt;
}

}  // namespace standee
