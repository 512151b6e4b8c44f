#pragma once

#include <cstdint>
#include <optional>

#include "apps/commands.hpp"
#include "lib/work.hpp"

namespace standee {

/// Limits the work of one question as the libraries and the server do, or as often as much. With
/// --unlimited it takes what it needs.
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
