#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <vector>

namespace standee::bench {

/// Prints what benchmarks print, and then how far the figures of this run are from their goals.
///
/// A goal is a time on the machine on which the goals were set. There a hand-written fill of the
/// board of a median published turn takes `reference_fill` microseconds; what it takes in this run
/// says how fast this machine is at the moment, and every figure is compared in such fills.
class GoalReporter : public benchmark::ConsoleReporter {
public:
    static constexpr double reference_fill = 0.745;

    void ReportRuns(const std::vector<Run>& runs) override;
    void Finalize() override;

private:
    std::map<std::string, double> microseconds_;  ///< of an iteration, by the name of the benchmark
    std::map<std::string, double> counters_;      ///< "NAME counter"
};

}  // namespace standee::bench
