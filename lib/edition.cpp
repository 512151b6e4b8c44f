#include "lib/edition.hpp"

namespace standee {
namespace {

using enum Condition;

constexpr ConditionSet first_edition_conditions{invisible,  strengthen, bless, wound,  poison,
                                                immobilize, disarm,     stun,  muddle, curse};

constexpr std::array first_edition_destination{
    Criterion::fewest_negative_hexes, Criterion::within_points, Criterion::no_disadvantage_on_focus,
    Criterion::most_targets, Criterion::fewest_points,
    // The sets of targets are settled; over every place that step "most targets" left:
    Criterion::best_ranked_targets, Criterion::fewest_disadvantaged, Criterion::fewest_points};

constexpr std::array frosthaven_destination{
    Criterion::fewest_negative_hexes, Criterion::within_points, Criterion::most_targets,
    Criterion::fewest_disadvantaged, Criterion::fewest_points};

constexpr Edition gloomhaven{
    .id = EditionId::gloomhaven,
    .name = "gloomhaven",
    .title = "Gloomhaven",
    .sight = SightRule::corner_to_corner,
    .passes_invisible_enemies = false,
    .jump_pays_difficult_landing = true,
    .focus_by_proximity = true,
    .destination = first_edition_destination,
    .heads_for_best_attack = true,
    .summon_follows_summoner = false,
    .conditions = first_edition_conditions,
    .hazardous_rounds_up = false,
};

constexpr Edition jaws_of_the_lion = [] {
    Edition e = gloomhaven;
    e.id = EditionId::jaws_of_the_lion;
    e.name = "jaws-of-the-lion";
    e.title = "Jaws of the Lion";
    e.sight = SightRule::any_part_to_any_part;
    e.jump_pays_difficult_landing = false;
    e.focus_by_proximity = false;
    return e;
}();

constexpr Edition frosthaven{
    .id = EditionId::frosthaven,
    .name = "frosthaven",
    .title = "Frosthaven",
    .sight = SightRule::any_part_to_any_part,
    .passes_invisible_enemies = true,
    .jump_pays_difficult_landing = false,
    .focus_by_proximity = true,
    .destination = frosthaven_destination,
    .heads_for_best_attack = false,
    .summon_follows_summoner = true,
    .conditions = first_edition_conditions | ConditionSet{ward, regenerate, brittle, bane, impair},
    .hazardous_rounds_up = true,
};

constexpr Edition gloomhaven_2 = [] {
    Edition e = frosthaven;
    e.id = EditionId::gloomhaven_2;
    e.name = "gloomhaven-2";
    e.title = "Gloomhaven 2nd edition";
    e.conditions = first_edition_conditions | ConditionSet{ward, safeguard};
    return e;
}();

constexpr std::array editions{&gloomhaven, &jaws_of_the_lion, &frosthaven, &gloomhaven_2};

}  // namespace

const Edition& edition(EditionId id) { return *editions[static_cast<std::size_t>(id)]; }

std::optional<EditionId> edition_named(std::string_view name) {
    for (const Edition* e : editions) {
        if (e->name == name) {
            return e->id;
        }
    }
    return std::nullopt;
}

int Edition::hazardous_damage(int level) const {
    return hazardous_rounds_up ? 1 + (level + 2) / 3 : (2 + level) / 2;
}

}  // namespace standee
