#include "apps/commands.hpp"
namespace standee {
void add_turn(CLI::App&, Run&) {}
}  // namespace standee
