#include "tests/apps/command.hpp"

#include <sys/wait.h>

#include <boost/process/args.hpp>
#include <boost/process/child.hpp>
#include <boost/process/io.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace standee {

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
    namespace bp = boost::process;
    const TemporaryFolder folder;
    std::ofstream(folder.path("in"), std::ios::binary) << input;
    bp::child command{STANDEE_COMMAND, bp::args(arguments), (bp::std_in < folder.path("in")),
                      (bp::std_out > folder.path("out")), (bp::std_err > folder.path("err"))};
    command.wait();
    const int status = command.native_exit_code();
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
            text_of(folder.path("out")), text_of(folder.path("err"))};
}

}  // namespace standee
