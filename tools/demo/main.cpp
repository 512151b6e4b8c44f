#include "apps/commands.hpp"

// Answers the turns of the scene files that it is given, as `standee turn` does. `make demo` builds
// this and nothing that a turn does not need.

int main(int argc, char** argv) {
    standee::Run run;
    standee::run_turn({.scenes = {argv + 1, argv + argc}}, run);
    return static_cast<int>(run.status);
}
