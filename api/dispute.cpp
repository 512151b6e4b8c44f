#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/answers.hpp"
#include "api/clauses.hpp"
#include "disputes/dispute_json.hpp"
#include "disputes/dispute_words.hpp"
#include "disputes/judge.hpp"
#include "files/coordinates.hpp"
#include "files/fixture_json.hpp"
#include "files/line_of.hpp"

namespace standee::api {
namespace {

Coordinates coordinates_of(const Judgement& judgement) {
    for (const EditionFinding& found : judgement.editions) {
        if (found.play || found.scene) {
            return (found.play ? found.play->scene : *found.scene).map.coordinates;
        }
    }
    return Coordinates::axial;
}

}  // namespace

JudgedDispute answer_dispute(const std::string& file, Document document, const RuleOptions& options,
                             const Form& form) {
    const Fixture fixture = read_fixture(std::move(document));  // the judgement refers to it
    const Judgement judgement = judge_dispute(fixture, clauses_to_leave_out(options.without));
    return {form.json ? line_of(write_judgement(file, judgement)) + "\n"
                      : text_in_coordinates(judgement_words(judgement, form.style, options.log),
                                            coordinates_of(judgement)),
            std::ranges::all_of(judgement.editions, &EditionFinding::all_judged)};
}

}  // namespace standee::api
