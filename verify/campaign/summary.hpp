#pragma once

#include <functional>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "verify/campaign/campaign.hpp"

namespace standee::verify {

/// The form of the answer of `standee verify --json`, its field `format`.
inline constexpr std::string_view verify_format = "verify-answer/1";

/// The command line that shows a finding in full; it can be copied into a shell.
using CommandFor = std::function<std::string(const Finding&)>;

/// A word of a command line as a shell takes it: in quotes where it needs them.
std::string shell_word(const std::string& word);

/// The command that looks at the case in this file again.
std::string replay_command(const std::string& file);
/// The same for a finding of house rules by formulas, with the file of the rules.
std::string replay_command(const std::string& file, const std::string& rules);

/// How a campaign ended in a few lines: cases, clauses fired and decisive, findings by kind. With
/// `clauses`, a line on each of these, and only findings about them count.
std::string summary_of(const CampaignResult& result, const std::vector<Clause>& clauses);

/// A finding in one line, the command that shows it in full last.
std::string line_of(const Finding& finding, const std::string& command);

/// The same as one document, "verify-answer/1": the plan, the counts, the clauses (with `clauses`
/// only these) and the findings, each with its smallest case and its command.
Json write_answer(const CampaignResult& result, const std::vector<Clause>& clauses,
                  const CommandFor& command);

}  // namespace standee::verify
