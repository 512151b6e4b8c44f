#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "lib/card_line.hpp"
#include "lib/copy_work.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "rulebook/card.hpp"
#include "rulebook/course.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/perform.hpp"
#include "rulebook/planned_turn.hpp"
#include "rulebook/turns.hpp"

// The turn as a whole. A monster performs its card line by line, and each attack is planned from
// what the lines before it leave [monster.performs-card, ability.order]. So the turn is carried out
// with every decision that the party may take and with modifier cards that kill and that do not.

namespace standee::rulebook {
namespace {

/// How a card reads, line by line: whether its first attack, with the moves before it, is all that
/// goes by the focus, and nothing comes before that changes anything.
struct Lecture {
    const Scene& scene;
    const Figure& by;
    bool after_attack = false, after_other = false, after_consumption = false, one_plan = true;

    void read(const Ability& ability) {
        if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
            if (attack->along) {
                after_other = true;
                return;
            }
            one_plan =
                one_plan && !after_attack && !after_other && !may_find_others(scene, by, *attack);
            after_attack = true;
        } else if (is_move(ability)) {
            one_plan = one_plan && !after_attack && !after_other;
        } else if (const auto branches = branches_of(ability)) {
            // A second consumption may find the elements of the first.
            const bool consumes = !branches->price.empty();
            one_plan = one_plan && !(consumes && after_consumption);
            after_consumption = after_consumption || consumes;
            after_other = after_other || std::holds_alternative<IfAbility>(ability.what);
            read_either(branches->to, branches->otherwise);
        } else if (!is_about_others(ability) &&
                   !std::holds_alternative<SwitchRankAbility>(ability.what)) {
            after_other = true;
        }
    }
    void read_either(const std::vector<Ability>& one, const std::vector<Ability>& other) {
        Lecture second = *this;
        for (const Ability& ability : one) {
            read(ability);
        }
        for (const Ability& ability : other) {
            second.read(ability);
        }
        after_attack = after_attack || second.after_attack;
        after_other = after_other || second.after_other;
        one_plan = one_plan && second.one_plan;
    }
};

const std::vector<Ability>& card_of(const Scene& scene) {
    return scene.turn->abilities ? *scene.turn->abilities : summon_card();
}

bool is_planned_at_once(const Scene& scene, const PlannedTurn& plan) {
    const Figure& by = *scene.find(scene.turn->figure);
    Lecture lecture{scene, by};
    for (const Ability& ability : card_of(scene)) {
        lecture.read(ability);
    }
    const bool harmed =
        (by.has(Condition::wound) && by.hp) ||
        std::ranges::any_of(plan.options, [](const auto& one) { return one.negative_hexes > 0; });
    return lecture.one_plan && !harmed;
}

/// The scene in which the figure takes its turn, whatever it has done this round.
Scene about_to_act(const Scene& given) {
    Scene scene = given;
    const std::string id = scene.turn->figure;
    for (Figure& figure : scene.figures) {
        const bool acts = figure.id == id;
        figure.summoned_this_round = figure.summoned_this_round && !acts;
        figure.turn_ended = figure.turn_ended && !acts;
        std::erase_if(figure.bonuses, [](const ActiveBonus& bonus) {
            return !bonus.item.empty();  // nobody foresees its use
        });
    }
    if (scene.progress.turn && scene.progress.turn->figure != id) {
        scene.progress.turn.reset();
    }
    scene.turn.reset();
    return scene;
}

/// A turn carried out with some decisions, until the next.
struct Attempt {
    std::vector<TableDecision> decided;
    std::vector<Outcomes> found;  ///< by its plans, in their order
    Course course;
    std::optional<PendingDecision> pending;
    Scene scene;
};

class EveryCourse {
public:
    EveryCourse(const Scene& scene, const Book& book, Ground& ground, int attempts)
        : start_{about_to_act(scene)},
          id_{scene.turn->figure},
          card_{card_of(scene)},
          book_{book},
          ground_{ground},
          attempts_{attempts} {}

    void find() { follow(carry_out({})); }

    PlannedTurn answer;

private:
    void follow(Attempt attempt) {
        if (!attempt.pending) {
            take(std::move(attempt.course));
        } else if (const auto* choice = std::get_if<PendingChoice>(&*attempt.pending)) {
            // Nobody foresees which standee is drawn, and it makes no difference.
            const bool by_chance = choice->choice.of == ChoiceKind::number;
            for (std::size_t i = 0; i < (by_chance ? 1 : choice->choice.options.size()); ++i) {
                follow(with(attempt, i));
            }
        } else if (const auto* draw = std::get_if<PendingDraw>(&*attempt.pending)) {
            for (Attempt& next : with_cards_that_matter(attempt, *draw)) {
                follow(std::move(next));
            }
        }
    }

    /// The turn with one more decision. What it plans before that has been found already.
    Attempt with(const Attempt& before, TableDecision next) {
        Attempt attempt{.decided = before.decided, .found = before.found};
        attempt.decided.push_back(std::move(next));
        return carry_out(std::move(attempt));
    }

    Attempt carry_out(Attempt attempt) {
        spend(copy_work(start_));
        if (--attempts_ < 0) {
            throw InputError{{.code = ErrorCode::too_many,
                              .pointer = "/turn",
                              .found = "too many courses",
                              .expected = "fewer choices",
                              .clause = "monster.ambiguity"_clause}};
        }
        DecisionLists lists;
        lists.table = attempt.decided;
        lists.undecided = Undecided::stops;
        Table table{start_, book_.rules(), Decisions{std::move(lists)}, ground_};
        table.choices.let_steps_say_all(false);
        table.found = &attempt.found;
        attempt.course.figure = id_;
        attempt.course.start = start_.find(id_)->at;
        table.course = &attempt.course;
        try {
            const bool has_begun = start_.progress.turn || start_.progress.focus_of(id_) != nullptr;
            if (!has_begun) {
                start_turn(table, id_, true);
                settle_deaths(table);
            }
            if (table.is_here(id_)) {
                perform_rest_of_card(table, id_, card_);
            }
            note_end(table, id_);
        } catch (const CourseOver&) {
        } catch (const Stopped&) {
            attempt.pending = *table.choices.pending();
        }
        book_.note(table.asked());
        attempt.scene = std::move(table.scene);
        return attempt;
    }

    /// Of the cards of a standard deck the least harmful, the most harmful that does not kill, and
    /// one that kills: nothing else of a card matters to what follows [deck.standard].
    std::vector<Attempt> with_cards_that_matter(const Attempt& before, const PendingDraw& draw) {
        const auto draws = [&](const Card& card) {
            return with(before, std::vector<Card>(draw.cards, card));
        };
        const Figure* target = before.scene.find(draw.target);
        if (target == nullptr || !target->hp) {
            return {draws({})};
        }
        std::vector<std::pair<int, Attempt>> alive;
        std::optional<Attempt> kills;
        for (const Card& card :
             {Card{.modifier = Card::Modifier::miss}, Card{.value = -2}, Card{.value = -1}, Card{},
              Card{.value = 1}, Card{.value = 2}, Card{.modifier = Card::Modifier::twice}}) {
            Attempt attempt = draws(card);
            const Figure* left = attempt.scene.find(draw.target);
            if (left != nullptr) {
                alive.emplace_back(*left->hp, std::move(attempt));
            } else if (!kills) {
                kills = std::move(attempt);
            }
        }
        std::vector<Attempt> next;
        if (!alive.empty()) {
            const auto least =
                std::ranges::min_element(alive, {}, [](const auto& one) { return one.first; });
            const bool differs = least->first < alive.front().first;
            next.push_back(std::move(alive.front().second));
            if (differs) {
                next.push_back(std::move(least->second));
            }
        }
        if (kills) {
            next.push_back(std::move(*kills));
        }
        return next;
    }

    void take(Course course) {
        if (course.found) {
            answer.focus_held = course.found->focus_held;
            for (const std::string& focus : course.found->foci) {
                if (std::ranges::count(answer.foci, focus) == 0) {
                    answer.foci.push_back(focus);
                }
            }
        }
        PlannedOption option = course.parts.front();
        option.then.assign(course.parts.begin() + 1, course.parts.end());
        const auto [there, is_new] = options_.try_emplace(key_of(option), option);
        if (is_new) {
            return;
        }
        PlannedOption& same = there->second;
        join(same, option);
        for (std::size_t i = 0; i < option.then.size(); ++i) {
            join(same.then[i], option.then[i]);
        }
    }

    /// What distinguishes two courses: the path only through negative hexes or past enemies
    /// [monster.ambiguity].
    using Key = std::tuple<Hex, std::vector<std::string>, std::vector<Hex>,
                           std::vector<std::string>, std::vector<std::string>>;
    static Key part_key(const PlannedOption& part) {
        const bool path = part.negative_hexes > 0 || !part.along.empty();
        return {part.end, part.targets, path ? part.path : std::vector<Hex>{}, part.along,
                part.fallen};
    }
    static std::vector<Key> key_of(const PlannedOption& option) {
        std::vector<Key> key{part_key(option)};
        for (const PlannedOption& part : option.then) {
            key.push_back(part_key(part));
        }
        return key;
    }

    /// The same for another focus: the first stands for both.
    static void join(PlannedOption& part, const PlannedOption& other) {
        std::set<std::string> foci{part.foci.begin(), part.foci.end()};
        foci.insert(other.foci.begin(), other.foci.end());
        if (other.focus && (!part.focus || *other.focus < *part.focus)) {
            const std::vector<PlannedOption> then = std::move(part.then);
            part = other;
            part.then = then;
        }
        part.foci.assign(foci.begin(), foci.end());
    }

public:
    void put_in_order() {
        std::ranges::sort(answer.foci);
        for (auto& [key, option] : options_) {
            answer.options.push_back(std::move(option));
        }
    }

private:
    Scene start_;
    std::string id_;
    std::vector<Ability> card_;
    const Book& book_;
    Ground& ground_;
    int attempts_;                                       ///< left
    std::map<std::vector<Key>, PlannedOption> options_;  ///< in the order of answers
};

}  // namespace

bool is_one_plan(const Scene& scene, Ground& ground) {
    const Book book{rules_of(scene.edition)};
    return is_planned_at_once(scene, plan_next_attack(scene, book, ground));
}

PlannedTurn plan_turn(const Scene& scene, const Book& book, Ground& ground, int attempts) {
    PlannedTurn plan = plan_next_attack(scene, book, ground);
    if (is_planned_at_once(scene, plan)) {
        return plan;
    }
    EveryCourse every{scene, book, ground, attempts};
    every.find();
    every.put_in_order();
    return std::move(every.answer);
}

PlannedTurn plan_turn(const Scene& scene) {
    Ground ground;
    return plan_turn(scene, Book{rules_of(scene.edition)}, ground);
}

}  // namespace standee::rulebook
