#include "session/words.hpp"

#include <algorithm>
#include <charconv>

#include "files/coordinates.hpp"
#include "files/render.hpp"
#include "lib/error.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"

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

std::vector<std::string> ids_of(const Scene& scene) {
    std::vector<std::string> ids;
    for (const Figure& figure : scene.figures) {
        ids.push_back(figure.id);
    }
    return ids;
}

}  // namespace

void not_possible(std::string found, std::string expected, std::optional<Clause> clause) {
    throw InputError(
        {ErrorCode::refused, "/command", std::move(found), std::move(expected), clause});
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

std::string Words::take(std::string_view expected) {
    if (at_end()) {
        not_possible("the end of the command", std::string{expected});
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

int Words::take_number(std::string_view expected, int least, int most) {
    const std::string word = take(expected);
    const auto read = number_in(word);
    if (!read || *read < least || *read > most) {
        not_possible(in_quotes(word), std::string{expected} + ", from " + std::to_string(least) +
                                          " to " + std::to_string(most));
    }
    return *read;
}

void Words::demand_end() const {
    if (!at_end()) {
        not_possible(in_quotes(words_[next_]) + " after the command", "nothing more");
    }
}

std::optional<std::size_t> name_meant(std::string_view text,
                                      const std::vector<std::string>& names) {
    const std::string wanted = in_small_letters(text);
    std::vector<std::size_t> begin, equal;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == text) {
            return i;
        }
        const std::string name = in_small_letters(names[i]);
        if (name == wanted) {
            equal.push_back(i);
        } else if (name.starts_with(wanted)) {
            begin.push_back(i);
        }
    }
    const std::vector<std::size_t>& found = equal.empty() ? begin : equal;
    return found.size() == 1 && !wanted.empty() ? std::optional{found.front()} : std::nullopt;
}

const Figure* figure_meant(const std::string& word, const Scene& scene) {
    const auto found = name_meant(word, ids_of(scene));
    return found ? &scene.figures[*found] : nullptr;
}

const Figure& take_figure(Words& words, const Scene& scene, std::string_view expected) {
    const std::string word = words.take(expected);
    if (const Figure* figure = figure_meant(word, scene)) {
        return *figure;
    }
    std::vector<std::string> fitting = ids_of(scene);
    std::erase_if(fitting, [&](const std::string& id) {
        return !in_small_letters(id).starts_with(in_small_letters(word));
    });
    const std::vector<std::string> ids = fitting.empty() ? ids_of(scene) : fitting;
    not_possible(in_quotes(word), std::string{expected} + ": " + joined(ids, "or"));
}

std::optional<Hex> hex_meant(const std::string& word, const Scene& scene, const HexNames& names) {
    if (const auto hex = hex_in_text(word)) {
        return to_axial(*hex, scene.map.coordinates);
    }
    return names.find(word);
}

Hex take_hex(Words& words, const Scene& scene, const HexNames& names) {
    const std::string word = words.take("a hex, such as " + names.name(scene.map.hexes.front()));
    const auto hex = hex_meant(word, scene, names);
    if (!hex || std::ranges::count(scene.map.hexes, *hex) == 0) {
        not_possible(in_quotes(word) + (hex ? ", which is not on the map" : ""),
                     "a hex of the map, such as " + names.name(scene.map.hexes.front()));
    }
    return *hex;
}

}  // namespace standee
