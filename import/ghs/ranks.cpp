#include "import/ghs/ranks.hpp"

#include <algorithm>

#include "import/ghs/line_work.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

/// Abilities in three parts: what is equal at both ends, and what differs between them.
struct Span {
    std::size_t first = 0;  ///< how many are equal at the beginning
    std::size_t last = 0;   ///< and at the end

    Span(const std::vector<Ability>& a, const std::vector<Ability>& b) {
        const std::size_t shorter = std::min(a.size(), b.size());
        while (first < shorter && a[first] == b[first]) {
            ++first;
        }
        while (first + last < shorter && a[a.size() - 1 - last] == b[b.size() - 1 - last]) {
            ++last;
        }
    }
    [[nodiscard]] std::vector<Ability> between(const std::vector<Ability>& all) const {
        return {all.begin() + static_cast<std::ptrdiff_t>(first),
                all.end() - static_cast<std::ptrdiff_t>(last)};
    }
};

/// The place of a text of one rank's card on the merged card.
PartyText moved(PartyText text, const Span& span, std::size_t own_size, bool differs) {
    const auto at = static_cast<std::size_t>(text.abilities);
    const bool with = text.place == PartyText::Place::with_ability;
    const std::size_t differing = differs ? 1 : 0;
    std::size_t place = at;
    if (with ? at >= own_size - span.last : at > own_size - span.last) {
        place = at + span.first + differing + span.last - own_size;
    } else if (at > span.first || (with && at == span.first)) {
        place = with ? span.first : span.first + differing;
    }
    text.abilities = static_cast<int>(place);
    return text;
}

/// Behind those that stand no farther down the card.
void put_in_place(std::vector<PartyText>& texts, PartyText text) {
    spend(texts.size());
    const auto place = std::ranges::upper_bound(texts, text.abilities, {}, &PartyText::abilities);
    texts.insert(place, std::move(text));
}

}  // namespace

SpecialLines merged_ranks(const SpecialLines& normal, const SpecialLines& elite) {
    spend(2 * (line_work(normal.abilities) + line_work(elite.abilities)));
    const Span span{normal.abilities, elite.abilities};
    const bool differs = normal.abilities != elite.abilities;
    SpecialLines result;
    result.abilities.assign(normal.abilities.begin(),
                            normal.abilities.begin() + static_cast<std::ptrdiff_t>(span.first));
    if (differs) {
        result.abilities.emplace_back(
            RankAbility{"elite", span.between(elite.abilities), span.between(normal.abilities)});
    }
    result.abilities.insert(result.abilities.end(),
                            normal.abilities.end() - static_cast<std::ptrdiff_t>(span.last),
                            normal.abilities.end());
    std::vector<PartyText> of_elite;
    for (const PartyText& text : elite.text) {
        spend(a_text + line_work(text.says));
        of_elite.push_back(moved(text, span, elite.abilities.size(), differs));
    }
    for (const PartyText& text : normal.text) {
        spend(a_text + line_work(text.says) + of_elite.size() * (4 + text.says.size() / 64));
        PartyText at_place = moved(text, span, normal.abilities.size(), differs);
        const auto same = std::ranges::find(of_elite, at_place);
        if (same != of_elite.end()) {
            of_elite.erase(same);
        } else {
            at_place.says = "normal: " + at_place.says;
        }
        put_in_place(result.text, std::move(at_place));
    }
    for (PartyText& text : of_elite) {
        text.says = "elite: " + text.says;
        put_in_place(result.text, std::move(text));
    }
    return result;
}

}  // namespace standee::ghs
