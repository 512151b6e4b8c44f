#include <algorithm>
#include <string>

#include "verify/generate/parts.hpp"

namespace standee::generate {
namespace {

/// Puts figures one by one on hexes that are free.
class Placing {
public:
    Placing(Dice& dice, const GeneratorOptions& options, Scene& scene)
        : dice_{dice}, scene_{scene}, enemies_{most_enemies(options)} {
        for (const Hex hex : scene.map.hexes) {
            free_.push_back(hex);
        }
        dice.shuffle(free_);
        initiatives_known_ = dice.percent(80);
        crowded_ = dice.percent(50);
        least_way_ = dice.percent(65) ? dice.between(2, 5) : 0;
    }

    void place_all() {
        place_actor();
        if (scene_.figures.front().kind == Kind::summon && dice_.percent(20)) {
            enemies_ = 0;  // it may follow its summoner
        }
        const Side own = scene_.figures.front().side;
        const Side other = own == Side::party ? Side::monsters : Side::party;
        place_side(other, enemies_);
        place_side(own, dice_.percent(40) ? 0 : dice_.between(1, 3));
        place_objectives();
        afflict();
        if (dice_.percent(50)) {
            dice_.shuffle(scene_.figures);
        }
        order_summons();
    }

private:
    /// Now and then it is said which of several summons came first.
    void order_summons() {
        for (Figure& figure : scene_.figures) {
            if (figure.kind == Kind::summon && dice_.percent(30)) {
                figure.summon_order = dice_.between(1, 2);
            }
        }
    }

    int most_enemies(const GeneratorOptions& options) {
        const int few = dice_.percent(3) ? 0 : dice_.between(1, 4);
        return std::min(options.max_enemies, dice_.percent(20) ? few + 2 : few);
    }

    [[nodiscard]] bool tile_is(const std::vector<Hex>& list, Hex hex) const {
        return std::ranges::find(list, hex) != list.end();
    }
    /// A hex that figures seldom stand in: an obstacle or a closed door.
    [[nodiscard]] bool unlikely(Hex hex) const {
        return tile_is(scene_.map.obstacles, hex) ||
               std::ranges::any_of(scene_.map.doors,
                                   [&](const Door& d) { return d.at == hex && !d.open; });
    }

    /// Most figures stand some way off the one that acts, and in many scenes near each other, so
    /// that several can be reached alike and hit together.
    bool in_good_company(Hex hex) {
        const std::vector<Figure>& there = scene_.figures;
        if (there.empty()) {
            return true;
        }
        const bool too_near = hex_distance(hex, there.front().at) < least_way_ && dice_.percent(85);
        const bool lonely = crowded_ && there.size() > 1 &&
                            hex_distance(hex, there.back().at) > 2 && dice_.percent(70);
        return !too_near && !lonely;
    }

    std::optional<Hex> take_hex() {
        if (free_.empty()) {
            return std::nullopt;
        }
        std::size_t chosen = free_.size() - 1;
        for (std::size_t i = free_.size(); i > 0; --i) {
            const Hex hex = free_[i - 1];
            if ((!unlikely(hex) || dice_.percent(4)) && in_good_company(hex)) {
                chosen = i - 1;
                break;
            }
        }
        const Hex hex = free_[chosen];
        free_.erase(free_.begin() + static_cast<std::ptrdiff_t>(chosen));
        return hex;
    }

    Figure* add(std::string id, Kind kind, Side side) {
        const std::optional<Hex> hex = take_hex();
        if (!hex) {
            return nullptr;
        }
        Figure figure;
        figure.id = std::move(id);
        figure.kind = kind;
        figure.side = side;
        figure.at = *hex;
        scene_.figures.push_back(figure);
        return &scene_.figures.back();
    }

    /// Few different numbers, so that they tie.
    void give_initiative(Figure& figure) {
        if (!dice_.percent(initiatives_known_ ? 95 : 50)) {
            return;
        }
        const int leading = dice_.percent(12) ? dice_.between(98, 100) : 10 * dice_.between(1, 3);
        figure.initiative = Initiative{static_cast<double>(leading), std::nullopt};
        if (figure.kind == Kind::character && dice_.percent(40)) {
            figure.initiative->second = 10 * dice_.between(1, 4);
        }
    }

    /// One initiative for a whole set: said by each figure, or by the card drawn for them.
    void give_initiative_of_set(Figure& figure, double number) {
        if (dice_.percent(60)) {
            figure.initiative = {number, {}};
        } else {
            scene_.cards[figure.name].initiative = number;
        }
    }

    /// Figures without an ability card in the scene: a character and its summons.
    int place_character(int number) {
        Figure* character = add("C" + std::to_string(number), Kind::character, Side::party);
        if (character == nullptr) {
            return 0;
        }
        give_initiative(*character);
        const std::string id = character->id;
        const int summons = dice_.percent(70) ? 0 : dice_.between(1, 2);
        for (int i = 1; i <= summons; ++i) {
            Figure* summon = add(id + "s" + std::to_string(i), Kind::summon, Side::party);
            if (summon == nullptr) {
                break;
            }
            summon->summoner = id;
            if (dice_.percent(60)) {
                summon->standee = i;
            }
        }
        return 1 + summons;
    }

    /// Monsters of one or two sets, or the party's scenario allies.
    void place_of_a_set(Kind kind, Side side, int number) {
        const std::string letter = kind == Kind::ally ? "L" : "M";
        Figure* figure = add(letter + std::to_string(number), kind, side);
        if (figure == nullptr) {
            return;
        }
        const bool first_set = dice_.percent(60);
        if (dice_.percent(70)) {
            figure->name = first_set ? "guard" : "archer";
        }
        if (dice_.percent(60)) {
            figure->rank = static_cast<Rank>(dice_.below(3));
        }
        if (dice_.percent(60)) {
            figure->standee = dice_.between(1, 3);
        }
        if (figure->name.empty()) {
            give_initiative(*figure);
        } else if (initiatives_known_) {
            give_initiative_of_set(*figure, first_set ? 20 : 30);
        }
        figure->flying = dice_.percent(8);
    }

    void place_side(Side side, int count) {
        for (int placed = 0, number = 1; placed < count; ++number) {
            if (side == Side::monsters) {
                place_of_a_set(dice_.percent(95) ? Kind::monster : Kind::boss, side, number);
                ++placed;
            } else if (dice_.percent(12)) {
                place_of_a_set(Kind::ally, side, number);
                ++placed;
            } else {
                placed += std::max(1, place_character(number));
            }
        }
    }

    void place_objectives() {
        Figure* objective = dice_.percent(10) ? add("O1", Kind::objective, Side::party) : nullptr;
        if (objective != nullptr && dice_.percent(30)) {
            objective->initiative = Initiative{10.0 * dice_.between(1, 9), std::nullopt};
        }
        if (dice_.percent(6)) {
            add("O2", Kind::objective, Side::monsters);
        }
    }

    void place_actor() {
        const int who = dice_.below(100);
        if (who < 20) {
            place_acting_summon();
        } else {
            const Kind kind = who < 27 ? Kind::ally : who < 32 ? Kind::boss : Kind::monster;
            add("A", kind, kind == Kind::ally ? Side::party : Side::monsters);
            if (dice_.percent(50)) {
                scene_.figures.front().initiative = {20, {}};
            }
        }
        Figure& actor = scene_.figures.front();
        actor.flying = dice_.percent(12);
        give_stats(actor);
    }

    void place_acting_summon() {
        Figure* actor = add("A", Kind::summon, Side::party);
        if (dice_.percent(90)) {
            actor->summoner = "S";
            if (Figure* summoner = add("S", Kind::character, Side::party)) {
                give_initiative(*summoner);
            } else {
                scene_.figures.front().summoner.reset();
            }
        }
    }

    /// Base stats, "-" at times.
    void give_stats(Figure& actor) {
        if (dice_.percent(90)) {
            actor.move = dice_.between(0, 4);
        }
        if (dice_.percent(90)) {
            actor.attack = dice_.between(0, 4);
        }
        if (dice_.percent(50)) {
            actor.range = dice_.between(1, 5);
        }
        dash_the_rest(actor);
        if (dice_.percent(15)) {
            actor.targets = dice_.between(1, 3);
        }
    }

    void give(Figure& figure, Condition condition) {
        figure.conditions.push_back({condition, dice_.percent(20)});
    }

    /// Conditions on the one that acts, and invisible figures.
    void afflict() {
        Figure& actor = scene_.figures.front();
        for (const auto& [condition, share] : {std::pair{Condition::muddle, 8},
                                               {Condition::strengthen, 6},
                                               {Condition::immobilize, 6},
                                               {Condition::disarm, 6},
                                               {Condition::stun, 1},
                                               {Condition::poison, 3},
                                               {Condition::invisible, 3}}) {
            if (dice_.percent(share)) {
                give(actor, condition);
            }
        }
        if (scene_.edition.conditions.contains(Condition::chill) && dice_.percent(10)) {
            give(actor, Condition::chill);
        }
        actor.advantage = dice_.percent(4);
        actor.ignores_summons = dice_.percent(3);
        if (!scene_.map.starting_hexes.empty() && dice_.percent(12)) {
            actor.heads_for = starting_hex;
        }
        // No text says where a figure heads that cannot enter the closest starting hex.
        actor.water_only = actor.heads_for.empty() && !actor.flying && !scene_.map.water.empty() &&
                           dice_.percent(25);
        actor.minds_no_hazard =
            !actor.water_only && !scene_.map.hazardous.empty() && dice_.percent(10);
        actor.minds_no_water = !actor.water_only && !scene_.map.water.empty() && dice_.percent(20);
        if (scene_.figures.size() > 1 && dice_.percent(5)) {
            const std::size_t last = scene_.figures.size() - 1;
            scene_.figures[last].bonuses.push_back(
                {.kind = ActiveBonus::Kind::advantage_nearby, .range = dice_.between(1, 4)});
        }
        const int hard_to_attack = dice_.percent(15) ? 40 : 0;
        for (std::size_t i = 1; i < scene_.figures.size(); ++i) {
            scene_.figures[i].attackers_disadvantage = dice_.percent(hard_to_attack);
        }
        if (dice_.percent(6)) {
            Figure& beyond = scene_.figures[static_cast<std::size_t>(
                dice_.below(static_cast<int>(scene_.figures.size())))];
            beyond.no_interaction = has_ability_card(beyond) && beyond.conditions.empty();
        }
        const int unseen = dice_.percent(30) ? 30 : 0;
        for (std::size_t i = 1; i < scene_.figures.size(); ++i) {
            if (scene_.figures[i].kind != Kind::objective && !scene_.figures[i].no_interaction &&
                dice_.percent(unseen)) {
                give(scene_.figures[i], Condition::invisible);
            }
        }
    }

    Dice& dice_;
    Scene& scene_;
    int enemies_;
    std::vector<Hex> free_;
    bool initiatives_known_ = true;
    bool crowded_ = false;
    int least_way_ = 0;
};

}  // namespace

void place_figures(Dice& dice, const GeneratorOptions& options, Scene& scene) {
    Placing{dice, options, scene}.place_all();
}

}  // namespace standee::generate
