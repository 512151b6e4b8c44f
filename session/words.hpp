#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "files/hex_names.hpp"
#include "lib/scene.hpp"

namespace standee {

/// The words of a command, read from left to right. Words in double quotes are one.
class Words {
public:
    explicit Words(std::string_view text);

    [[nodiscard]] bool at_end() const { return next_ == words_.size(); }
    [[nodiscard]] std::size_t left() const { return words_.size() - next_; }
    /// The word after so many others, in small letters; empty after the last.
    [[nodiscard]] std::string peek(std::size_t after = 0) const;
    /// The next word as written. Throws InputError if there is none: `what` it is, in words.
    std::string take(std::string_view what);
    /// Takes the next word if it is that one.
    bool accept(std::string_view word);
    void skip() { ++next_; }
    /// A number in the next word, if it is one; a sign is allowed.
    [[nodiscard]] std::optional<int> number() const;
    int take_number(std::string_view what, int least, int most);
    /// Throws InputError if a word is left.
    void demand_end() const;

private:
    [[nodiscard]] std::string read_so_far() const;

    std::vector<std::string> words_;
    std::size_t next_ = 0;
};

/// Throws: nothing has been changed. Two sentences without their full stops: why not, and what can
/// be done instead.
[[noreturn]] void not_possible(std::string why_not, std::string instead,
                               std::optional<Clause> clause = {});

/// A name as it is typed: with blanks it is one word in quotes.
std::string quoted_name(const std::string& name);

/// The positions among `names` of those that a text may mean: the same name; else the same but for
/// capitals; else those that begin so; else those of which a later part does ("guard-2" of
/// "city-guard-2"). A number is never shortened.
std::vector<std::size_t> names_meant(std::string_view text, const std::vector<std::string>& names);
/// The only one of them. None where none is, or several are.
std::optional<std::size_t> name_meant(std::string_view text, const std::vector<std::string>& names);
/// The same of the ids of figures, which may be meant by their initials on the map too: "cg2".
std::optional<std::size_t> id_meant(const std::string& word, const std::vector<std::string>& ids);

/// Which figures an error offers: those of a kind, or the enemies of a figure; else all.
struct Offered {
    std::optional<Kind> kind{};
    const Figure* enemies_of = nullptr;
};
/// The figure meant by its id, a part of it, or its initials on the map. Throws InputError, which
/// names the figures that are offered.
const Figure& take_figure(Words& words, const Scene& scene, std::string_view expected,
                          const Offered& offered = {});
/// The same of the next word, or null where it means no figure.
const Figure* figure_meant(const std::string& word, const Scene& scene);

/// "C5", or "10,2" in the coordinates of the scene. None for no hex.
std::optional<Hex> hex_meant(const std::string& word, const Scene& scene, const HexNames& names);
Hex take_hex(Words& words, const Scene& scene, const HexNames& names);

}  // namespace standee
