#include "tests/apps/terminal.hpp"

#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

namespace standee {

std::string typed_at_a_terminal(const std::vector<std::string>& arguments, const std::string& keys,
                                const std::function<void()>& before) {
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child == 0) {
        setenv("TERM", "xterm", 1);
        std::vector<char*> words;
        std::string command = STANDEE_COMMAND;
        words.push_back(command.data());
        std::vector<std::string> copies = arguments;
        for (std::string& word : copies) {
            words.push_back(word.data());
        }
        words.push_back(nullptr);
        execv(command.c_str(), words.data());
        _exit(127);
    }
    std::string shown;
    std::array<char, 4096> bytes{};
    bool typed = false;
    while (true) {
        const ssize_t count = read(terminal, bytes.data(), bytes.size());
        if (count <= 0) {
            break;
        }
        shown.append(bytes.data(), static_cast<std::size_t>(count));
        if (!typed && shown.find("> ") != std::string::npos) {
            before();
            typed = write(terminal, keys.data(), keys.size()) > 0;
        }
    }
    close(terminal);
    waitpid(child, nullptr, 0);
    return shown;
}

}  // namespace standee
