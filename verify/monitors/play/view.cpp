#include "verify/monitors/play/view.hpp"

#include <algorithm>

#include "lib/words.hpp"
#include "play/apply.hpp"
#include "verify/oracle/new_rank.hpp"
#include "verify/rulebooks.hpp"

namespace standee::verify {
namespace {

FigureState figure_state(const Figure& figure) {
    FigureState standing{&figure, figure.at, figure.hp, {}, {}, figure.flying, true};
    for (const HeldCondition& held : figure.conditions) {
        standing.conditions.insert(held.name);
        if (held.this_turn) {
            standing.fresh.insert(held.name);
        }
    }
    return standing;
}

bool is_of_bonus(const Event& event) {
    return std::holds_alternative<event::RankSwitch>(event.what) ||
           std::holds_alternative<event::Bonus>(event.what) ||
           std::holds_alternative<event::BonusUsed>(event.what) ||
           std::holds_alternative<event::BonusLasts>(event.what) ||
           std::holds_alternative<event::BonusEnds>(event.what);
}

/// The ability on a card by which a figure of that id is summoned; null for none.
const SummonAbility* summoning(const std::vector<Ability>& card, const std::string& id) {
    for (const Ability& ability : card) {
        const auto* found = std::get_if<SummonAbility>(&ability.what);
        found = found != nullptr && id.starts_with(found->name) ? found : nullptr;
        if (const auto* consume = std::get_if<ConsumeAbility>(&ability.what)) {
            found = summoning(consume->to, id);
            found = found == nullptr ? summoning(consume->otherwise, id) : found;
        } else if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
            found = summoning(ranked->to, id);
            found = found == nullptr ? summoning(ranked->otherwise, id) : found;
        } else if (const auto* grant = std::get_if<GrantAbility>(&ability.what)) {
            found = summoning(grant->abilities, id);
        }
        if (found != nullptr) {
            return found;
        }
    }
    return nullptr;
}

/// What the scene's stat card says of a figure that an ability summons; nothing without one.
Figure on_stat_card(const Scene& scene, const SummonAbility& ability) {
    for (const auto& [name, set] : scene.monsters) {
        const auto& card = ability.rank == "elite" ? set.elite : set.normal;
        if (name == ability.name && card) {
            return card->figure;
        }
    }
    return {};
}

}  // namespace

std::string text_of(const event::Move& move) {
    return move.figure + " from " + text_of(move.from) + " to " + text_of(move.to);
}

PlayView::PlayView(const Scene& before, const PlayStep& step, std::span<const Event> events,
                   const Scene& after)
    : before_{&before},
      rules_{rulebook(before.edition)},
      step_{&step},
      events_{events},
      after_{&after} {
    gather_figures();
    follow();
}

PlayView::PlayView(const Scene& before, const PlayStep& step, const Error& refusal)
    : before_{&before},
      rules_{rulebook(before.edition)},
      step_{&step},
      after_{&before},
      refusal_{&refusal} {
    gather_figures();
    follow();
}

void PlayView::gather_figures() {
    for (const Figure& figure : before_->figures) {
        standings_.push_back(figure_state(figure));
    }
    for (const Event& event : events_) {
        std::optional<FigureState> coming = newcomer(event);
        if (coming && find(standings_, coming->figure->id) == nullptr) {
            coming->here = false;
            standings_.push_back(std::move(*coming));
        }
    }
    figures_ = standings_.size();
}

std::optional<FigureState> PlayView::newcomer(const Event& event) {
    const auto* summon = std::get_if<event::Summon>(&event.what);
    const auto* spawn = std::get_if<event::Spawn>(&event.what);
    const Figure* figure = summon != nullptr  ? as_summoned(*summon)
                           : spawn != nullptr ? spawn->placed.get()
                                              : nullptr;
    if (figure == nullptr) {
        return std::nullopt;
    }
    FigureState coming = figure_state(*figure);
    coming.at = summon != nullptr ? summon->at : spawn->at;
    return coming;
}

/// As the step or the card says, however it is when the step is over.
const Figure* PlayView::as_summoned(const event::Summon& summon) {
    if (const auto* said = std::get_if<step::Summon>(step_)) {
        return &said->figure;
    }
    const auto* turn = std::get_if<step::Turn>(step_);
    const Figure* by = before_->find(summon.by);
    const SummonAbility* ability = turn == nullptr || !turn->turn.abilities || by == nullptr
                                       ? nullptr
                                       : summoning(*turn->turn.abilities, summon.figure);
    if (ability == nullptr) {
        return after_->find(summon.figure);
    }
    Figure figure = on_stat_card(*before_, *ability);
    figure.id = summon.figure;
    figure.kind = by->kind == Kind::summon || by->kind == Kind::ally ? by->kind : Kind::monster;
    figure.side = by->side;
    figure.at = summon.at;
    figure.name = ability->name;
    if (ability->hp_count) {
        figure.hp = summon.placed ? summon.placed->hp : std::nullopt;
    } else if (ability->hp) {
        figure.hp = ability->hp;
        figure.max_hp = ability->max_hp ? ability->max_hp : ability->hp;
    }
    figure.attack = ability->attack ? ability->attack : figure.attack;
    figure.move = ability->move ? ability->move : figure.move;
    figure.range = ability->range ? ability->range : figure.range;
    figure.flying = figure.flying || ability->flying;
    figure.summoner = by->id;
    figure.origin = Origin::summoned;
    return &kept_figures().emplace_back(std::move(figure));
}

void PlayView::follow() {
    standings_.resize((events_.size() + 1) * figures_);
    for (std::size_t i = 0; i < events_.size(); ++i) {
        const auto next = std::span{standings_}.subspan((i + 1) * figures_, figures_);
        std::ranges::copy(standings(i), next.begin());
        follow(events_[i], next);
    }
}

FigureState* PlayView::find(std::span<FigureState> now, std::string_view id) const {
    const auto found =
        std::ranges::find_if(now, [id](const FigureState& s) { return s.figure->id == id; });
    return found == now.end() ? nullptr : &*found;
}

/// The figure with its new rank, and as many hit points as before, if it may have them.
void PlayView::change_rank(FigureState& state) {
    Figure figure = *state.figure;
    figure.hp = state.hp;
    oracle::take_new_rank(*before_, figure);
    state.hp = figure.hp;
    state.flying = figure.flying;
    state.figure = &kept_figures().emplace_back(std::move(figure));
}

std::deque<Figure>& PlayView::kept_figures() {
    kept_ = kept_ ? kept_ : std::make_shared<std::deque<Figure>>();
    return *kept_;
}

void PlayView::follow(const Event& event, std::span<FigureState> now) {
    if (const auto* damage = std::get_if<event::Damage>(&event.what)) {
        if (FigureState* s = find(now, damage->to); s != nullptr && s->hp) {
            s->hp = std::max(0, *s->hp - damage->suffered);
        }
    } else if (const auto* heal = std::get_if<event::Heal>(&event.what)) {
        if (FigureState* s = find(now, heal->to); s != nullptr && s->hp) {
            *s->hp += heal->amount;
        }
    } else if (const auto* gain = std::get_if<event::Gain>(&event.what)) {
        const bool card =
            gain->condition == Condition::bless || gain->condition == Condition::curse;
        if (FigureState* s = find(now, gain->figure); s != nullptr && !card) {
            s->conditions.insert(gain->condition);
            s->fresh.erase(gain->condition);
            const auto number = static_cast<std::size_t>(&event - events_.data());
            if (turn_of(number) == gain->figure) {
                s->fresh.insert(gain->condition);
            }
        }
    } else if (const auto* lose = std::get_if<event::Lose>(&event.what)) {
        if (FigureState* s = find(now, lose->figure); s != nullptr) {
            if (lose->condition) {
                s->conditions.erase(*lose->condition);
                s->fresh.erase(*lose->condition);
            } else {
                s->flying = false;
            }
        }
    } else if (const auto* move = std::get_if<event::Move>(&event.what)) {
        if (FigureState* s = find(now, move->figure); s != nullptr) {
            s->at = move->to;
        }
    } else if (const auto* leave = std::get_if<event::Leave>(&event.what)) {
        if (FigureState* s = find(now, leave->figure); s != nullptr) {
            s->here = false;
        }
    } else if (const auto* change = std::get_if<event::RankSwitch>(&event.what)) {
        if (FigureState* s = find(now, change->figure); s != nullptr) {
            change_rank(*s);
        }
    } else if (const std::optional<FigureState> coming = newcomer(event)) {
        if (FigureState* s = find(now, coming->figure->id); s != nullptr) {
            *s = *coming;  // an id may come again
        }
    } else if (const auto* end = std::get_if<event::TurnEnds>(&event.what)) {
        if (FigureState* s = find(now, end->figure); s != nullptr) {
            s->fresh = {};
        }
    }
}

const FigureState* PlayView::standing(std::size_t i, std::string_view id) const {
    for (const FigureState& s : standings(i)) {
        if (s.figure->id == id) {
            return &s;
        }
    }
    return nullptr;
}

bool PlayView::has_harm_on_death() const {
    std::vector<std::string_view> fallen;
    const auto harms_by_death = [this](std::string_view id) {
        const std::vector<ActiveBonus> held = bonuses(0, id);
        return std::ranges::find(held, ActiveBonus::Kind::on_death, &ActiveBonus::kind) !=
               held.end();
    };
    for (const Event& event : events_) {
        if (const auto* leave = std::get_if<event::Leave>(&event.what)) {
            fallen.push_back(leave->figure);
        }
        const auto* attack = std::get_if<event::Attack>(&event.what);
        const auto* damage = std::get_if<event::Damage>(&event.what);
        if (event.clause == "card.when-dies"_clause ||
            (attack != nullptr && std::ranges::find(fallen, attack->by) != fallen.end()) ||
            (damage != nullptr && damage->source == DamageSource::direct &&
             std::ranges::find(fallen, damage->from) != fallen.end())) {
            return true;
        }
        // A negation does not say whose damage it negates.
        const auto* negate = std::get_if<event::Negate>(&event.what);
        if (negate != nullptr && negate->source == DamageSource::direct &&
            std::ranges::any_of(fallen, harms_by_death)) {
            return true;
        }
    }
    return false;
}

bool PlayView::had(std::size_t i, std::string_view id, Condition condition) const {
    const FigureState* s = standing(i, id);
    return s != nullptr && s->has(condition);
}

std::vector<ActiveBonus> PlayView::bonuses(std::size_t i, std::string_view id) const {
    const FigureState* s = standing(0, id);
    if (s == nullptr) {
        return {};
    }
    Scene alone;
    alone.monsters = before_->monsters;
    alone.figures.push_back(*s->figure);
    for (const Event& event : events_.first(i)) {
        if (is_of_bonus(event)) {
            apply(alone, event);
        }
    }
    return std::move(alone.figures.front().bonuses);
}

const FigureState* PlayView::standing_in(std::size_t i, Hex hex, std::string_view except) const {
    for (const FigureState& s : standings(i)) {
        const bool there = s.at == hex || std::ranges::count(s.figure->also_at, hex) > 0;
        if (s.here && there && s.figure->id != except) {
            return &s;
        }
    }
    return nullptr;
}

namespace {

/// The lists of the map that name a tile of that kind; none for traps, which are no part of a
/// plane.
std::vector<std::vector<Hex>*> lists_of(Map& map, TileKind kind) {
    const bool water = kind == TileKind::water;
    std::vector<std::vector<Hex>*> lists;
    if (water) {
        lists.push_back(&map.water);
    }
    if (kind == TileKind::obstacle) {
        lists.push_back(&map.obstacles);
    }
    if (kind == TileKind::difficult || (water && map.water_is == WaterIs::difficult)) {
        lists.push_back(&map.difficult);
    }
    if (kind == TileKind::icy || (water && map.water_is == WaterIs::icy)) {
        lists.push_back(&map.icy);
    }
    if (kind == TileKind::hazardous || (water && map.water_is == WaterIs::hazardous)) {
        lists.push_back(&map.hazardous);
    }
    return lists;
}

bool is_of_plain_tile(const Event& event) {
    const auto* tile = std::get_if<event::Tile>(&event.what);
    return tile != nullptr && tile->kind != TileKind::trap;
}

/// The map with the tiles that the events create and destroy.
Map with_tiles(Map map, std::span<const Event> events) {
    for (const Event& event : events) {
        const auto* tile = std::get_if<event::Tile>(&event.what);
        if (tile == nullptr) {
            continue;
        }
        for (std::vector<Hex>* list : lists_of(map, tile->kind)) {
            std::erase(*list, tile->at);
            if (tile->created) {
                list->push_back(tile->at);
            }
        }
    }
    return map;
}

}  // namespace

Plane PlayView::plane(std::size_t i) const {
    std::vector<Hex> opened, revealed;
    for (const Event& event : events_.first(i)) {
        if (const auto* door = std::get_if<event::DoorOpens>(&event.what)) {
            opened.push_back(door->at);
            revealed.insert(revealed.end(), door->reveals.begin(), door->reveals.end());
        }
    }
    const Plane drawn{before_->map, std::move(opened), std::move(revealed)};
    const bool changed = std::ranges::any_of(events_.first(i), is_of_plain_tile);
    return changed ? drawn.with(with_tiles(before_->map, events_.first(i))) : drawn;
}

const Trap* PlayView::trap(std::size_t i, Hex hex) const {
    const auto found = std::ranges::find(before_->map.traps, hex, &Trap::at);
    const Trap* lies = found == before_->map.traps.end() ? nullptr : &*found;
    for (const Event& event : events_.first(i)) {
        const auto* sprung = std::get_if<event::TrapSprung>(&event.what);
        const auto* tile = std::get_if<event::Tile>(&event.what);
        if (sprung != nullptr && sprung->at == hex) {
            lies = nullptr;
        } else if (tile != nullptr && tile->kind == TileKind::trap && tile->at == hex) {
            lies = tile->created ? &tile->trap : nullptr;
        }
    }
    return lies;
}

std::string_view PlayView::turn_of(std::size_t i) const {
    std::string_view turn;
    if (before_->progress.turn && !before_->progress.turn->over) {
        turn = before_->progress.turn->figure;
    }
    for (const Event& event : events_.first(i)) {
        if (const auto* start = std::get_if<event::TurnStarts>(&event.what)) {
            turn = start->figure;
        } else if (std::holds_alternative<event::TurnEnds>(event.what)) {
            turn = {};
        } else if (const auto* leave = std::get_if<event::Leave>(&event.what);
                   leave != nullptr && leave->figure == turn) {
            turn = {};
        }
    }
    return turn;
}

}  // namespace standee::verify
