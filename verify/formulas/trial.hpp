#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "verify/campaign/campaign.hpp"
#include "verify/formulas/effect.hpp"

namespace standee::verify::formulas {

/// One kind of effect: how often it was met, and the smallest case that shows it.
struct EffectFound {
    Effect effect;  ///< as the smallest case shows it
    std::uint64_t count = 0;
    std::uint64_t number = 0;  ///< of the first case
    Case first;
    Case smallest;
};

/// What house rules do to the cases of a plan.
struct HouseTrial {
    HouseRules house;
    CampaignPlan plan;          ///< with the edition as printed
    std::uint64_t numbers = 0;  ///< of cases tried; several of a scope are alike
    std::uint64_t turns = 0;
    std::uint64_t plays = 0;
    std::uint64_t rounds = 0;
    std::uint64_t changed = 0;         ///< cases with another answer, or none
    std::vector<EffectFound> effects;  ///< contradictions first
    std::array<std::uint64_t, rulebook::formula_slots> looked_at{};  ///< by formula, all times
    BothAnswers shown;  ///< both answers to the one case that a plan asks for
    Case shown_case;

    [[nodiscard]] std::uint64_t cases() const { return turns + plays + rounds; }
    [[nodiscard]] std::size_t contradictions() const;
    /// Why nothing was found, formula by formula and switch by switch; empty where enough was.
    [[nodiscard]] std::vector<std::string> silences() const;
};

/// Plays every case of the plan by the rulebook, as printed and by the house rules, and shrinks the
/// first case of each kind of effect.
HouseTrial try_house_rules(const CampaignPlan& plan, const HouseRules& house,
                           const std::function<void(const CampaignProgress&)>& progress = {});

/// The contradictions of a trial as findings of a result, which can be written to a folder: a
/// paradox and an impossible result have no consistent outcome, several results are a hidden tie,
/// and nothing said is a gap. `engine` is the campaign of the switches; if there was none, the
/// cases are those of the trial.
CampaignResult with_contradictions(CampaignResult engine, const HouseTrial& trial);

}  // namespace standee::verify::formulas
