#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lib/clause.hpp"
#include "lib/edition.hpp"

// The executable rulebook carries out turns, steps and rounds as plainly as possible, from the
// texts of the rules. It has a source for each chapter and, in it, a function for each clause. It
// shares with the engine only plain data types and the code that reads decisions, so each of the
// two checks the other.

namespace standee::rulebook {

struct Formulas;

/// A set of clauses.
class ClauseSet {
public:
    ClauseSet() = default;
    ClauseSet(std::initializer_list<Clause> clauses) {
        for (const Clause clause : clauses) {
            insert(clause);
        }
    }
    static ClauseSet all() {
        ClauseSet every;
        for (std::size_t i = 0; i < clause_ids.size(); ++i) {
            every.insert(Clause::at(i));
        }
        return every;
    }
    void insert(Clause clause) { words_[clause.index() / 64] |= bit_of(clause); }
    void insert(const ClauseSet& clauses) {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            words_[i] |= clauses.words_[i];
        }
    }
    [[nodiscard]] bool contains(Clause clause) const {
        return (words_[clause.index() / 64] & bit_of(clause)) != 0;
    }
    [[nodiscard]] bool contains_any(const ClauseSet& others) const {
        const auto share_none = [](std::uint64_t a, std::uint64_t b) { return (a & b) == 0; };
        return !std::ranges::equal(words_, others.words_, share_none);
    }
    /// Calls `use` with each clause of the set, in the order of the registry.
    template <class Use>
    void for_each(Use use) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            for (std::uint64_t left = words_[i]; left != 0; left &= left - 1) {
                use(Clause::at(64 * i + static_cast<std::size_t>(std::countr_zero(left))));
            }
        }
    }
    [[nodiscard]] bool empty() const { return *this == ClauseSet{}; }
    friend bool operator==(const ClauseSet&, const ClauseSet&) = default;

private:
    static constexpr std::uint64_t bit_of(Clause clause) {
        return std::uint64_t{1} << clause.index() % 64;
    }

    std::array<std::uint64_t, (clause_ids.size() + 63) / 64> words_{};
};

/// A part of a clause, such as a sentence, named by a few of its words.
struct ClausePart {
    Clause clause;
    std::string says;
    friend bool operator==(const ClausePart&, const ClausePart&) = default;
};

/// The clauses, and parts of clauses, that the rulebook is played without.
struct LeftOut {
    ClauseSet clauses;
    std::vector<ClausePart> parts;
};

/// The rules by which the rulebook plays.
struct Rules {
    Edition book;                       ///< the values in which editions differ
    ClauseSet off;                      ///< these clauses do not exist
    std::vector<ClausePart> parts_off;  ///< nor do these parts of others
    /// The formulas that replace clauses [formulas.hpp]; null: none.
    std::shared_ptr<const Formulas> formulas{};
};

/// The rulebook during a play: it knows which clauses exist, and records which ones the rules ask
/// for.
class Book {
public:
    explicit Book(Rules rules) : rules_{std::move(rules)} {}

    /// The values in which editions differ.
    [[nodiscard]] const Edition& edition() const { return rules_.book; }
    [[nodiscard]] const Rules& rules() const { return rules_; }
    /// Whether the clause exists. Every rule asks this before it acts, so the rulebook can be
    /// played without the rule.
    [[nodiscard]] bool on(Clause clause) const {
        asked_.insert(clause);
        return !rules_.off.contains(clause);
    }
    /// Whether that part of the clause exists.
    [[nodiscard]] bool on(Clause clause, std::string_view part) const {
        return on(clause) && (rules_.parts_off.empty() || !lacks(clause, part));
    }
    /// The clauses that rules have asked for so far.
    [[nodiscard]] const ClauseSet& asked() const { return asked_; }
    /// Records further clauses as asked for.
    void note(const ClauseSet& more) const { asked_.insert(more); }

private:
    [[nodiscard]] bool lacks(Clause clause, std::string_view part) const {
        return std::ranges::any_of(rules_.parts_off, [&](const ClausePart& missing) {
            return missing.clause == clause && missing.says == part;
        });
    }

    Rules rules_;
    mutable ClauseSet asked_;
};

/// Whether the executable rulebook has the clause, and some generated case depends on it.
inline bool is_written(Clause clause) {
    const ClauseEntry& entry = entry_of(clause);
    return entry.not_decided.empty() && entry.never_decisive.empty();
}

/// Clauses that say what a turn or a round is, and are the shape of the rulebook itself: without
/// one of them there is nothing to play.
inline constexpr std::array taken_for_granted{"map.open-door"_clause,
                                              "monster.attacks-focus"_clause, "round.steps"_clause};

/// Whether the rulebook can be played without this clause.
inline bool can_be_left_out(Clause clause) {
    return is_written(clause) &&
           std::ranges::find(taken_for_granted, clause) == taken_for_granted.end();
}

/// The rules of a scene: its edition according to the rulebooks, with the scene's house rules and
/// without what is left out.
Rules rules_of(const Edition& played, const LeftOut& left_out = {});

}  // namespace standee::rulebook
