#include "verify/monitors/play/attacks.hpp"

#include <algorithm>

namespace standee::verify {

std::vector<const Card*> ObservedAttack::used() const {
    std::vector<const Card*> cards;
    for (const std::uint8_t position : event->result.used) {
        if (position < event->drawn.size()) {
            cards.push_back(&event->drawn[position]);
        }
    }
    return cards;
}

namespace {

std::vector<ObservedAttack> find_hits(const PlayView& view) {
    std::vector<ObservedAttack> hits;
    for (std::size_t i = 0; i < view.end(); ++i) {
        const auto* attack = view.event_as<event::Attack>(i);
        if (attack == nullptr) {
            continue;
        }
        if (!hits.empty()) {
            hits.back().end = i;
        }
        const FigureState* by = view.standing(i, attack->by);
        const bool said = by != nullptr && by->here;
        const ObservedAttack hit{i,      view.end(),
                                 attack, said ? view.step_as<step::Attack>() : nullptr,
                                 by,     view.standing(i, attack->target)};
        if (hit.by != nullptr && hit.target != nullptr) {
            hits.push_back(hit);
        }
    }
    return hits;
}

}  // namespace

const std::vector<ObservedAttack>& hits(const PlayView& view) { return view.findings().hits; }
const std::vector<DamageInstance>& blows(const PlayView& view) { return view.findings().blows; }

namespace {

void add_attacks(const std::vector<Ability>& abilities, std::vector<const AttackAbility*>& all) {
    for (const Ability& ability : abilities) {
        if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
            all.push_back(attack);
        } else if (const auto* consume = std::get_if<ConsumeAbility>(&ability.what)) {
            add_attacks(consume->to, all);
            add_attacks(consume->otherwise, all);
        } else if (const auto* rank = std::get_if<RankAbility>(&ability.what)) {
            add_attacks(rank->to, all);
            add_attacks(rank->otherwise, all);
        } else if (const auto* grant = std::get_if<GrantAbility>(&ability.what)) {
            add_attacks(grant->abilities, all);
        } else if (const auto* control = std::get_if<ControlAbility>(&ability.what)) {
            add_attacks(control->abilities, all);
        }
    }
}

}  // namespace

std::vector<const AttackAbility*> attacks_on_card(const PlayView& view) {
    std::vector<const AttackAbility*> all;
    const auto* turn = view.step_as<step::Turn>();
    if (turn != nullptr && turn->turn.abilities) {
        add_attacks(*turn->turn.abilities, all);
    }
    return all;
}

bool is_luck_known(const PlayView& view, const ObservedAttack& hit) {
    const auto all = attacks_on_card(view);
    return hit.said != nullptr || hit.is_of_fallen() ||
           std::ranges::all_of(all, [&](const AttackAbility* attack) {
               return attack->advantage == all.front()->advantage &&
                      attack->disadvantage == all.front()->disadvantage;
           });
}

bool has_advantage_nearby(const PlayView& view, const ObservedAttack& hit) {
    for (const FigureState& other : view.standings(hit.at)) {
        if (!other.here || other.figure->id == hit.event->by || other.figure->no_interaction) {
            continue;
        }
        for (const ActiveBonus& bonus : view.bonuses(hit.at, other.figure->id)) {
            const bool named =
                bonus.of.empty() || std::ranges::count(bonus.of, hit.by->figure->name) > 0;
            const auto range = range_between(view.plane(hit.at), other, *hit.by);
            if (bonus.kind == ActiveBonus::Kind::advantage_nearby && named && range &&
                *range <= bonus.range) {
                return true;
            }
        }
    }
    return false;
}

DrawAdvantage luck_of(const PlayView& view, const ObservedAttack& hit, LuckCause without) {
    const auto on_card = hit.said != nullptr || hit.is_of_fallen()
                             ? std::vector<const AttackAbility*>{}
                             : attacks_on_card(view);
    const bool said_advantage =
        hit.said != nullptr ? hit.said->advantage : !on_card.empty() && on_card.front()->advantage;
    const bool said_disadvantage = hit.said != nullptr
                                       ? hit.said->disadvantage
                                       : !on_card.empty() && on_card.front()->disadvantage;
    const bool close = without != LuckCause::adjacent && hit.event->ranged &&
                       are_adjacent(view.plane(hit.at), *hit.by, *hit.target);
    const auto bonuses = view.bonuses(hit.at, hit.event->target);
    const bool hard_now = std::ranges::any_of(bonuses, [](const ActiveBonus& bonus) {
        return bonus.kind == ActiveBonus::Kind::attackers_disadvantage;
    });
    const auto has = [&](Condition condition, LuckCause cause) {
        return without != cause && hit.by->has(condition);
    };
    const bool nearby = without != LuckCause::nearby && has_advantage_nearby(view, hit);
    return {said_advantage || hit.by->figure->advantage || nearby ||
                has(Condition::strengthen, LuckCause::strengthen),
            said_disadvantage || hit.target->figure->attackers_disadvantage || hard_now || close ||
                has(Condition::muddle, LuckCause::muddle)};
}

int value_with_bonuses(const PlayView& view, const ObservedAttack& hit, bool poison_counts) {
    std::vector<AttackBonus> bonuses;
    for (const ActiveBonus& bonus : view.bonuses(hit.at, hit.event->by)) {
        const bool damaged = hit.by->hp != hit.by->figure->max_hp;
        if (bonus.kind == ActiveBonus::Kind::attack && !(bonus.undamaged && damaged)) {
            bonuses.push_back(bonus.attack);
        }
    }
    if (hit.said != nullptr) {
        bonuses.insert(bonuses.end(), hit.said->bonuses.begin(), hit.said->bonuses.end());
    }
    const int poison = poison_counts && hit.target->has(Condition::poison) ? 1 : 0;
    const bool placed = std::ranges::any_of(
        bonuses, [](AttackBonus b) { return b.kind == AttackBonus::Kind::poison; });
    int value = hit.event->value + (placed ? 0 : poison);
    for (const AttackBonus bonus : bonuses) {
        switch (bonus.kind) {
            case AttackBonus::Kind::plus: value += bonus.value; break;
            case AttackBonus::Kind::times: value *= bonus.value; break;
            case AttackBonus::Kind::poison: value += poison; break;
        }
    }
    return value;
}

int value_with_cards(int value, const std::vector<const Card*>& cards) {
    bool missed = false;
    for (const Card* card : cards) {
        switch (card->modifier) {
            case Card::Modifier::plus: value += card->value; break;
            case Card::Modifier::twice:
            case Card::Modifier::bless: value *= 2; break;
            case Card::Modifier::miss:
            case Card::Modifier::curse: missed = true; break;
        }
    }
    return missed ? 0 : value;
}

int shields_of(const PlayView& view, const ObservedAttack& hit) {
    int shield = hit.target->figure->shield;
    for (const ActiveBonus& bonus : view.bonuses(hit.at, hit.event->target)) {
        shield += bonus.kind == ActiveBonus::Kind::shield ? bonus.value : 0;
    }
    return shield;
}

int DamageInstance::after_ward_and_brittle(int amount) const {
    if (ward_spent == brittle_spent) {
        return amount;
    }
    return ward_spent ? amount / 2 : amount * 2;
}

namespace {

/// Whether an event is a ward or brittle that goes because damage comes.
const event::Lose* spent(const Event& event) {
    const auto* lose = std::get_if<event::Lose>(&event.what);
    const bool by_damage = event.clause == "condition.ward"_clause ||
                           event.clause == "condition.brittle"_clause ||
                           event.clause == "condition.ward-brittle"_clause;
    return lose != nullptr && by_damage ? lose : nullptr;
}

/// Retaliates of the target that reach the attacker from where both stand at `now`.
int retaliate_due(const PlayView& view, const ObservedAttack& hit, std::size_t now) {
    const FigureState* target = view.standing(now, hit.event->target);
    const FigureState* attacker = view.standing(now, hit.event->by);
    const auto range = range_between(view.plane(now), *target, *attacker);
    if (attacker->figure->no_interaction) {
        return 0;
    }
    int due = 0;
    for (const Retaliate& own : target->figure->retaliate) {
        due += range && *range <= own.range ? own.value : 0;
    }
    for (const ActiveBonus& bonus : view.bonuses(hit.at, hit.event->target)) {
        const bool reaches =
            bonus.kind == ActiveBonus::Kind::retaliate && range && *range <= bonus.range;
        due += reaches ? bonus.value : 0;
    }
    return due;
}

class BlowReader {
public:
    BlowReader(const PlayView& view, const std::vector<ObservedAttack>& hits)
        : view_{view}, hits_{hits} {}

    std::vector<DamageInstance> read() {
        for (std::size_t i = 0; i < view_.end(); ++i) {
            read(i);
        }
        finish();
        return std::move(blows_);
    }

private:
    void read(std::size_t i) {
        const Event& event = view_.events()[i];
        if (const event::Lose* lose = spent(event)) {
            DamageInstance& blow = open(i, lose->figure);
            (*lose->condition == Condition::ward ? blow.ward_spent : blow.brittle_spent) = true;
            blow.told = i;
        } else if (const auto* negate = std::get_if<event::Negate>(&event.what)) {
            DamageInstance& blow = open(i, negate->figure);
            blow.negated = negate;
            blow.source = negate->source;
            blow.told = i;
            finish();
        } else if (const auto* damage = std::get_if<event::Damage>(&event.what)) {
            DamageInstance& blow = open(i, damage->to);
            blow.damage = damage;
            blow.source = damage->source;
            blow.told = i;
            finish();
        } else if (!std::holds_alternative<event::BonusUsed>(event.what) &&
                   !std::holds_alternative<event::BonusEnds>(event.what)) {
            finish();
        }
    }

    /// The blow that is being read, if it is this figure's; else a new one.
    DamageInstance& open(std::size_t i, std::string_view to) {
        if (open_ && open_->to != to) {
            finish();
        }
        if (!open_) {
            open_ = DamageInstance{i, i, to};
        }
        return *open_;
    }

    void finish() {
        if (!open_) {
            return;
        }
        const bool known = open_->damage != nullptr || open_->negated != nullptr;
        open_->due = known ? due(*open_) : std::nullopt;
        blows_.push_back(*open_);
        open_.reset();
    }

    [[nodiscard]] const ObservedAttack* last_hit(std::size_t before) const {
        const ObservedAttack* last = nullptr;
        for (const ObservedAttack& hit : hits_) {
            last = hit.at < before ? &hit : last;
        }
        return last;
    }

    [[nodiscard]] std::optional<int> due(const DamageInstance& blow) const {
        const Scene& scene = view_.before();
        const ObservedAttack* hit = last_hit(blow.at);
        switch (blow.source) {
            case DamageSource::attack:
                return hit == nullptr ? std::nullopt
                                      : std::optional{hit->event->result.after_shield};
            case DamageSource::retaliate:
                return hit == nullptr ? std::nullopt
                                      : std::optional{retaliate_due(view_, *hit, blow.at)};
            case DamageSource::trap: return trap_due(blow);
            case DamageSource::hazardous:
                return at_level(view_.rules().hazardous_damage, scene.level);
            case DamageSource::wound: return 1;
            case DamageSource::bane: return 10;
            case DamageSource::lost_flight: return at_level(view_.rules().trap_damage, scene.level);
            case DamageSource::direct:
                // Of what a death does only the bonus of the dead tells [card.when-dies].
                if (const auto* said = view_.step_as<step::Damage>();
                    said != nullptr && view_.last_before<event::Leave>(blow.at) == nullptr) {
                    return said->amount;
                }
                return std::nullopt;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<int> trap_due(const DamageInstance& blow) const {
        for (std::size_t i = blow.at; i-- > 0;) {
            if (const auto* sprung = view_.event_as<event::TrapSprung>(i)) {
                const Trap* trap = view_.trap(i, sprung->at);
                return trap == nullptr ? std::nullopt
                                       : std::optional{trap->damage.value_or(at_level(
                                             view_.rules().trap_damage, view_.before().level))};
            }
        }
        return std::nullopt;
    }

    const PlayView& view_;
    const std::vector<ObservedAttack>& hits_;
    std::optional<DamageInstance> open_;
    std::vector<DamageInstance> blows_;
};

}  // namespace

const Findings& PlayView::findings() const {
    if (!findings_) {
        auto found = std::make_shared<Findings>();
        found->hits = find_hits(*this);
        found->blows = BlowReader{*this, found->hits}.read();
        findings_ = std::move(found);
    }
    return *findings_;
}

}  // namespace standee::verify
