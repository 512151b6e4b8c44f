#include "disputes/contested.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <range/v3/view/transform.hpp>

#include "disputes/judge.hpp"
#include "files/fixture_editions.hpp"
#include "files/monster_json.hpp"
#include "files/read_file.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

std::string cited_everywhere(Clause clause) {
    std::string words{clause.id()};
    for (const ClausePages& in : entry_of(clause).pages) {
        words += fmt::format(", {} {}", edition(in.rulebook).title(), in.pages);
    }
    return words;
}

std::string in_code(const std::vector<Clause>& clauses) {
    const auto quoted =
        ranges::views::transform([](Clause clause) { return fmt::format("`{}`", clause.id()); });
    return clauses.empty() ? "no clause says so"
                           : fmt::format("{}", fmt::join(clauses | quoted, ", "));
}

/// The lines about rulings that the clauses do not support. Editions with the same result share a
/// line.
std::string lines_of(const std::vector<AgainstText>& against) {
    std::vector<std::pair<std::string, std::vector<std::string>>> groups;
    for (const AgainstText& one : against) {
        const std::string says =
            fmt::format("\"{}\" is against the text. By the clauses: \"{}\" ({})", one.ruling,
                        fmt::join(one.instead, " "), in_code(one.clauses));
        auto group = std::ranges::find(groups, says, [](const auto& g) { return g.first; });
        if (group == groups.end()) {
            group = groups.insert(group, {says, {}});
        }
        group->second.emplace_back(edition(one.edition).title());
    }
    std::string text;
    for (const auto& [says, titles] : groups) {
        text += fmt::format("  - {}: {}\n", joined(titles), says);
    }
    return text;
}

std::string cited_everywhere(const std::vector<Clause>& clauses) {
    const auto cited =
        ranges::views::transform([](Clause clause) { return cited_everywhere(clause); });
    return clauses.empty() ? "" : fmt::format("  - {}\n", fmt::join(clauses | cited, "; "));
}

/// One entry for all rulings with the same question, with the names of their files.
std::string entry_of(const std::vector<const ContestedRuling*>& alike) {
    std::vector<std::string> files;
    std::vector<AgainstText> against;
    std::vector<std::string> answers;
    for (const ContestedRuling* ruling : alike) {
        std::string file = fmt::format("`{}`", ruling->file);
        // a file may be contested in several editions
        if (std::ranges::count(files, file) == 0) {
            files.push_back(std::move(file));
        }
        against.insert(against.end(), ruling->against.begin(), ruling->against.end());
        if (!ruling->verdict.empty() && std::ranges::count(answers, ruling->verdict) == 0) {
            answers.push_back(ruling->verdict);
        }
    }
    std::string text = "- " + alike.front()->question;
    for (const std::string& answer : answers) {
        text += fmt::format(" **{}**", answer);
    }
    text += alike.front()->why.empty() ? "\n" : fmt::format(" {}\n", alike.front()->why);
    return text + lines_of(against) + cited_everywhere(alike.front()->clauses) +
           fmt::format("  - {}\n", fmt::join(files, ", "));
}

}  // namespace

std::vector<AgainstText> rulings_against_text(const Fixture& fixture) {
    if (fixture.form != FixtureForm::dispute || !fixture.notes.contested.set) {
        return {};
    }
    const Judgement judgement = judge_dispute(fixture);
    std::vector<AgainstText> against;
    for (const EditionFinding& found : judgement.editions) {
        std::vector<std::string> holding;
        for (std::size_t i = 0; i < found.claims.size(); ++i) {
            if (found.claims[i].verdict == ClaimVerdict::holds) {
                holding.push_back(judgement.claims[i].says);
            }
        }
        for (std::size_t i = 0; i < found.claims.size() && !holding.empty(); ++i) {
            const ClaimFinding& claim = found.claims[i];
            if (claim.verdict == ClaimVerdict::fails) {
                against.push_back(
                    {found.edition, judgement.claims[i].says, holding, claim.clauses});
            }
        }
    }
    return against;
}

std::vector<ContestedRuling> contested_rulings(const std::vector<std::string>& files) {
    std::vector<ContestedRuling> rulings;
    for (const std::string& file : files) {
        Document document = read_document(file);
        if (is_monster_data(document)) {
            continue;  // it has no ruling
        }
        for (NamedDocument& one : in_each_edition(file, std::move(document))) {
            const Fixture fixture = read_fixture(std::move(one.document));
            const FixtureNotes& notes = fixture.notes;
            if (notes.contested.set) {
                rulings.push_back(
                    {file, notes.question.empty() ? notes.name : notes.question, notes.verdict,
                     notes.contested.why.empty() ? fmt::format("{}", fmt::join(notes.note, " "))
                                                 : notes.contested.why,
                     notes.clauses, rulings_against_text(fixture)});
            }
        }
    }
    return rulings;
}

std::string contested_page(const std::vector<ContestedRuling>& rulings) {
    std::vector<std::vector<const ContestedRuling*>> entries;
    for (const ContestedRuling& ruling : rulings) {
        const auto same = std::ranges::find_if(
            entries, [&](const auto& entry) { return entry.front()->question == ruling.question; });
        auto& entry = same == entries.end() ? entries.emplace_back() : *same;
        entry.push_back(&ruling);
    }
    std::string found;
    std::string others;
    for (const auto& entry : entries) {
        const bool none = std::ranges::all_of(
            entry, [](const ContestedRuling* ruling) { return ruling->against.empty(); });
        (none ? others : found) += entry_of(entry);
    }
    return fmt::format(
        "### Rulings that the clauses do not support\n\n{}\n"
        "### Answers that sources contest\n\n{}\n",
        found.empty() ? "None found.\n" : found, others.empty() ? "None found.\n" : others);
}

}  // namespace standee
