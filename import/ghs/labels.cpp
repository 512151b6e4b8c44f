#include "import/ghs/labels.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <system_error>
#include <vector>

#include "lib/letters.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

/// Labels within labels are resolved to this depth, and texts up to this length; the rest stays as
/// it is.
constexpr int deepest_label = 8;
constexpr std::size_t longest_text = 10'000;

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    std::string replaced;
    std::size_t done = 0;
    for (std::size_t at = 0; (at = text.find(what, done)) != std::string::npos;
         done = at + what.size()) {
        replaced.append(text, done, at - done).append(with);
    }
    if (done > 0) {
        text = replaced.append(text, done);
    }
}

/// A label as a file names it: `name:first|second`.
struct Named {
    std::string_view name;
    std::vector<std::string_view> arguments;
};

Named named(std::string_view label) {
    const std::size_t colon = label.find(':');
    Named result{label.substr(0, colon), {}};
    for (std::size_t at = colon; at != std::string_view::npos;) {
        const std::size_t end = label.find('|', at + 1);
        result.arguments.push_back(label.substr(at + 1, end - at - 1));
        at = end;
    }
    return result;
}

/// A place for an argument, as in "{1} of {0}".
struct Place {
    std::size_t number;
    std::size_t length;  ///< in the text
};

std::optional<Place> place_at_front(std::string_view text) {
    if (!text.starts_with('{')) {
        return std::nullopt;
    }
    std::size_t number = 0;
    const char* const text_end = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data() + 1, text_end, number);
    if (error != std::errc{} || end == text_end || *end != '}') {
        return std::nullopt;
    }
    return Place{number, static_cast<std::size_t>(end + 1 - text.data())};
}

/// The text with the first argument for each `{0}`, the second for `{1}` and so on. Nothing is put
/// into the arguments themselves, so that they cannot multiply one another.
std::string with_places_filled(std::string_view text,
                               const std::vector<std::string_view>& arguments) {
    std::string filled;
    while (!text.empty()) {
        const auto place = place_at_front(text);
        const bool fits = place && place->number < arguments.size() &&
                          filled.size() + arguments[place->number].size() <= longest_text;
        filled += fits ? arguments[place->number] : text.substr(0, 1);
        text.remove_prefix(fits ? place->length : 1);
    }
    return filled;
}

std::string with_arguments(std::string text, const std::vector<std::string_view>& arguments) {
    const bool has_places = text.find("{0}") != std::string::npos;
    if (arguments.empty()) {
        replace_all(text, "{0} ", "");
        replace_all(text, "{0}", "");
        return text;
    }
    if (has_places) {
        return with_places_filled(text, arguments);
    }
    for (const std::string_view argument : arguments) {
        text.append(text.empty() ? "" : " ").append(argument);
    }
    return text;
}

/// What a label of the application means where its text is not known.
std::optional<std::string> meaning_of(const Named& label) {
    // All solo scenarios share this one, whose name is its meaning.
    const bool known = label.name.starts_with("game.") || label.name.ends_with(".char-am-deck");
    if (!known || label.name.find(':') != std::string_view::npos) {
        return std::nullopt;
    }
    const std::string last{label.name.substr(label.name.rfind('.') + 1)};
    return with_arguments(last == "damage" ? "{0} damage" : last, label.arguments);
}

/// A label of the application as a reader finds it where its text is not known.
std::optional<std::string> readable(const Named& label) {
    const auto meaning = label.name.starts_with("game.") ? meaning_of(label) : std::nullopt;
    if (label.name.starts_with("data.custom.")) {
        return std::string{unknown_text};
    }
    const bool consumes = label.name.find(".consume.") != std::string_view::npos;
    return meaning ? std::optional{(consumes ? "consume " : "") + in_words(*meaning)}
                   : std::nullopt;
}

/// Replaces the labels of a text, and those of the texts that come in their places.
template <class Find>
class Resolver {
public:
    explicit Resolver(Find find) : find_{std::move(find)} {}

    std::string resolve(std::string_view text, int depth = 0) {
        std::string result;
        while (!text.empty()) {
            const std::size_t start = text.find('%');
            const std::size_t end =
                start == std::string_view::npos ? start : text.find('%', start + 1);
            if (end == std::string_view::npos) {
                break;
            }
            const auto known = text_of(text.substr(start + 1, end - start - 1), depth);
            if (!known) {
                // The second sign may begin a label of its own.
                result += text.substr(0, end);
                text.remove_prefix(end);
                continue;
            }
            result.append(text.substr(0, start)).append(*known);
            length_ += known->size();
            text.remove_prefix(end + 1);
        }
        return result.append(text);
    }

private:
    std::optional<std::string> text_of(std::string_view label, int depth) {
        spend(16 + label.size() / 4);
        if (depth == deepest_label || length_ > longest_text) {
            return std::nullopt;
        }
        const Named whole{label, {}};
        const Named parts = named(label);
        auto text = find_(whole);
        if (!text && !parts.arguments.empty()) {
            text = find_(parts);
        }
        spend(text ? text->size() / 4 : 0);
        return text ? std::optional{resolve(*text, depth + 1)} : std::nullopt;
    }

    Find find_;
    std::size_t length_ = 0;
};

std::string without_breaks(std::string text) {
    for (const std::string_view tag : {"<br>", "<br/>", "<br />"}) {
        replace_all(text, tag, " ");
    }
    return text;
}

/// Whether a name is shorter, or as long and first in the alphabet.
bool is_before(std::string_view name, std::string_view other) {
    return name.size() != other.size() ? name.size() < other.size() : name < other;
}

/// "Rust Hound 9" without the number of its scenario.
std::string_view without_number(std::string_view title) {
    const std::size_t space = title.rfind(' ');
    const bool has_number = space != std::string_view::npos && space + 1 < title.size() &&
                            std::ranges::all_of(title.substr(space + 1), is_digit);
    return has_number ? title.substr(0, space) : title;
}

}  // namespace

std::string in_words(std::string_view name) {
    std::string result;
    char before = ' ';
    for (const char c : name) {
        if (is_capital(c) && is_letter(before) && !is_capital(before)) {
            result += ' ';
            result += small(c);
        } else {
            result += c;
        }
        before = c;
    }
    return result;
}

void Labels::read(const Json& json, const std::string& name) {
    spend(20 + name.size());
    if (json.is_string()) {
        const auto [text, is_new] = texts_.emplace(name, json.get<std::string>());
        if (is_new) {
            note_title(text->first, text->second);
        }
    } else if (json.is_object()) {
        for (const auto& [field, value] : json.items()) {
            const bool joined = !name.empty() && !field.empty();
            read(value, name + (joined ? "." : "") + field);
        }
    }
}

// Several sets may have the same title; those of scenarios have longer names.
void Labels::note_title(std::string_view name, std::string_view title) {
    constexpr std::string_view prefix = "monster.";
    if (!name.starts_with(prefix) || name.find('.', prefix.size()) != std::string_view::npos) {
        return;
    }
    name.remove_prefix(prefix.size());
    spend(20 + 2 * title.size());
    const auto note = [name](auto& names, std::string_view text) {
        std::string& known = names[in_small_letters(text)];
        if (known.empty() || is_before(name, known)) {
            known = name;
        }
    };
    note(names_by_title_, title);
    note(names_by_short_title_, without_number(title));
}

// The files of an edition leave out the first part of the name, "data", and now and then the
// edition of a text of its own: "custom.toad.1" for "custom.fh.toad.1".
const std::string* Labels::find(std::string_view name) const {
    constexpr std::string_view own = "custom.";
    auto text = texts_.find(name);
    const std::size_t dot = name.find('.');
    if (text == texts_.end() && dot != std::string_view::npos) {
        name.remove_prefix(dot + 1);
        text = texts_.find(name);
    }
    const std::size_t edition =
        name.starts_with(own) ? name.find('.', own.size()) : std::string_view::npos;
    if (text == texts_.end() && edition != std::string_view::npos) {
        text = texts_.find(std::string{own} + std::string{name.substr(edition + 1)});
    }
    return text == texts_.end() ? nullptr : &text->second;
}

std::vector<std::string> Labels::monsters_of_kind(std::string_view kind) const {
    constexpr std::string_view prefix = "monster.";
    const std::string end = ' ' + in_small_letters(kind);
    std::vector<std::string> names;
    for (auto text = texts_.lower_bound(prefix);
         text != texts_.end() && text->first.starts_with(prefix); ++text) {
        const std::string name = text->first.substr(prefix.size());
        spend(16 + (text->first.size() + text->second.size()) / 4);
        if (in_small_letters(without_number(text->second)).ends_with(end) &&
            name.find('.') == std::string::npos) {
            spend(100);
            names.push_back(name);
        }
    }
    return names;
}

std::string Labels::monster_named(std::string_view title) const {
    spend(20 + title.size() / 4);
    for (const auto* names : {&names_by_title_, &names_by_short_title_}) {
        if (const auto found = names->find(title); found != names->end()) {
            return found->second;
        }
    }
    return "";
}

std::vector<std::string> Labels::monsters_named(std::string_view text) const {
    std::vector<std::string> names;
    while (!text.empty()) {
        std::size_t end = text.size();
        for (const std::string_view separator : {" and ", " or ", ", "}) {
            end = std::min(end, text.find(separator));
        }
        // A list may lack its commas: takes the longest title with which the text begins.
        std::string name;
        for (std::size_t stop = end; name.empty() && stop != std::string_view::npos && stop > 0;
             stop = text.rfind(' ', stop - 1)) {
            name = monster_named(text.substr(0, stop));
            if (name.empty() && text[stop - 1] == 's') {
                name = monster_named(text.substr(0, stop - 1));
            }
            end = name.empty() ? end : stop;
        }
        if (name.empty()) {
            return {};
        }
        names.push_back(std::move(name));
        text.remove_prefix(end);
        for (const std::string_view separator : {" and ", " or ", ", ", " "}) {
            text.remove_prefix(text.starts_with(separator) ? separator.size() : 0);
        }
    }
    return names;
}

std::string Labels::resolved(std::string_view text) const {
    const auto known = [this](const Named& label) -> std::optional<std::string> {
        const std::string* found = find(label.name);
        return found == nullptr ? readable(label)
                                : std::optional{with_arguments(*found, label.arguments)};
    };
    std::string resolved = without_breaks(Resolver{known}.resolve(text));
    spend(resolved.size() / 2);
    return resolved;
}

std::string Labels::meaning(std::string_view text) const {
    // The table of sentences knows the names of the application's labels, not their texts.
    const auto known = [this](const Named& label) -> std::optional<std::string> {
        const auto meaning = meaning_of(label);
        const std::string* found = meaning ? nullptr : find(label.name);
        return found == nullptr ? meaning : std::optional{with_arguments(*found, label.arguments)};
    };
    return without_breaks(Resolver{known}.resolve(text));
}

}  // namespace standee::ghs
