#pragma once

#include <cstdint>
#include <string>

#include "apps/commands.hpp"
#include "verify/campaign/campaign.hpp"

// Turns the arguments of `standee verify` into a plan, and a finding of the plan into arguments.

namespace standee {

/// Throws InputError for arguments that cannot be used.
[[noreturn]] void bad_usage(std::string found, std::string expected);

/// The plan of these arguments. Throws InputError for arguments that do not go together, for
/// unknown editions, and if the file of --around has no case.
verify::CampaignPlan plan_of(const VerifyArguments& arguments);

/// The command that tries only the case of that number, with the same plan, and shows it in full.
std::string case_command(const VerifyArguments& arguments, const verify::CampaignPlan& plan,
                         std::uint64_t number);
/// The same without the number, which comes last.
std::string case_command(const VerifyArguments& arguments, const verify::CampaignPlan& plan);

}  // namespace standee
