#include "play/apply.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "focus/switched_rank.hpp"
#include "play/apply_cards.hpp"
#include "play/apply_elements.hpp"

namespace standee {
namespace {

bool is_turn_of(const Scene& scene, std::string_view id) {
    const auto& turn = scene.progress.turn;
    return turn && !turn->over && turn->figure == id;
}

/// Passes on the summons of a figure that has left the map: those of a summon to its summoner,
/// those of a monster to nobody. The summons of a character leave the map with it, each by an event
/// of its own [monster.summon, summon.leaves].
void hand_on_summons(Scene& scene, const Figure& gone) {
    for (Figure& figure : scene.figures) {
        const bool leaves_too = gone.kind == Kind::character && figure.kind == Kind::summon;
        if (figure.summoner != gone.id || leaves_too) {
            continue;
        }
        figure.summoner.reset();
        if (figure.kind == Kind::summon) {
            figure.summoner = gone.summoner;
        } else {
            figure.origin = Origin::summoned;
        }
    }
}

std::vector<Hex>& hexes_of(Map& map, TileKind kind) {
    switch (kind) {
        case TileKind::obstacle: return map.obstacles;
        case TileKind::difficult: return map.difficult;
        case TileKind::icy: return map.icy;
        case TileKind::water: return map.water;
        case TileKind::hazardous:
        case TileKind::trap: break;
    }
    return map.hazardous;
}

/// The list for the other nature of a water tile, by the key of the scenario; null if it counts as
/// a corridor.
std::vector<Hex>* hexes_of_water(Map& map) {
    switch (map.water_is) {
        case WaterIs::difficult: return &map.difficult;
        case WaterIs::icy: return &map.icy;
        case WaterIs::hazardous: return &map.hazardous;
        case WaterIs::corridor: break;
    }
    return nullptr;
}

void remove_trap(Map& map, Hex at) {
    std::erase_if(map.traps, [at](const Trap& trap) { return trap.at == at; });
}

void lay(std::vector<Hex>& hexes, const event::Tile& tile) {
    if (tile.created) {
        hexes.push_back(tile.at);
    } else {
        std::erase(hexes, tile.at);
    }
}

/// Carries out an event, with one function for each kind.
struct Apply {
    Scene& scene;

    // Damage and conditions

    void operator()(const event::Damage& e) const {
        if (Figure* figure = find(e.to); figure != nullptr && figure->hp) {
            figure->hp = e.hp;
        }
    }
    void operator()(const event::Heal& e) const {
        if (Figure* figure = find(e.to); figure != nullptr && figure->hp) {
            figure->hp = e.hp;
        }
    }
    void operator()(const event::Negate& e) const {
        if (Figure* figure = find(e.figure); figure != nullptr && figure->cards) {
            figure->cards->hand -= e.hand;
            figure->cards->discard -= e.discard;
        }
    }
    void operator()(const event::Gain& e) const {
        Figure* figure = find(e.figure);
        // Bless and curse are cards that join a deck, and a permanent condition needs no token.
        if (figure == nullptr || e.condition == Condition::bless ||
            e.condition == Condition::curse || figure->permanent.contains(e.condition)) {
            return;
        }
        const bool this_turn = is_turn_of(scene, e.figure);
        const auto held = std::ranges::find(figure->conditions, e.condition, &HeldCondition::name);
        if (held == figure->conditions.end()) {
            figure->conditions.push_back({e.condition, this_turn});
        } else {
            held->this_turn = this_turn;
        }
    }
    void operator()(const event::Lose& e) const {
        Figure* figure = find(e.figure);
        if (figure == nullptr) {
            return;
        }
        if (!e.condition) {
            figure->flying = false;
            return;
        }
        std::erase_if(figure->conditions,
                      [&](const HeldCondition& held) { return held.name == *e.condition; });
    }

    // Bonuses

    void operator()(const event::Bonus& e) const {
        if (Figure* figure = find(e.on)) {
            figure->bonuses.push_back(e.bonus);
        }
    }
    void operator()(const event::BonusUsed& e) const {
        if (ActiveBonus* bonus = find_bonus(e.on, e.index)) {
            bonus->uses = e.bonus.uses;
        }
    }
    void operator()(const event::BonusLasts& e) const {
        if (ActiveBonus* bonus = find_bonus(e.on, e.index)) {
            bonus->lasts = e.lasts;
        }
    }
    void operator()(const event::BonusEnds& e) const {
        if (find_bonus(e.on, e.index) != nullptr) {
            auto& bonuses = find(e.on)->bonuses;
            bonuses.erase(bonuses.begin() + static_cast<std::ptrdiff_t>(e.index));
        }
    }

    // Positions of figures

    void operator()(const event::Move& e) const {
        if (Figure* figure = find(e.figure)) {
            figure->at = e.to;
        }
    }
    void operator()(const event::Leave& e) const {
        const auto found = std::ranges::find(scene.figures, e.figure, &Figure::id);
        if (found == scene.figures.end()) {
            return;
        }
        const Figure gone = std::move(*found);
        scene.figures.erase(found);
        if (auto& turn = scene.progress.turn; turn && turn->figure == gone.id) {
            turn->over = true;
        }
        if (gone.kind == Kind::character) {
            scene.decks.erase(gone.id);
            scene.discards.erase(gone.id);
        }
        hand_on_summons(scene, gone);
    }
    void operator()(const event::RankSwitch& e) const {
        if (Figure* figure = find(e.figure); figure != nullptr && figure->rank != e.to) {
            *figure = with_rank_switched(scene, *figure);
        }
    }
    void operator()(const event::Summon& e) const { place(e.placed); }
    void operator()(const event::Spawn& e) const {
        if (Figure* by = find(e.by); by != nullptr) {
            ++by->spawns;
        }
        place(e.placed);
    }

    // The map and what lies on it

    void operator()(const event::LootToken& e) const {
        scene.loot.push_back(e.at);
        ++scene.progress.loot_placed;
    }
    void operator()(const event::Loot& e) const {
        const auto take = [](std::vector<Hex>& lying, const std::vector<Hex>& taken) {
            const std::set<Hex> gone{taken.begin(), taken.end()};
            std::erase_if(lying, [&](Hex at) { return gone.contains(at); });
        };
        take(scene.loot, e.tokens);
        take(scene.map.treasure, e.treasure);
    }
    void operator()(const event::TrapSprung& e) const {
        auto& traps = scene.map.traps;
        if (const auto found = std::ranges::find(traps, e.at, &Trap::at); found != traps.end()) {
            traps.erase(found);
        }
    }
    void operator()(const event::DoorOpens& e) const {
        Map& map = scene.map;
        map.hexes.insert(map.hexes.end(), e.reveals.begin(), e.reveals.end());
        const std::set<Hex> revealed{e.reveals.begin(), e.reveals.end()};
        std::erase_if(map.unrevealed, [&](Hex hex) { return revealed.contains(hex); });
        for (Door& door : scene.map.doors) {
            if (door.at == e.at && !door.open) {
                door.open = true;
                return;
            }
        }
    }
    void operator()(const event::Tile& e) const {
        if (e.kind == TileKind::trap && e.created) {
            scene.map.traps.push_back(e.trap);
        } else if (e.kind == TileKind::trap) {
            remove_trap(scene.map, e.at);
        } else {
            lay(hexes_of(scene.map, e.kind), e);
            auto* besides = e.kind == TileKind::water ? hexes_of_water(scene.map) : nullptr;
            if (besides != nullptr) {
                lay(*besides, e);
            }
        }
    }

    // Turns and rounds

    void operator()(const event::Attack& e) const { note_target(scene, e); }
    void operator()(const event::TurnStarts& e) const {
        TurnInProgress turn;
        turn.figure = e.figure;
        turn.usable = elements_there(scene.elements);
        turn.set = e.infusing_set;
        scene.progress.turn = std::move(turn);
        scene.progress.abilities.clear();
        scene.progress.foci.clear();
    }
    void operator()(const event::TurnEnds& e) const {
        if (Figure* figure = find(e.figure)) {
            figure->turn_ended = true;
            for (HeldCondition& held : figure->conditions) {
                held.this_turn = false;
            }
        }
        scene.progress.turn.reset();
        scene.progress.abilities.clear();
        scene.progress.foci.clear();
    }
    void operator()(const event::FallenTurnEnds& /*e*/) const {
        scene.progress.turn.reset();
        scene.progress.foci.clear();
    }
    void operator()(const event::RoundEnds& /*e*/) const {
        for (Figure& figure : scene.figures) {
            figure.summoned_this_round = false;
            figure.turn_ended = false;
        }
        Progress& progress = scene.progress;
        progress.turn.reset();
        progress.abilities.clear();
        progress.set_infusions.clear();
        progress.set_consumed.clear();
        progress.set_benefits.clear();
        progress.acting.clear();
        progress.decided_first.clear();
        progress.decided_by_focus.clear();
        progress.foci.clear();
        progress.round += progress.round > 0 ? 1 : 0;
    }
    void operator()(const event::GroupActs& e) const { scene.progress.acting = e.group; }
    void operator()(const event::OrderDropped& /*e*/) const { scene.turn.reset(); }
    void operator()(const event::OrderDecided& e) const {
        if (e.then.empty()) {
            scene.progress.decided_first.push_back(e.first);
        } else {
            scene.progress.decided_by_focus.push_back({e.first, e.then});
        }
    }
    void operator()(const event::FocusFound& e) const {
        forget_focus(e.figure);
        const Figure* figure = scene.find(e.figure);
        const auto at = figure == nullptr ? std::nullopt : std::optional{figure->at};
        scene.progress.foci.push_back({e.figure, e.focus, at});
    }
    void operator()(const event::FocusForgotten& e) const { forget_focus(e.figure); }
    void operator()(const event::AbilityCardsDiscarded& /*e*/) const { scene.cards.clear(); }

    // Cards

    void operator()(const event::CardDrawn& e) const { draw_card(scene, e); }
    void operator()(const event::CardDiscarded& e) const {
        scene.discards[e.deck].push_back(e.card);
    }
    void operator()(const event::CardJoins& e) const { join_deck(scene, e); }
    void operator()(const event::CardLeaves& /*e*/) const {}  // it was drawn and is not put back
    void operator()(const event::Shuffle& e) const { shuffle_deck(scene, e); }
    void operator()(const event::Token& e) const { scene.tokens[e.beside] = e.count; }
    void operator()(const event::StandeeDrawn& /*e*/) const { ++scene.progress.shuffles; }

    // Elements

    void operator()(const event::Infuse& e) const { set(e.element, ElementState::strong); }
    void operator()(const event::Wane& e) const { set(e.element, e.to); }
    void operator()(const event::Infusion& e) const {
        if (auto& turn = scene.progress.turn) {
            turn->infusions.push_back(e.element);
        }
    }
    void operator()(const event::InfusionsWait& /*e*/) const { leave_infusions_to_set(scene); }
    void operator()(const event::InfusionsDue& e) const { end_wait_for_infusions(scene, e); }
    void operator()(const event::SetBenefits& e) const {
        scene.progress.set_consumed[e.set] = {};
        scene.progress.set_benefits[e.set] = e.figures;
    }
    void operator()(const event::Pledge& e) const { take_element(scene, e.element); }
    void operator()(const event::SetConsumes& e) const {
        scene.progress.set_consumed[e.set].push_back(e.paid);
    }
    void operator()(const event::Consume& e) const {
        if (!e.pledged) {
            take_element(scene, e.element);
        }
    }
    void operator()(const event::PledgesReturned& e) const { return_elements(scene, e); }
    void operator()(const event::SetPledges& e) const { scene.progress.set_pledged[e.set] = e.was; }
    void operator()(const event::SetPledgeEnds& e) const { end_pledge(scene, e); }

    // These only tell about what other events do.
    void operator()(const event::NoEffect& /*e*/) const {}
    void operator()(const event::Choice& /*e*/) const {}
    void operator()(const event::TextCarriedOut& /*e*/) const {}
    void operator()(const event::Planned& /*e*/) const {}

private:
    [[nodiscard]] Figure* find(std::string_view id) const {
        const auto found = std::ranges::find(scene.figures, id, &Figure::id);
        return found == scene.figures.end() ? nullptr : &*found;
    }
    [[nodiscard]] ActiveBonus* find_bonus(std::string_view on, std::size_t index) const {
        Figure* figure = find(on);
        return figure != nullptr && index < figure->bonuses.size() ? &figure->bonuses[index]
                                                                   : nullptr;
    }
    void forget_focus(const std::string& figure) const {
        std::erase_if(scene.progress.foci,
                      [&](const HeldFocus& held) { return held.figure == figure; });
    }
    void place(const std::shared_ptr<const Figure>& figure) const {
        if (figure) {
            scene.figures.push_back(*figure);
        }
    }
    void set(Element element, ElementState state) const {
        scene.elements[static_cast<std::size_t>(element)] = state;
    }
};

}  // namespace

void apply(Scene& scene, const Event& event) { std::visit(Apply{scene}, event.what); }

Scene applied(Scene scene, const Event& event) {
    apply(scene, event);
    return scene;
}

bool changes_map(const Event& event) {
    const auto* loot = std::get_if<event::Loot>(&event.what);
    return std::holds_alternative<event::TrapSprung>(event.what) ||
           std::holds_alternative<event::DoorOpens>(event.what) ||
           std::holds_alternative<event::Tile>(event.what) ||
           (loot != nullptr && !loot->treasure.empty());
}

}  // namespace standee
