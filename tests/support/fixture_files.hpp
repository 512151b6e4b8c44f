#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string>
#include <vector>

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

/// The name of a test of one file.
inline std::string name_of_file(const ::testing::TestParamInfo<std::string>& file) {
    std::string name = std::filesystem::path{file.param}.stem().string();
    std::ranges::replace_if(name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

}  // namespace standee::support
