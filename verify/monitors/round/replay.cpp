#include "verify/monitors/round/replay.hpp"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/event_json.hpp"
#include "files/round_file.hpp"
#include "files/step_json.hpp"
#include "play/play.hpp"
#include "verify/monitors/play/monitor.hpp"

namespace standee::verify {
namespace {

Violation differs(Clause clause, std::string one, std::string other) {
    return {FindingKind::violation, {clause}, "replay", std::move(one), std::move(other)};
}

/// Where the first difference is; the shorter length where one is how the other begins.
std::size_t first_difference(std::span<const Event> a, std::span<const Event> b) {
    const std::size_t length = std::min(a.size(), b.size());
    std::size_t i = 0;
    while (i < length && a[i].what.index() == b[i].what.index() && a[i].clause == b[i].clause &&
           write_event(a[i]) == write_event(b[i])) {
        ++i;
    }
    return i;
}

/// The events that are told; a step by itself keeps other books than a round.
std::vector<Event> printed(std::span<const Event> events) {
    std::vector<Event> told;
    std::ranges::copy_if(events, std::back_inserter(told), is_printed);
    return told;
}

std::string event_in_words(std::span<const Event> events, std::size_t i) {
    return i < events.size() ? write_event(events[i]).dump() : "nothing more";
}

class Replay {
public:
    Replay(RoundView& view, const Json& characters, ClauseTally& tally)
        : view_{view}, characters_{characters}, tally_{tally}, play_{view.start} {}

    std::vector<Violation> run() {
        while (breaches_.empty() && next_turn()) {
        }
        if (breaches_.empty() && view_.is_over()) {
            end_round();
        }
        if (breaches_.empty() && stopped_in_turn_ == view_.pieces.size()) {
            check_scene();
        }
        return std::move(breaches_);
    }

private:
    [[nodiscard]] std::span<const Event> told() const { return view_.answer.events; }
    [[nodiscard]] bool tells_more() const { return at_ < told().size(); }

    /// Where the events of the turn that begins at `from` end at the latest.
    [[nodiscard]] std::size_t limit_after(std::size_t from) const {
        std::size_t limit = from + 1;
        while (limit < told().size() &&
               !std::holds_alternative<event::TurnStarts>(told()[limit].what)) {
            ++limit;
        }
        while (limit > from + 1 && is_pick(told()[limit - 1])) {
            --limit;
        }
        return limit;
    }

    bool next_turn() {
        RoundPiece piece;
        piece.picked = piece.begun = at_;
        while (piece.begun < told().size() && is_pick(told()[piece.begun])) {
            ++piece.begun;
        }
        const auto* start = piece.begun < told().size()
                                ? std::get_if<event::TurnStarts>(&told()[piece.begun].what)
                                : nullptr;
        if (start == nullptr) {
            return false;
        }
        piece.figure = start->figure;
        keep_picks(piece);
        piece.before = play_.scene();
        at_ = piece.begun;
        limit_ = limit_after(at_);
        piece.whole = !(stops_in_turn() && limit_ == told().size());
        whole_ = piece.whole;
        play_turn(piece.figure);
        piece.ended = at_;
        piece.after = play_.scene();
        piece.steps = std::exchange(steps_, {});
        view_.pieces.push_back(std::move(piece));
        stopped_in_turn_ = whole_ ? view_.pieces.size() : view_.pieces.size() - 1;
        return whole_;
    }

    /// Whether the round has stopped in the middle of a turn.
    [[nodiscard]] bool stops_in_turn() const {
        const auto* choice = std::get_if<PendingChoice>(&view_.answer.stop);
        return choice != nullptr ? !is_pick({choice->clause, choice->choice})
                                 : std::holds_alternative<PendingDraw>(view_.answer.stop) ||
                                       std::holds_alternative<PendingText>(view_.answer.stop);
    }

    /// Keeps whom the party has let act first: for the focus of others [initiative.ties].
    void keep_picks(const RoundPiece& piece) {
        Scene scene = play_.scene();
        for (std::size_t i = piece.picked; i < piece.begun; ++i) {
            const auto& pick = std::get<event::Choice>(told()[i].what);
            const event::Option& option = pick.options.at(pick.chosen);
            scene.progress.decided_first.push_back(
                option.figure.empty() ? key_of_set(scene, option.words, scene.find(piece.figure))
                                      : option.figure);
        }
        if (piece.picked < piece.begun) {
            play_ = Play{std::move(scene)};
        }
    }

    /// A set as a round's progress names it, from the words of a choice: these tell the side only
    /// where sets of both sides were tied. Else it is that of the figure that acts next, if that is
    /// of the set.
    static std::string key_of_set(const Scene& scene, const std::string& words,
                                  const Figure* next) {
        for (const auto& [side, suffix] :
             {std::pair{"party/", " (allies)"}, std::pair{"monsters/", " (enemies)"}}) {
            if (words.ends_with(suffix)) {
                return side + words.substr(0, words.size() - std::string_view{suffix}.size());
            }
        }
        const auto has_set = [&](const Figure& figure) {
            return figure.side == Side::party && monster_set_of(figure) == words;
        };
        const bool known = next != nullptr && monster_set_of(*next) == words;
        const bool of_party = known ? has_set(*next) : std::ranges::any_of(scene.figures, has_set);
        return (of_party ? "party/" : "monsters/") + words;
    }

    void play_turn(const std::string& id) {
        const Figure* figure = play_.scene().find(id);
        if (figure == nullptr) {
            breaches_.push_back(differs("turn.each-once"_clause, "the turn of " + id,
                                        "a figure that is on the map"));
        } else if (figure->kind == Kind::character) {
            play_character(id);
        } else {
            const MonsterCard* card = play_.scene().card_of(*figure);
            step::Turn turn;
            turn.turn = {id, card == nullptr ? std::nullopt : std::optional{card->abilities}};
            turn.text = card == nullptr ? std::vector<PartyText>{} : card->text;
            turn.choose = chosen();
            turn.draw = drawn();
            play(std::move(turn));
        }
    }

    void play_character(const std::string& id) {
        play_as_chosen(step::StartTurn{id, {}});
        if (characters_.is_object() && characters_.contains(id) && characters_[id].is_array() &&
            is_here(id)) {
            const Reader steps{characters_[id]};
            for (std::size_t i = 0; i < steps.size() && goes_on(); ++i) {
                play_own(steps[i]);
            }
        }
        if (is_here(id)) {
            play_as_chosen(step::EndTurn{id, {}});
        }
    }

    /// Plays a step in which the party chooses as the round told it.
    void play_as_chosen(PlayStep step) {
        if (auto* choices = choices_of(step)) {
            *choices = chosen();
        }
        play(step);
    }

    /// A step of a character's turn: what it leaves to the round is as the round told it.
    void play_own(const Reader& written) {
        PlayStep step = read_step(written, play_.scene());
        if (auto* attack = std::get_if<step::Attack>(&step); attack != nullptr && !attack->draw) {
            attack->draw = drawn();
        }
        play_as_chosen(std::move(step));
    }

    [[nodiscard]] bool goes_on() const { return breaches_.empty() && (whole_ || tells_more()); }
    [[nodiscard]] bool is_here(const std::string& id) const {
        return goes_on() && play_.scene().find(id) != nullptr;
    }

    /// The indices chosen in what is left of this turn.
    [[nodiscard]] std::vector<event::OptionChoice> chosen() const {
        std::vector<event::OptionChoice> indices;
        for (const Event& event : view_.events(at_, limit_)) {
            if (const auto* choice = std::get_if<event::Choice>(&event.what)) {
                indices.emplace_back(choice->chosen);
            }
        }
        return indices;
    }

    /// The modifier cards drawn outside in what is left of this turn.
    [[nodiscard]] std::optional<std::vector<Card>> drawn() const {
        if (!view_.orders.draw) {
            return std::nullopt;
        }
        std::vector<Card> cards;
        for (const Event& event : view_.events(at_, limit_)) {
            const auto* attack = std::get_if<event::Attack>(&event.what);
            if (attack != nullptr && attack->deck.empty()) {
                cards.insert(cards.end(), attack->drawn.begin(), attack->drawn.end());
            }
        }
        return cards;
    }

    void play(const PlayStep& step) {
        if (!goes_on()) {
            return;
        }
        const Scene before = play_.scene();
        const std::size_t known = play_.events().size();
        try {
            play_.step(step);
        } catch (const InputError& refused) {
            if (whole_) {  // else it ran out of choices or cards where the round stopped
                breaches_.push_back(
                    differs("round.steps"_clause, event_in_words(told(), at_),
                            "by itself the step is refused: " + std::string{refused.what()}));
            }
            return;
        }
        const auto all = std::span{play_.events()}.subspan(known);
        const std::vector<Event> again = printed(all);
        const auto here = told().subspan(at_, std::min(again.size(), told().size() - at_));
        const std::size_t same = first_difference(here, again);
        const bool cut_off = !whole_ && same == here.size();
        if (same != again.size() && !cut_off) {
            breaches_.push_back(differs("round.steps"_clause, event_in_words(here, same),
                                        event_in_words(again, same)));
            return;
        }
        at_ += same;
        if (same == again.size()) {
            steps_.push_back(step);
            watch_step({before, step, all, play_.scene()}, tally_, breaches_);
        }
    }

    void end_round() {
        RoundPiece piece;
        piece.picked = piece.begun = at_;
        piece.before = play_.scene();
        limit_ = told().size();
        while (tells_more() && is_shuffle_of_abilities(told()[at_])) {
            ++at_;
        }
        Scene without_cards = play_.scene();
        without_cards.cards.clear();
        play_ = Play{std::move(without_cards)};
        play(step::EndRound{});
        piece.ended = at_;
        piece.after = play_.scene();
        view_.pieces.push_back(std::move(piece));
        stopped_in_turn_ = view_.pieces.size();
        if (breaches_.empty() && tells_more()) {
            breaches_.push_back(
                differs("round.end"_clause, event_in_words(told(), at_), "the round is over"));
        }
    }

    static bool is_shuffle_of_abilities(const Event& event) {
        const auto* shuffle = std::get_if<event::Shuffle>(&event.what);
        return shuffle != nullptr && shuffle->abilities;
    }

    void check_scene() {
        Scene again = play_.scene();
        // Who was picked, no event.
        again.progress.acting = view_.answer.scene.progress.acting;
        again.progress.decided_first = view_.answer.scene.progress.decided_first;
        if (again != view_.answer.scene) {
            breaches_.push_back(differs("round.steps"_clause, "the scene after the round",
                                        "the scene after its turns one by one"));
        }
    }

    RoundView& view_;
    const Json& characters_;
    ClauseTally& tally_;
    Play play_;
    std::vector<Violation> breaches_;
    std::vector<PlayStep> steps_;      ///< of this turn
    std::size_t at_ = 0;               ///< of the events told, the next to be compared
    std::size_t limit_ = 0;            ///< one past the last of this turn
    bool whole_ = true;                ///< the turn that is played
    std::size_t stopped_in_turn_ = 0;  ///< how many pieces are whole
};

bool any_steps(const Json& characters) {
    return characters.is_object() &&
           std::ranges::any_of(characters, [](const Json& turn) { return turn.is_array(); });
}

/// Whether the party carries out a text of a card by steps, which have no place in a step `turn`.
bool carries_out_steps(const RoundOrders& orders) {
    return orders.decide && std::ranges::any_of(*orders.decide, [](const TableDecision& decision) {
               const auto* text = std::get_if<CarriedOut>(&decision);
               return text != nullptr && !text->steps.empty();
           });
}

}  // namespace

RoundView view_of(const Case& tried, ClauseTally& tally, std::vector<Violation>& breaches) {
    Fixture fixture;
    fixture.form = FixtureForm::round;
    fixture.document = {{"round", Json::parse(tried.round)}};
    const Json& round = fixture.document["round"];
    const Json characters = round.contains("characters") ? round["characters"] : Json{};

    RoundFile file = read_round(fixture, tried.scene);
    file.scene.turn.reset();
    RoundView view;
    view.start = std::move(file.scene);
    view.orders = std::move(file.orders);
    view.has_steps = any_steps(characters);
    try {
        view.answer = play_round(view.start, view.orders);
    } catch (const InputError& refused) {
        view.refusal = refused.error();
        return view;
    }
    if (carries_out_steps(view.orders)) {
        view.can_be_replayed = false;
        return view;
    }
    view.answer.events = printed(view.answer.events);
    breaches = Replay{view, characters, tally}.run();
    return view;
}

}  // namespace standee::verify
