#include "verify/formulas/effect.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <variant>

#include "files/event_json.hpp"
#include "files/round_file.hpp"
#include "files/step_json.hpp"
#include "lib/error.hpp"
#include "rulebook/perform.hpp"
#include "rulebook/planned_turn.hpp"
#include "rulebook/round.hpp"
#include "verify/against/claim.hpp"
#include "verify/generate/dice.hpp"

namespace standee::verify::formulas {
namespace {

using against::Claim;
using rulebook::Ground;
using rulebook::Rules;

constexpr std::array<std::string_view, effect_kinds> kind_words{
    "paradox",        "several consistent results",
    "nothing said",   "impossible result",
    "answer changed", "tie appears",
    "tie vanishes",   "step refused or allowed"};
constexpr std::array<std::string_view, effect_kinds> kind_names{
    "paradox", "several",     "nothing",      "impossible",
    "changed", "tie-appears", "tie-vanishes", "refused"};

/// An answer of the rulebook, and how many decisions it leaves open.
struct Answer {
    Claim claim;
    std::size_t open = 0;
    std::vector<Event> events;
};

std::size_t choices_in(const std::vector<Event>& events) {
    return static_cast<std::size_t>(std::ranges::count_if(events, [](const Event& event) {
        return std::holds_alternative<event::Choice>(event.what);
    }));
}

/// Up to where a turn is planned.
enum class Reach : std::uint8_t { whole_turn, next_attack };
/// A turn that has to be carried out more often is planned up to its next attack only: its rounds
/// are tried as well.
constexpr int most_attempts = 60;

Answer answer_to_turn(const Case& tried, const Rules& rules, Ground& ground, Reach reach) {
    const rulebook::Book book{rules};
    const auto planned = reach == Reach::whole_turn
                             ? rulebook::plan_turn(tried.scene, book, ground, most_attempts)
                             : rulebook::plan_next_attack(tried.scene, book, ground);
    return {
        against::claim_of(planned), std::max(planned.options.size(), planned.foci.size()) - 1, {}};
}

Answer answer_to_play(const Case& tried, const Rules& rules, Ground& ground) {
    Answer answer;
    Scene scene = tried.scene;
    for (std::size_t i = 0; i < tried.steps.size(); ++i) {
        try {
            const Json json = parse_document(tried.steps[i]);
            auto done = rulebook::perform(scene, read_step(Reader{json}, scene), rules, ground);
            answer.events.insert(answer.events.end(), done.events.begin(), done.events.end());
            scene = std::move(done.scene);
        } catch (const InputError&) {
            answer.claim = against::Refused{i};
            return answer;
        }
    }
    answer.open = choices_in(answer.events);
    answer.claim = against::table_of(scene);
    return answer;
}

Answer answer_to_round(const Case& tried, const Rules& rules, Ground& ground) {
    Fixture fixture;
    fixture.form = FixtureForm::round;
    fixture.document = Json{{"round", Json::parse(tried.round)}};
    const RoundFile file = read_round(fixture, tried.scene);
    auto played = rulebook::play_round(file.scene, file.orders, rules, ground);
    Answer answer;
    answer.open = std::holds_alternative<PendingChoice>(played.stop) ? 1 : 0;
    answer.claim = against::table_of(played.scene);
    answer.events = std::move(played.events);
    return answer;
}

Answer answer_to(const Case& tried, const Rules& rules, Ground& ground, Reach reach) {
    switch (tried.kind()) {
        case CaseKind::turn: return answer_to_turn(tried, rules, ground, reach);
        case CaseKind::play: return answer_to_play(tried, rules, ground);
        case CaseKind::round: break;
    }
    return answer_to_round(tried, rules, ground);
}

EffectKind kind_of(rulebook::Unsettled::How how) {
    switch (how) {
        case rulebook::Unsettled::How::paradox: return EffectKind::paradox;
        case rulebook::Unsettled::How::several: return EffectKind::several;
        case rulebook::Unsettled::How::nothing: return EffectKind::nothing;
        case rulebook::Unsettled::How::impossible: break;
    }
    return EffectKind::impossible;
}

/// What differs between two answers that were given.
std::vector<Effect> differences(const Answer& printed, const Answer& house) {
    std::vector<Effect> effects;
    const auto sides = against::in_words(printed.claim, house.claim);
    const auto add = [&](EffectKind kind) {
        effects.push_back({kind, std::nullopt, sides.ours, sides.theirs});
    };
    if (!against::agree(printed.claim, house.claim)) {
        const bool refused = std::holds_alternative<against::Refused>(printed.claim) !=
                             std::holds_alternative<against::Refused>(house.claim);
        add(refused ? EffectKind::refused : EffectKind::changed);
    }
    if (printed.open == 0 && house.open > 0) {
        add(EffectKind::tie_appears);
    } else if (printed.open > 0 && house.open == 0) {
        add(EffectKind::tie_vanishes);
    }
    return effects;
}

/// Throws as the rulebook does.
BothAnswers compare(const Case& tried, const Rules& printed_rules, const Rules& house_rules,
                    Ground& ground, Reach reach) {
    BothAnswers both;
    const Answer printed = answer_to(tried, printed_rules, ground, reach);
    try {
        const Answer house = answer_to(tried, house_rules, ground, reach);
        both.effects = differences(printed, house);
        const auto sides = against::in_words(printed.claim, house.claim);
        both.printed = sides.ours;
        both.house = sides.theirs;
    } catch (const rulebook::Unsettled& unsettled) {
        both.printed = against::in_words(printed.claim, printed.claim).ours;
        both.house = unsettled.says;
        both.effects = {{kind_of(unsettled.how), unsettled.slot, both.printed, both.house}};
        ground = {};  // it may hold what was about to be worked out
    }
    return both;
}

/// What figures need to have for the formulas.
struct Needs {
    bool hp = false;
    bool max_hp = false;
};

Needs needs_of(const HouseRules& house) {
    using enum rulebook::FormulaSlot;
    const auto has_one_of = [&](const auto& slots) {
        return std::ranges::any_of(house.written, [&](const HouseRules::Written& one) {
            return std::ranges::count(slots, one.slot) > 0;
        });
    };
    Needs needs;
    needs.max_hp = has_one_of(std::array{heals}) || house.formulas.mention("maxHp") ||
                   house.formulas.mention("lost");
    needs.hp = needs.max_hp || house.formulas.mention("hp") ||
               has_one_of(std::array{attack, damage, retaliates, trap_damage, hazardous_damage});
    return needs;
}

}  // namespace

std::string_view words_of(EffectKind kind) { return kind_words[static_cast<std::size_t>(kind)]; }
std::string_view name_of(EffectKind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

BothAnswers EffectFinder::look(const Case& tried) {
    Case other = tried;
    other.scene.edition = edition(house_.edition.id);
    for (const Reach reach : {Reach::whole_turn, Reach::next_attack}) {
        try {
            return compare(other, printed_, rules_, ground_, reach);
        } catch (const InputError& error) {
            if (error.error().code != ErrorCode::too_many || other.kind() != CaseKind::turn) {
                return {};
            }
        } catch (const std::logic_error&) {  // the scene is too large for the rulebook
            return {};
        }
    }
    return {};
}

std::array<std::uint64_t, rulebook::formula_slots> EffectFinder::looked_at() const {
    return rules_.formulas ? rules_.formulas->looked_at
                           : std::array<std::uint64_t, rulebook::formula_slots>{};
}

void give_hit_points(Case& tried, const HouseRules& house, std::uint64_t number) {
    const Needs needs = needs_of(house);
    if (!needs.hp) {
        return;
    }
    generate::Dice dice{number};
    for (Figure& figure : tried.scene.figures) {
        const int hp = dice.between(1, 9);
        const int more = dice.below(4);
        if (!figure.hp) {
            figure.hp = std::min(hp, figure.max_hp.value_or(hp));
        }
        if (needs.max_hp && !figure.max_hp) {
            figure.max_hp = *figure.hp + more;
        }
    }
}

bool has_hit_points(const Case& tried, const HouseRules& house) {
    const Needs needs = needs_of(house);
    return std::ranges::all_of(tried.scene.figures, [&](const Figure& figure) {
        return (!needs.hp || figure.hp) && (!needs.max_hp || figure.max_hp);
    });
}

}  // namespace standee::verify::formulas
