#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "files/hex_names.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The words of a command, read from left to right. Several words in double quotes count as one.
class Words {
public:
    explicit Words(std::string_view text);

    [[nodiscard]] bool at_end() const { return next_ == words_.size(); }
    [[nodiscard]] std::size_t left() const { return words_.size() - next_; }
    /// The word after `after` others, in small letters; empty if there is none.
    [[nodiscard]] std::string peek(std::size_t after = 0) const;
    /// The next word as written. Throws InputError if there is none; `what` says what was expected.
    std::string take(std::string_view what);
    /// Takes the next word if it is `word`.
    bool accept(std::string_view word);
    void skip() { ++next_; }
    /// The number in the next word, if it is one; a sign is allowed.
    [[nodiscard]] std::optional<int> number() const;
    int take_number(std::string_view what, int least, int most);
    /// Throws InputError if a word is left.
    void demand_end() const;

private:
    [[nodiscard]] std::string read_so_far() const;

    std::vector<std::string> words_;
    std::size_t next_ = 0;
};

/// Refuses a command before anything has been changed. Both texts are sentences without a full
/// stop: why the command is not possible, and what can be done instead.
[[noreturn]] void not_possible(std::string why_not, std::string instead,
                               std::optional<Clause> clause = {});

/// A name as people type it: in quotes, as one word, if it contains spaces.
std::string quoted_name(const std::string& name);

/// The positions of the `names` that a text may mean: those that are equal to it; if there are
/// none, those that differ only in capitals; then those that begin with it; then those of which a
/// later part does ("guard-2" of "city-guard-2"). A number is never shortened.
std::vector<std::size_t> names_meant(std::string_view text, const std::vector<std::string>& names);
/// The only one of these. None if there is none, or more than one.
std::optional<std::size_t> name_meant(std::string_view text, const std::vector<std::string>& names);
/// The same for the ids of figures, which may also be meant by their initials on the map: "cg2".
std::optional<std::size_t> id_meant(const std::string& word, const std::vector<std::string>& ids);

/// The figures that an error suggests: those of a kind, or the enemies of a figure; otherwise all.
struct Offered {
    std::optional<Kind> kind{};
    const Figure* enemies_of = nullptr;
};
/// The figure meant by its id, a part of it, or its initials on the map. Throws InputError, which
/// lists the figures that are suggested.
const Figure& take_figure(Words& words, const Scene& scene, std::string_view expected,
                          const Offered& offered = {});
/// The same for the given word; null if it means no figure.
const Figure* figure_meant(const std::string& word, const Scene& scene);

/// A hex: "C5", or "10,2" in the coordinates of the scene. None if the word is not a hex.
std::optional<Hex> hex_meant(const std::string& word, const Scene& scene, const HexNames& names);
Hex take_hex(Words& words, const Scene& scene, const HexNames& names);

}  // namespace standee
