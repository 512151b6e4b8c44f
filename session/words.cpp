#include "session/words.hpp"

#include <algorithm>
#include <charconv>

#include "files/coordinates.hpp"
#include "files/render.hpp"
#include "lib/error.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"
#include "show/map/hex_content.hpp"

namespace standee {
namespace {

constexpr std::string_view blanks = " \t\r\n";

std::optional<int> number_in(std::string_view word) {
    if (word.starts_with('+')) {
        word.remove_prefix(1);
    }
    int number = 0;
    const char* const end = word.data() + word.size();
    const auto [read, problem] = std::from_chars(word.data(), end, number);
    return problem == std::errc{} && read == end ? std::optional{number} : std::nullopt;
}

std::vector<std::string> ids_of(const Scene& scene, const Offered& offered = {}) {
    std::vector<std::string> ids;
    for (const Figure& figure : scene.figures) {
        const Figure* by = offered.enemies_of;
        if ((!offered.kind || figure.kind == *offered.kind) &&
            (by == nullptr || figure.side != by->side)) {
            ids.push_back(figure.id);
        }
    }
    return ids;
}

}  // namespace

void not_possible(std::string why_not, std::string instead, std::optional<Clause> clause) {
    throw InputError(
        {ErrorCode::refused, "/command", std::move(why_not), std::move(instead), clause});
}

std::string quoted_name(const std::string& name) {
    return name.find(' ') == std::string::npos ? name : '"' + name + '"';
}

Words::Words(std::string_view text) {
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
        if (text.empty()) {
            return;
        }
        const bool quoted = text.front() == '"';
        if (quoted) {
            text.remove_prefix(1);
        }
        const std::size_t end = quoted ? text.find('"') : text.find_first_of(blanks);
        words_.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + (quoted ? 1 : 0));
    }
}

std::string Words::peek(std::size_t after) const {
    const std::size_t at = next_ + after;
    return at < words_.size() ? in_small_letters(words_[at]) : std::string{};
}

std::string Words::read_so_far() const {
    std::string text;
    for (std::size_t i = 0; i < next_; ++i) {
        text += (i == 0 ? "" : " ") + words_[i];
    }
    return text;
}

std::string Words::take(std::string_view what) {
    if (at_end()) {
        const std::string said = read_so_far();
        not_possible(said.empty() ? "Something is missing" : in_quotes(said) + " is not complete",
                     "Next, say " + std::string{what});
    }
    return words_[next_++];
}

bool Words::accept(std::string_view word) {
    const bool there = !at_end() && peek() == word;
    next_ += there ? 1 : 0;
    return there;
}

std::optional<int> Words::number() const {
    return at_end() ? std::nullopt : number_in(words_[next_]);
}

int Words::take_number(std::string_view what, int least, int most) {
    constexpr int not_worth_saying = 100;
    const std::string range =
        most < not_worth_saying ? ", from " + std::to_string(least) + " to " + std::to_string(most)
                                : ", as a number";
    const std::string word = take(std::string{what} + range);
    const auto read = number_in(word);
    if (!read) {
        not_possible(in_quotes(word) + " does not fit here", "Say " + std::string{what} + range);
    }
    if (*read < least || *read > most) {
        not_possible(in_quotes(word) + (*read < least ? " is too small" : " is too large"),
                     "Say " + std::string{what} + ", from " + std::to_string(least) + " to " +
                         std::to_string(most));
    }
    return *read;
}

void Words::demand_end() const {
    if (!at_end()) {
        not_possible(in_quotes(read_so_far()) + " is complete, and " + in_quotes(words_[next_]) +
                         " does not fit after it",
                     "Leave it out");
    }
}

namespace {

/// Whether `wanted` is in the name at this position and does not end within a number of the name:
/// "guard-1" is not a beginning of "guard-10".
bool begins_at(std::string_view name, std::size_t position, std::string_view wanted) {
    const std::size_t end = position + wanted.size();
    return name.substr(position).starts_with(wanted) &&
           !(end < name.size() && !wanted.empty() && is_digit(name[end]) &&
             is_digit(wanted.back()));
}

/// Whether a part of the name other than the first begins with `wanted`. A number alone does not
/// count.
bool has_later_part(const std::string& name, const std::string& wanted) {
    if (wanted.size() < 2 || is_digit(wanted.front())) {
        return false;
    }
    for (std::size_t i = 1; i < name.size(); ++i) {
        if ((name[i - 1] == '-' || name[i - 1] == ' ') && begins_at(name, i, wanted)) {
            return true;
        }
    }
    return false;
}

std::vector<std::string> at_positions(const std::vector<std::string>& names,
                                      const std::vector<std::size_t>& positions) {
    std::vector<std::string> chosen;
    for (const std::size_t i : positions) {
        chosen.push_back(names[i]);
    }
    return chosen;
}

}  // namespace

std::vector<std::size_t> names_meant(std::string_view text, const std::vector<std::string>& names) {
    const std::string wanted = in_small_letters(text);
    std::vector<std::size_t> same, equal, begin, part;
    for (std::size_t i = 0; i < names.size() && !wanted.empty(); ++i) {
        spend(12 + (wanted.size() + names[i].size()) / 8);
        const std::string name = in_small_letters(names[i]);
        auto& fitting = names[i] == text             ? same
                        : name == wanted             ? equal
                        : begins_at(name, 0, wanted) ? begin
                                                     : part;
        if (&fitting != &part || has_later_part(name, wanted)) {
            fitting.push_back(i);
        }
    }
    return !same.empty() ? same : !equal.empty() ? equal : !begin.empty() ? begin : part;
}

std::optional<std::size_t> name_meant(std::string_view text,
                                      const std::vector<std::string>& names) {
    const std::vector<std::size_t> found = names_meant(text, names);
    return found.size() == 1 ? std::optional{found.front()} : std::nullopt;
}

namespace {

/// The positions of the ids that a word may mean. If the word is part of no id, it may be the
/// initials that the map shows: "bg2" is bandit-guard-2. A letter with a number is a hex.
std::vector<std::size_t> ids_meant(const std::string& word, const std::vector<std::string>& ids) {
    std::vector<std::size_t> meant = names_meant(word, ids);
    const std::string wanted = in_small_letters(word);
    if (!meant.empty() || wanted.size() < 2 || is_digit(wanted[1])) {
        return meant;
    }
    for (std::size_t i = 0; i < ids.size(); ++i) {
        spend(4 + ids[i].size() / 8);
        if (in_small_letters(initials(ids[i])) == wanted) {
            meant.push_back(i);
        }
    }
    return meant;
}

}  // namespace

std::optional<std::size_t> id_meant(const std::string& word, const std::vector<std::string>& ids) {
    const std::vector<std::size_t> meant = ids_meant(word, ids);
    return meant.size() == 1 ? std::optional{meant.front()} : std::nullopt;
}

const Figure* figure_meant(const std::string& word, const Scene& scene) {
    const auto meant = id_meant(word, ids_of(scene));
    return meant ? &scene.figures[*meant] : nullptr;
}

const Figure& take_figure(Words& words, const Scene& scene, std::string_view what,
                          const Offered& offered) {
    const std::string word = words.take(what);
    const std::vector<std::string> ids = ids_of(scene);
    const std::vector<std::size_t> meant = ids_meant(word, ids);
    if (meant.size() == 1) {
        return scene.figures[meant.front()];
    }
    if (meant.empty()) {
        const std::vector<std::string> fitting = ids_of(scene, offered);
        not_possible(
            "Nobody is called " + in_quotes(word),
            "Say " + std::string{what} + (fitting.empty() ? "" : ": " + joined(fitting, "or")));
    }
    not_possible(in_quotes(word) + " may be " + joined(at_positions(ids, meant), "or"),
                 "Type more of the name");
}

std::optional<Hex> hex_meant(const std::string& word, const Scene& scene, const HexNames& names) {
    if (const auto hex = hex_in_text(word)) {
        return to_axial(*hex, scene.map.coordinates);
    }
    return names.find(word);
}

Hex take_hex(Words& words, const Scene& scene, const HexNames& names) {
    const std::string example = "a hex, such as " + names.name(scene.map.hexes.front());
    const std::string word = words.take(example);
    const auto hex = hex_meant(word, scene, names);
    if (!hex) {
        not_possible(in_quotes(word) + " is no hex", "Say " + example);
    }
    if (std::ranges::count(scene.map.hexes, *hex) == 0) {
        not_possible(in_quotes(word) + " is not on the map", "Say " + example);
    }
    return *hex;
}

}  // namespace standee
