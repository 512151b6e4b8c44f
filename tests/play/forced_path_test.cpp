#include <gtest/gtest.h>

#include "files/document.hpp"
#include "files/fixture_json.hpp"
#include "files/play_file.hpp"
#include "tests/support/errors.hpp"

namespace standee {
namespace {

TEST(ForcedPath, ThatAStepLeavesOpenIsOneOfThoseThatTheRefusalLists) {
    const Fixture fixture = read_fixture(parse_document(R"({
        "scene": {
            "format": "scene/1",
            "edition": "frosthaven",
            "map": {"hexes": [[0,0], [1,0], [2,0], [2,-1], [3,-1]], "edges": "open"},
            "figures": [
                {"id": "C", "kind": "character", "side": "party", "at": [0,0], "hp": 9, "maxHp": 9},
                {"id": "M", "kind": "monster", "side": "monsters", "at": [1,0], "hp": 9, "maxHp": 9}
            ]
        },
        "steps": [{"push": {"by": "C", "target": "M", "points": 2}}]
    })"));
    const Error error = support::error_of([&] { play_fixture(fixture); });
    EXPECT_EQ(error.found, "no path, although there are 2 longest paths");
    EXPECT_EQ(error.expected, "as the path one of [[2,-1],[3,-1]], [[2,0],[3,-1]]");
}

}  // namespace
}  // namespace standee
