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

pid_t start(std::vector<std::string> words, const TemporaryFolder& folder) {
    posix_spawn_file_actions_t streams;
    posix_spawn_file_actions_init(&streams);
    posix_spawn_file_actions_addopen(&streams, STDIN_FILENO, folder.path("in").c_str(), O_RDONLY,
                                     0);
    const int to_new = O_WRONLY | O_CREAT;
    posix_spawn_file_actions_addopen(&streams, STDOUT_FILENO, folder.path("out").c_str(), to_new,
                                     0600);
    posix_spawn_file_actions_addopen(&streams, STDERR_FILENO, folder.path("err").c_str(), to_new,
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

TemporaryFolder::TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "standee-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) {
        throw std::runtime_error("no temporary folder");
    }
    path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string TemporaryFolder::path(const std::string& name) const { return (path_ / name).string(); }

std::string TemporaryFolder::write(const std::string& name, std::string_view text) const {
    const std::filesystem::path file = path_ / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
    return file.string();
}

std::string project_file(const std::string& name) {
    return (std::filesystem::path{STANDEE_SOURCE_DIR} / name).string();
}

std::string text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream stream{text};
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

std::string neighbours_scene() {
    return R"({"format": "scene/1", "edition": "frosthaven",
        "map": {"hexes": [[0,0],[0,1],[1,0]]},
        "figures": [
            {"id": "A", "kind": "monster", "side": "monsters", "at": [0,0]},
            {"id": "C1", "kind": "character", "side": "party", "at": [0,1], "initiative": 20}],
        "turn": {"figure": "A", "abilities": [{"move": {"points": 2}}, {"attack": {"value": 2}}]}})";
}

std::string neighbours_fixture(std::string_view expect) {
    return R"({"scene": )" + neighbours_scene() + R"(, "expect": )" + std::string{expect} + "}";
}

Ran run_standee(const std::vector<std::string>& arguments, const std::string& input) {
    const TemporaryFolder folder;
    std::ofstream(folder.path("in"), std::ios::binary) << input;
    std::vector<std::string> words{STANDEE_COMMAND};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const pid_t child = start(std::move(words), folder);
    int status = 0;
    waitpid(child, &status, 0);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
            text_of(folder.path("out")), text_of(folder.path("err"))};
}

}  // namespace standee
