#include "session/decisions.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/round_orders.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"
#include "session/actions.hpp"
#include "session/cards.hpp"
#include "session/waiting.hpp"
#include "session/words.hpp"

namespace standee {
namespace {

/// Whether an option is what the words say: its hex, its figure or its targets.
bool is_said(const event::Option& option, const Words& all, const Table& table) {
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

/// Whether a text is an answer to a decision of each kind.
struct AnswerTo {
    Table& table;
    const std::string& text;

    bool operator()(const PendingChoice& stop) const {
        Words words{text};
        const std::size_t count = stop.choice.options.size();
        const auto said =
            std::ranges::find_if(stop.choice.options, [&](const event::Option& option) {
                return has_own_words(stop.choice, option) &&
                       in_small_letters(option.words) == in_small_letters(text);
            });
        if (said != stop.choice.options.end()) {  // the number of a standee is no position
            table.decide(static_cast<std::size_t>(said - stop.choice.options.begin()));
            return true;
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
    bool operator()(const PendingDraw& /*stop*/) const {
        const Words words{text};
        if (!begins_like_cards(text) || (words.left() == 2 && condition_named(words.peek()) &&
                                         figure_meant(words.peek(1), table.scene()) != nullptr)) {
            return false;
        }
        table.decide(cards_meant(text, table.scene()));
        return true;
    }
    bool operator()(const PendingText& stop) const {
        if (in_small_letters(text) == "done") {
            table.decide(CarriedOut{});
            return true;
        }
        CarriedOut done;
        std::string_view left = text;
        while (!left.empty()) {
            const std::size_t end = std::min(left.find(';'), left.size());
            Words words{left.substr(0, end)};
            left.remove_prefix(std::min(end + 1, left.size()));
            const std::string verb = words.peek();
            if (!is_action(verb)) {
                return false;
            }
            words.skip();
            Action action = action_of(verb, words, {table, stop.figure, true});
            std::ranges::move(action.steps, std::back_inserter(done.steps));
        }
        table.decide(std::move(done));
        return true;
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
