#include "tests/apps/command.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace standee {
namespace {

/// A folder of this process, gone when it is destroyed.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "standee-XXXXXX").string();
        if (mkdtemp(pattern.data()) == nullptr) {
            throw std::runtime_error("no temporary folder");
        }
        path_ = pattern;
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] std::string file(const char* name) const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

std::string text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

pid_t start(std::vector<std::string> words, const TemporaryFolder& folder) {
    posix_spawn_file_actions_t streams;
    posix_spawn_file_actions_init(&streams);
    posix_spawn_file_actions_addopen(&streams, STDIN_FILENO, folder.file("in").c_str(), O_RDONLY,
                                     0);
    const int to_new = O_WRONLY | O_CREAT;
    posix_spawn_file_actions_addopen(&streams, STDOUT_FILENO, folder.file("out").c_str(), to_new,
                                     0600);
    posix_spawn_file_actions_addopen(&streams, STDERR_FILENO, folder.file("err").c_str(), to_new,
                                     0600);
    std::vector<char*> argv;
    for (std::string& word : words) {
        argv.push_back(word.data());
    }
    argv.push_back(nullptr);
    pid_t child = 0;
    const int failed = posix_spawn(&child, argv[0], &streams, nullptr, argv.data(), environ);
    posix_spawn_file_actions_destroy(&streams);
    if (failed != 0) {
        throw std::runtime_error("the command cannot be started");
    }
    return child;
}

}  // namespace

Ran run_standee(const std::vector<std::string>& arguments, const std::string& input) {
    const TemporaryFolder folder;
    std::ofstream(folder.file("in"), std::ios::binary) << input;
    std::vector<std::string> words{STANDEE_COMMAND};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const pid_t child = start(std::move(words), folder);
    int status = 0;
    waitpid(child, &status, 0);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
            text_of(folder.file("out")), text_of(folder.file("err"))};
}

}  // namespace standee
