#include "disputes/dispute_words.hpp"

#include <fmt/format.h>

#include "show/canvas/text.hpp"
#include "show/words/citation.hpp"
#include "show/words/log.hpp"
#include "show/words/play_words.hpp"
#include "show/words/turn_words.hpp"

namespace standee {
namespace {

constexpr std::string_view the_rules_do_not_say = "the rules do not say";

std::string_view in_words(ClaimVerdict verdict) {
    return verdict == ClaimVerdict::open ? the_rules_do_not_say : name_of(verdict);
}

TextRole ink_of(ClaimVerdict verdict) {
    switch (verdict) {
        case ClaimVerdict::holds: return TextRole::good;
        case ClaimVerdict::fails: return TextRole::bad;
        case ClaimVerdict::not_in_edition:
        case ClaimVerdict::open: break;
    }
    return TextRole::heading;
}

/// Writes one judgement.
class Report {
public:
    Report(const Judgement& judgement, const MapStyle& style)
        : judgement_{judgement}, style_{style} {}

    std::string write() {
        const FixtureNotes& notes = judgement_.notes;
        paragraph("", notes.question.empty() ? notes.name : notes.question, TextRole::heading);
        for (const EditionFinding& found : judgement_.editions) {
            edition(found);
        }
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

    void edition(const EditionFinding& found) {
        text_ +=
            "\n" + inked(standee::edition(found.edition).title(), TextRole::heading, style_.colour);
        text_ += "\n";
        for (std::size_t i = 0; i < found.claims.size(); ++i) {
            claim(judgement_.claims[i], found.claims[i], found.edition);
        }
        if (found.lacks) {
            paragraph("  ", fmt::format("{} has no {}.", standee::edition(found.edition).title(),
                                        *found.lacks));
            return;
        }
        how(found);
    }

    void claim(const Claim& claim, const ClaimFinding& found, EditionId edition) {
        Paragraph line;
        line.add(in_words(found.verdict), ink_of(found.verdict)).add(": ");
        line.add(printable(claim.says));
        text_ += line.lines(style_.width, "  ", style_.colour);
        const bool open = found.verdict == ClaimVerdict::open;
        Paragraph clauses;
        for (const Clause clause : found.clauses) {
            clauses.add(" ").add_whole("[" + cited(clause, edition) + "]", TextRole::faint);
        }
        if (!clauses.empty()) {
            text_ += clauses.lines(style_.width, open ? "    nearest: " : "    ", style_.colour);
        }
        for (const Mismatch& mismatch : found.mismatches) {
            paragraph("    ",
                      fmt::format("{}{}{}: {}", open ? "in one order " : "",
                                  mismatch.what.empty() ? "" : mismatch.what + ": ",
                                  "claimed " + mismatch.expected, "it is " + mismatch.found));
        }
    }

    void how(const EditionFinding& found) {
        if (found.play) {
            text_ += "\n" + inked("How it comes about", TextRole::heading, style_.colour) + "\n";
            text_ += play_words(*found.play, style_);
            if (found.play->refused) {
                paragraph("", capitalised(refusal_line(*found.play)) + ".", TextRole::bad);
            }
        }
        if (found.turn) {
            text_ += "\n" + turn_words(*found.scene, *found.turn, style_);
        }
        if (!found.play && !found.turn) {
            for (const Clause clause : found.clauses) {
                Paragraph line;
                line.add_whole(std::string{clause.id()}, TextRole::faint).add(" ");
                line.add(entry_of(clause).says);
                text_ += line.lines(style_.width, "    ", style_.colour);
            }
        }
    }

    const Judgement& judgement_;
    const MapStyle& style_;
    std::string text_;
};

}  // namespace

std::string judgement_words(const Judgement& judgement, const MapStyle& style) {
    return Report{judgement, style}.write();
}

}  // namespace standee
