#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "api/answers.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/inputs.hpp"
#include "files/why_json.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

/// Checks one fixture after another and keeps count.
class CheckCommand {
public:
    CheckCommand(bool json, Run& run) : json_{json}, run_{run}, terminal_{terminal(run.colour)} {}

    void check_all(const std::vector<std::string>& paths) {
        for (const std::string& file : files_under(paths, run_)) {
            each_document(file, run_, [&](const std::string& name, Json document) {
                check(name, std::move(document));
            });
        }
        print_counts();
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
        using enum api::CheckedFixture::Result;
        api::CheckedFixture checked =
            api::check_fixture(std::move(document), planner_, terminal_.colour && !json_);
        if (checked.result == expects_nothing) {
            ++silent_;
        } else if (checked.result == holds) {
            ++passed_;
        } else {
            ++failed_;
            tell(file, std::move(checked));
        }
    }

    void tell(const std::string& file, api::CheckedFixture checked) {
        if (json_) {
            failures_.push_back({{"file", file}, {"rows", std::move(checked.rows)}});
            return;
        }
        std::cout << inked(printable(file), TextRole::bad, terminal_.colour) << " does not hold\n"
                  << checked.in_words << '\n';
    }

    void print_counts() {
        if (json_) {
            std::cout << line_of(api::write_check(passed_, failed_, silent_, std::move(failures_)))
                      << '\n';
            return;
        }
        if (silent_ > 0) {
            std::cout << counted(silent_, "file expects", "files expect") << " nothing\n";
        }
        std::cout << fmt::format("{} passed, {} failed\n", passed_, failed_);
    }

    bool json_;
    Run& run_;
    Terminal terminal_;
    TurnPlanner planner_;
    Json failures_ = Json::array();
    int passed_ = 0;
    int failed_ = 0;
    int silent_ = 0;
};

}  // namespace

void run_check(const CheckArguments& arguments, Run& run) {
    run.json = arguments.json;
    CheckCommand{arguments.json, run}.check_all(arguments.paths);
}

}  // namespace standee
