#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/inputs.hpp"
#include "disputes/verdict.hpp"
#include "files/fixture_json.hpp"
#include "files/monster_json.hpp"
#include "focus/turn.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

/// Checks one fixture after another and keeps count.
class CheckCommand {
public:
    explicit CheckCommand(Run& run) : run_{run}, terminal_{terminal(run.colour)} {}

    void check_all(const std::vector<std::string>& paths) {
        for (const std::string& file : files_under(paths, run_)) {
            each_document(file, run_, [&](const std::string& name, Json document) {
                check(name, std::move(document));
            });
        }
        if (silent_ > 0) {
            std::cout << counted(silent_, "file expects", "files expect") << " nothing\n";
        }
        std::cout << fmt::format("{} passed, {} failed\n", passed_, failed_);
        if (failed_ > 0 && run_.status == Status::answered) {
            run_.status = Status::does_not_hold;
        }
        if (passed_ + failed_ + silent_ == 0) {
            std::cerr << "standee check: found no fixtures, expected at least one\n";
            run_.status = Status::bad_input;
        }
    }

private:
    void check(const std::string& file, Json document) {
        if (is_monster_data(document)) {
            read_monster_data(document);  // it asks nothing: it holds if it can be read
            ++passed_;
            return;
        }
        const Fixture fixture = read_fixture(std::move(document));
        const std::optional<Verdict> verdict = judge(fixture, planner_);
        if (!verdict) {
            ++silent_;
            return;
        }
        ++(verdict->holds() ? passed_ : failed_);
        if (!verdict->holds()) {
            std::cout << inked(printable(file), TextRole::bad, terminal_.colour)
                      << " does not hold\n"
                      << verdict->side_by_side(terminal_.colour) << '\n';
        }
    }

    Run& run_;
    Terminal terminal_;
    TurnPlanner planner_;
    int passed_ = 0;
    int failed_ = 0;
    int silent_ = 0;
};

}  // namespace

void run_check(const CheckArguments& arguments, Run& run) {
    CheckCommand{run}.check_all(arguments.paths);
}

}  // namespace standee
