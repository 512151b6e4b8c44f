#include <nlohmann/json.hpp>
#include <utility>

#include "api/answers.hpp"
#include "disputes/verdict.hpp"
#include "files/fixture_json.hpp"
#include "files/monster_json.hpp"
#include "files/scenario_json.hpp"

namespace standee::api {

CheckedFixture check_fixture(Document document, TurnPlanner& planner, bool colour) {
    using enum CheckedFixture::Result;
    if (is_monster_data(document)) {
        read_monster_data(document);  // it has no question: it holds if it can be read
        return {holds, Json::array(), {}};
    }
    if (is_scenario(document)) {
        read_scenario(document);
        return {holds, Json::array(), {}};
    }
    const Fixture fixture = read_fixture(std::move(document));
    const std::optional<Verdict> verdict = judge(fixture, planner);
    if (!verdict) {
        return {expects_nothing, Json::array(), {}};
    }
    if (verdict->holds()) {
        return {holds, Json::array(), {}};
    }
    CheckedFixture failed{fails, Json::array(), verdict->side_by_side(colour)};
    for (const Verdict::Row& row : verdict->rows) {
        failed.rows.push_back({{"expected", row.expected}, {"answered", row.answered}});
    }
    return failed;
}

void CheckCount::add(const std::string& file, CheckedFixture checked) {
    switch (checked.result) {
        case CheckedFixture::Result::holds: ++passed; break;
        case CheckedFixture::Result::expects_nothing: ++silent; break;
        case CheckedFixture::Result::fails:
            ++failed;
            failures.push_back({{"file", file}, {"rows", std::move(checked.rows)}});
    }
}

Json CheckCount::json() const {
    return {{"format", "check-answer/1"},
            {"passed", passed},
            {"failed", failed},
            {"silent", silent},
            {"failures", failures}};
}

}  // namespace standee::api
