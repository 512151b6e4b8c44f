#pragma once

#include <cstdint>
#include <optional>

#include "apps/commands.hpp"
#include "lib/work.hpp"

namespace standee {

/// Holds one question to the work that the libraries and the server allow, or to `times` as much.
/// With --unlimited a question takes what it needs.
class QuestionLimit {
public:
    explicit QuestionLimit(const Run& run, std::uint64_t times = 1) {
        if (!run.unlimited) {
            limit_.emplace(times * most_work, nullptr, "less work, or --unlimited");
        }
    }

private:
    std::optional<WorkLimit> limit_;
};

}  // namespace standee
