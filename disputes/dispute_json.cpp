#include "disputes/dispute_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/coordinates.hpp"
#include "files/scene_json.hpp"
#include "files/why_json.hpp"
#include "files/why_not_json.hpp"
#include "files/writing.hpp"
#include "lib/clauses/page.hpp"
#include "show/words/log.hpp"

namespace standee {
namespace {

Json id_of(Clause clause) { return clause.id(); }

Json step_of_play(Clause clause, EditionId edition, const std::string& says) {
    return {{"clause", clause.id()}, {"page", page_of(clause, edition)}, {"says", says}};
}

/// The explanation of a finding: the events of a play, the reasoning of a turn or, for words, the
/// clauses.
Json write_why(const EditionFinding& found) {
    Json why = Json::array();
    if (found.play) {
        for (const Event& event : found.play->events) {
            if (is_printed(event)) {
                why.push_back(step_of_play(event.clause, found.edition, event_line(event)));
            }
        }
        if (found.play->refused) {
            const auto clause = found.play->refusal->clause;
            why.push_back({{"clause", clause ? Json(clause->id()) : Json()},
                           {"page", clause ? page_of(*clause, found.edition) : ""},
                           {"says", refusal_line(*found.play)}});
        }
    }
    if (found.turn) {
        for (const Reason& reason : found.turn->why) {
            why.push_back(write_reason(*found.scene, reason));
        }
    }
    if (why.empty()) {
        for (const Clause clause : found.clauses) {
            why.push_back(step_of_play(clause, found.edition, std::string{entry_of(clause).says}));
        }
    }
    return why;
}

/// The verdict; null for a statement of the file, which is not judged.
Json write_verdict(const ClaimFinding& claim) {
    return claim.in_words ? Json() : Json(name_of(claim.verdict));
}

Json write_statement(const ClaimFinding& claim) {
    return claim.in_words ? Json(name_of(claim.verdict)) : Json();
}

Json write_difference(const Mismatch& mismatch) {
    return {{"what", mismatch.what}, {"claimed", mismatch.expected}, {"actual", mismatch.found}};
}

/// The details of one claim: the clauses that decide it, its mismatches, why the turn on this scene
/// is not as claimed, and why it cannot be judged.
Json write_detail(const Claim& claim, const ClaimFinding& found,
                  const std::optional<Scene>& scene) {
    Json json{{"says", claim.says}, {"clauses", write_list(found.clauses, id_of)}};
    put_list(json, "differences", found.mismatches, write_difference);
    put_list(json, "whyNot", found.why_not,
             [&](const WhyNot& answer) { return write_reasons_against(*scene, answer); });
    put_unless(json, "reason", found.reason, std::string{});
    return json;
}

/// The claims with another verdict because clauses are left out.
Json write_changes(const Judgement& judgement, const EditionFinding& found) {
    Json changes = Json::array();
    for (std::size_t i = 0; i < found.claims.size(); ++i) {
        const ClaimFinding& claim = found.claims[i];
        if (!claim.changes()) {
            continue;
        }
        Json change{{"claim", i},
                    {"says", judgement.claims[i].says},
                    {"with", name_of(claim.by_all_rules->verdict)},
                    {"without", name_of(claim.verdict)}};
        put_list(change, "differencesWith", claim.by_all_rules->mismatches, write_difference);
        put_list(change, "differencesWithout", claim.mismatches, write_difference);
        changes.push_back(std::move(change));
    }
    return changes;
}

Json write_edition(const Judgement& judgement, const EditionFinding& found) {
    Json details = Json::array();
    for (std::size_t i = 0; i < found.claims.size(); ++i) {
        details.push_back(write_detail(judgement.claims[i], found.claims[i], found.scene));
    }
    Json json{{"claims", write_list(found.claims, write_verdict)}};
    if (std::ranges::any_of(found.claims, &ClaimFinding::in_words)) {
        json["statements"] = write_list(found.claims, write_statement);
    }
    json["clauses"] = write_list(found.clauses, id_of);
    json["why"] = write_why(found);
    json["details"] = std::move(details);
    put_if(json, "lacks", found.lacks);
    if (!judgement.without.empty()) {
        json["changes"] = write_changes(judgement, found);
    }
    if (found.play) {
        json["scene"] = write_scene(found.play->scene);
        return in_coordinates(std::move(json), found.play->scene.map.coordinates);
    }
    return found.scene ? in_coordinates(std::move(json), found.scene->map.coordinates) : json;
}

}  // namespace

Json write_judgement(const std::string& file, const Judgement& judgement) {
    Json json{{"format", dispute_answer_format}, {"file", file}};
    json.update(write_notes(judgement.notes));
    // these are the clauses of the file; each edition has those that decide
    json.erase("clauses");
    put_list(json, "without", judgement.without, id_of);
    Json editions = Json::object();
    for (const EditionFinding& found : judgement.editions) {
        editions[std::string{edition(found.edition).name()}] = write_edition(judgement, found);
    }
    json["editions"] = std::move(editions);
    return json;
}

}  // namespace standee
