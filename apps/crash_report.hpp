#pragma once

namespace standee {

/// From now on, where the engine crashes on a case of a campaign, standard error says on which one
/// and how to repeat it. The process dies of the signal as it would have.
void report_crashes();

}  // namespace standee
