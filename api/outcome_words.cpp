#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "api/game_words.hpp"
#include "files/render.hpp"
#include "lib/words.hpp"
#include "play/event_names.hpp"
#include "show/canvas/text.hpp"
#include "show/words/event_words.hpp"
#include "show/words/log.hpp"

// Tells in words, event by event, what has happened in a game.

namespace standee::api {
namespace {

/// The text as a sentence. Names stay as they are: "guard-2 dies."
std::string sentence(const std::string& text) {
    const std::string_view first{text.data(), std::min(text.find(' '), text.size())};
    const bool name = first.find_first_of("-0123456789") != std::string_view::npos;
    return (name ? text : capitalised(text)) +
           (text.ends_with('.') || text.ends_with(':') || text.ends_with('?') ? "" : ".");
}

/// Tells the events of a leg, beginning with the first one that has not been told.
class Telling {
public:
    /// Of a turn that the table plays `by_hand` only the start and the end are told.
    Telling(const Happened& happened, bool by_hand, const MapStyle& style)
        : happened_{happened}, by_hand_{by_hand}, style_{style} {}

    std::string text() {
        for (std::size_t i = happened_.told; i < happened_.events.size(); ++i) {
            i = tell(i);
        }
        return text_;
    }

private:
    [[nodiscard]] const Event& at(std::size_t i) const { return happened_.events[i]; }
    template <class What>
    [[nodiscard]] const What* at(std::size_t i) const {
        return i < happened_.events.size() ? std::get_if<What>(&at(i).what) : nullptr;
    }

    /// For an item, its use is told and its end is not; for any other bonus, its end is.
    static bool is_silent_bonus(const Event& event) {
        const auto* used = std::get_if<event::BonusUsed>(&event.what);
        const auto* ends = std::get_if<event::BonusEnds>(&event.what);
        return (used != nullptr && used->bonus.item.empty()) ||
               (ends != nullptr && !ends->bonus.item.empty());
    }

    /// Whether an event has no line of its own.
    static bool is_silent(const Event& event) {
        return !is_printed(event) || std::holds_alternative<event::Planned>(event.what) ||
               std::holds_alternative<event::Choice>(event.what) ||
               std::holds_alternative<event::RoundEnds>(event.what) || is_silent_bonus(event) ||
               std::holds_alternative<event::TextCarriedOut>(event.what);
    }

    /// Whether nothing has happened in the turn that ends with this event.
    [[nodiscard]] bool nothing_before(std::size_t end) const {
        if (by_hand_) {
            return false;
        }
        for (std::size_t i = end; i-- > 0;) {
            if (at<event::TurnStarts>(i) != nullptr) {
                return true;
            }
            // The table has carried out a card, and knows what has happened.
            if (!is_silent(at(i)) || at<event::TextCarriedOut>(i) != nullptr) {
                return false;
            }
        }
        return false;
    }

    /// Tells an event, and the events after it that belong on the same line. Returns the position
    /// of the last one.
    std::size_t tell(std::size_t i) {
        if (const auto* turn = at<event::TurnStarts>(i)) {
            text_ += fmt::format("\n{}\n", inked(printable(turn->figure) + "'s turn",
                                                 TextRole::heading, style_.colour));
            return i;
        }
        if (const auto* turn = at<event::TurnEnds>(i)) {
            const Figure* figure = happened_.from->find(turn->figure);
            if (figure != nullptr && figure->kind != Kind::character && nothing_before(i)) {
                add("it stays");
            }
            return i;
        }
        if (is_silent(at(i))) {
            return i;
        }
        if (at<event::Move>(i) != nullptr) {
            return tell_moves(i);
        }
        const auto* used = at<event::BonusUsed>(i);
        std::string line =
            used != nullptr ? used->on + " uses " + used->bonus.item : event_line(at(i));
        std::size_t last = i;
        if (const auto* attack = at<event::Attack>(i)) {
            last = next_told(i + 1);
            const auto* damage = at<event::Damage>(last);
            if (damage != nullptr && damage->to == attack->target &&
                damage->source == DamageSource::attack) {
                line += damage->hp.value_or(0) > 0
                            ? fmt::format(". {} has {} left", damage->to, *damage->hp)
                            : std::string{};
            } else {
                last = i;
            }
        }
        add(line);
        return last;
    }

    [[nodiscard]] std::size_t next_told(std::size_t i) const {
        while (i < happened_.events.size() && is_silent(at(i))) {
            ++i;
        }
        return i;
    }

    /// Tells the steps of one move, push or pull on one line.
    std::size_t tell_moves(std::size_t i) {
        const event::Move& first = *at<event::Move>(i);
        std::string line = fmt::format(
            "{} {} {} > {}", first.figure,
            first.how == MoveKind::push || first.how == MoveKind::pull ? "is forced" : "goes",
            text_of(first.from), text_of(first.to));
        while (const auto* next = at<event::Move>(i + 1)) {
            if (next->figure != first.figure || next->how != first.how) {
                break;
            }
            line += " > " + text_of(next->to);
            ++i;
        }
        if (first.how != MoveKind::walk) {
            line += fmt::format(" ({})", words_of(first.how));
        }
        add(line);
        return i;
    }

    void add(const std::string& line) { text_ += paragraph(sentence(line), style_, "  "); }

    const Happened& happened_;
    bool by_hand_;
    const MapStyle& style_;
    std::string text_;
};

}  // namespace

std::string outcome_words(const Session& session, const Outcome& outcome, const MapStyle& style) {
    std::string text;
    for (std::size_t i = 0; i < outcome.size(); ++i) {
        const Happened& happened = outcome[i];
        if (happened.note) {
            text += paragraph(sentence(with_names(session, happened.note->says, style)), style);
        } else {
            const bool by_hand =
                i + 1 < outcome.size() && outcome[i + 1].note && outcome[i + 1].note->hands_over;
            text += with_names(session, Telling{happened, by_hand, style}.text(), style);
        }
    }
    return text;
}

}  // namespace standee::api
