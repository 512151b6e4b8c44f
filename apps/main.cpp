#include <exception>
#include <iostream>

#include "apps/cli.hpp"
#include "show/canvas/text.hpp"

int main(int argc, char** argv) {
    try {
        return static_cast<int>(standee::run_command_line(argc, argv));
    } catch (const std::exception& error) {
        std::cerr << "standee: " << standee::printable(error.what()) << '\n';
        return static_cast<int>(standee::Status::bad_input);
    }
}
