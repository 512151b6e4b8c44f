#include "show/words/why_not_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lib/words.hpp"
#include "show/canvas/text.hpp"
#include "show/words/citation.hpp"

namespace standee {
namespace {

using Act = SceneChange::Act;
using What = SceneChange::What;

/// "the trap", "an obstacle".
std::string tile_name(What what, bool new_one) {
    switch (what) {
        case What::obstacle: return new_one ? "an obstacle" : "the obstacle";
        case What::trap: return new_one ? "a trap" : "the trap";
        case What::hazardous: return "the hazardous terrain";
        case What::difficult: return "the difficult terrain";
        case What::icy: return "the icy terrain";
        case What::door: return "the door";
        case What::figure: break;
    }
    return {};
}

/// `goals` are where it is moved to, one or the other.
std::string in_words(const SceneChange& change, const std::vector<std::string>& goals) {
    const std::string thing = change.what == What::figure
                                  ? printable(change.figure)
                                  : tile_name(change.what, change.act == Act::add);
    const std::string from = text_of(change.from);
    switch (change.act) {
        case Act::move:
            return fmt::format("move {} from {} to {}", thing, from, joined(goals, "or"));
        case Act::open: return fmt::format("open {} at {}", thing, from);
        case Act::remove: return fmt::format("remove {} at {}", thing, from);
        case Act::add: return fmt::format("add {} at {}", thing, joined(goals, "or"));
    }
    return {};
}

/// Whether two changes do the same with the same thing, and to the same end.
bool alike(const Remedy& a, const Remedy& b) {
    const bool same = a.change.act == b.change.act && a.change.what == b.change.what &&
                      a.change.figure == b.change.figure && a.done == b.done;
    return same && (a.change.act == Act::add ||
                    (a.change.act == Act::move && a.change.from == b.change.from));
}

/// Each change in words; those that differ only in where something goes are one.
std::vector<std::string> in_words(const WhyNot& answer) {
    const auto& remedies = answer.remedy.remedies;
    std::vector<std::string> changes;
    for (auto first = remedies.begin(); first != remedies.end();) {
        auto next = first;
        std::vector<std::string> goals;
        for (; next != remedies.end() && (next == first || alike(*first, *next)); ++next) {
            goals.push_back(text_of(next->change.to));
        }
        const std::string_view remark =
            answer.question == NotDone::focus ? " (it ties then)" : " (in some of the options)";
        changes.push_back(in_words(first->change, goals));
        changes.back() += first->done == Done::maybe ? remark : "";
        first = next;
    }
    return changes;
}

/// Whether the question is why a figure leaves its hex.
bool asks_to_stay(const WhyNot& answer, const Figure& actor) {
    return answer.question == NotDone::end && answer.hex == actor.at;
}

std::string heading(const WhyNot& answer, const Figure& actor) {
    const std::string who = printable(actor.id);
    switch (answer.question) {
        case NotDone::focus:
            return fmt::format("Why is {} not the focus?", printable(answer.figure));
        case NotDone::attack:
            return fmt::format("Why is {} not attacked?", printable(answer.figure));
        case NotDone::end: break;
    }
    return asks_to_stay(answer, actor)
               ? fmt::format("Why does {} not stay at {}?", who, text_of(answer.hex))
               : fmt::format("Why does {} not end at {}?", who, text_of(answer.hex));
}

/// What happens after all.
std::string done_words(const WhyNot& answer, const Figure& actor) {
    const std::string who = printable(actor.id);
    const std::string enemy = printable(answer.figure);
    const bool surely = answer.done == Done::surely;
    switch (answer.question) {
        case NotDone::focus:
            return surely ? fmt::format("{} is the focus.", enemy)
                          : fmt::format("{} is one of the foci that tie.", enemy);
        case NotDone::attack:
            return surely ? fmt::format("{} attacks {}.", who, enemy)
                          : fmt::format("{} attacks {} in some of its options.", who, enemy);
        case NotDone::end: break;
    }
    return fmt::format("{} {} {}{}.", who, asks_to_stay(answer, actor) ? "stays at" : "ends at",
                       text_of(answer.hex), surely ? "" : " in some of its options");
}

/// What a change would make so: "makes C2 the focus".
std::string wanted(const WhyNot& answer, const Figure& actor) {
    const std::string who = printable(actor.id);
    switch (answer.question) {
        case NotDone::focus: return fmt::format("makes {} the focus", printable(answer.figure));
        case NotDone::attack:
            return fmt::format("makes {} attack {}", who, printable(answer.figure));
        case NotDone::end: break;
    }
    return asks_to_stay(answer, actor) ? fmt::format("makes {} stay", who)
                                       : fmt::format("brings {} to {}", who, text_of(answer.hex));
}

/// With a capital, unless it begins with an id, which is written as it is.
std::string sentence(const Scene& scene, const std::string& says) {
    const bool names = std::ranges::any_of(
        scene.figures, [&](const Figure& figure) { return says.starts_with(figure.id + " "); });
    return names ? printable(says) : capitalised(printable(says));
}

std::string remedy_words(const WhyNot& answer, const Figure& actor) {
    const std::vector<std::string> changes = in_words(answer);
    if (!changes.empty()) {
        return fmt::format("The smallest change that {}: {}.", wanted(answer, actor),
                           fmt::join(changes, ", or "));
    }
    const std::string make = wanted(answer, actor);
    return answer.remedy.tried_all
               ? fmt::format("No change of a single figure or tile {}.", make)
               : fmt::format(
                     "No small change of a single figure or tile {}; larger ones were not "
                     "tried.",
                     make);
}

}  // namespace

std::string why_not_words(const Scene& scene, const std::vector<WhyNot>& answers,
                          const MapStyle& style) {
    const Figure& actor = *scene.find(scene.turn->figure);
    std::string text;
    for (const WhyNot& answer : answers) {
        if (answer.done != Done::no) {
            text += Paragraph{}.add(done_words(answer, actor)).lines(style.width, "", style.colour);
            continue;
        }
        text += why_not_reasons(scene, answer, "", style);
        text +=
            Paragraph{}.add(remedy_words(answer, actor)).lines(style.width, "   ", style.colour);
    }
    return text;
}

std::string why_not_reasons(const Scene& scene, const WhyNot& answer, const std::string& indent,
                            const MapStyle& style) {
    const Figure& actor = *scene.find(scene.turn->figure);
    std::string text = Paragraph{}
                           .add(heading(answer, actor), TextRole::heading)
                           .lines(style.width, indent, style.colour);
    for (const Reason& reason : answer.reasons) {
        text += Paragraph{}
                    .add(sentence(scene, reason.says) + ". ")
                    .add_whole("[" + cited(reason.clause, scene.edition.id) + "]", TextRole::faint)
                    .lines(style.width, indent + " - ", style.colour);
    }
    return text;
}

}  // namespace standee
