#pragma once

#include "verify/campaign/campaign.hpp"

namespace standee {

/// Prints the progress of a campaign on standard error. On a terminal this is one line, rewritten
/// every second; otherwise, if asked for, a line every few seconds.
class ProgressLine {
public:
    explicit ProgressLine(bool asked);

    void operator()(const verify::CampaignProgress& progress);
    /// Prints how many cases were tried, and how fast.
    void end();

private:
    void show(const verify::CampaignProgress& progress) const;

    bool at_terminal_;
    bool shows_;
    double next_ = 1;  ///< second in which the next line is due
    double seconds_ = 0;
    std::size_t done_ = 0;
};

}  // namespace standee
