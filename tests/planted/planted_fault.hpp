#pragma once

namespace standee {

/// Number of the planted fault that is switched on; 0: none. `build_faults` numbers the faults.
inline int planted_fault = 0;

inline bool planted(int fault) { return planted_fault == fault; }

}  // namespace standee
