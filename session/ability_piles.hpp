#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace standee {

/// The ability decks of a game: of each set the cards still to be drawn and those discarded, by
/// position in its deck. Cards that someone draws by hand leave the pile too, so both can be mixed.
class AbilityPiles {
public:
    explicit AbilityPiles(std::uint64_t seed = 0) : chance_{seed} {}

    /// Whether the set has a pile of its own yet.
    [[nodiscard]] bool has(const std::string& set) const { return piles_.contains(set); }
    /// Shuffles a deck of so many cards for a set that has none.
    void add(const std::string& set, std::size_t cards);
    /// The deck of a set as it lies: the cards to be drawn from the top, and the discards.
    void lay(const std::string& set, std::vector<std::size_t> draw,
             std::vector<std::size_t> discards);
    /// The sets that have piles.
    [[nodiscard]] std::vector<std::string> sets() const;
    /// The cards still to be drawn, from the top, and the discards, the last one last.
    [[nodiscard]] std::vector<std::size_t> to_draw(const std::string& set) const;
    [[nodiscard]] const std::vector<std::size_t>& discarded(const std::string& set) const;
    /// The top card; the discards are shuffled in if none is left. None for an empty deck.
    std::optional<std::size_t> draw(const std::string& set);
    /// A card that someone has drawn by hand.
    void take(const std::string& set, std::size_t card);
    /// Whether the card lies among the discards.
    [[nodiscard]] bool is_discarded(const std::string& set, std::size_t card) const;
    /// A card of this round is put away; `shuffle`: all are shuffled together [round.end].
    void put_away(const std::string& set, std::size_t card, bool shuffle);

    /// A number by chance, from 0 on.
    std::size_t below(std::size_t count);

    /// What copying them takes, in units of work.
    [[nodiscard]] std::uint64_t copy_work() const;

private:
    struct Pile {
        std::vector<std::size_t> draw;  ///< the top card is the last
        std::vector<std::size_t> discards;
    };
    void shuffle(Pile& pile);

    std::map<std::string, Pile> piles_;
    std::uint64_t chance_;
};

}  // namespace standee
