#include "show/words/clause_json.hpp"

#include <nlohmann/json.hpp>

#include "lib/edition.hpp"
#include "show/words/clause_sites.hpp"

namespace standee {

namespace {

std::string_view text_of_clause(const ClauseEntry& entry, Language language) {
    const std::string_view german =
        language == Language::german ? german_clause(entry.id) : std::string_view{};
    return german.empty() ? entry.says : german;
}

}  // namespace

Json write_clause(Clause clause, Language language) {
    const ClauseEntry& entry = entry_of(clause);
    Json pages = Json::object();
    for (const ClausePages& in : entry.pages) {
        pages[std::string{edition(in.rulebook).name()}] = in.pages;
    }
    Json differs = Json::object();
    for (const ClauseDifference& difference : entry.differs) {
        differs[std::string{edition(difference.edition).name()}] = difference.says;
    }
    Json decided_by = Json::array();
    for (const ClauseSite& site : decisions_by(clause)) {
        decided_by.push_back(place_of(site));
    }
    const bool decided = !decided_by.empty();
    Json json = {{"id", entry.id},
                 {"pages", std::move(pages)},
                 {"says", text_of_clause(entry, language)},
                 {"differs", std::move(differs)},
                 {"decidedBy", std::move(decided_by)}};
    if (!decided) {
        json["whyNotDecided"] = entry.not_decided;
    }
    return json;
}

}  // namespace standee
