#include "verify/against/protocol.hpp"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "lib/error.hpp"
#include "verify/against/claim.hpp"
#include "verify/shrink/document.hpp"

namespace standee::against {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

verify::Case neighbours() {
    return verify::read_case(Json::parse(R"({"scene": {"format": "scene/1", "edition": "fh",
        "map": {"hexes": [[0,0],[0,1],[1,0]]},
        "figures": [
            {"id": "A", "kind": "monster", "side": "monsters", "at": [0,0]},
            {"id": "C1", "kind": "character", "side": "party", "at": [0,1], "hp": 4}],
        "turn": {"figure": "A", "abilities": [{"attack": {"value": 2}}]}}})"));
}

template <class Kind>
const Kind& as(const HeardLine& line) {
    return std::get<Kind>(line.reply);
}

TEST(Protocol, ARequestIsOneLine) {
    const std::string line = request_line(7, request_body(neighbours()));
    EXPECT_EQ(line.find('\n'), line.size() - 1);
    const Json request = Json::parse(line);
    EXPECT_EQ(request["id"], 7);
    EXPECT_EQ(request["method"], "turn");
    EXPECT_EQ(request["input"]["edition"], "frosthaven");
}

TEST(Protocol, APlayHasSceneAndSteps) {
    verify::Case play = neighbours();
    play.steps = {R"({"damage":{"to":"C1","amount":1}})", R"({"endRound":true})"};
    const Json request = Json::parse(request_line(1, request_body(play)));
    EXPECT_EQ(request["method"], "play");
    EXPECT_THAT(request["input"]["steps"], SizeIs(2));
    EXPECT_TRUE(request["input"].contains("scene"));
}

TEST(Protocol, HexesAreAxialHoweverTheSceneWritesThem) {
    verify::Case offset = neighbours();
    offset.scene.map.coordinates = Coordinates::odd_q;
    EXPECT_EQ(request_body(offset), request_body(neighbours()));
}

TEST(Protocol, KnowsEachKindOfAnswer) {
    EXPECT_EQ(as<Unsupported>(read_line(R"({"id":3,"unsupported":"areas"})")).why, "areas");
    EXPECT_EQ(as<Refused>(read_line(R"({"id":3,"refused":2})")).step, 2U);
    EXPECT_EQ(read_line(R"({"id":3,"options":[]})").id, 3U);
    static_cast<void>(as<Answered>(read_line(R"({"id":3,"scene":{"figures":[]}})")));
}

TEST(Protocol, SaysWhatIsWrongWithALine) {
    EXPECT_THAT(as<Malformed>(read_line("hello")).what, HasSubstr("it is not JSON"));
    EXPECT_THAT(as<Malformed>(read_line("[1]")).what, HasSubstr("\"id\""));
    EXPECT_THAT(as<Malformed>(read_line(R"({"id":"1","options":[]})")).what, HasSubstr("\"id\""));
    EXPECT_THAT(as<Malformed>(read_line(R"({"id":1})")).what, HasSubstr("neither"));
    EXPECT_THAT(as<Malformed>(read_line(R"({"id":1,"unsupported":true})")).what,
                HasSubstr("is not a text"));
    EXPECT_EQ(read_line("hello").id, std::nullopt);
    EXPECT_THAT(as<Malformed>(read_line(std::string(1000, 'x'))).line, SizeIs(404));
}

TEST(TurnClaim, IsASetOfOptions) {
    const Scene scene = neighbours().scene;
    const TurnClaim claim = read_turn_claim(
        Json::parse(R"({"options":[{"end":[1,0],"targets":[]},{"end":[0,0],"targets":["C1"],
                                     "path":[[0,0]]},{"end":[1,0],"targets":[]}]})"),
        scene);
    EXPECT_THAT(claim.options,
                ElementsAre(ExpectedOption{{0, 0}, {"C1"}}, ExpectedOption{{1, 0}, {}}));
    EXPECT_EQ(claim.focus, std::nullopt);
    TurnClaim told = claim;
    told.focus = {"C1"};
    EXPECT_TRUE(agree(claim, told)) << "a focus that is not told is not compared";
}

TEST(TurnClaim, MayNotNameWhatIsNotThere) {
    const Scene scene = neighbours().scene;
    for (const char* reply :
         {R"({"options":[{"end":[9,9],"targets":[]}]})",
          R"({"options":[{"end":[0,0],"targets":["C2"]}]})", R"({"options":[{"end":[0,0]}]})",
          R"({"options":3})", R"({"options":[],"focus":["X"]})"}) {
        EXPECT_THROW(read_turn_claim(Json::parse(reply), scene), InputError) << reply;
    }
}

TEST(TableClaim, ComparesWhatIsTold) {
    const TableClaim ours = table_of(neighbours().scene);
    const auto theirs = [](const char* figures) {
        return read_table_claim(
            Json::parse(std::string{R"({"scene":{"figures":[)"} + figures + "]}}"));
    };
    EXPECT_THAT(differences(ours, theirs(R"({"id":"C1","at":[0,1],"hp":4},{"id":"A","at":[0,0]})")),
                SizeIs(0));
    const auto found =
        differences(ours, theirs(R"({"id":"C1","at":[1,0],"hp":3,"conditions":["wound"]})"));
    ASSERT_THAT(found, SizeIs(4));
    EXPECT_EQ(found[0].figure + found[0].what + found[0].theirs, "Agonegone");
    EXPECT_EQ(found[1].what + found[1].ours + found[1].theirs, "hp43");
    EXPECT_EQ(found[2].what + found[2].theirs, "hex[1,0]");
    EXPECT_EQ(found[3].what + found[3].ours + found[3].theirs, "conditionsnonewound");
}

}  // namespace
}  // namespace standee::against
