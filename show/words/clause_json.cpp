#include "show/words/clause_json.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "focus/clause_sites.hpp"
#include "lib/clause_sites.hpp"
#include "lib/edition.hpp"
#include "pathing/clause_sites.hpp"
#include "play/clause_sites.hpp"
#include "threat/clause_sites.hpp"

namespace standee {

std::vector<ClauseSite> engine_decisions() {
    std::vector<ClauseSite> sites;
    for (const auto& part :
         {clause_sites::lib::all(), clause_sites::pathing::all(), clause_sites::focus::all(),
          clause_sites::play::all(), clause_sites::threat::all()}) {
        sites.insert(sites.end(), part.begin(), part.end());
    }
    return sites;
}

std::string place_of(const ClauseSite& site) { return fmt::format("{}:{}", site.file, site.line); }

Json write_clause(Clause clause) {
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
    for (const ClauseSite& site : engine_decisions()) {
        if (site.clause == clause) {
            decided_by.push_back(place_of(site));
        }
    }
    const bool decided = !decided_by.empty();
    Json json = {{"id", entry.id},
                 {"pages", std::move(pages)},
                 {"says", entry.says},
                 {"differs", std::move(differs)},
                 {"decidedBy", std::move(decided_by)}};
    if (!decided) {
        json["whyNotDecided"] = entry.not_decided;
    }
    return json;
}

}  // namespace standee
