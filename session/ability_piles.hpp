#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace standee {

/// The ability decks of a game: for each set, the cards still to be drawn and the discarded ones,
/// by their positions in its deck. Cards that somebody draws by hand leave the pile too, so drawing
/// by hand and by chance can be mixed.
class AbilityPiles {
public:
    explicit AbilityPiles(std::uint64_t seed = 0) : chance_{seed} {}

    /// Whether the set already has a pile of its own.
    [[nodiscard]] bool has(const std::string& set) const { return piles_.contains(set); }
    /// Shuffles a deck of so many cards for a set that has no pile.
    void add(const std::string& set, std::size_t cards);
    /// Sets the pile of a set: the cards still to be drawn, the topmost first, and the discards.
    void lay(const std::string& set, std::vector<std::size_t> draw,
             std::vector<std::size_t> discards);
    /// The sets that have piles.
    [[nodiscard]] std::vector<std::string> sets() const;
    /// The cards still to be drawn, the topmost first, and the discards, the last one last.
    [[nodiscard]] std::vector<std::size_t> to_draw(const std::string& set) const;
    [[nodiscard]] const std::vector<std::size_t>& discarded(const std::string& set) const;
    /// Draws the top card; if none is left, the discards are shuffled first. None for an empty
    /// deck.
    std::optional<std::size_t> draw(const std::string& set);
    /// Removes a card that somebody has drawn by hand.
    void take(const std::string& set, std::size_t card);
    /// Whether the card lies among the discards.
    [[nodiscard]] bool is_discarded(const std::string& set, std::size_t card) const;
    /// Puts a card of this round away; with `shuffle`, all cards are shuffled together [round.end].
    void put_away(const std::string& set, std::size_t card, bool shuffle);

    /// A random number from 0 to `count` - 1.
    std::size_t below(std::size_t count);

    /// The work of copying the piles, in units of work.
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
