#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "files/fixture_editions.hpp"
#include "files/read_file.hpp"

namespace standee::support {

/// The fixtures in a folder below fixtures/ and in its subfolders, by name.
inline std::vector<std::string> fixture_files(const std::string& folder) {
    std::vector<std::string> files;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator{STANDEE_SOURCE_DIR "/fixtures/" + folder}) {
        if (entry.path().extension() == ".json") {
            files.push_back(entry.path().string());
        }
    }
    std::ranges::sort(files);
    return files;
}

/// The fixtures in those files, as `read_fixture_file` takes them: "trap.json", or
/// "trap.json:gloomhaven" and so on if it has several editions.
inline std::vector<std::string> fixtures(const std::string& folder) {
    std::vector<std::string> names;
    for (const std::string& file : fixture_files(folder)) {
        for (const NamedDocument& one : in_each_edition(file, read_document(file))) {
            names.push_back(one.name);
        }
    }
    return names;
}

/// The name of a test of one fixture.
inline std::string name_of_file(const ::testing::TestParamInfo<std::string>& fixture) {
    std::string name = std::filesystem::path{fixture.param}.filename().string();
    name.erase(name.rfind(".json"), 5);
    std::ranges::replace_if(name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

}  // namespace standee::support
