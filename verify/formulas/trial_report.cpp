#include "verify/formulas/trial_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/rules_json.hpp"
#include "lib/words.hpp"
#include "verify/case_words.hpp"
#include "verify/shrink/document.hpp"

namespace standee::verify::formulas {
namespace {

std::string head_of(const HouseTrial& trial) {
    std::string text = std::string{trial.house.edition.title()};
    if (trial.house.edition.house_rules != 0) {
        text += ", " + write_rules(trial.house.edition).dump();
    }
    text += "\n";
    for (const HouseRules::Written& one : trial.house.written) {
        const auto& entry = rulebook::entry_of(one.slot);
        const std::uint64_t looked = trial.looked_at[static_cast<std::size_t>(one.slot)];
        text += lines_after(
            fmt::format("{}: ", entry.name),
            fmt::format("{} ({}; {})", one.text, entry.clause.id(),
                        one.by_switch
                            ? "by a switch, so the engine plays by it too"
                            : fmt::format("looked at {}",
                                          looked == 1 ? "once" : fmt::format("{} times", looked))));
    }
    return text;
}

std::string title_of(const EffectFound& found) {
    const auto slot = found.effect.slot;
    return fmt::format("{}{}", capitalised(words_of(found.effect.kind)),
                       slot ? fmt::format(" of {}", rulebook::entry_of(*slot).name) : "");
}

std::string one_effect(const EffectFound& found, std::uint64_t cases, const std::string& command) {
    return fmt::format(
               "\n{}: {}, the smallest found:\n", title_of(found),
               cases == 1 ? "this case" : fmt::format("{} of {} cases", found.count, cases)) +
           case_words(found.smallest, acting_mark(found.smallest)) +
           lines_after("printed: ", found.effect.printed) +
           lines_after("house:   ", found.effect.house) + "replay:  " + command + "\n";
}

}  // namespace

std::string report_of(const HouseTrial& trial, const TrialCommand& command) {
    std::string text = head_of(trial);
    text += fmt::format("{} of {} answered otherwise by the rulebook, {}\n", trial.changed,
                        counted(trial.cases(), "case"),
                        counted(trial.contradictions(), "contradiction of the house rules",
                                "contradictions of the house rules"));
    for (const std::string& silence : trial.silences()) {
        text += lines_after("", silence);
    }
    if (trial.cases() == 1 && trial.effects.empty()) {
        text += "\n" + case_words(trial.shown_case, acting_mark(trial.shown_case)) +
                lines_after("printed: ", trial.shown.printed) +
                lines_after("house:   ", trial.shown.house);
    }
    for (const EffectFound& found : trial.effects) {
        text += one_effect(found, trial.cases(), command(found));
    }
    return text;
}

Json write_trial(const HouseTrial& trial, const TrialCommand& command) {
    Json formulas = Json::array();
    for (const HouseRules::Written& one : trial.house.written) {
        const auto& entry = rulebook::entry_of(one.slot);
        formulas.push_back({{"name", entry.name},
                            {"formula", one.text},
                            {"clause", entry.clause.id()},
                            {"bySwitch", one.by_switch},
                            {"lookedAt", trial.looked_at[static_cast<std::size_t>(one.slot)]}});
    }
    Json effects = Json::array();
    for (const EffectFound& found : trial.effects) {
        Json effect = {{"kind", name_of(found.effect.kind)},
                       {"contradiction", is_contradiction(found.effect.kind)},
                       {"count", found.count},
                       {"number", found.number},
                       {"printed", found.effect.printed},
                       {"house", found.effect.house},
                       {"case", write_case(found.smallest)},
                       {"replay", command(found)}};
        if (found.effect.slot) {
            effect["formula"] = rulebook::entry_of(*found.effect.slot).name;
        }
        effects.push_back(std::move(effect));
    }
    return {{"cases", trial.cases()},
            {"changed", trial.changed},
            {"formulas", std::move(formulas)},
            {"effects", std::move(effects)},
            {"silences", trial.silences()}};
}

}  // namespace standee::verify::formulas
