#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/inputs.hpp"
#include "disputes/dispute_json.hpp"
#include "disputes/dispute_words.hpp"
#include "disputes/judge.hpp"
#include "files/coordinates.hpp"
#include "files/fixture_json.hpp"
#include "files/why_json.hpp"

namespace standee {
namespace {

bool is_dispute(const std::string& file, Run& run) {
    bool dispute = false;
    each_document(file, run, [&](const std::string&, const Json& document) {
        dispute = dispute || (document.is_object() && document.contains("claims"));
    });
    return dispute;
}

/// The files that are named, and of each folder the disputes in it.
std::vector<std::string> disputes_under(const std::vector<std::string>& paths, Run& run) {
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        const bool folder = path != "-" && std::filesystem::is_directory(path);
        for (const std::string& file : files_under({path}, run)) {
            if (!folder || is_dispute(file, run)) {
                files.push_back(file);
            }
        }
    }
    return files;
}

Coordinates coordinates_of(const Judgement& judgement) {
    for (const EditionFinding& found : judgement.editions) {
        if (found.play || found.scene) {
            return (found.play ? found.play->scene : *found.scene).map.coordinates;
        }
    }
    return Coordinates::axial;
}

}  // namespace

void run_rule(const RuleArguments& arguments, Run& run) {
    const MapStyle style = map_style(arguments.printing, run);
    run.json = arguments.printing.json;
    const std::vector<std::string> files = disputes_under(arguments.files, run);
    bool all_judged = true;
    answer_each(files, arguments.printing, run, [&](const std::string& file, Json document) {
        // The judgement refers to the fixture.
        const Fixture fixture = read_fixture(std::move(document));
        const Judgement judgement = judge_dispute(fixture);
        all_judged =
            all_judged && std::ranges::all_of(judgement.editions, &EditionFinding::all_judged);
        return arguments.printing.json
                   ? line_of(write_judgement(file, judgement)) + "\n"
                   : text_in_coordinates(judgement_words(judgement, style, arguments.log),
                                         coordinates_of(judgement));
    });
    if (!all_judged && run.status == Status::answered) {
        run.status = Status::does_not_hold;
    }
}

}  // namespace standee
