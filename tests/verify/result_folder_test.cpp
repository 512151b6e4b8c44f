#include "verify/result_folder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "files/read_file.hpp"
#include "tests/support/errors.hpp"

namespace standee::verify {
namespace {

namespace fs = std::filesystem;
using support::error_of;
using testing::HasSubstr;

/// A folder of this test alone, which does not exist yet.
class ResultFolder : public testing::Test {
protected:
    ResultFolder()
        : folder_{fs::path{testing::TempDir()} /
                  (std::string{"standee-"} +
                   testing::UnitTest::GetInstance()->current_test_info()->name())} {
        fs::remove_all(folder_);
    }
    ~ResultFolder() override { fs::remove_all(folder_); }

    [[nodiscard]] std::string path(const std::string& name = "") const {
        return (folder_ / name).string();
    }
    void put(const std::string& name, const std::string& text) const {
        fs::create_directories((folder_ / name).parent_path());
        std::ofstream{path(name)} << text;
    }
    void write(const ResultFiles& files) const { write_files(files, path()); }

    fs::path folder_;
};

TEST_F(ResultFolder, FilesOfAnEarlierResultAreReplacedOrRemoved) {
    write({{"table.txt", "1"}, {"findings/a.json", "a"}, {"findings/b.json", "b"}});
    write({{"table.txt", "2"}, {"findings/b.json", "c"}});
    EXPECT_EQ(read_text(path("table.txt")), "2");
    EXPECT_EQ(read_text(path("findings/b.json")), "c");
    EXPECT_FALSE(fs::exists(path("findings/a.json")));
    EXPECT_EQ(read_text(path("written.txt")), "findings/b.json\ntable.txt\n");
}

TEST_F(ResultFolder, FilesOfSomebodyElseStay) {
    write({{"table.txt", "1"}, {"findings/a.json", "a"}});
    put("findings/notes.txt", "mine");
    write({{"table.txt", "2"}});
    EXPECT_EQ(read_text(path("findings/notes.txt")), "mine");
}

TEST_F(ResultFolder, AFileThatNoResultWroteIsNotReplaced) {
    write({{"table.txt", "1"}});
    put("findings/a.json", "mine");
    EXPECT_THAT(error_of([&] { write({{"table.txt", "2"}, {"findings/a.json", "a"}}); }).found,
                HasSubstr("findings/a.json"));
    EXPECT_EQ(read_text(path("findings/a.json")), "mine");
    EXPECT_EQ(read_text(path("table.txt")), "1");
}

TEST_F(ResultFolder, AFolderWithOtherFilesIsRefusedBeforeAnyWork) {
    put("report.docx", "mine");
    EXPECT_EQ(error_of([&] { demand_result_folder(path()); }).found, path());
    EXPECT_EQ(error_of([&] { demand_result_folder(path("report.docx")); }).found,
              path("report.docx"));
}

TEST_F(ResultFolder, SymbolicLinksAreNotFollowed) {
    write({{"table.txt", "1"}});
    put("elsewhere.txt", "mine");
    fs::remove(path("table.txt"));
    fs::create_symlink(path("elsewhere.txt"), path("table.txt"));
    EXPECT_EQ(error_of([&] { write({{"table.txt", "2"}}); }).found, path("table.txt"));
    EXPECT_EQ(read_text(path("elsewhere.txt")), "mine");

    fs::create_directories(path("other"));
    fs::create_directory_symlink(path("other"), path("findings"));
    EXPECT_EQ(error_of([&] { write({{"findings/a.json", "a"}}); }).found, path("findings"));
    EXPECT_TRUE(fs::is_empty(path("other")));
}

TEST_F(ResultFolder, AListThatNamesFilesOutsideIsRefused) {
    put("written.txt", "../outside.txt\n");
    EXPECT_EQ(error_of([&] { write({{"table.txt", "1"}}); }).found, path("written.txt"));
}

}  // namespace
}  // namespace standee::verify
