#include "apps/server/metrics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "api/call.hpp"

namespace standee {
namespace {

std::vector<std::string_view> names() {
    std::vector<std::string_view> names = api::methods();
    names.emplace_back("other");
    return names;
}

}  // namespace

Metrics::Metrics() : names_{names()}, counts_(names_.size()) {}

std::size_t Metrics::index_of(std::string_view method) const {
    const auto name = std::ranges::find(names_, method);
    const auto index = static_cast<std::size_t>(name - names_.begin());
    return std::min(index, names_.size() - 1);
}

void Metrics::count(std::string_view method, int status, std::chrono::microseconds took) {
    Counts& counts = counts_[index_of(method)];
    auto& outcome = status < 400 ? counts.answered : status < 500 ? counts.refused : counts.failed;
    ++outcome;
    counts.microseconds += static_cast<std::uint64_t>(took.count());
    const double seconds = static_cast<double>(took.count()) / 1e6;
    const auto bound = std::ranges::lower_bound(bounds, seconds);
    ++counts.buckets[static_cast<std::size_t>(bound - bounds.begin())];
}

std::string Metrics::text() const {
    std::string text = "# TYPE standee_requests_total counter\n";
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const Counts& counts = counts_[i];
        const auto line = [&](std::string_view outcome, const std::atomic<std::uint64_t>& value) {
            text += fmt::format("standee_requests_total{{method=\"{}\",outcome=\"{}\"}} {}\n",
                                names_[i], outcome, value.load());
        };
        line("answered", counts.answered);
        line("refused", counts.refused);
        line("failed", counts.failed);
    }
    text += "# TYPE standee_request_seconds histogram\n";
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const Counts& counts = counts_[i];
        std::uint64_t sum = 0;
        for (std::size_t b = 0; b < counts.buckets.size(); ++b) {
            sum += counts.buckets[b];
            text += fmt::format("standee_request_seconds_bucket{{method=\"{}\",le=\"{}\"}} {}\n",
                                names_[i],
                                b < bounds.size() ? fmt::format("{}", bounds[b]) : "+Inf", sum);
        }
        text += fmt::format(
            "standee_request_seconds_sum{{method=\"{0}\"}} {1}\n"
            "standee_request_seconds_count{{method=\"{0}\"}} {2}\n",
            names_[i], static_cast<double>(counts.microseconds) / 1e6, sum);
    }
    return text;
}

}  // namespace standee
