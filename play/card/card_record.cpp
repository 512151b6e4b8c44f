#include "play/card/card_record.hpp"

#include <algorithm>

#include "focus/counted.hpp"

namespace standee {
namespace {

template <class What>
const What* event_as(const Event& event) {
    return std::get_if<What>(&event.what);
}

std::vector<Hex> hexes_entered(const std::string& id, std::span<const Event> events) {
    std::vector<Hex> entered;
    for (const Event& event : events) {
        const auto* move = event_as<event::Move>(event);
        if (move != nullptr && move->figure == id) {
            entered.push_back(move->to);
        }
    }
    return entered;
}

/// Each target once, with the damage that it suffered from all attacks of the ability
/// [card.counted].
std::vector<AttackedFigure> figures_attacked(const std::string& id, std::span<const Event> events) {
    std::vector<AttackedFigure> attacked;
    for (const Event& event : events) {
        if (const auto* attack = event_as<event::Attack>(event);
            attack != nullptr && attack->by == id) {
            if (std::ranges::count(attacked, attack->target, &AttackedFigure::id) == 0) {
                attacked.push_back({attack->target, 0});
            }
        }
        const auto* damage = event_as<event::Damage>(event);
        if (damage != nullptr && damage->source == DamageSource::attack && damage->from == id) {
            const auto hit = std::ranges::find(attacked, damage->to, &AttackedFigure::id);
            if (hit != attacked.end()) {
                hit->damage += damage->amount;
            }
        }
    }
    return attacked;
}

}  // namespace

std::vector<Hex> last_hexes_of(const Game& game, const std::string& id) {
    if (const Figure* figure = game.state().find(id)) {
        return hexes_of(*figure);
    }
    const auto& events = game.log().events;
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        const auto* leave = event_as<event::Leave>(*event);
        if (leave != nullptr && leave->figure == id) {
            std::vector<Hex> hexes{leave->at};
            hexes.insert(hexes.end(), leave->also_at.begin(), leave->also_at.end());
            return hexes;
        }
    }
    return {};
}

void CardRecord::note(std::size_t kind, bool was_performed, const std::string& figure,
                      std::span<const Event> events) {
    const auto is = [kind](std::string_view name) { return ability_names.at(kind) == name; };
    performed.at(kind) = was_performed;
    if (is("move") || is("teleport")) {
        entered = hexes_entered(figure, events);
    } else if (is("attack")) {
        attacked = figures_attacked(figure, events);
    }
    for (const Event& event : events) {
        const auto* tile = event_as<event::Tile>(event);
        if (is("create") && tile != nullptr && tile->created) {
            created = tile->at;
        }
    }
}

std::vector<Hex> CardRecord::hexes_of_target(const Game& game) const {
    return attacked.empty() ? std::vector<Hex>{} : last_hexes_of(game, attacked.back().id);
}

// [card.counted]
int number_of(const GameState& state, const std::string& id, const CardRecord& record,
              const Count& count) {
    int counted = 0;
    switch (count.per) {
        case Counted::damage_dealt:
            for (const AttackedFigure& hit : record.attacked) {
                counted += hit.damage;
            }
            break;
        case Counted::targets: counted = static_cast<int>(record.attacked.size()); break;
        case Counted::targets_damaged:
            counted = static_cast<int>(std::ranges::count_if(
                record.attacked, [](const AttackedFigure& hit) { return hit.damage > 0; }));
            break;
        case Counted::hexes_moved: counted = static_cast<int>(record.entered.size()); break;
        case Counted::hit_points:
        case Counted::figures:
        case Counted::shield_of_target:
        case Counted::tokens_of_target:
            return number_before_turn(state.scene(), state.figure(id), count);
    }
    return number_of(count, counted);
}

}  // namespace standee
