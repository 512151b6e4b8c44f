#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/writing.hpp"
#include "import/ghs/report.hpp"

namespace standee::ghs {
namespace {

constexpr std::string_view automation_name(Automation automation) {
    switch (automation) {
        case Automation::full: return "full";
        case Automation::special: return "special";
        case Automation::partly: return "partly";
    }
    return "";
}

std::string counted(int count, std::string_view one) {
    return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

double share(int part, int whole) { return whole == 0 ? 100.0 : 100.0 * part / whole; }

std::string table_of(const Report& report) {
    std::size_t width = 4;
    for (const Report::Deck& deck : report.decks) {
        width = std::max(width, deck.name.size());
    }
    const auto row = [width](std::string_view name, const auto& cards, const auto& fully,
                             const auto& partly) {
        return fmt::format("{:<{}}  {:>5}  {:>5}  {:>6}\n", name, width, cards, fully, partly);
    };
    std::string text = row("deck", "cards", "fully", "partly");
    for (const Report::Deck& deck : report.decks) {
        text += row(deck.name, deck.cards.size(), deck.fully(), deck.count(Automation::partly));
    }
    return text + row("all", report.cards(), report.fully(), report.cards(Automation::partly));
}

/// How much of an edition is automated.
struct EditionShare {
    int decks = 0;
    int cards = 0;
    int fully = 0;
    int stat_cards = 0;
    int full_stat_cards = 0;
    int specials = 0;
    int full_specials = 0;
};

int without_text(const std::vector<Report::Part>& parts) {
    return static_cast<int>(
        std::ranges::count_if(parts, [](const Report::Part& part) { return part.text.empty(); }));
}

std::map<std::string, EditionShare> shares_of(const Report& report) {
    std::map<std::string, EditionShare> shares;
    for (const Report::Deck& deck : report.decks) {
        EditionShare& share = shares[deck.edition];
        ++share.decks;
        share.cards += static_cast<int>(deck.cards.size());
        share.fully += deck.fully();
    }
    for (const Report::Monster& monster : report.monsters) {
        EditionShare& share = shares[monster.edition];
        share.stat_cards += static_cast<int>(monster.stat_cards.size());
        share.full_stat_cards += without_text(monster.stat_cards);
        share.specials += static_cast<int>(monster.specials.size());
        share.full_specials += without_text(monster.specials);
    }
    return shares;
}

std::string editions_of(const Report& report) {
    const auto of = [](int part, int whole) {
        return whole == 0 ? std::string{"-"}
                          : fmt::format("{} of {}, {:.1f} %", part, whole, share(part, whole));
    };
    std::string text = fmt::format("\n{:<12}  {:>5}  {:<20}  {:<22}  {}\n", "edition", "decks",
                                   "cards fully", "stat cards fully", "specials of bosses fully");
    for (const auto& [name, edition] : shares_of(report)) {
        text += fmt::format("{:<12}  {:>5}  {:<20}  {:<22}  {}\n", name.empty() ? "none" : name,
                            edition.decks, of(edition.fully, edition.cards),
                            of(edition.full_stat_cards, edition.stat_cards),
                            of(edition.full_specials, edition.specials));
    }
    return text;
}

std::string sum_of(const Report& report) {
    std::string text =
        fmt::format("\nFully automated: {} of {} ({:.1f} %).\n", report.fully(),
                    counted(report.cards(), "card"), share(report.fully(), report.cards()));
    if (const int special = report.cards(Automation::special); special > 0) {
        text += fmt::format(
            "Of these {} {} the monster's own file besides the deck: for a boss's special, which "
            "is "
            "counted there, or for a number of a stat card.\n",
            special, special == 1 ? "needs" : "need");
    }
    return text;
}

/// What is for the party, and why, on a line of its own each.
std::string lines_of(const std::vector<PartyText>& text) {
    std::string lines;
    for (const PartyText& item : text) {
        lines += fmt::format("    {}\n      the party resolves this: {}\n", item.says, item.why);
    }
    return lines;
}

/// The cards that are not fully automated.
std::string cards_of(const Report& report) {
    std::string text;
    for (const Report::Deck& deck : report.decks) {
        for (const auto& [card, automation] : deck.cards) {
            if (automation == Automation::partly) {
                text += fmt::format("  {} {}{}\n{}", deck.name, card.id,
                                    card.name.empty() ? "" : " " + card.name, lines_of(card.text));
            }
        }
    }
    return text.empty() ? "" : "\nCards for the party, wholly or partly\n" + text;
}

/// How often each reason stands for a card.
std::string reasons_of(const Report& report) {
    std::map<std::string, int> counts;
    for (const Report::Deck& deck : report.decks) {
        for (const auto& [card, automation] : deck.cards) {
            std::vector<std::string> reasons;
            for (const PartyText& item : card.text) {
                if (automation == Automation::partly &&
                    std::ranges::find(reasons, item.why) == reasons.end()) {
                    reasons.push_back(item.why);
                    ++counts[item.why];
                }
            }
        }
    }
    std::string text = counts.empty() ? "" : "\nWhy\n";
    for (const auto& [reason, count] : counts) {
        text += fmt::format("  {:>4}  {}\n", count, reason);
    }
    return text;
}

int with_text(const std::vector<Report::Part>& parts) {
    return static_cast<int>(
        std::ranges::count_if(parts, [](const Report::Part& part) { return !part.text.empty(); }));
}

/// The texts of a monster's stat cards or specials; those that say the same, mostly of one rank at
/// several levels, once.
std::string texts_of(const Report::Monster& monster, const std::vector<Report::Part>& parts) {
    std::vector<std::pair<std::string, std::vector<std::string>>> groups;
    for (const Report::Part& part : parts) {
        const std::string lines = lines_of(part.text);
        auto group = std::ranges::find(groups, lines, [](const auto& g) { return g.first; });
        if (group == groups.end()) {
            group = groups.insert(groups.end(), {lines, {}});
        }
        group->second.push_back(part.what);
    }
    std::string text;
    for (const auto& [lines, whats] : groups) {
        if (!lines.empty()) {
            const std::string more =
                whats.size() == 1 ? "" : fmt::format(" and {} more", whats.size() - 1);
            text += fmt::format("  {}, {}{}\n{}", monster.name, whats.front(), more, lines);
        }
    }
    return text;
}

std::string monsters_of(const Report& report) {
    int stat_cards = 0;
    int with = 0;
    int specials = 0;
    int specials_with = 0;
    std::string details;
    for (const Report::Monster& monster : report.monsters) {
        stat_cards += static_cast<int>(monster.stat_cards.size());
        with += with_text(monster.stat_cards);
        specials += static_cast<int>(monster.specials.size());
        specials_with += with_text(monster.specials);
        details += texts_of(monster, monster.stat_cards) + texts_of(monster, monster.specials);
    }
    if (report.monsters.empty()) {
        return "";
    }
    std::string text = fmt::format("\n{}, {}: {} fully automated ({:.1f} %)",
                                   counted(static_cast<int>(report.monsters.size()), "monster"),
                                   counted(stat_cards, "stat card"), stat_cards - with,
                                   share(stat_cards - with, stat_cards));
    if (specials > 0) {
        text += fmt::format("; {} of bosses: {} fully automated", counted(specials, "special"),
                            specials - specials_with);
    }
    text += ".\n";
    return details.empty() ? text
                           : text + "\nStat cards and specials partly for the party\n" + details;
}

Json write_part(const Report::Part& part) {
    Json texts = Json::array();
    for (const PartyText& item : part.text) {
        texts.push_back({{"says", item.says}, {"why", item.why}});
    }
    return {{"what", part.what},
            {"automation", part.text.empty() ? "full" : "partly"},
            {"text", std::move(texts)}};
}

Json write_deck(const Report::Deck& deck) {
    Json cards = Json::array();
    for (const auto& [card, automation] : deck.cards) {
        const Report::Part part{card.id, card.text};
        Json json{{"id", card.id}, {"automation", automation_name(automation)}};
        json["text"] = write_part(part)["text"];
        cards.push_back(std::move(json));
    }
    return {{"file", deck.file}, {"name", deck.name}, {"cards", std::move(cards)}};
}

}  // namespace

std::string words_of(const Report& report) {
    std::string text = table_of(report) + editions_of(report) + sum_of(report) +
                       reasons_of(report) + cards_of(report) + monsters_of(report);
    if (!report.others.empty()) {
        text += "\nNot read\n";
        for (const Report::Other& other : report.others) {
            text += fmt::format("  {}: {}\n", other.file, other.why);
        }
    }
    return text;
}

Json write_report(const Report& report) {
    Json json{{"cards", report.cards()},
              {"full", report.fully()},
              {"special", report.cards(Automation::special)},
              {"partly", report.cards(Automation::partly)}};
    Json editions = Json::array();
    for (const auto& [name, edition] : shares_of(report)) {
        editions.push_back({{"edition", name},
                            {"decks", edition.decks},
                            {"cards", edition.cards},
                            {"full", edition.fully},
                            {"statCards", edition.stat_cards},
                            {"fullStatCards", edition.full_stat_cards},
                            {"specials", edition.specials},
                            {"fullSpecials", edition.full_specials}});
    }
    json["editions"] = std::move(editions);
    json["decks"] = write_list(report.decks, write_deck);
    json["monsters"] = write_list(report.monsters, [](const Report::Monster& monster) {
        return Json{{"file", monster.file},
                    {"name", monster.name},
                    {"statCards", write_list(monster.stat_cards, write_part)},
                    {"specials", write_list(monster.specials, write_part)}};
    });
    json["others"] = write_list(report.others, [](const Report::Other& other) {
        return Json{{"file", other.file}, {"why", other.why}};
    });
    return json;
}

}  // namespace standee::ghs
