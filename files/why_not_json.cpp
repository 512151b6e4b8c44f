#include "files/why_not_json.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "files/values_json.hpp"
#include "files/why_json.hpp"
#include "files/writing.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

/// By `Done`: in how many of the options.
constexpr std::array<std::string_view, 3> done_names{"never", "sometimes", "always"};

Json write_remedy(const Remedy& remedy) {
    const SceneChange& change = remedy.change;
    Json json{{"change", name_in(change_names, change.act)},
              {"what", name_in(changed_names, change.what)},
              {"happens", name_in(done_names, remedy.done)}};
    if (change.what == SceneChange::What::figure) {
        json["figure"] = change.figure;
    }
    if (change.act == SceneChange::Act::move) {
        json["from"] = write_hex(change.from);
        json["to"] = write_hex(change.to);
    } else {
        json["at"] = write_hex(change.from);
    }
    return json;
}

/// The hex or the figure that the question is about.
void put_subject(Json& json, const WhyNot& answer) {
    if (answer.question == NotDone::end) {
        json["hex"] = write_hex(answer.hex);
    } else {
        json["figure"] = answer.figure;
    }
}

Json write_reasons(const Scene& scene, const WhyNot& answer) {
    return write_list(answer.reasons,
                      [&](const Reason& reason) { return write_reason(scene, reason); });
}

Json write_one(const Scene& scene, const WhyNot& answer) {
    Json json{{"question", name_in(not_done_names, answer.question)},
              {"happens", name_in(done_names, answer.done)},
              {"reasons", write_reasons(scene, answer)},
              {"changes", write_list(answer.remedy.remedies, write_remedy)},
              {"triedAll", answer.remedy.tried_all}};
    put_subject(json, answer);
    return json;
}

}  // namespace

Json write_reasons_against(const Scene& scene, const WhyNot& answer) {
    Json json{{"question", name_in(not_done_names, answer.question)}};
    put_subject(json, answer);
    json["reasons"] = write_reasons(scene, answer);
    return json;
}

Json write_why_not(const Scene& scene, const std::vector<WhyNot>& answers) {
    return write_list(answers, [&](const WhyNot& answer) { return write_one(scene, answer); });
}

}  // namespace standee
