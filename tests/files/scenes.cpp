#include "tests/files/scenes.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "lib/board.hpp"
#include "lib/edition.hpp"
#include "tests/support/small_rules.hpp"

namespace standee::support {
namespace {

int number(int least, int greatest) { return *rc::gen::inRange(least, greatest + 1); }
bool chance(int in) { return number(1, in) == 1; }

template <class Make>
auto maybe(Make make) -> std::optional<decltype(make())> {
    return chance(2) ? std::optional{make()} : std::nullopt;
}
template <class Make>
auto several(int most, Make make) {
    std::vector<decltype(make())> values;
    for (int left = number(0, most); left > 0; --left) {
        values.push_back(make());
    }
    return values;
}
std::string word() {
    return *rc::gen::elementOf(std::vector<std::string>{"a", "Bandit \u00e9", "x/y~z"});
}

/// Makes one scene, so that what is made last can refer to what was made before.
class Maker {
public:
    Scene scene() {
        scene_.edition = edition(*rc::gen::elementOf(all_editions));
        house_rules();
        scene_.level = number(0, 7);
        map();
        for (ElementState& state : scene_.elements) {
            state = static_cast<ElementState>(number(0, 2));
        }
        figures();
        scene_.loot = several(3, [&] { return listed(); });
        decks();
        scene_.seed = maybe([] { return *rc::gen::arbitrary<std::uint64_t>(); });
        turn();
        cards();
        progress();
        return scene_;
    }

private:
    void house_rules() {
        for (const RuleSwitch& rule : rule_switches()) {
            if (chance(40)) {
                const Json rules{{std::string{rule.name}, other_value(rule, scene_.edition)}};
                scene_.edition = read_rules(Reader{rules}, scene_.edition);
            }
        }
    }
    Hex listed() { return *rc::gen::elementOf(scene_.map.hexes); }
    std::vector<Hex> some_listed() {
        std::vector<Hex> some = several(4, [&] { return listed(); });
        std::ranges::sort(some);
        some.erase(std::ranges::unique(some).begin(), some.end());
        return some;
    }

    void map() {
        Map& map = scene_.map;
        const Hex corner{number(-30, 30), number(-30, 30)};
        const int width = number(2, 5);
        const int height = number(2, 5);
        for (int q = 0; q < width; ++q) {
            for (int r = 0; r < height; ++r) {
                const bool wall = q + r > 1 && chance(8);
                (wall ? map.wall_hexes : map.hexes).push_back(corner + Hex{q, r});
            }
        }
        map.edges = static_cast<Border>(number(0, 1));
        map.coordinates = chance(2) ? Coordinates::axial : static_cast<Coordinates>(number(1, 4));
        map.walls = several(5, [&] {
            const Hex a = listed();
            const Hex b = neighbour(a, static_cast<Direction>(number(0, 5)));
            return chance(2) ? Edge{a, b} : Edge{b, a};
        });
        map.links = several(2, [&] { return Edge{listed(), listed()}; });
        for (auto* list : {&map.obstacles, &map.difficult, &map.icy, &map.hazardous, &map.treasure,
                           &map.pressure_plates, &map.negative}) {
            *list = some_listed();
        }
        for (const Hex at : some_listed()) {
            const bool open = chance(2);
            map.doors.push_back({at, open, !open && chance(3)});
        }
        for (const Hex at : some_listed()) {
            map.traps.push_back({at, maybe([] { return number(0, 9); }), {}});
            if (map.traps.back().damage) {
                map.traps.back().conditions = several(2, [&] { return condition(); });
            }
        }
    }

    [[nodiscard]] Condition condition() const {
        std::vector<Condition> known;
        for (std::size_t i = 0; i < condition_names.size(); ++i) {
            if (scene_.edition.conditions.contains(static_cast<Condition>(i))) {
                known.push_back(static_cast<Condition>(i));
            }
        }
        return *rc::gen::elementOf(known);
    }
    static ElementChoice element_choice() { return {static_cast<std::uint8_t>(number(1, 63))}; }
    static Element element() { return static_cast<Element>(number(0, element_count - 1)); }

    Effect effect() {
        const auto path = [&] { return several(2, [&] { return listed(); }); };
        switch (number(0, 3)) {
            case 0: return PushEffect{number(0, 4), maybe(path)};
            case 1: return PullEffect{number(0, 4), maybe(path)};
            case 2: return InfuseEffect{element_choice()};
            default: return condition();
        }
    }
    std::vector<Effect> effects() {
        return several(2, [&] { return effect(); });
    }

    void figures() {
        std::vector<Hex> places = some_listed();
        for (std::size_t i = 0; i < places.size(); ++i) {
            scene_.figures.push_back(figure("F" + std::to_string(i), places[i]));
        }
        for (Figure& f : scene_.figures) {
            if (f.kind == Kind::objective && chance(2) && !has_summons(f.id)) {
                spread(f);
            }
        }
    }
    [[nodiscard]] bool has_summons(const std::string& id) const {
        return std::ranges::any_of(scene_.figures,
                                   [&](const Figure& other) { return other.summoner == id; });
    }
    /// Has an objective stand in the free hexes beside it as well.
    void spread(Figure& objective) {
        const Board board{scene_.map};
        for (const HexIndex next : board.neighbours(board.find(objective.at))) {
            const bool taken =
                next == no_hex || std::ranges::any_of(scene_.figures, [&](const Figure& other) {
                    return stands_in(other, board.hex(next));
                });
            if (!taken) {
                objective.also_at.push_back(board.hex(next));
            }
        }
    }

    Figure figure(std::string id, Hex at) {
        Figure f;
        f.id = std::move(id);
        f.at = at;
        f.kind = static_cast<Kind>(number(0, 5));
        f.side = static_cast<Side>(number(0, 1));
        f.name = chance(2) ? word() : "";
        f.rank = maybe([] { return static_cast<Rank>(number(0, 2)); });
        f.standee = maybe([] { return number(1, 10); });
        f.initiative = maybe([&] { return initiative(f.kind); });
        if (!scene_.figures.empty() && chance(3)) {
            f.summoner = (*rc::gen::elementOf(scene_.figures)).id;
        }
        f.summoned_this_round = chance(3);
        f.origin = static_cast<Origin>(number(0, 2));
        stats(f);
        f.attack_effects = effects();
        f.advantage = chance(4);
        f.attackers_disadvantage = chance(4);
        f.ignores_summons = chance(5);
        f.cards = maybe([] { return CardCount{number(0, 9), number(0, 9)}; });
        f.bonuses = several(2, [&] { return bonus(); });
        f.turn_ended = chance(3);
        f.app = app_data();
        f.no_interaction = has_ability_card(f) && f.conditions.empty() && chance(3);
        return f;
    }

    static AppData app_data() {
        return chance(3) ? AppData{R"({"name":"Ann","at":[1,2],"list":[[3,4],{"says":"[0,1]"}]})"}
                         : AppData{};
    }

    static Initiative initiative(Kind kind) {
        Initiative initiative{number(-200, 200) / (chance(3) ? 8.0 : 1.0), std::nullopt};
        if (kind == Kind::character) {
            initiative.second = maybe([] { return double(number(1, 99)); });
        }
        return initiative;
    }

    void stats(Figure& f) {
        f.max_hp = maybe([] { return number(1, 30); });
        f.hp = maybe([&] { return number(1, f.max_hp.value_or(30)); });
        f.attack = maybe([] { return number(0, 9); });
        f.move = maybe([] { return number(0, 9); });
        f.range = maybe([] { return number(1, 9); });
        // What the scene does not give is a dash: a card may add to it.
        f.dashes = {!f.attack, !f.move, !f.range && chance(2)};
        f.flying = chance(2);
        f.shield = number(0, 3);
        f.retaliate = several(2, [] { return Retaliate{number(0, 4), number(1, 3)}; });
        f.pierce = number(0, 3);
        f.targets = maybe([] { return number(0, 4); });
        ConditionSet held;
        for (const Condition c : several(3, [&] { return condition(); })) {
            if (!held.contains(c)) {
                held.insert(c);
                f.conditions.push_back({c, chance(2)});
            }
        }
        for (const Condition c : several(2, [&] { return condition(); })) {
            f.immunities.insert(c);
        }
        f.immune_to_push = chance(2);
        f.immune_to_pull = chance(2);
    }

    static ActiveBonus bonus() {
        ActiveBonus b;
        b.kind = static_cast<ActiveBonus::Kind>(number(0, 10));
        const bool on_death = b.kind == ActiveBonus::Kind::on_death;
        b.value = number(on_death ? 1 : 0, 3);
        b.range = number(1, 3);
        if (chance(4)) {
            b.condition = Condition::poison;
        }
        if (on_death && chance(2)) {
            b.attack_all = DeathAttack{{number(-1, 3), true}, chance(2)};
        }
        if (chance(4)) {
            b.of = {"imp"};
        }
        b.attack.kind = static_cast<AttackBonus::Kind>(number(0, 2));
        b.attack.value = b.attack.kind == AttackBonus::Kind::poison ? 0 : number(0, 3);
        b.lasts.unit = static_cast<Lasting::Unit>(number(0, 3));
        if (b.lasts.unit == Lasting::Unit::turns || b.lasts.unit == Lasting::Unit::rounds) {
            b.lasts.left = number(1, 3);
        }
        b.lasts.first = chance(2);
        if (!on_death) {
            b.uses = maybe([] { return number(1, 4); });
        }
        const bool may_be_item = b.kind == ActiveBonus::Kind::shield ||
                                 b.kind == ActiveBonus::Kind::attackers_disadvantage ||
                                 b.kind == ActiveBonus::Kind::negate;
        if (may_be_item && b.uses && chance(3)) {
            b.item = "Heater Shield";
        }
        return b;
    }

    Card card() {
        Card c;
        c.modifier = static_cast<Card::Modifier>(number(0, 4));
        c.value = c.modifier == Card::Modifier::plus ? number(-4, 4) : 0;
        c.rolling = chance(3);
        c.shuffle = chance(2);
        c.pierce = chance(3) ? 2 : 0;
        c.effects = effects();
        return c;
    }

    void decks() {
        std::vector<std::string> owners{"monsters", "allies"};
        for (const Figure& f : scene_.figures) {
            if (f.kind == Kind::character) {
                owners.push_back(f.id);
            }
        }
        for (auto* decks : {&scene_.decks, &scene_.discards}) {
            for (const std::string& owner : owners) {
                if (chance(3)) {
                    (*decks)[owner] = several(3, [&] { return card(); });
                }
            }
        }
    }

    void turn() {
        std::vector<const Figure*> who;
        for (const Figure& f : scene_.figures) {
            if (f.kind != Kind::character && f.kind != Kind::objective) {
                who.push_back(&f);
            }
        }
        if (who.empty() || chance(5)) {
            return;
        }
        const Figure* const f = *rc::gen::elementOf(who);
        scene_.turn = TurnOrder{f->id, std::nullopt};
        if (f->kind != Kind::summon || chance(2)) {
            scene_.turn->abilities = abilities(2);
        }
    }

    static Amount amount() {
        return chance(2) ? Amount{number(0, 9), false} : Amount{number(-3, 3), true};
    }
    static std::optional<int> range() {
        return maybe([] { return number(1, 5); });
    }
    static std::optional<TargetCount> targets() {
        return maybe([] {
            return chance(3)
                       ? TargetCount{{1, false}, true}
                       : TargetCount{chance(2) ? Amount{number(0, 4), false} : Amount{1, true},
                                     false};
        });
    }

    static Whom whom() { return static_cast<Whom>(number(0, 4)); }

    static Area area() {
        Area area;
        std::vector<Hex> hexes{{0, 0}, {1, 0}, {1, -1}, {2, -1}, {-3, 5}};
        area.red = {hexes[1], hexes[2]};
        if (chance(2)) {
            area.grey = hexes[0];
        }
        if (chance(3)) {
            area.blue = {hexes[3], hexes[4]};
        }
        return area;
    }

    Add add() {
        Add add;
        add.condition = maybe([&] {
            return AddIf{several(2, element_choice), maybe([&] { return condition(); }),
                         maybe([] { return number(0, 3); })};
        });
        if (add.condition && chance(4)) {
            add.condition->lose = condition();
            add.condition->decides = chance(2) ? word() : "";
        }
        add.value = number(-2, 3);
        add.targets = add.condition && add.condition->lose ? 0 : number(0, 2);
        add.pierce = number(0, 2);
        add.effects = effects();
        return add;
    }

    AttackAbility attack() {
        AttackAbility a;
        a.value = amount();
        a.range = maybe(
            [] { return chance(2) ? Amount{number(1, 5), false} : Amount{number(-1, 2), true}; });
        a.melee = (!a.range || !a.range->relative) && chance(2);
        a.targets = targets();
        a.area = maybe(area);
        a.melee = a.melee && (!a.area || a.area->grey);
        a.pierce = number(0, 2);
        a.effects = effects();
        a.adds = several(2, [&] { return add(); });
        a.advantage = chance(4);
        a.disadvantage = chance(4);
        a.all_on_one = chance(4) && !a.area && !(a.targets && a.targets->all);
        return a;
    }

    SummonAbility summon() {
        SummonAbility s{
            word(),       *rc::gen::elementOf(std::vector<std::string>{"", "normal", "elite"}),
            number(1, 3), {},
            {},           {},
            {},           {},
            chance(2)};
        s.hp = maybe([] { return number(1, 9); });
        s.attack = maybe([] { return number(0, 9); });
        s.move = maybe([] { return number(0, 9); });
        s.range = range();
        return s;
    }

    std::vector<Ability> abilities(int depth) {
        return several(3, [&] { return ability(depth); });
    }

    Ability ability(int depth) {
        switch (number(0, depth > 0 ? 16 : 12)) {
            case 0: return {MoveAbility{amount(), chance(2)}};
            case 1: return {TeleportAbility{number(0, 5)}};
            case 2: return {attack()};
            case 3:
                return {HealAbility{amount(), range(), chance(2), targets(), whom(), effects()}};
            case 4: return {ShieldAbility{amount(), whom(), range(), targets()}};
            case 5: return {RetaliateAbility{amount(), number(1, 3), whom(), range(), targets()}};
            case 6:
                return {ConditionAbility{condition(), range(), targets(), chance(2), whom(),
                                         effects()}};
            case 7: return {PushAbility{number(0, 4), range(), targets(), effects()}};
            case 8: return {PullAbility{number(0, 4), range(), targets(), effects()}};
            case 9:
                return {DamageAbility{amount(), range(), targets(), chance(2), whom(), effects()}};
            case 10: return {LootAbility{number(0, 3)}};
            case 11: return {InfuseAbility{several(2, element_choice)}};
            case 12: return {summon()};
            case 13:
                return {ConsumeAbility{several(2, element_choice), abilities(depth - 1),
                                       abilities(depth - 1)}};
            case 14:
                return {RankAbility{chance(2) ? "elite" : "normal", abilities(depth - 1),
                                    abilities(depth - 1)}};
            case 15: {
                IfAbility compared;
                if (chance(3)) {
                    compared.has = condition();
                } else if (chance(4)) {
                    compared.tokens = number(1, 3);
                } else {
                    compared.hit_points = chance(2) ? HitPoints::most : HitPoints::fewest;
                    compared.of = {word()};
                }
                compared.to = abilities(depth - 1);
                return {compared};
            }
            default: return {GrantAbility{abilities(depth - 1), range(), targets(), whom()}};
        }
    }

    void cards() {
        for (const std::string& set : several(2, word)) {
            MonsterCard card{word(),       word(), std::nullopt, chance(3) ? word() : "", chance(3),
                             abilities(1), {}};
            card.initiative = maybe([] { return number(0, 198) / 2.0; });
            card.text = several(2, [&] {
                const bool with = !card.abilities.empty() && chance(2);
                return PartyText{
                    word(), chance(2) ? word() : "",
                    with ? PartyText::Place::with_ability : PartyText::Place::after_abilities,
                    with ? 0 : number(0, static_cast<int>(card.abilities.size()))};
            });
            scene_.cards[set] = card;
        }
    }

    static ElementSet element_set() { return ElementSet{static_cast<std::uint8_t>(number(0, 63))}; }

    void progress() {
        Progress& p = scene_.progress;
        p.round = chance(3) ? number(1, 9) : 0;
        p.turn = maybe([] {
            return TurnInProgress{"F0",   element_set(), element_set(), several(2, element_choice),
                                  word(), chance(2)};
        });
        p.abilities = several(2, [] {
            return AbilityTargets{"F0", word(), several(2, [] { return std::string{"F1"}; })};
        });
        for (const std::string& set : several(2, word)) {
            p.set_infusions[set] = several(2, element_choice);
            p.set_consumed[set] = several(2, [] {
                return PaidConsumption{several(2, element_choice),
                                       static_cast<std::size_t>(number(0, 2)), several(2, element)};
            });
            p.set_benefits[set] = several(2, word);
        }
        p.acting = word();
        p.shuffles = static_cast<std::uint64_t>(number(0, 9));
        p.loot_placed = number(0, 9);
    }

    Scene scene_;
};

}  // namespace

nlohmann::ordered_json small_scene() {
    return nlohmann::ordered_json::parse(R"({
        "format": "scene/1",
        "edition": "frosthaven",
        "level": 2,
        "map": {
            "hexes": [[0,0],[1,0],[2,0],[3,0],[4,0],[5,0],[6,0]],
            "wallHexes": [[0,1],[1,1]],
            "walls": [[[2,0],[2,1]]],
            "doors": [{"at":[6,0],"open":true}],
            "obstacles": [[1,0]], "difficult": [[2,0]], "icy": [[2,0]], "hazardous": [[4,0]],
            "traps": [[4,0],{"at":[5,0],"damage":3,"conditions":["poison"]}],
            "links": [[[0,0],[6,0]]],
            "treasure": [[6,0]]
        },
        "elements": {"fire":"strong"},
        "figures": [
            {"id":"M1","kind":"monster","side":"monsters","at":[0,0],"hp":5,"maxHp":6,
             "conditions":["muddle"]},
            {"id":"C1","kind":"character","side":"party","at":[3,0],"initiative":[12,40]},
            {"id":"S1","kind":"summon","side":"party","at":[2,0],"summoner":"C1"},
            {"id":"O1","kind":"objective","side":"monsters","at":[5,0],"hp":8}
        ],
        "loot": [[4,0],[4,0]],
        "decks": {"C1":[],"monsters":["+1","miss"]},
        "seed": 7,
        "turn": {"figure":"M1","abilities":[{"move":{"points":2}},{"attack":{"value":3}}]}
    })");
}

rc::Gen<Scene> any_scene() {
    return rc::gen::exec([] { return Maker{}.scene(); });
}

}  // namespace standee::support
