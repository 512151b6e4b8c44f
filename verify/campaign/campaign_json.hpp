#pragma once

#include <string>

#include "files/document.hpp"
#include "files/reader.hpp"
#include "verify/campaign/campaign.hpp"

namespace standee::verify {

/// The name and version of the form, the field `format`.
inline constexpr std::string_view campaign_format = "campaign/1";

/// A result as a document from which it can be read again and merged with others.
Json write_campaign(const CampaignResult& result);
CampaignResult read_campaign(const Reader& reader);

/// What was to be tried, as a result holds it: without jobs and seconds.
Json write_plan(const CampaignPlan& plan);

/// The ids of clauses, as a list.
Json clause_list(const std::vector<Clause>& clauses);

/// A finding as a fixture without an expectation, to be replayed without a seed.
Json fixture_of(const Finding& finding);

/// The name of a kind as files write it: "order-dependence".
std::string_view name_of(FindingKind kind);
/// The kind in words: "order dependence".
std::string words_of(FindingKind kind);
/// Every kind, in order.
inline constexpr std::size_t finding_kinds = 9;

/// A short name for the file of a finding: "violation-map.trap-frosthaven".
std::string file_name_of(const Finding& finding);

/// The parts of one campaign as one result, the same as if it had been run in one piece. Throws
/// InputError where they are parts of different campaigns, or one is there twice.
CampaignResult merged(const std::vector<CampaignResult>& parts);

}  // namespace standee::verify
