#include "apps/commands.hpp"
namespace standee {
void add_check(CLI::App&, Run&) {}
}  // namespace standee
