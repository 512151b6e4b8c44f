#include "play/attack/controlled.hpp"

#include "play/clause_sites.hpp"

namespace standee {

constexpr auto as_controlled_rule = decided_by("command.grant-control"_clause);
Figure as_controlled(const Figure& figure, const std::string& controller) {
    Figure controlled = figure;
    if (!controller.empty()) {
        controlled.side = figure.side == Side::party ? Side::monsters : Side::party;
    }
    return controlled;
}

ClauseSites clause_sites::play::controlled() {
    static constexpr auto sites = sites_of(as_controlled_rule);
    return sites;
}

}  // namespace standee
