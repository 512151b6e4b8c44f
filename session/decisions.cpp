#include "session/decisions.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "files/render.hpp"
#include "files/round_orders.hpp"
#include "lib/copy_work.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"
#include "lib/work.hpp"
#include "session/actions.hpp"
#include "session/cards.hpp"
#include "session/waiting.hpp"
#include "session/words.hpp"

namespace standee {
namespace {

std::string one_blank_between(const std::string& text) {
    Words words{text};
    std::string result;
    while (!words.at_end()) {
        result += (result.empty() ? "" : " ") + words.take("");
    }
    return result;
}

/// Whether each word of `said` is the beginning of the corresponding word of `name`.
bool begins_each_word(const Words& said, const std::string& name) {
    Words full{name};
    if (said.left() != full.left() || said.at_end()) {
        return false;
    }
    Words words = said;
    while (!words.at_end()) {
        const std::string word = words.take("");
        const std::string whole = full.take("");
        if (is_digit(word.front()) ? word != whole : !whole.starts_with(word)) {
            return false;
        }
    }
    return true;
}

/// Whether the words name the option, by its hex, its figure or its targets.
bool is_said(const event::Option& option, const Words& all, const Table& table) {
    spend(8 * all.left());
    Words words = all;
    while (!words.at_end()) {
        const std::string word = words.take("");
        const std::string small = in_small_letters(word);
        if (small == "to" || small == "focus" || small == "attack" || small == "stay" ||
            small == "stays") {
            continue;
        }
        const Figure* figure = figure_meant(word, table.scene());
        const bool named =
            figure != nullptr &&
            (option.figure == figure->id || std::ranges::count(option.targets, figure->id) > 0);
        const auto hex = hex_meant(word, table.scene(), table.setting().names);
        const bool there = hex && (option.end == *hex || (!option.end && !option.path.empty() &&
                                                          option.path.back() == *hex));
        const bool called =
            in_small_letters(option.figure) == small ||
            (!option.words.empty() && in_small_letters(option.words).starts_with(small));
        if (!named && !there && !called) {
            return false;
        }
    }
    return true;
}

/// The option that the text names: "negate hand", "hand", "neg hand", "negate no". A number is
/// never taken as the beginning of another number.
std::optional<std::size_t> own_words_meant(const event::Choice& choice, const std::string& text) {
    std::vector<std::string> names;
    for (const event::Option& option : choice.options) {
        names.push_back(has_own_words(choice, option) ? option.words : std::string{});
    }
    const std::string said = in_small_letters(one_blank_between(text));
    for (const std::string& full : {said, "negate " + said, "item " + said}) {
        const auto equal = [&](const std::string& name) { return in_small_letters(name) == full; };
        if (const auto found = std::ranges::find_if(names, equal); found != names.end()) {
            return static_cast<std::size_t>(found - names.begin());
        }
    }
    constexpr std::array<std::string_view, 3> refusals{"negate no", "item no", "no item"};
    if (std::ranges::count(refusals, std::string_view{said}) > 0) {
        return own_words_meant(choice, "no");
    }
    const Words words_said{said};
    std::optional<std::size_t> meant;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (begins_each_word(words_said, in_small_letters(names[i]))) {
            if (meant) {
                return std::nullopt;
            }
            meant = i;
        }
    }
    return meant;
}

/// The words of each part of a line, split at semicolons; empty parts are left out.
std::vector<Words> parts_of(std::string_view line) {
    std::vector<Words> parts;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find(';'), line.size());
        if (Words part{line.substr(0, end)}; !part.at_end()) {
            parts.push_back(std::move(part));
        }
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return parts;
}

/// Carries out a text as an answer to a decision of each kind, if it is one.
struct AnswerTo {
    Table& table;
    const std::string& text;

    bool operator()(const PendingChoice& stop) const {
        Words words{text};
        const std::size_t count = stop.choice.options.size();
        if (const auto said = own_words_meant(stop.choice, text)) {
            table.decide(*said);
            return true;
        }
        if (stop.choice.of == ChoiceKind::number) {
            return draws_standee(stop.choice, words);
        }
        if (words.left() == 1 && is_digit(text.front())) {
            const int number =
                words.take_number("the number of an option", 1, static_cast<int>(count));
            table.decide(static_cast<std::size_t>(number - 1));
            return true;
        }
        std::vector<std::size_t> meant;
        for (std::size_t i = 0; i < count; ++i) {
            if (is_said(stop.choice.options[i], words, table)) {
                meant.push_back(i);
            }
        }
        if (meant.size() != 1) {
            return false;
        }
        table.decide(meant.front());
        return true;
    }
    /// Draws the number of a standee at random if the words are "draw".
    [[nodiscard]] bool draws_standee(const event::Choice& choice, const Words& words) const {
        if (words.left() == 1 && words.number()) {
            not_possible(in_quotes(words.peek()) + " is no number that it can have",
                         asked_first(table.setting(), table.state()));
        }
        if (words.left() != 1 || words.peek() != "draw") {
            return false;
        }
        table.decide(table.state().piles.below(choice.options.size()));
        return true;
    }
    bool operator()(const PendingDraw& /*stop*/) const {
        const Words words{text};
        if (!begins_like_cards(text) || (words.left() == 2 && condition_named(words.peek()) &&
                                         figure_meant(words.peek(1), table.scene()) != nullptr)) {
            return false;
        }
        draw(table, cards_meant(text, table.scene()));
        return true;
    }
    bool operator()(const PendingText& stop) const {
        if (in_small_letters(text) == "done") {
            table.decide(CarriedOut{});
            return true;
        }
        if (!is_action(Words{text}.peek())) {
            return false;
        }
        CarriedOut done;
        std::vector<Card> cards;
        Place place = table.here();
        bool goes_on = true;
        std::vector<LocatedStep> last;  // not in `place` yet
        for (Words words : parts_of(text)) {
            const std::string verb = words.peek();
            if (!is_action(verb)) {
                not_possible(in_quotes(verb) + " is no action",
                             "Between semicolons stand actions, such as move C5, attack Brute 3, "
                             "damage Brute 2, poison Brute");
            }
            words.skip();
            if (goes_on && !last.empty()) {
                goes_on = move_on(place, std::move(last));
            }
            Action action = action_of(verb, words, {table, stop.figure, true, place});
            last = action.steps;
            std::ranges::move(action.steps, std::back_inserter(done.steps));
            std::ranges::move(action.cards, std::back_inserter(cards));
        }
        if (!cards.empty() && done.steps.size() > 1) {
            not_possible("It is not clear which attack draws those cards",
                         "Leave draw out, and say the cards when the game asks for them");
        }
        table.decide(std::move(done));
        draw(table, cards);
        return true;
    }
    /// Plays those steps; `place` becomes the board after them, or as it is when they come to a
    /// decision. Returns whether they are over.
    static bool move_on(Place& place, std::vector<LocatedStep> steps) {
        spend(copy_work(*place.scene));
        LegAnswer played =
            play_leg(*place.scene, leg::Steps{std::move(steps)}, {{}, false, place.board});
        place = {kept(std::move(played.scene)), std::move(played.board)};
        return !played.pending;
    }
    template <class Other>
    bool operator()(const Other& /*stop*/) const {
        return false;
    }
};

}  // namespace

bool answers(Table& table, const std::string& text) {
    const PendingDecision pending = table.state().paused->pending;
    return std::visit(AnswerTo{table, text}, pending);
}

// A rolling card requires another card.
void draw(Table& table, std::span<const Card> cards) {
    std::optional<PendingDraw> first;
    for (std::size_t drawn = 0; drawn < cards.size();) {
        const auto& paused = table.state().paused;
        const auto* stop = paused ? std::get_if<PendingDraw>(&paused->pending) : nullptr;
        if (stop == nullptr && !first) {
            not_possible("No modifier card is drawn now",
                         "Leave draw out, and say the cards when the game asks for them");
        }
        const bool rolls =
            std::ranges::any_of(cards.first(drawn), [](const Card& card) { return card.rolling; });
        if (stop == nullptr ||
            (first && (!rolls || stop->figure != first->figure || stop->target != first->target))) {
            not_possible("That is " + counted(cards.size(), "card"),
                         "Say no more than " + counted(drawn, "card"));
        }
        first = *stop;
        const std::size_t count = std::min(stop->cards, cards.size() - drawn);
        const auto next = cards.subspan(drawn, count);
        table.decide(std::vector<Card>{next.begin(), next.end()});
        drawn += count;
    }
}

void answer(Table& table, const Json& decision) {
    if (decision.is_object() && decision.size() == 1 && decision.contains("choose") &&
        decision["choose"].is_number_unsigned()) {
        table.decide(decision["choose"].get<std::size_t>());
        return;
    }
    table.decide(read_decision(Reader{decision, "/command"}.with(table.scene().map.coordinates),
                               table.scene()));
}

}  // namespace standee
