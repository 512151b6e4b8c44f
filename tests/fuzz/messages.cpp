#include <iostream>
#include <sstream>

#include "apps/server/serve.hpp"
#include "lib/work.hpp"
#include "tests/fuzz/json_mutation.hpp"
#include "tests/fuzz/target.hpp"

// `standee serve --stdio`: lines of JSON-RPC, batches among them. Whatever the lines are, each
// reply is one line of JSON.

namespace standee::fuzz {
namespace {

/// Stands for a stream as long as it lives.
class Redirected {
public:
    Redirected(std::ios& stream, std::streambuf* buffer)
        : stream_{stream}, before_{stream.rdbuf(buffer)} {}
    ~Redirected() { stream_.rdbuf(before_); }
    Redirected(const Redirected&) = delete;
    Redirected& operator=(const Redirected&) = delete;

private:
    std::ios& stream_;
    std::streambuf* before_;
};

}  // namespace

bool examine(std::string_view input) {
    if (!is_shallow(input)) {
        return true;
    }
    std::istringstream lines{std::string{input}};
    std::ostringstream replies;
    {
        const Redirected in{std::cin, lines.rdbuf()};
        const Redirected out{std::cout, replies.rdbuf()};
        const WorkLimit limit{cheap.work};
        const TimeLimit time{input};
        std::cin.clear();
        serve_stdio({.max_hexes = cheap.hexes});
    }
    if (const std::string text = replies.str(); !text.empty()) {
        demand_answer(text);
    }
    return true;
}

}  // namespace standee::fuzz
