#include "show/words/scene_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "lib/words.hpp"
#include "show/words/event_words.hpp"

namespace standee {
namespace {

void say(std::vector<std::string>& words, bool there, std::string what) {
    if (there) {
        words.push_back(std::move(what));
    }
}

std::string hit_points(const Figure& figure) {
    return figure.max_hp && figure.max_hp != figure.hp
               ? fmt::format("{} of {} hit points", *figure.hp, *figure.max_hp)
               : counted(*figure.hp, "hit point");
}

std::string initiative(const Initiative& initiative) {
    return initiative.second
               ? fmt::format("initiative {:g} and {:g}", initiative.leading, *initiative.second)
               : fmt::format("initiative {:g}", initiative.leading);
}

std::vector<std::string> stats_of(const Figure& figure) {
    std::vector<std::string> words;
    const auto number = [&](std::string_view what, std::optional<int> value) {
        say(words, value.has_value(), fmt::format("{} {}", what, value.value_or(0)));
    };
    say(words, figure.flying, "flying");
    if (figure.hp) {
        words.push_back(hit_points(figure));
    }
    if (figure.initiative) {
        words.push_back(initiative(*figure.initiative));
    }
    number("attack", figure.attack);
    number("move", figure.move);
    number("range", figure.range);
    number("targets", figure.targets);
    say(words, figure.shield > 0, fmt::format("shield {}", figure.shield));
    say(words, figure.pierce > 0, fmt::format("pierce {}", figure.pierce));
    for (const Retaliate& retaliate : figure.retaliate) {
        words.push_back(fmt::format("retaliate {} range {}", retaliate.value, retaliate.range));
        for (const Effect& effect : retaliate.effects) {
            words.push_back("retaliates with " + words_of(effect));
        }
    }
    return words;
}

std::vector<std::string> state_of(const Figure& figure) {
    std::vector<std::string> words = stats_of(figure);
    for (const HeldCondition& held : figure.conditions) {
        words.push_back(
            fmt::format("{}{}", name_of(held.name), held.this_turn ? " gained this turn" : ""));
    }
    for (const std::string_view name : condition_names) {
        say(words, figure.permanent.contains(*condition_named(name)),
            fmt::format("always {}", name));
    }
    say(words, figure.least_hp > 0, fmt::format("never below {} hit points", figure.least_hp));
    for (const std::string_view name : condition_names) {
        say(words, figure.immunities.contains(*condition_named(name)),
            fmt::format("immune to {}", name));
    }
    for (const Effect& effect : figure.attack_effects) {
        words.push_back("attacks with " + words_of(effect));
    }
    for (const ActiveBonus& bonus : figure.bonuses) {
        words.push_back(words_of(bonus));
    }
    say(words, figure.advantage, "advantage");
    say(words, figure.attackers_disadvantage, "attackers at a disadvantage");
    say(words, figure.ignores_summons, "never focuses on a summon");
    say(words, figure.heads_for == starting_hex, "moves towards a starting hex");
    say(words, !figure.heads_for.empty() && figure.heads_for != starting_hex,
        fmt::format("moves towards hexes marked \"{}\"", figure.heads_for));
    say(words, figure.water_only, "stays in water");
    say(words, figure.minds_no_hazard, "unaffected by hazardous terrain");
    say(words, figure.minds_no_water, "unaffected by water");
    say(words, figure.tokens > 0, counted(figure.tokens, "token"));
    say(words, figure.spawns > 0, fmt::format("{} spawned", figure.spawns));
    say(words, figure.no_interaction, "cannot be interacted with");
    say(words, figure.draws_from_character, "draws from the character's modifier deck");
    if (figure.cards) {
        words.push_back(fmt::format("{} and {} discarded", counted(figure.cards->hand, "card"),
                                    figure.cards->discard));
    }
    return words;
}

std::string words_of(const Figure& figure) {
    std::string words{kind_names[static_cast<std::size_t>(figure.kind)]};
    if (figure.rank && *figure.rank != Rank::normal) {
        words = fmt::format("{} {}", rank_names[static_cast<std::size_t>(*figure.rank)], words);
    }
    if (figure.origin != Origin::placed) {
        words = fmt::format("{} {}", origin_names[static_cast<std::size_t>(figure.origin)], words);
    }
    const bool vowel = std::string_view{"aeiou"}.find(words.front()) != std::string_view::npos;
    words = fmt::format("{} is {} {}", figure.id, vowel ? "an" : "a", words);
    if (!figure.name.empty()) {
        words += fmt::format(" ({})", figure.name);
    }
    if (figure.summoner) {
        words += " of " + *figure.summoner;
    }
    const std::vector<std::string> state = state_of(figure);
    return state.empty() ? words : fmt::format("{} with {}", words, fmt::join(state, ", "));
}

std::vector<std::string> map_words(const Scene& scene) {
    std::vector<std::string> words;
    for (const Trap& trap : scene.map.traps) {
        std::vector<std::string> does;
        say(does, trap.damage.has_value(), fmt::format("{} damage", trap.damage.value_or(0)));
        for (const Condition condition : trap.conditions) {
            does.emplace_back(name_of(condition));
        }
        say(words, !does.empty(),
            fmt::format("trap {}: {}", text_of(trap.at), fmt::join(does, ", ")));
    }
    for (const auto& [mark, hexes] : scene.map.marks) {
        std::vector<std::string> places;
        std::ranges::transform(hexes, std::back_inserter(places),
                               [](Hex hex) { return text_of(hex); });
        words.push_back(fmt::format("marked \"{}\": {}", mark, fmt::join(places, ", ")));
    }
    say(words, scene.level != 1, fmt::format("level {}", scene.level));
    for (std::size_t i = 0; i < scene.elements.size(); ++i) {
        say(words, scene.elements[i] != ElementState::inert,
            fmt::format("{} is {}", element_names[i], name_of(scene.elements[i])));
    }
    return words;
}

std::vector<std::string> card_piles(const Scene& scene) {
    std::vector<std::string> words;
    for (const auto& [owner, cards] : scene.decks) {
        std::vector<std::string> runs;  // "curse", "9 curse" where the same follows
        for (std::size_t i = 0; i < cards.size();) {
            std::size_t end = i + 1;
            while (end < cards.size() && cards[end] == cards[i]) {
                ++end;
            }
            const std::string card = standee::words_of(cards[i]);
            runs.push_back(end - i == 1 ? card : fmt::format("{} {}", end - i, card));
            i = end;
        }
        words.push_back(
            fmt::format("deck of {}: {}", owner,
                        runs.empty() ? "empty" : fmt::format("{}", fmt::join(runs, ", "))));
    }
    for (const auto& [set, count] : scene.standees) {
        words.push_back(fmt::format("{} of {}", counted(count, "standee"), set));
    }
    say(words, scene.progress.loot_placed > 0,
        fmt::format("{} placed so far", counted(scene.progress.loot_placed, "loot token")));
    return words;
}

}  // namespace

std::string scene_words(const Scene& scene) {
    std::vector<std::string> words;
    for (const Figure& figure : scene.figures) {
        words.push_back(words_of(figure));
    }
    for (const auto& more : {map_words(scene), card_piles(scene)}) {
        words.insert(words.end(), more.begin(), more.end());
    }
    return fmt::format("{}", fmt::join(words, "; "));
}

}  // namespace standee
