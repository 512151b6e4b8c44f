#include <algorithm>
#include <array>
#include <set>

#include "verify/monitors/round/monitor.hpp"
#include "verify/monitors/round/order.hpp"

// The turns of a round, and its end.

namespace standee::verify {
namespace of_turns {
namespace {

template <class What>
bool tells(std::span<const Event> events, const std::string& figure) {
    return std::ranges::any_of(events, [&](const Event& event) {
        const auto* what = std::get_if<What>(&event.what);
        return what != nullptr && what->figure == figure;
    });
}

/// Who is there at the end and could have acted, and has not.
const Figure* left_out(const RoundPiece& end) {
    const auto& figures = end.before.figures;
    const auto found = std::ranges::find_if(figures, may_still_act);
    return found == figures.end() ? nullptr : &*found;
}

// Nobody twice, nobody left out, one turn ended before the next begins.
Seen each_once(const RoundView& view) {
    Judgement judged;
    std::set<std::string> acted;
    for (const RoundPiece& piece : view.pieces) {
        if (piece.is_end()) {
            const Figure* idle = left_out(piece);
            judged.expect(idle == nullptr, false,
                          [&] { return idle->id + " has had no turn when the round ends"; });
            continue;
        }
        const Figure* figure = piece.before.find(piece.figure);
        const bool others_acted = !acted.empty();
        const bool first_turn = acted.insert(piece.figure).second;
        judged.expect(figure != nullptr && figure->kind != Kind::objective && !figure->turn_ended &&
                          first_turn,
                      others_acted, [&] { return piece.figure + " has no turn to take"; });
        const auto events = view.events(piece);
        judged.expect(!piece.whole || tells<event::TurnEnds>(events, piece.figure) ||
                          tells<event::Leave>(events, piece.figure),
                      false, [&] { return "the turn of " + piece.figure + " does not end"; });
    }
    return judged.seen();
}

/// Whether a pile of modifier cards is enough whatever is drawn: no rolling cards, of which one
/// follows another.
bool suffices(const Scene& scene, const std::string& owner) {
    const auto deck = scene.decks.find(owner);
    const auto is_plain = [](const Card& card) { return !card.rolling && card.effects.empty(); };
    return deck != scene.decks.end() && deck->second.size() >= 4 &&
           std::ranges::all_of(deck->second, is_plain);
}

/// Whether all is said that the round needs: numbers, cards and decks.
bool is_complete(const Scene& scene) {
    return suffices(scene, "monsters") &&
           (!rulebook(scene.edition).has_ally_deck || suffices(scene, "allies")) &&
           std::ranges::all_of(scene.figures, [&](const Figure& figure) {
               const bool by_card = figure.kind == Kind::monster || figure.kind == Kind::ally ||
                                    figure.kind == Kind::boss;
               return figure.kind == Kind::objective ||
                      (number_in_order(scene, figure) &&
                       (!by_card || scene.card_of(figure) != nullptr) &&
                       (figure.kind != Kind::character || suffices(scene, figure.id)));
           });
}

/// Whether a trap may stop a figure where another stands: the rules do not say where it then is.
bool may_be_stopped_beside_another(const RoundView& view) {
    return view.refusal->clause == "map.end-unoccupied"_clause &&
           std::ranges::any_of(view.start.map.traps, [](const Trap& trap) {
               return std::ranges::any_of(trap.conditions, [](Condition condition) {
                   return condition == Condition::stun || condition == Condition::immobilize;
               });
           });
}

/// Takes down every way of moving that the abilities name, those inside others included.
void add_gaits(const std::vector<Ability>& abilities, std::set<std::string_view>& gaits) {
    for (const Ability& ability : abilities) {
        if (const auto* move = std::get_if<MoveAbility>(&ability.what)) {
            gaits.insert(move->jump ? "jump" : "walk");
        } else if (std::holds_alternative<TeleportAbility>(ability.what)) {
            gaits.insert("teleport");
        } else if (const auto* paid = std::get_if<ConsumeAbility>(&ability.what)) {
            add_gaits(paid->to, gaits);
            add_gaits(paid->otherwise, gaits);
        } else if (const auto* ranked = std::get_if<RankAbility>(&ability.what)) {
            add_gaits(ranked->to, gaits);
            add_gaits(ranked->otherwise, gaits);
        }
    }
}

/// No printed card moves in two ways before its attack, and none that does is planned.
bool moves_in_two_ways(const RoundView& view) {
    return view.refusal->clause == "monster.focus-path"_clause &&
           std::ranges::any_of(view.start.cards, [](const auto& card) {
               std::set<std::string_view> gaits;
               add_gaits(card.second.abilities, gaits);
               return gaits.size() > 1;
           });
}

/// Whether what was decided, and not the rules, is why a round cannot be played.
bool may_be_refused(const RoundView& view) {
    const bool bad_choice = view.refusal->expected.starts_with("one of the ");
    return may_be_stopped_beside_another(view) || moves_in_two_ways(view) ||
           view.refusal->code == ErrorCode::too_many || bad_choice || view.has_steps ||
           view.orders.draw || view.start.progress.turn || !is_complete(view.start);
}

bool has_decided(const RoundView& view, const std::string& character) {
    return view.orders.others_pass || view.orders.characters.contains(character);
}

/// Whether the round may stop where it does.
bool may_stop(const RoundView& view) {
    if (const auto* character = std::get_if<StopAtCharacter>(&view.answer.stop)) {
        return !has_decided(view, character->figure);
    }
    const auto chosen = std::ranges::count_if(view.answer.events, [](const Event& event) {
        return std::holds_alternative<event::Choice>(event.what);
    });
    return view.is_over() || (!view.orders.first_otherwise &&
                              static_cast<std::size_t>(chosen) >= view.orders.choose.size());
}

// Turns, then the end of the round; it stops where nobody has decided, and nowhere else.
Seen steps(const RoundView& view) {
    if (view.refusal) {
        return may_be_refused(view)
                   ? Seen{}
                   : Seen{Verdict::broken, "the round cannot be played: " + view.refusal->found};
    }
    Judgement judged;
    const std::vector<Event>& events = view.answer.events;
    const auto is_end = [](const Event& event) {
        return std::holds_alternative<event::RoundEnds>(event.what);
    };
    const bool ends_last = std::ranges::count_if(events, is_end) == (view.is_over() ? 1 : 0) &&
                           (!view.is_over() || is_end(events.back()));
    judged.expect(ends_last, view.pieces.size() > 2,
                  [] { return "the round does not end after its turns, once"; });
    judged.expect(may_stop(view), !view.is_over(),
                  [] { return "the round stops where nobody has anything to decide"; });
    for (const RoundPiece& piece : view.pieces) {
        judged.expect(piece.is_end() || piece.before.find(piece.figure) == nullptr ||
                          piece.before.find(piece.figure)->kind != Kind::character ||
                          has_decided(view, piece.figure),
                      false, [&] { return piece.figure + " acts, and nobody has said what"; });
    }
    return judged.seen();
}

bool begins(const RoundPiece& piece, const Event& event) {
    const auto* bonus = std::get_if<event::Bonus>(&event.what);
    return bonus != nullptr && !piece.is_end() && bonus->bonus.lasts.unit == Lasting::Unit::round;
}

std::size_t last_shuffle(std::span<const Event> events) {
    std::size_t last = 0;
    for (std::size_t i = 0; i < events.size(); ++i) {
        last = std::holds_alternative<event::Shuffle>(events[i].what) ? i + 1 : last;
    }
    return last;
}

// Shuffles, those of ability cards too, then bonuses, then elements; in Gloomhaven in any order.
Seen end(const RoundView& view) {
    const RoundPiece* piece = view.end();
    if (piece == nullptr) {
        return {};
    }
    Judgement judged;
    const auto events = view.events(*piece);
    const std::size_t shuffled = last_shuffle(events);
    const bool others_before = std::ranges::any_of(events.first(shuffled), [](const Event& event) {
        return std::holds_alternative<event::BonusEnds>(event.what) ||
               std::holds_alternative<event::Wane>(event.what);
    });
    const bool ordered = view.rules().round_end_ordered;
    judged.expect(!others_before || !ordered, shuffled > 0 && ordered && shuffled < events.size(),
                  [] { return "cards are shuffled after bonuses end or elements wane"; });
    const bool none_left = std::ranges::none_of(piece->after.figures, [](const Figure& figure) {
        return std::ranges::any_of(figure.bonuses, [](const ActiveBonus& bonus) {
            return bonus.lasts.unit == Lasting::Unit::round;
        });
    });
    const bool had_bonus = std::ranges::any_of(view.pieces, [&](const RoundPiece& turn) {
        return std::ranges::any_of(view.events(turn),
                                   [&](const Event& event) { return begins(turn, event); });
    });
    judged.expect(none_left, had_bonus, [] { return "a bonus of the round is still there"; });
    const bool cleared = std::ranges::none_of(
        piece->after.figures, [](const Figure& figure) { return figure.turn_ended; });
    judged.expect(cleared && piece->after.progress.acting.empty(), false,
                  [] { return "a figure has had its turn of the round to come"; });
    return judged.seen();
}

constexpr std::array monitors{
    RoundMonitor{"turn.each-once"_clause,
                 "one turn for each figure that can act, ended before the next", each_once},
    RoundMonitor{"round.steps"_clause,
                 "all turns, then the end of the round; it stops only where someone decides",
                 steps},
    RoundMonitor{"round.end"_clause, "cards are shuffled, then round bonuses end, elements wane",
                 end},
};

}  // namespace
}  // namespace of_turns

std::span<const RoundMonitor> turn_round_monitors() { return of_turns::monitors; }

}  // namespace standee::verify
