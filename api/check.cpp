#include <nlohmann/json.hpp>
#include <utility>

#include "api/answers.hpp"
#include "files/fixture_json.hpp"
#include "files/monster_json.hpp"
#include "files/scenario_json.hpp"
#include "files/writing.hpp"

namespace standee::api {
namespace {

Json rows_of(const Verdict& verdict) {
    return write_list(verdict.rows, [](const Verdict::Row& row) {
        return Json{{"expected", row.expected}, {"answered", row.answered}};
    });
}

}  // namespace

CheckedFixture check_fixture(Document document, TurnPlanner& planner) {
    using enum CheckedFixture::Result;
    if (is_monster_data(document)) {
        // stat cards and decks ask nothing; they hold if they can be read
        read_monster_data(document);
        return {holds, {}};
    }
    if (is_scenario(document)) {
        read_scenario(document);
        return {holds, {}};
    }
    const Fixture fixture = read_fixture(std::move(document));
    std::optional<Verdict> verdict = judge(fixture, planner);
    if (!verdict) {
        return {expects_nothing, {}};
    }
    if (verdict->holds()) {
        return {holds, {}};
    }
    return {fails, *std::move(verdict)};
}

void CheckCount::add(const std::string& file, const CheckedFixture& checked) {
    switch (checked.result) {
        case CheckedFixture::Result::holds: ++passed; break;
        case CheckedFixture::Result::expects_nothing: ++silent; break;
        case CheckedFixture::Result::fails:
            ++failed;
            failures.push_back({{"file", file}, {"rows", rows_of(checked.verdict)}});
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
