#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <utility>

#include "files/fixture_editions.hpp"
#include "files/fixture_json.hpp"
#include "files/monster_json.hpp"
#include "files/read_file.hpp"
#include "lib/error.hpp"
#include "verify/signature/questions.hpp"

namespace standee::verify {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> json_files_below(const fs::path& folder) {
    std::vector<std::string> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && entry.path().extension() == ".json") {
            files.push_back(entry.path().lexically_relative(folder).generic_string());
        }
    }
    std::ranges::sort(files);
    return files;
}

std::string group_of(FixtureForm form) {
    switch (form) {
        case FixtureForm::turn: return "turns";
        case FixtureForm::play: return "plays";
        case FixtureForm::round: return "rounds";
        case FixtureForm::dispute: return "disputes";
    }
    return {};
}

/// Reads a fixture into its group, once for each of its editions.
void sort_in(const fs::path& folder, const std::string& name,
             std::map<std::string, std::vector<Question>>& groups) {
    try {
        const Json document = read_document((folder / name).string());
        if (is_monster_data(document)) {
            return;
        }
        for (const NamedDocument& one : in_each_edition(name, document)) {
            const FixtureForm form = read_fixture(one.document).form;
            groups[group_of(form)].push_back({one.name, one.document.json()});
        }
    } catch (const InputError& error) {
        Error located = error.error();
        located.found = name + ": " + located.found;
        throw InputError{std::move(located)};
    }
}

}  // namespace

std::string Question::asked() const {
    constexpr std::array parts{"editions", "scene", "steps", "round", "claims"};
    Json kept = Json::object();
    for (const char* const part : parts) {
        if (document.contains(part)) {
            kept[part] = document[part];
        }
    }
    return kept.empty() ? document.dump() : kept.dump();
}

std::vector<QuestionGroup> fixture_groups(const std::string& folder) {
    std::map<std::string, std::vector<Question>> questions;
    for (const std::string& name : json_files_below(folder)) {
        sort_in(folder, name, questions);
    }
    std::vector<QuestionGroup> groups;
    for (auto& [name, list] : questions) {
        QuestionGroup& group = groups.emplace_back();
        group.name = name;
        group.count = list.size();
        group.ask = Ask::why_not;
        group.choices = choices_enumerated;
        const auto shared = std::make_shared<const std::vector<Question>>(std::move(list));
        group.question = [shared](std::size_t index) { return shared->at(index); };
    }
    return groups;
}

}  // namespace standee::verify
