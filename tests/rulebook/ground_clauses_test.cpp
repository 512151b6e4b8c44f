#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/read_file.hpp"
#include "tests/rulebook/steps_tried.hpp"
#include "tests/support/fixture_files.hpp"
#include "verify/generate/random_play.hpp"

namespace standee::verify {
namespace {

/// The clauses of the chapters on the map, movement, summons, elements, turns and rounds.
std::vector<std::string_view> clauses_of_the_ground() {
    return {"ally.no-interaction",
            "card.end-of-round",
            "card.water-only",
            "command.grant-control",
            "condition.bane",
            "condition.immobilize",
            "condition.invisible",
            "condition.regenerate",
            "condition.stun",
            "condition.wound",
            "element.consume",
            "element.infuse",
            "element.wane",
            "element.wild",
            "forced.normal-rules",
            "forced.pull",
            "forced.push",
            "forced.stopped-by",
            "initiative.summon-first-round",
            "loot.ability",
            "loot.end-of-turn",
            "los.not-for-untargeted",
            "map.closed-door",
            "map.difficult",
            "map.empty-hex",
            "map.end-unoccupied",
            "map.hazardous",
            "map.icy",
            "map.linked-hexes",
            "map.locked-door",
            "map.manipulate",
            "map.no-cutting-off",
            "map.objective",
            "map.obstacle",
            "map.reveal",
            "map.trap",
            "map.trap-damage",
            "map.treasure",
            "map.wall-line",
            "monster.loot",
            "monster.spawn",
            "monster.standees",
            "monster.summon",
            "move.flying",
            "move.flying-lost",
            "move.jump",
            "move.points",
            "move.teleport",
            "round.end",
            "summon.placement",
            "turn.each-once",
            "turn.end",
            "turn.start"};
}

TEST(ClausesOfTheGround, EachChangesAPlayWhenItDoesNotExist) {
    StepsTried tried{clauses_of_the_ground()};
    for (const std::string& name : support::fixtures("plays")) {
        const Fixture fixture = read_fixture_file(name);
        if (const auto steps = fixture.part("steps"); steps && fixture.scene_reader()) {
            const Scene scene = scene_of(fixture);
            tried.play(scene, steps->with(scene.map.coordinates));
        }
    }
    for (std::uint64_t seed = 0; seed < 10'000 && !tried.unseen.empty(); ++seed) {
        const Case play = generate::random_play(seed);
        Json steps = Json::array();
        for (const std::string& step : play.steps) {
            steps.push_back(parse_document(step));
        }
        tried.play(play.scene, Reader{steps});
    }
    EXPECT_THAT(tried.unseen, testing::IsEmpty());
}

}  // namespace
}  // namespace standee::verify
