#include "disputes/dispute.hpp"

#include <algorithm>

#include "files/fields.hpp"
#include "files/scene_json.hpp"

namespace standee {
namespace {

ClaimVerdict read_verdict(const Reader& reader) {
    return reader.named<ClaimVerdict>(verdict_names, "a verdict");
}

/// One verdict for all editions in which the dispute is judged, or one for each edition.
std::map<EditionId, ClaimVerdict> read_verdicts(const Reader& reader,
                                                const std::vector<EditionId>& editions) {
    std::map<EditionId, ClaimVerdict> verdicts;
    if (!reader.is_object()) {
        const ClaimVerdict verdict = read_verdict(reader);
        for (const EditionId edition : editions) {
            verdicts[edition] = verdict;
        }
        return verdicts;
    }
    for (const std::string& name : reader.field_names()) {
        const auto edition = edition_named(name);
        if (!edition || std::ranges::count(editions, *edition) == 0) {
            reader.fail_with(ErrorCode::bad_reference, "a verdict in \"" + name + "\"",
                             "one in an edition of the dispute");
        }
        verdicts[*edition] = read_verdict(reader.at(name));
    }
    return verdicts;
}

Claim read_claim(const Reader& reader, const std::vector<EditionId>& editions) {
    reader.only(fields::claim);
    Claim claim{reader.at("says").text(), reader.find("expect"), {}, {}, reader};
    if (claim.expect) {
        static_cast<void>(claim.expect->field_names());  // an object
    }
    if (const auto verdict = reader.find("verdict")) {
        claim.verdicts = read_verdicts(*verdict, editions);
    }
    claim.clauses = reader.list_or_none("clauses", read_clause);
    return claim;
}

std::vector<EditionId> editions_of(const Fixture& fixture) {
    const Reader whole{fixture.document};
    if (const auto given = whole.find("editions"); given && fixture.editions.empty()) {
        given->fail_with(ErrorCode::missing_field, "no edition", "at least one");
    }
    for (std::size_t i = 1; i < fixture.editions.size(); ++i) {
        const auto before = fixture.editions.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::find(fixture.editions.begin(), before, fixture.editions[i]) != before) {
            whole.at("editions")[i].fail(ErrorCode::duplicate, "each edition once");
        }
    }
    if (!fixture.editions.empty()) {
        return fixture.editions;
    }
    if (const auto scene = fixture.scene_reader()) {
        return {read_edition(scene->at("edition"))};
    }
    return {all_editions.begin(), all_editions.end()};
}

}  // namespace

ClaimVerdict Claim::expected_in(EditionId edition) const {
    const auto stated = verdicts.find(edition);
    return stated == verdicts.end() ? ClaimVerdict::holds : stated->second;
}

Dispute read_dispute(const Fixture& fixture) {
    const auto claims = fixture.part("claims");
    if (!claims) {
        Reader{fixture.document}.fail(ErrorCode::missing_field, "the claims of a dispute");
    }
    Dispute dispute;
    dispute.editions = editions_of(fixture);
    dispute.claims =
        claims->list([&](const Reader& item) { return read_claim(item, dispute.editions); });
    return dispute;
}

}  // namespace standee
