#include "tests/verify/monitors/play_told.hpp"

namespace standee::verify {
namespace {

std::string shade(const std::string& more) {
    return figure_m1(R"("name":"shade","rank":"elite","attack":3,"move":2)" +
                     (more.empty() ? "" : "," + more));
}

const std::string stat_cards_of_shades =
    R"("monsters":{"shade":{"format":"monster/1","name":"shade",
    "edition":"frosthaven","stats":{"normal":{"hp":6,"maxHp":6,"attack":1,"move":2,"shield":2},
                                    "elite":{"hp":9,"maxHp":9,"attack":3,"move":2}}}})";

const std::string shifting_turn = R"({"turn":{"figure":"M1","abilities":[{"switchRank":true},
    {"heal":{"value":1,"self":true}}],"draw":[]}})";

}  // namespace

std::vector<Planted> planted_in_ranks() {
    const auto of = [](const char* more, void (*tell)(RecordedStep&)) {
        return Planted{"card.switch-rank"_clause, "frosthaven",  "",  hero + "," + shade(more),
                       stat_cards_of_shades,      shifting_turn, tell};
    };
    return {
        of("", [](RecordedStep& told) { told.drop<event::RankSwitch>(); }),
        of("", [](RecordedStep& told) { told.figure_after("M1").shield = 0; }),
        of("", [](RecordedStep& told) { told.figure_after("M1").hp = 9; }),
        of("", [](RecordedStep& told) { told.event<event::RankSwitch>().to = Rank::elite; }),
        of(R"("conditions":["stun"])",
           [](RecordedStep& told) {
               told.events.insert(told.events.begin() + 1, {"card.switch-rank"_clause,
                                                            event::RankSwitch{"M1", Rank::normal}});
           }),
    };
}

}  // namespace standee::verify
