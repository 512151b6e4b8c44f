#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "disputes/judge.hpp"
#include "files/fixture_json.hpp"

namespace standee::support {

/// A character C beside a monster M on a small open map, both with 10 hit points.
inline Json duel(const std::string& edition = "frosthaven") {
    return Json::parse(R"({"format":"scene/1","edition":")" + edition + R"(","level":3,
        "map":{"hexes":[[0,0],[1,0],[2,0],[3,0],[0,1],[1,1],[2,1]]},
        "figures":[{"id":"C","kind":"character","side":"party","at":[0,0],"hp":10,"maxHp":10,
                    "initiative":20},
                   {"id":"M","kind":"monster","side":"monsters","at":[1,0],"hp":10,"maxHp":10}],
        "turn":{"figure":"M","abilities":[{"move":{"points":1}},{"attack":{"value":2}}]}})");
}

inline Json claims(const std::vector<std::string>& expects) {
    Json list = Json::array();
    for (const std::string& expect : expects) {
        list.push_back({{"says", "so"}, {"expect", Json::parse(expect)}});
    }
    return list;
}

/// A dispute and what it is judged to be; the fixture is kept beside its judgement.
struct Judged {
    explicit Judged(const Json& document) : fixture{read_fixture(document)} {
        judgement = judge_dispute(fixture);
    }
    Judged(const Judged&) = delete;
    Judged& operator=(const Judged&) = delete;

    [[nodiscard]] const EditionFinding& in(std::size_t edition = 0) const {
        return judgement.editions.at(edition);
    }
    [[nodiscard]] std::vector<std::string> verdicts(std::size_t edition = 0) const {
        std::vector<std::string> names;
        for (const ClaimFinding& claim : in(edition).claims) {
            names.emplace_back(name_of(claim.verdict));
        }
        return names;
    }
    [[nodiscard]] std::vector<std::string> clauses(std::size_t claim = 0,
                                                   std::size_t edition = 0) const {
        std::vector<std::string> ids;
        for (const Clause clause : in(edition).claims.at(claim).clauses) {
            ids.emplace_back(clause.id());
        }
        return ids;
    }

    Fixture fixture;
    Judgement judgement;
};

}  // namespace standee::support
