#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace standee {

/// The number of an enemy within one turn: enemies are numbered in order of their ids.
using EnemyIndex = std::uint8_t;

/// A set of enemies as bits. A scene has at most 256 figures, so it always fits.
class EnemySet {
public:
    static constexpr std::size_t capacity = 256;

    static constexpr EnemySet of(EnemyIndex enemy) {
        EnemySet set;
        set.insert(enemy);
        return set;
    }

    constexpr void insert(EnemyIndex enemy) { words_[enemy / 64U] |= bit(enemy); }
    constexpr void erase(EnemyIndex enemy) { words_[enemy / 64U] &= ~bit(enemy); }
    [[nodiscard]] constexpr bool contains(EnemyIndex enemy) const {
        return (words_[enemy / 64U] & bit(enemy)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const {
        const auto& [first, second, third, fourth] = words_;
        return (first | second | third | fourth) == 0;
    }
    [[nodiscard]] constexpr int size() const {
        const auto& [first, second, third, fourth] = words_;
        const bool few = (second | third | fourth) == 0;
        return bits_in(first) + (few ? 0 : bits_in(second) + bits_in(third) + bits_in(fourth));
    }
    [[nodiscard]] constexpr bool includes(const EnemySet& other) const {
        return (other - *this).empty();
    }

    /// Calls `use(EnemyIndex)` for each member, in order.
    template <class Use>
    constexpr void for_each(Use&& use) const {
        for (std::size_t w = 0; w < words_.size(); ++w) {
            for (std::uint64_t word = words_[w]; word != 0; word &= word - 1) {
                use(static_cast<EnemyIndex>(w * 64U +
                                            static_cast<unsigned>(std::countr_zero(word))));
            }
        }
    }

    friend constexpr EnemySet operator|(EnemySet a, const EnemySet& b) {
        return a.combine(b, [](auto x, auto y) { return x | y; });
    }
    friend constexpr EnemySet operator&(EnemySet a, const EnemySet& b) {
        return a.combine(b, [](auto x, auto y) { return x & y; });
    }
    friend constexpr EnemySet operator-(EnemySet a, const EnemySet& b) {
        return a.combine(b, [](auto x, auto y) { return x & ~y; });
    }
    friend constexpr bool operator==(const EnemySet&, const EnemySet&) = default;

    /// Compares two sets as if each were the sorted list of its members.
    friend constexpr bool lists_before(const EnemySet& a, const EnemySet& b) {
        for (std::size_t w = 0; w < a.words_.size(); ++w) {
            const std::uint64_t difference = a.words_[w] ^ b.words_[w];
            if (difference == 0) {
                continue;
            }
            // The list that has the first member on which they differ comes first, unless the other
            // list ends before that member.
            const std::uint64_t lowest = difference & (~difference + 1);
            const bool in_a = (a.words_[w] & lowest) != 0;
            const EnemySet& other = in_a ? b : a;
            return in_a == other.goes_on_after(w, lowest);
        }
        return false;
    }

private:
    /// The number of bits set. std::popcount would call a function of libgcc on processors without
    /// the instruction. Bits are added up in pairs, fours and eights; the product adds the eights.
    static constexpr int bits_in(std::uint64_t word) {
        word -= (word >> 1U) & 0x5555555555555555U;
        word = (word & 0x3333333333333333U) + ((word >> 2U) & 0x3333333333333333U);
        word = (word + (word >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
        return static_cast<int>((word * 0x0101010101010101U) >> 56U);
    }
    static constexpr std::uint64_t bit(EnemyIndex enemy) {
        return std::uint64_t{1} << (enemy % 64U);
    }
    template <class Operation>
    [[nodiscard]] constexpr EnemySet combine(const EnemySet& other, Operation operation) const {
        EnemySet result;
        for (std::size_t w = 0; w < words_.size(); ++w) {
            result.words_[w] = operation(words_[w], other.words_[w]);
        }
        return result;
    }
    [[nodiscard]] constexpr bool goes_on_after(std::size_t word, std::uint64_t lowest) const {
        std::uint64_t rest = words_[word] & ~(lowest | (lowest - 1));
        for (std::size_t w = word + 1; w < words_.size(); ++w) {
            rest |= words_[w];
        }
        return rest != 0;
    }

    std::array<std::uint64_t, 4> words_{};
};

}  // namespace standee
