#include "files/step_json.hpp"
#include "files/ability_parts.hpp"

#include <nlohmann/json.hpp>
#include <tuple>

#include "files/ability_json.hpp"
#include "files/figure_json.hpp"
#include "files/option_choice.hpp"
#include "files/progress_json.hpp"
#include "files/scene_json.hpp"
#include "files/stat_cards.hpp"
#include "files/step_fields.hpp"
#include "files/values_json.hpp"
#include "lib/words.hpp"
#include "play/deck/modifier_cards.hpp"
#include "play/event_names.hpp"

namespace standee {
namespace {

namespace steps = fields::steps;

constexpr Limits uses{1, 99};

/// What a reader of one kind of step has: the step itself, and the rules of the scene.
struct Context {
    const Reader& reader;
    const Scene& scene;

    [[nodiscard]] const Edition& rules() const { return scene.edition; }
};

std::optional<std::vector<Card>> read_draw(const Context& c) {
    const auto draw = c.reader.find("draw");
    return draw ? std::optional{read_cards(*draw, c.rules())} : std::nullopt;
}

std::vector<event::OptionChoice> read_choose(const Context& c) {
    return c.reader.list_or_none("choose", read_option_choice);
}

PlayStep read_attack(const Context& c) {
    c.reader.only(steps::attack);
    step::Attack attack;
    attack.by = c.reader.at("by").id();
    attack.target = c.reader.at("target").id();
    attack.value = read_amount(c.reader.at("value"), limits::amount);
    std::tie(attack.range, attack.melee) = read_attack_range(c.reader);
    attack.pierce = c.reader.integer_or("pierce", 0, limits::amount);
    attack.bonuses = c.reader.list_or_none("bonuses", read_attack_bonus);
    attack.advantage = c.reader.boolean_or("advantage", false);
    attack.disadvantage = c.reader.boolean_or("disadvantage", false);
    if (const auto effects = c.reader.find("effects")) {
        attack.effects = read_effects(*effects, c.rules());
    }
    attack.in_area = c.reader.boolean_or("area", false);
    attack.use = c.reader.integer_at("use", {0, 1});
    attack.order = c.reader.list_or_none("order", [](const Reader& position) {
        return static_cast<std::uint8_t>(position.integer({0, int{max_cards_drawn} - 1}));
    });
    attack.ability = c.reader.text_or("ability", "");
    attack.controlled_by = c.reader.text_or("controlledBy", "");
    attack.draw = read_draw(c);
    attack.negate = read_negating(c.reader);
    attack.choose = read_choose(c);
    return attack;
}

PlayStep read_damage(const Context& c) {
    c.reader.only(steps::damage);
    return step::Damage{c.reader.at("to").id(), c.reader.at("amount").integer(limits::amount),
                        c.reader.text_or("from", ""), read_negating(c.reader), read_choose(c)};
}

PlayStep read_heal(const Context& c) {
    c.reader.only(steps::heal);
    return step::Heal{c.reader.at("to").id(), c.reader.at("amount").integer(limits::amount),
                      c.reader.text_or("by", "")};
}

PlayStep read_gain(const Context& c) {
    c.reader.only(steps::gain);
    return step::Gain{c.reader.at("to").id(), read_condition(c.reader.at("condition"), c.rules())};
}

PlayStep read_lose(const Context& c) {
    c.reader.only(steps::lose);
    step::Lose lose{c.reader.at("figure").id(), std::nullopt, std::nullopt, read_choose(c)};
    const Reader condition = c.reader.at("condition");
    if (!condition.is_text() || condition.text() != "flying") {
        lose.condition = read_condition(condition, c.rules());
    }
    if (const auto to = c.reader.find("to")) {
        lose.to = read_hex(*to);
    }
    return lose;
}

/// What all active bonuses share.
step::Bonus begin_bonus(const Context& c, ActiveBonus::Kind kind) {
    step::Bonus bonus;
    bonus.on = c.reader.at("on").id();
    bonus.bonus.kind = kind;
    if (const auto lasts = c.reader.find("lasts")) {
        bonus.bonus.lasts = read_lasting(*lasts);
    }
    bonus.bonus.uses = c.reader.integer_at("uses", uses);
    return bonus;
}

PlayStep read_shield(const Context& c) {
    c.reader.only(steps::shield);
    step::Bonus shield = begin_bonus(c, ActiveBonus::Kind::shield);
    shield.bonus.value = c.reader.at("value").integer(limits::amount);
    return shield;
}

PlayStep read_retaliate_step(const Context& c) {
    c.reader.only(steps::retaliate);
    step::Bonus retaliate = begin_bonus(c, ActiveBonus::Kind::retaliate);
    retaliate.bonus.value = c.reader.at("value").integer(limits::amount);
    retaliate.bonus.range = c.reader.integer_or("range", 1, limits::range);
    return retaliate;
}

PlayStep read_bonus_step(const Context& c) {
    c.reader.only(steps::bonus);
    const auto attack = c.reader.find("attack");
    const bool negates = c.reader.boolean_or("negate", false);
    if (attack.has_value() == negates) {
        c.reader.fail(ErrorCode::missing_field, R"(either "attack" or "negate": true)");
    }
    step::Bonus bonus =
        begin_bonus(c, attack ? ActiveBonus::Kind::attack : ActiveBonus::Kind::negate);
    if (attack) {
        bonus.bonus.attack = read_attack_bonus(*attack);
    }
    return bonus;
}

PlayStep read_move(const Context& c) {
    c.reader.only(steps::move);
    return step::Move{c.reader.at("figure").id(), read_hexes(c.reader.at("path")),
                      c.reader.boolean_or("jump", false), read_negating(c.reader), read_choose(c)};
}

PlayStep read_teleport(const Context& c) {
    c.reader.only(steps::teleport);
    return step::Teleport{c.reader.at("figure").id(), read_hex(c.reader.at("to")),
                          c.reader.text_or("by", ""), read_negating(c.reader), read_choose(c)};
}

PlayStep read_forced(const Context& c, Force force) {
    c.reader.only(steps::forced);
    ForcedMove move{force, c.reader.at("by").id(), c.reader.at("target").id(),
                    c.reader.at("points").integer(limits::points), std::nullopt};
    if (const auto path = c.reader.find("path")) {
        move.path = read_hexes(*path);
    }
    return step::Forced{std::move(move), whom_of(c.reader), read_negating(c.reader),
                        read_choose(c)};
}
PlayStep read_push(const Context& c) { return read_forced(c, Force::push); }
PlayStep read_pull(const Context& c) { return read_forced(c, Force::pull); }

PlayStep read_start_turn(const Context& c) {
    if (c.reader.is_text()) {
        return step::StartTurn{c.reader.id(), {}};
    }
    c.reader.only(steps::start_turn);
    const auto regenerate = c.reader.find("regenerate");
    return step::StartTurn{c.reader.at("figure").id(), read_negating(c.reader),
                           !regenerate || regenerate->boolean(), read_choose(c)};
}

PlayStep read_end_turn(const Context& c) {
    if (c.reader.is_text()) {
        return step::EndTurn{c.reader.id(), {}};
    }
    c.reader.only(steps::end_turn);
    return step::EndTurn{c.reader.at("figure").id(), read_negating(c.reader), read_choose(c)};
}

PlayStep read_end_round(const Context& c) {
    if (!c.reader.boolean()) {
        c.reader.fail(ErrorCode::out_of_range, "true");
    }
    return step::EndRound{};
}

PlayStep read_infuse(const Context& c) { return step::Infuse{read_element(c.reader)}; }
PlayStep read_consume(const Context& c) { return step::Consume{read_element(c.reader)}; }

/// The figure of that form, with the stats of its stat card where the scene has one.
Figure read_new_figure(const Context& c, const Reader& written, const Json& form) {
    if (const auto several = written.find("alsoAt")) {
        several->fail_with(ErrorCode::out_of_range, "several hexes of a new figure",
                           "one hex: a figure of several is part of the scene",
                           "map.objective"_clause);
    }
    const Json whole = with_stat_card(form, c.scene.monsters);
    return read_figure(Reader{whole, written.pointer()}.with(written.coordinates()), c.rules());
}

/// A new figure in the form of a scene's; what the step and the summoner say need not be said.
PlayStep read_summon(const Context& c) {
    c.reader.only(steps::summon);
    const std::string by = c.reader.at("by").id();
    const Reader written = c.reader.at("figure");
    Json form = written.json();
    if (!form.is_object()) {
        written.fail(ErrorCode::wrong_type, "a figure");
    }
    if (const auto at = c.reader.find("at")) {
        form["at"] = at->json();
    }
    if (const Figure* summoner = c.scene.find(by)) {
        const bool character = summoner->kind == Kind::character;
        form.emplace("kind", character ? "summon" : "monster");
        form.emplace("side", name_in(side_names, summoner->side));
        form.emplace("summoner", by);
    }
    Figure figure = read_new_figure(c, written, form);
    figure.summoned_this_round = true;
    if (figure.kind != Kind::summon && figure.origin == Origin::placed) {
        figure.origin = Origin::summoned;
    }
    return step::Summon{by, std::move(figure)};
}

PlayStep read_dismiss(const Context& c) { return step::Dismiss{c.reader.id()}; }

/// A monster in the form of a scene's; of its kind, side and origin the usual need not be said.
Figure read_spawned(const Context& c, const Reader& written) {
    Json form = written.json();
    if (!form.is_object()) {
        written.fail(ErrorCode::wrong_type, "a figure");
    }
    form.emplace("kind", "monster");
    form.emplace("side", "monsters");
    form.emplace("origin", "spawned");
    return read_new_figure(c, written, form);
}

PlayStep read_spawn(const Context& c) {
    c.reader.only(steps::spawn);
    step::Spawn spawn;
    if (const auto by = c.reader.find("by")) {
        spawn.by = by->id();
    }
    spawn.figures =
        c.reader.at("figures").list([&](const Reader& item) { return read_spawned(c, item); });
    spawn.choose = read_choose(c);
    return spawn;
}

PlayStep read_loot(const Context& c) {
    c.reader.only(steps::loot);
    return step::Loot{c.reader.at("figure").id(), c.reader.integer_or("range", 1, {0, 999})};
}

PlayStep read_tile(const Context& c) {
    c.reader.only(steps::tile);
    const auto create = c.reader.find("create");
    const auto destroy = c.reader.find("destroy");
    if (create.has_value() == destroy.has_value()) {
        c.reader.fail(ErrorCode::missing_field, R"(either "create" or "destroy")");
    }
    step::Tile tile;
    tile.create = create.has_value();
    tile.kind = (create ? *create : *destroy).named<TileKind>(tile_names, "a kind of tile");
    tile.trap.at = read_hex(c.reader.at("at"));
    tile.trap.damage = c.reader.integer_at("damage", limits::amount);
    tile.trap.conditions = c.reader.list_or_none(
        "conditions", [&](const Reader& item) { return read_condition(item, c.rules()); });
    if (!tile.trap.conditions.empty() && !tile.trap.damage) {
        tile.trap.damage = 0;  // one that only gives conditions
    }
    return tile;
}

PlayStep read_turn(const Context& c) {
    c.reader.only(steps::turn);
    step::Turn turn;
    turn.turn = turn_order_of(c.reader, c.scene);
    turn.choose = read_choose(c);
    turn.draw = read_draw(c);
    turn.negate = read_negating(c.reader);
    return turn;
}

using ReadStep = PlayStep (*)(const Context&);

/// In the order of `steps::names`.
constexpr std::array<ReadStep, steps::names.size()> readers{
    read_attack,         read_damage,     read_heal,      read_gain,     read_lose,    read_shield,
    read_retaliate_step, read_bonus_step, read_move,      read_teleport, read_push,    read_pull,
    read_start_turn,     read_end_turn,   read_end_round, read_infuse,   read_consume, read_summon,
    read_dismiss,        read_spawn,      read_loot,      read_tile,     read_turn};

/// A character's id, or an object that also says which source of damage.
NegatedSource read_negated_source(const Reader& reader) {
    if (reader.is_text()) {
        return {reader.id(), std::nullopt};
    }
    reader.only(steps::negated_source);
    return {reader.at("who").id(), reader.at("source").integer({1, 99})};
}

}  // namespace

Negating read_negating(const Reader& step) {
    const auto negate = step.find("negate");
    if (!negate) {
        return {};
    }
    if (negate->is_boolean()) {
        return {negate->boolean(), {}};
    }
    return {false, negate->list(read_negated_source)};
}

PlayStep read_step(const Reader& reader, const Scene& scene) {
    reader.only(steps::names);
    const std::string_view name = reader.only_field();
    const auto kind = std::ranges::find(steps::names, name) - steps::names.begin();
    return readers[static_cast<std::size_t>(kind)](Context{reader.at(name), scene});
}

}  // namespace standee
