#include "disputes/dispute_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>
#include <vector>

#include "disputes/add_once.hpp"
#include "lib/words.hpp"
#include "show/canvas/text.hpp"
#include "show/words/citation.hpp"
#include "show/words/left_out.hpp"
#include "show/words/log.hpp"
#include "show/words/play_words.hpp"
#include "show/words/turn_words.hpp"
#include "show/words/why_not_words.hpp"

namespace standee {
namespace {

TextRole ink_of(ClaimVerdict verdict) {
    switch (verdict) {
        case ClaimVerdict::holds: return TextRole::good;
        case ClaimVerdict::fails: return TextRole::bad;
        case ClaimVerdict::cannot_be_judged: return TextRole::bad;
        case ClaimVerdict::not_in_edition:
        case ClaimVerdict::party_chooses:
        case ClaimVerdict::open: break;
    }
    return TextRole::heading;
}

/// Writes one judgement in words.
class Report {
public:
    Report(const Judgement& judgement, const MapStyle& style, bool log)
        : judgement_{judgement}, style_{style}, log_{log} {}

    std::string write() {
        const FixtureNotes& notes = judgement_.notes;
        paragraph("", notes.question.empty() ? notes.name : notes.question, TextRole::heading);
        left_out();
        not_judged();
        table();
        for (const EditionFinding& found : judgement_.editions) {
            edition(found);
        }
        rules();
        if (!notes.verdict.empty()) {
            text_ += "\n";
            paragraph("Ruling: ", notes.verdict);
        }
        if (notes.contested.set) {
            text_ += "\n";
            paragraph("Contested: ",
                      notes.contested.why.empty() ? "sources disagree." : notes.contested.why);
            for (const std::string& note : notes.note) {
                paragraph("  ", note);
            }
        }
        for (const std::string& source : notes.source) {
            paragraph("Source: ", source, TextRole::faint);
        }
        return std::move(text_);
    }

private:
    void paragraph(std::string_view first, std::string_view words, TextRole ink = TextRole::plain) {
        if (!words.empty()) {
            text_ +=
                Paragraph{}.add(printable(words), ink).lines(style_.width, first, style_.colour);
        }
    }

    /// Lists the clauses that are left out.
    void left_out() {
        for (const Clause clause : judgement_.without) {
            text_ += left_out_line(clause, judgement_.editions.front().edition)
                         .lines(style_.width, "", style_.colour);
        }
        text_ += judgement_.without.empty() ? "" : "\n";
    }

    /// Says first, once for each reason, why claims cannot be judged.
    /// Each reason why claims cannot be judged, once, with the claims that it concerns in that
    /// edition.
    void not_judged() {
        std::vector<std::string> printed;
        for (const EditionFinding& found : judgement_.editions) {
            for (const ClaimFinding& claim : found.claims) {
                if (!claim.reason.empty() && std::ranges::count(printed, claim.reason) == 0) {
                    printed.push_back(claim.reason);
                    not_judged(claim, found);
                }
            }
        }
    }

    void not_judged(const ClaimFinding& claim, const EditionFinding& found) {
        std::vector<std::string> letters;
        for (std::size_t i = 0; i < found.claims.size(); ++i) {
            if (found.claims[i].reason == claim.reason) {
                letters.push_back(letter(i));
            }
        }
        Paragraph line;
        line.add(fmt::format("{} cannot be judged: {}.", joined(letters), claim.reason),
                 TextRole::bad);
        for (const Clause clause : claim.clauses) {
            line.add(" ").add_whole("[" + cited(clause, found.edition) + "]", TextRole::faint);
        }
        text_ += line.lines(style_.width, "", style_.colour);
    }

    static std::string letter(std::size_t claim) {
        return claim < 26 ? std::string(1, static_cast<char>('A' + claim))
                          : std::to_string(claim + 1);
    }

    static std::string cell(const ClaimFinding& claim) {
        const std::string verdict{name_of(claim.verdict)};
        return claim.in_words ? "says: " + verdict : verdict;
    }

    /// The width of the column for an edition.
    static int width_of(const EditionFinding& found) {
        int width = columns_of(standee::edition(found.edition).title());
        for (const ClaimFinding& claim : found.claims) {
            width = std::max(width, columns_of(cell(claim)));
        }
        return width + 2;
    }

    static std::string padded(std::string_view text, int width) {
        const int blanks = std::max(0, width - columns_of(text));
        return std::string{text} + std::string(static_cast<std::size_t>(blanks), ' ');
    }

    /// The claims, then the verdict on each of them in each edition.
    void table() {
        bool words = false;
        for (std::size_t i = 0; i < judgement_.claims.size(); ++i) {
            paragraph(fmt::format("  {}  ", letter(i)), judgement_.claims[i].says);
        }
        std::string head(5, ' ');
        for (const EditionFinding& found : judgement_.editions) {
            head += padded(standee::edition(found.edition).title(), width_of(found));
        }
        text_ += "\n" + inked(without_blanks(head), TextRole::faint, style_.colour) + "\n";
        for (std::size_t i = 0; i < judgement_.claims.size(); ++i) {
            std::string row = padded("  " + letter(i), 5);
            for (const EditionFinding& found : judgement_.editions) {
                const ClaimFinding& claim = found.claims[i];
                const std::string text = cell(claim);
                const bool last = &found == &judgement_.editions.back();
                row += inked(text, claim.in_words ? TextRole::plain : ink_of(claim.verdict),
                             style_.colour);
                row += last ? "" : padded("", width_of(found) - columns_of(text));
                words = words || claim.in_words;
            }
            text_ += row + "\n";
        }
        if (words) {
            paragraph("  ", "says: what the file itself says, in words. It is not judged.",
                      TextRole::faint);
        }
    }

    static std::string without_blanks(std::string text) {
        text.erase(text.find_last_not_of(' ') + 1);
        return text;
    }

    void edition(const EditionFinding& found) {
        text_ +=
            "\n" + inked(standee::edition(found.edition).title(), TextRole::heading, style_.colour);
        text_ += "\n";
        if (found.lacks) {
            paragraph("  ", fmt::format("{} has no {}.", standee::edition(found.edition).title(),
                                        *found.lacks));
        }
        if (!judgement_.without.empty() &&
            std::ranges::none_of(found.claims, &ClaimFinding::changes)) {
            paragraph("  ", fmt::format("Nothing changes here: the {} matter to these claims.",
                                        several() ? "clauses do not" : "clause does not"));
        }
        for (std::size_t i = 0; i < found.claims.size(); ++i) {
            if (found.claims[i].changes()) {
                change(letter(i), found.claims[i]);
            } else {
                claim(letter(i), found.claims[i], found.edition);
                why_not(found.claims[i], found);
            }
        }
        if (log_ && !found.lacks) {
            how(found);
        } else if (found.turn && judgement_.without.empty()) {
            why(found);
        }
    }

    /// The texts of the clauses in the findings, each once, with the differences in these editions.
    void rules() {
        std::vector<Clause> named;
        for (const EditionFinding& found : judgement_.editions) {
            for (const ClaimFinding& claim : found.claims) {
                for (const Clause clause : claim.clauses) {
                    add_once(named, clause);
                }
            }
        }
        for (const EditionFinding& found : judgement_.editions) {
            for (const Reason& reason : reasons_of(found)) {
                add_once(named, reason.clause);
            }
        }
        text_ +=
            named.empty() ? "" : "\n" + inked("Rules", TextRole::heading, style_.colour) + "\n";
        for (const Clause clause : named) {
            const ClauseEntry& entry = entry_of(clause);
            paragraph("  " + std::string{entry.id} + ": ", entry.says);
            for (const ClauseDifference& difference : entry.differs) {
                if (std::ranges::count(judgement_.editions, difference.edition,
                                       &EditionFinding::edition) > 0) {
                    const std::string title{standee::edition(difference.edition).title()};
                    paragraph("    ", title + ": " + difference.says);
                }
            }
        }
    }

    /// Those of the turn, and those against what the claims say of it.
    [[nodiscard]] std::vector<Reason> reasons_of(const EditionFinding& found) const {
        std::vector<Reason> reasons;
        if (found.turn && judgement_.without.empty()) {
            reasons = found.turn->why;
        }
        for (const ClaimFinding& claim : found.claims) {
            for (const WhyNot& answer : claim.why_not) {
                add_new_reasons(reasons, answer.reasons);
            }
        }
        return reasons;
    }

    void claim(const std::string& name, const ClaimFinding& found, EditionId edition) {
        Paragraph line;
        line.add(cell(found), found.in_words ? TextRole::plain : ink_of(found.verdict));
        for (const Clause clause : found.clauses) {
            line.add(" ").add_whole("[" + cited(clause, edition) + "]", TextRole::faint);
        }
        text_ += line.lines(style_.width, "  " + name + "  ", style_.colour);
        for (const Mismatch& mismatch : found.mismatches) {
            const bool varies =
                found.verdict == ClaimVerdict::open || found.verdict == ClaimVerdict::party_chooses;
            const std::string where = mismatch.what.empty() ? "" : mismatch.what + ": ";
            paragraph("       ", fmt::format("{}claimed: {}", where, mismatch.expected));
            paragraph("       ", fmt::format("{}{}: {}", where, varies ? "possible" : "actual",
                                             mismatch.found));
        }
    }

    /// Why the turn is not as a claim says.
    void why_not(const ClaimFinding& claim, const EditionFinding& found) {
        for (const WhyNot& answer : claim.why_not) {
            text_ += why_not_reasons(*found.scene, answer, "       ", style_);
        }
    }

    /// The reasoning of the turn, unless it is that of the edition before.
    void why(const EditionFinding& found) {
        std::vector<std::string> says =
            found.turn->why | ranges::views::transform(&Reason::says) | ranges::to<std::vector>;
        if (says != why_) {
            text_ += "\n" + reasoning_words(*found.scene, found.turn->why, style_);
            why_ = std::move(says);
        }
    }

    [[nodiscard]] bool several() const { return judgement_.without.size() > 1; }

    /// The verdict on a claim with the clauses, and without them.
    void change(const std::string& name, const ClaimFinding& found) {
        const std::string without = several() ? "Without them" : "Without it";
        text_ += Paragraph{}
                     .add(several() ? "With the rules: " : "With the rule: ")
                     .add(std::string{name_of(found.by_all_rules->verdict)},
                          ink_of(found.by_all_rules->verdict))
                     .add(". " + without + ": ")
                     .add(std::string{name_of(found.verdict)}, ink_of(found.verdict))
                     .add(".")
                     .lines(style_.width, "  " + name + "  ", style_.colour);
        differences(found);
    }

    /// Everything that differs from the claim, with the clauses or without them.
    void differences(const ClaimFinding& found) {
        const std::vector<Mismatch>& with = found.by_all_rules->mismatches;
        for (const Mismatch& mismatch : with) {
            difference(mismatch, &mismatch, find(found.mismatches, mismatch.what));
        }
        for (const Mismatch& mismatch : found.mismatches) {
            if (find(with, mismatch.what) == nullptr) {
                difference(mismatch, nullptr, &mismatch);
            }
        }
    }

    void difference(const Mismatch& claimed, const Mismatch* with, const Mismatch* without) {
        const std::string where = claimed.what.empty() ? "" : claimed.what + ": ";
        const auto result = [](const Mismatch* mismatch) {
            return mismatch == nullptr ? "as claimed" : mismatch->found;
        };
        paragraph("       ", fmt::format("{}claimed: {}", where, claimed.expected));
        paragraph("       ", fmt::format("{}with the {}: {}", where, several() ? "rules" : "rule",
                                         result(with)));
        paragraph("       ", fmt::format("{}without {}: {}", where, several() ? "them" : "it",
                                         result(without)));
    }

    static const Mismatch* find(const std::vector<Mismatch>& mismatches, const std::string& what) {
        const auto found = std::ranges::find(mismatches, what, &Mismatch::what);
        return found == mismatches.end() ? nullptr : &*found;
    }

    /// The log. A map that is the same as in the edition before is not drawn again.
    void how(const EditionFinding& found) {
        if (found.play) {
            text_ += "\n" + inked("Log", TextRole::heading, style_.colour) + "\n";
            text_ += log_words(*found.play, style_);
            if (found.play->refused) {
                paragraph("", capitalised(refusal_line(*found.play)) + ".", TextRole::bad);
            }
            std::string map = map_picture(found.play->scene, {}, style_);
            if (map != map_) {
                text_ += "\n" + map;
                map_ = std::move(map);
            }
        }
        if (found.turn) {
            text_ += "\n" + turn_words(*found.scene, *found.turn, style_);
        }
    }

    const Judgement& judgement_;
    const MapStyle& style_;
    bool log_;
    std::string text_;
    std::string map_;               ///< drawn last
    std::vector<std::string> why_;  ///< said last
};

}  // namespace

std::string judgement_words(const Judgement& judgement, const MapStyle& style, bool log) {
    return Report{judgement, style, log}.write();
}

}  // namespace standee
