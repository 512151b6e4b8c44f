#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "api/answers.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/inputs.hpp"
#include "files/line_of.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

/// Checks one fixture after another and keeps count.
class CheckCommand {
public:
    CheckCommand(bool json, Run& run) : json_{json}, run_{run}, terminal_{terminal(run.colour)} {}

    void check_all(const std::vector<std::string>& paths) {
        for (const std::string& file : files_under(paths, run_)) {
            each_document(file, run_, [&](const std::string& name, Document document) {
                check(name, std::move(document));
            });
        }
        print_counts();
        if (count_.failed > 0 && run_.status == Status::answered) {
            run_.status = Status::does_not_hold;
        }
        if (count_.all() == 0) {
            std::cerr << "standee check: found no fixtures, expected at least one\n";
            run_.status = Status::bad_input;
        }
    }

private:
    void check(const std::string& file, Document document) {
        const api::CheckedFixture checked = api::check_fixture(std::move(document), planner_);
        if (checked.result == api::CheckedFixture::Result::fails && !json_) {
            std::cout << inked(printable(file), TextRole::bad, terminal_.colour)
                      << " does not hold\n"
                      << checked.verdict.side_by_side(terminal_.colour) << '\n';
        }
        count_.add(file, checked);
    }

    void print_counts() {
        if (json_) {
            std::cout << line_of(count_.json()) << '\n';
            return;
        }
        if (count_.silent > 0) {
            std::cout << counted(count_.silent, "file expects", "files expect") << " nothing\n";
        }
        std::cout << fmt::format("{} passed, {} failed\n", count_.passed, count_.failed);
    }

    bool json_;
    Run& run_;
    Terminal terminal_;
    TurnPlanner planner_;
    api::CheckCount count_;
};

}  // namespace

void run_check(const CheckArguments& arguments, Run& run) {
    run.json = arguments.json;
    CheckCommand{arguments.json, run}.check_all(arguments.paths);
}

}  // namespace standee
