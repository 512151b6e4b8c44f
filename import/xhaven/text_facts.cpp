#include <algorithm>
#include <array>
#include <regex>

#include "import/xhaven/facts.hpp"

namespace standee::xhaven {
namespace {

/// Longer texts are no card.
constexpr std::size_t longest_card = 2'000;

/// How a piece of a card is written, and the fact that it is: `$1` is the first group. Pieces are
/// looked for in this order, and each is taken out of the text.
struct Piece {
    const char* pattern;
    const char* fact;
};

constexpr std::array<Piece, 31> pieces{{
    {R"(%(any|fire|ice|air|earth|light|dark)%\s*%use%)", "consume $1"},
    {R"(if\s+(?:the|this)\s+(attack|move)(?:ment)?(?:\s+ability)?\s+(?:was|is)\s+performed)",
     "if $1"},
    {R"(all\s+attacks\s+targeting)", ""},
    {R"(all\s+negative\s+conditions)", ""},
    {R"((\d+)[\s-]+damage\s+trap)", "damage $1"},
    {R"(suffers?\s+damage\s+(\d+))", "damage $1"},
    {R"(suffers?\s+(\d+)\s+damage)", "damage $1"},
    {R"(damage\s+(\d+))", "damage $1"},
    {R"(%range%\s*\+\s*0)", ""},
    {R"(([+-])\s*(\d)\s*%(attack|target|range|heal|move|shield|retaliate|push|pull|pierce)%)",
     "$1$2 $3"},
    {R"(add\s+([+-])(\d)\s+attack)", "$1$2 attack"},
    {R"(%(attack|move|range)%\s*([+-])\s*(\d))", "$1 $2$3"},
    {R"(%(shield|retaliate|heal)%\s*\+?\s*(\d+))", "$1 $2"},
    {R"(\band\s+self:)", ""},
    {R"(%range%\s*1\b)", ""},
    {R"((?:%range%|\brange)\s*([2-9]))", "range $1"},
    {R"((?:%target%|\btarget)\s+([2-9])\b)", "target $1"},
    {R"(%(attack|move|push|pull|pierce|loot|teleport)%\s*(\d+))", "$1 $2"},
    {R"(target\s+(?:1|one)\s+enemy\s+with\s+all\s+attacks)", ""},
    {R"(if\s+the\s+target\s+has)", "target has"},
    {R"(to\s+any\s+of\s+the)", ""},
    {R"(\ball\b)", "all"},
    {R"(%(fire|ice|air|earth|light|dark|any)%)", "infuse $1"},
    {R"(%jump%)", "jump"},
    {R"(%(poison|wound|immobilize|disarm|stun|muddle|curse|invisible|strengthen|bless)%)", "$1"},
    {R"(%(ward|regenerate|brittle|bane|impair|safeguard)%)", "$1"},
    {R"(aoe-[a-z0-9-]+)", "area"},
    {R"(\badvantage\b)", "advantage"},
    {R"(\bself\b)", "self"},
    {R"(\bsummon(?!ing)s?\b)", "summon"},
    {R"(has\s+(poison|wound|muddle)\b)", "$1"},
}};

}  // namespace

Facts facts_of(std::string_view text) {
    Facts facts;
    std::string rest{text.substr(0, longest_card)};
    for (const Piece& piece : pieces) {
        const std::regex pattern{piece.pattern, std::regex::icase};
        std::string left;
        auto from = rest.cbegin();
        for (std::sregex_iterator match{rest.begin(), rest.end(), pattern}, end; match != end;
             ++match) {
            left.append(from, (*match)[0].first).append(" ");
            from = (*match)[0].second;
            if (std::string fact = match->format(piece.fact); !fact.empty()) {
                facts.push_back(std::move(fact));
            }
        }
        rest = left.append(from, rest.cend());
    }
    std::ranges::sort(facts);
    return facts;
}

}  // namespace standee::xhaven
