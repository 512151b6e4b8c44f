#include "disputes/dispute_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/writing.hpp"
#include "show/words/log.hpp"

namespace standee {
namespace {

Json id_of(Clause clause) { return clause.id(); }

Json write_reason(const Reason& reason) {
    return {{"clause", reason.clause.id()},
            {"says", reason.says},
            {"kept", reason.kept},
            {"dropped", reason.dropped}};
}

/// How it came about: in a play what happened, of a turn the reasoning, in words the clauses.
Json write_why(const EditionFinding& found) {
    Json why = Json::array();
    if (found.play) {
        for (const Event& event : found.play->events) {
            if (is_printed(event)) {
                why.push_back({{"clause", event.clause.id()}, {"says", event_line(event)}});
            }
        }
        if (found.play->refused) {
            why.push_back({{"clause", found.play->refusal->clause_id()},
                           {"says", refusal_line(*found.play)}});
        }
    }
    if (found.turn) {
        for (const Reason& reason : found.turn->why) {
            why.push_back(write_reason(reason));
        }
    }
    if (why.empty()) {
        for (const Clause clause : found.clauses) {
            why.push_back({{"clause", clause.id()}, {"says", entry_of(clause).says}});
        }
    }
    return why;
}

Json write_edition(const EditionFinding& found) {
    Json json{{"claims", write_list(found.claims,
                                    [](const ClaimFinding& claim) -> Json {
                                        return name_of(claim.verdict);
                                    })},
              {"clauses", write_list(found.clauses, id_of)},
              {"why", write_why(found)},
              {"deciding", write_list(found.claims, [](const ClaimFinding& claim) {
                   return write_list(claim.clauses, id_of);
               })}};
    put_if(json, "lacks", found.lacks);
    return json;
}

}  // namespace

Json write_judgement(const std::string& file, const Judgement& judgement) {
    Json json{{"dispute", file}};
    json.update(write_notes(judgement.notes));
    json.erase("clauses");  // those of the file; what decides stands with each edition
    Json editions = Json::object();
    for (const EditionFinding& found : judgement.editions) {
        editions[std::string{edition(found.edition).name()}] = write_edition(found);
    }
    json["editions"] = std::move(editions);
    return json;
}

}  // namespace standee
