#include <algorithm>
#include <array>
#include <string>

#include "play/event_names.hpp"
#include "verify/contradictions/step_contradictions.hpp"

namespace standee::verify {
namespace {

// Their text says who chooses.
constexpr std::array names_who_chooses{"monster.focus-initiative"_clause,
                                       "monster.move-equal-attack-hexes"_clause,
                                       "monster.extra-targets"_clause,
                                       "monster.ambiguity"_clause,
                                       "monster.heal"_clause,
                                       "forced.normal-rules"_clause,
                                       "element.wild"_clause,
                                       "initiative.ties"_clause,
                                       "attack.rolling"_clause,
                                       "attack.order"_clause,
                                       "condition.safeguard"_clause,
                                       "command.grant-control"_clause,
                                       "summon.no-focus"_clause};

/// Whoever acts by the monster rules: what these leave open the party decides [monster.ambiguity].
bool acts_by_monster_rules(const Scene& scene, const std::string& id) {
    const Figure* figure = scene.find(id);
    return figure != nullptr && figure->kind != Kind::character && figure->kind != Kind::objective;
}

/// Whether somebody has to choose. The number of a standee is drawn; an order of effects is found
/// as an order dependence, which says of which effects.
bool needs_somebody(const event::Choice& choice) {
    return choice.options.size() > 1 && choice.of != ChoiceKind::number &&
           choice.of != ChoiceKind::effects;
}

}  // namespace

bool party_decides_the_rest(EditionId id) {
    return id == EditionId::frosthaven || id == EditionId::gloomhaven_2;
}

void add_gaps(const Scene& before, std::span<const Event> events, std::vector<Violation>& found) {
    const Edition& rules = before.edition;
    for (const Event& event : events) {
        if (!is_printed(event)) {
            continue;
        }
        const auto* choice = std::get_if<event::Choice>(&event.what);
        if (choice == nullptr || !needs_somebody(*choice)) {
            continue;
        }
        const bool decided = std::ranges::count(names_who_chooses, event.clause) > 0 ||
                             party_decides_the_rest(rules.id) ||
                             acts_by_monster_rules(before, choice->figure);
        if (!decided) {
            add_finding(found, {FindingKind::gap,
                                {event.clause},
                                "nobody to choose",
                                std::to_string(choice->options.size()) + " options of a " +
                                    std::string{name_of(choice->of)},
                                "no clause says who chooses"});
        }
    }
}

}  // namespace standee::verify
