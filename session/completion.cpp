#include "session/completion.hpp"

#include <algorithm>
#include <array>

#include "lib/clause.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"
#include "play/event_names.hpp"
#include "session/commands.hpp"
#include "session/words.hpp"

namespace standee {
namespace {

/// Questions: input that changes nothing.
constexpr std::array<std::string_view, 8> questions_of_the_table{
    "help", "hexes", "map", "quit", "rules", "status", "why", "why-not"};

bool has_small_letters_alone(const std::string& word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

/// Adds the words that a command has besides its name, such as "range" and "pierce", in small
/// letters.
void add_keywords(const CommandForm& form, std::vector<std::string>& words) {
    const std::string text = std::string{form.form} + " " + std::string{form.keywords};
    Words keywords{text};
    keywords.skip();
    while (!keywords.at_end()) {
        const std::string word = keywords.take("");
        if (has_small_letters_alone(word)) {
            words.push_back(word);
        }
    }
}

void add_figures(const Scene& scene, std::vector<std::string>& words) {
    for (const Figure& figure : scene.figures) {
        words.push_back(figure.id);
    }
}

std::vector<std::string> first_words(const Session& session) {
    std::vector<std::string> words{questions_of_the_table.begin(), questions_of_the_table.end()};
    for (const CommandForm& form : command_forms()) {
        words.emplace_back(form.name);
    }
    for (const Answer& answer : session.waiting().answers) {
        words.push_back(Words{answer.command}.take(""));
    }
    add_figures(session.scene(), words);
    return words;
}

/// The words that may follow the first one.
std::vector<std::string> later_words(const Session& session, const std::string& verb) {
    std::vector<std::string> words;
    for (const CommandForm& form : command_forms()) {
        if (form.name == verb) {
            add_keywords(form, words);
        }
    }
    for (const Answer& answer : session.waiting().answers) {
        Words said{answer.command};
        if (in_small_letters(said.take("")) == verb) {
            while (!said.at_end()) {
                words.push_back(said.take(""));
            }
        }
    }
    add_figures(session.scene(), words);
    if (verb == "attack" || verb == "lose" || verb == "force") {
        for (std::size_t i = 0; i < condition_names.size(); ++i) {
            if (session.scene().edition.conditions.contains(static_cast<Condition>(i))) {
                words.emplace_back(condition_names[i]);
            }
        }
    }
    return words;
}

}  // namespace

std::vector<std::string> completions(const Session& session, const std::string& line) {
    const std::size_t blank = line.find_last_of(' ');
    const bool first = blank == std::string::npos;
    const std::string begun = in_small_letters(first ? line : line.substr(blank + 1));
    std::vector<std::string> words =
        first ? first_words(session) : later_words(session, Words{line}.peek());
    std::erase_if(words, [&](const std::string& word) {
        return word.find(' ') != std::string::npos || !in_small_letters(word).starts_with(begun);
    });
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    return words;
}

std::string completed(const std::string& line, const std::vector<std::string>& words) {
    if (words.empty()) {
        return line;
    }
    std::string common = words.front();
    for (const std::string& word : words) {
        const auto differs = std::ranges::mismatch(common, word, [](char a, char b) {
            return in_small_letters(std::string{a}) == in_small_letters(std::string{b});
        });
        common.erase(differs.in1, common.end());
    }
    const std::size_t blank = line.find_last_of(' ');
    const std::size_t start = blank == std::string::npos ? 0 : blank + 1;
    if (words.size() > 1 && common.size() <= line.size() - start) {
        return line;
    }
    return line.substr(0, start) + common + (words.size() == 1 ? " " : "");
}

}  // namespace standee
