#include "import/xhaven/compare.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

#include "files/reader.hpp"
#include "lib/letters.hpp"

namespace standee::xhaven {
namespace {

constexpr Limits any_initiative{-1'000, 1'000};

/// "Ancient Artillery (FH)" as "ancient-artillery".
std::string deck_name(std::string_view title) {
    std::string name;
    for (const char c : title.substr(0, title.find(" ("))) {
        name += c == ' ' ? '-' : small(c);
    }
    return name;
}

/// All texts of a line, which may hold pictures.
void append_texts(const Json& line, std::string& text) {
    if (line.is_string()) {
        text += " | " + line.get<std::string>();
    } else if (line.is_object() && line.contains("gfx") && line["gfx"].is_string()) {
        const std::string picture = line["gfx"].get<std::string>();
        const bool element = std::ranges::find(element_names, picture) != element_names.end();
        text += element ? " | %" + picture + "%" : " | " + picture;
    } else if (line.is_structured()) {
        for (const Json& item : line) {
            append_texts(item, text);
        }
    }
}

/// `[name, id, shuffle, initiative, line...]`, in old editions without the name.
Card read_card(const Reader& reader, const std::string& deck) {
    const std::vector<Reader> fields = reader.list([](const Reader& item) { return item; });
    const std::size_t first = !fields.empty() && fields[0].is_text() ? 1 : 0;
    if (fields.size() < first + 3) {
        reader.fail(ErrorCode::wrong_type, "a name, an id, a flag, an initiative and lines");
    }
    Card card{deck,
              std::to_string(fields[first].integer({0, 1'000'000})),
              first == 0 ? "" : fields[0].text(),
              std::nullopt,
              fields[first + 1].boolean(),
              {}};
    card.initiative = fields[first + 2].integer(any_initiative);
    std::string text;
    for (std::size_t i = first + 3; i < fields.size(); ++i) {
        append_texts(fields[i].json(), text);
    }
    std::ranges::replace(text, '\n', ' ');
    std::erase(text, '^');
    card.facts = facts_of(text);
    return card;
}

/// The card of that id in the deck whose name is the closest; else the one of that name.
const Card* find_card(const std::string& deck, const MonsterCard& imported,
                      const std::vector<Card>& cards) {
    const auto find = [&](auto same) {
        const Card* found = nullptr;
        for (const Card& card : cards) {
            const bool fits = deck.starts_with(card.deck) && same(card);
            if (fits && (found == nullptr || card.deck.size() > found->deck.size())) {
                found = &card;
            }
        }
        return found;
    };
    // Another edition may have the same ids; names differ then.
    const auto has_name = [&](const Card& card) {
        return card.name.empty() || imported.name.empty() || card.name == imported.name;
    };
    if (const Card* same =
            find([&](const Card& card) { return card.id == imported.id && has_name(card); })) {
        return same;
    }
    const Card* same_id = find([&](const Card& card) { return card.id == imported.id; });
    const Card* same_name =
        find([&](const Card& card) { return !card.name.empty() && card.name == imported.name; });
    return same_name != nullptr ? same_name : same_id;
}

std::string line_of(const Comparison::Difference& difference) {
    const auto list = [](const std::vector<std::string>& facts) {
        return facts.empty() ? std::string{"nothing"} : fmt::format("{}", fmt::join(facts, ", "));
    };
    return fmt::format("  {} {}{}{}\n    only imported: {}\n    only X-haven: {}\n",
                       difference.deck, difference.id, difference.name.empty() ? "" : " ",
                       difference.name, list(difference.only_imported),
                       list(difference.only_xhaven));
}

}  // namespace

std::vector<Card> read_cards(const Json& edition) {
    std::vector<Card> cards;
    static_cast<void>(Reader{edition}.at("monsterAbilities").list([&](const Reader& deck) {
        const std::string name = deck_name(deck.at("name").text());
        const std::vector<Card> own =
            deck.at("cards").list([&](const Reader& card) { return read_card(card, name); });
        cards.insert(cards.end(), own.begin(), own.end());
        return own.size();
    }));
    return cards;
}

void Comparison::add(const std::string& deck, const MonsterCard& card,
                     const std::vector<Card>& cards) {
    const Card* other = find_card(deck, card, cards);
    if (other == nullptr) {
        ++missing;
        return;
    }
    if (!card.text.empty()) {
        ++partly;
        return;
    }
    Difference difference{deck, card.id, card.name, {}, {}};
    const Facts facts = facts_of(card.abilities);
    std::ranges::set_difference(facts, other->facts, std::back_inserter(difference.only_imported));
    std::ranges::set_difference(other->facts, facts, std::back_inserter(difference.only_xhaven));
    const auto initiative = [](double number) { return fmt::format("initiative {}", number); };
    if (card.initiative && other->initiative && *card.initiative != *other->initiative) {
        difference.only_imported.push_back(initiative(*card.initiative));
        difference.only_xhaven.push_back(initiative(*other->initiative));
    }
    if (card.shuffle != other->shuffle) {
        (card.shuffle ? difference.only_imported : difference.only_xhaven).emplace_back("shuffle");
    }
    if (difference.only_imported.empty() && difference.only_xhaven.empty()) {
        ++same;
    } else {
        differences.push_back(std::move(difference));
    }
}

std::string words_of(const Comparison& comparison) {
    std::string text = fmt::format(
        "Compared with X-haven: {} cards, {} the same, {} different. Not compared: {} partly for "
        "the party, {} that X-haven does not have.\n",
        comparison.compared(), comparison.same, comparison.differences.size(), comparison.partly,
        comparison.missing);
    for (const Comparison::Difference& difference : comparison.differences) {
        text += line_of(difference);
    }
    return text;
}

Json write_comparison(const Comparison& comparison) {
    Json differences = Json::array();
    for (const Comparison::Difference& difference : comparison.differences) {
        differences.push_back({{"deck", difference.deck},
                               {"id", difference.id},
                               {"name", difference.name},
                               {"onlyImported", difference.only_imported},
                               {"onlyXhaven", difference.only_xhaven}});
    }
    return {{"compared", comparison.compared()},
            {"same", comparison.same},
            {"partly", comparison.partly},
            {"missing", comparison.missing},
            {"differences", std::move(differences)}};
}

}  // namespace standee::xhaven
