#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace standee {

/// Counts what a server has done. Any number of threads may count.
class Metrics {
public:
    Metrics();

    /// A request to a method (anything else counts as "other"), with its HTTP status and how long
    /// its answer took.
    void count(std::string_view method, int status, std::chrono::microseconds took);

    /// The counts in the text format of Prometheus.
    [[nodiscard]] std::string text() const;

private:
    /// Upper bounds of the buckets in seconds; the last bucket has none.
    static constexpr std::array<double, 5> bounds{0.0001, 0.001, 0.01, 0.1, 1.0};

    struct Counts {
        std::atomic<std::uint64_t> answered{0};
        std::atomic<std::uint64_t> refused{0};  ///< status 4xx
        std::atomic<std::uint64_t> failed{0};   ///< status 5xx
        std::atomic<std::uint64_t> microseconds{0};
        std::array<std::atomic<std::uint64_t>, bounds.size() + 1> buckets{};
    };

    [[nodiscard]] std::size_t index_of(std::string_view method) const;

    std::vector<std::string_view> names_;  ///< the methods, then "other"
    std::vector<Counts> counts_;
};

}  // namespace standee
