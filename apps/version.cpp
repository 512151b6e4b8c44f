#include <iostream>

#include "api/call.hpp"
#include "apps/commands.hpp"

namespace standee {

void run_version(bool json) {
    std::cout << (json ? api::call("version", "") : "standee " STANDEE_VERSION "\n");
}

}  // namespace standee
