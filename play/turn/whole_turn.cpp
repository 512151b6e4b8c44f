#include "play/turn/whole_turn.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <tuple>
#include <utility>

#include "focus/card_plan.hpp"
#include "lib/copy_work.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "play/attack/deaths.hpp"
#include "play/turn/card_performance.hpp"
#include "play/turn/known_plans.hpp"
#include "play/turn/one_plan.hpp"
#include "play/turn/turn_course.hpp"
#include "play/turn/turns.hpp"

namespace standee {
namespace {

using Table = std::vector<TableDecision>;
using Course = std::vector<TurnPart>;

/// Cards of a standard modifier deck; the worst one for the target is last [deck.standard].
std::vector<Card> modifier_cards() {
    std::vector<Card> cards{{.modifier = Card::Modifier::miss}};
    for (const int value : {-2, -1, 0, 1, 2}) {
        cards.push_back({.value = value});
    }
    cards.push_back({.modifier = Card::Modifier::twice});
    return cards;
}

/// A figure on the map, and its hit points.
struct FigureLeft {
    std::string id;
    std::optional<int> hp;
};

/// A turn as it went with some decisions. Many are kept at once: no more of it than is needed.
struct Trial {
    Table table;
    KnownPlans plans;
    CourseRecord course;  ///< of a turn that is over
    std::optional<PendingDecision> pending;
    std::vector<FigureLeft> left;
    std::vector<Event> events;  ///< of a turn that is told

    /// None: it has left the map.
    [[nodiscard]] const FigureLeft* find(const std::string& id) const {
        const auto found = std::ranges::find(left, id, &FigureLeft::id);
        return found == left.end() ? nullptr : &*found;
    }
};

/// Trials are on the heap, because they nest as deep as decisions do, and a WebAssembly module has
/// little stack.
using TrialPtr = std::unique_ptr<Trial>;

/// The properties by which courses differ, in the order of answers.
using PartKey = std::tuple<Hex, std::vector<std::string>, std::vector<Hex>,
                           std::vector<std::string>, std::vector<std::string>>;

std::vector<PartKey> key_of(const Course& course) {
    std::vector<PartKey> key;
    for (const TurnPart& part : course) {
        const bool any_path = part.negative_hexes == 0 && part.along.empty();
        key.emplace_back(part.end, part.targets, any_path ? std::vector<Hex>{} : part.path,
                         part.along, part.fallen);
    }
    return key;
}

/// Combines the same course for several foci into one; a course with a focus comes before one
/// without.
void join(TurnPart& part, const TurnPart& other) {
    std::vector<std::string> foci = part.foci;
    for (const std::string& focus : other.foci) {
        if (std::ranges::count(foci, focus) == 0) {
            foci.push_back(focus);
        }
    }
    std::ranges::sort(foci);
    if (!other.focus.empty() && (part.focus.empty() || other.focus < part.focus)) {
        part = other;
    }
    part.foci = std::move(foci);
}

/// Plays the turn with every combination of decisions, and with modifier cards that kill and that
/// do not.
class Courses {
public:
    Courses(const Scene& scene, const Board& board, TurnPlanner& planner, std::size_t trials)
        : trials_left_{trials},
          scene_{scene},
          id_{scene.turn->figure},
          abilities_{scene.turn->abilities ? *scene.turn->abilities : summon_card()},
          board_{std::shared_ptr<const Board>{}, &board},
          planner_{std::shared_ptr<TurnPlanner>{}, &planner} {
        for (Figure& figure : scene_.figures) {
            if (figure.id == id_) {
                figure.summoned_this_round = figure.turn_ended = false;
            }
            // A plan does not foresee whether a figure uses an item.
            std::erase_if(figure.bonuses, [](const ActiveBonus& b) { return !b.item.empty(); });
        }
        auto& turn = scene_.progress.turn;
        in_turn_ = (turn && turn->figure == id_) || scene_.progress.focus_of(id_) != nullptr;
        if (turn && turn->figure != id_) {
            turn.reset();
        }
        scene_.turn.reset();
    }

    void find() { follow(try_out(Table{}, KnownPlans{})); }
    /// From now on, keeps the plans of each turn.
    void keep_plans() { keeps_plans_ = true; }
    /// All plans but the first one, each once.
    [[nodiscard]] const std::vector<Scene>& later_plans() const { return later_plans_; }

    [[nodiscard]] const std::map<std::vector<PartKey>, Course>& courses() const { return courses_; }
    [[nodiscard]] std::optional<Decider> decides() const { return decides_; }
    [[nodiscard]] const std::vector<std::string>& foci() const { return foci_; }
    /// The reasons for the plans in the first course.
    [[nodiscard]] std::vector<Reason> reasons() {
        std::vector<Reason> reasons;
        const TrialPtr told = play(first_, {}, true);
        for (const Event& event : told->events) {
            if (const auto* planned = std::get_if<event::Planned>(&event.what)) {
                reasons.insert(reasons.end(), planned->why.begin(), planned->why.end());
            }
        }
        return reasons;
    }

private:
    [[nodiscard]] TrialPtr try_out(Table table, KnownPlans plans) {
        if (trials_left_ == 0) {
            refuse_so_many();
        }
        --trials_left_;
        // For copying the scene and recording the course; the work of the turn itself is counted as
        // it is played.
        spend(copy_work(scene_));
        return play(std::move(table), std::move(plans));
    }

    /// Plays the turn with one more decision. The plans before that decision are already known.
    [[nodiscard]] TrialPtr try_out(const Trial& before, TableDecision next) {
        Table table = before.table;
        table.push_back(std::move(next));
        return try_out(std::move(table), before.plans.from_start());
    }

    [[nodiscard]] TrialPtr play(Table table, KnownPlans plans, bool explains = false) const {
        DecisionLists lists;
        lists.table = table;
        lists.undecided = Undecided::stops;
        Game game{scene_, std::move(lists), board_};
        game.try_out();
        game.use_planner(planner_);
        game.decisions().let_steps_say_all(false);
        game.explain(explains);
        auto trial = std::make_unique<Trial>();
        trial->table = std::move(table);
        trial->plans = std::move(plans);
        game.share_plans(trial->plans);
        trial->course.figure = id_;
        trial->course.start = scene_.find(id_)->at;
        trial->course.keeps_plans = keeps_plans_;
        game.note_course(trial->course);
        try {
            perform_turn(game);
        } catch (const Stopped&) {
        }
        if (const PendingDecision* pending = game.decisions().pending()) {
            trial->pending = *pending;
            trial->course = {};
        } else {
            note_end(game, trial->course);
        }
        for (const Figure& figure : game.state().scene().figures) {
            trial->left.push_back({figure.id, figure.hp});
        }
        if (explains) {
            trial->events = game.take_log().events;
        }
        return trial;
    }

    void perform_turn(Game& game) const {
        if (begin(game) && game.state().find(id_) != nullptr) {
            CardPerformance card{game, id_, abilities_, no_text_, nullptr};
            static_cast<void>(card.perform_all() == Flow::stops);
        }
    }

    [[noreturn]] void refuse_so_many() const {
        throw InputError{{.code = ErrorCode::too_many,
                          .pointer = "/turn",
                          .found = "too many courses of the turn of \"" + id_ + "\"",
                          .expected = "a card with fewer decisions",
                          .clause = "monster.ambiguity"_clause}};
    }

    void follow(TrialPtr trial) {
        if (!trial->pending) {
            add(trial->table, std::move(trial->course));
        } else if (const auto* draw = std::get_if<PendingDraw>(&*trial->pending)) {
            for (TrialPtr& next : drawn(*trial, *draw)) {
                follow(std::move(next));
            }
        } else if (const auto* choice = std::get_if<PendingChoice>(&*trial->pending)) {
            // It does not matter for this turn which standee is drawn.
            const bool drawn = choice->choice.of == ChoiceKind::number;
            for (std::size_t i = 0; i < (drawn ? 1 : choice->choice.options.size()); ++i) {
                follow(try_out(*trial, i));
            }
        } else {
            follow(try_out(*trial, CarriedOut{}));
        }
    }

    bool begin(Game& game) const {
        if (in_turn_) {
            return true;
        }
        start_turn(game, id_);
        return settle_deaths(game) == Flow::goes_on;
    }

    /// Continues the turn with the cards that may be drawn: one that leaves the target the most hit
    /// points, one that leaves it the fewest, and one that kills it.
    [[nodiscard]] std::vector<TrialPtr> drawn(const Trial& before, const PendingDraw& draw) {
        std::vector<TrialPtr> next;
        const auto with = [&](const Card& card) {
            return try_out(before, std::vector<Card>(draw.cards, card));
        };
        const FigureLeft* target = before.find(draw.target);
        if (target == nullptr || !target->hp) {
            next.push_back(with({}));
            return next;
        }
        TrialPtr most_hurt;
        TrialPtr killed;
        std::optional<int> least;
        for (const Card& card : modifier_cards()) {
            TrialPtr trial = with(card);
            const FigureLeft* left = trial->find(draw.target);
            if (left == nullptr) {
                killed = std::move(trial);
                break;
            }
            if (!least || *left->hp < *least) {
                (least ? most_hurt : next.emplace_back()) = std::move(trial);
                least = left->hp;
            }
        }
        if (most_hurt) {
            next.push_back(std::move(most_hurt));
        }
        if (killed) {
            next.push_back(std::move(killed));
        }
        return next;
    }

    void add_later_plans(std::vector<Scene>& plans) {
        for (std::size_t i = 1; i < plans.size() && later_plans_.size() < most_later_plans; ++i) {
            spend(passing_work(plans[i]));
            if (std::ranges::count(later_plans_, plans[i]) == 0) {
                later_plans_.push_back(std::move(plans[i]));
            }
        }
    }

    void add(const Table& table, CourseRecord record) {
        add_later_plans(record.plans);
        if (record.decides && !decides_) {
            decides_ = record.decides;
        }
        for (const std::string& focus : record.foci) {
            if (std::ranges::count(foci_, focus) == 0) {
                foci_.push_back(focus);
            }
        }
        if (courses_.empty()) {
            first_ = table;
        }
        if (record.ends.empty()) {
            add(std::move(record.parts));
        }
        for (TurnPart& end : record.ends) {
            Course course = record.parts;
            if (course.empty() || record.attacks_last || end.path.size() > 1) {
                course.push_back(std::move(end));
            }
            add(std::move(course));
        }
    }

    void add(Course course) {
        const auto [there, is_new] = courses_.try_emplace(key_of(course), course);
        for (std::size_t i = 0; !is_new && i < course.size(); ++i) {
            join(there->second[i], course[i]);
        }
    }

    std::size_t trials_left_;
    Scene scene_;
    std::string id_;
    std::vector<Ability> abilities_;
    std::vector<PartyText> no_text_;
    std::shared_ptr<const Board> board_;
    std::shared_ptr<TurnPlanner> planner_;
    bool in_turn_ = false;
    std::map<std::vector<PartKey>, Course> courses_;
    std::optional<Decider> decides_;
    std::vector<std::string> foci_;
    Table first_;
    bool keeps_plans_ = false;
    std::vector<Scene> later_plans_;
};

FigureIndex index_of(const Scene& scene, const std::string& id) {
    const auto found = std::ranges::find(scene.figures, id, &Figure::id);
    if (found == scene.figures.end()) {
        throw InputError{
            {.code = ErrorCode::bad_reference,
             .pointer = "/turn",
             .found = "an attack on \"" + id + "\", which comes onto the map during the turn",
             .expected = "a turn whose first attack is on a figure of the scene"}};
    }
    return static_cast<FigureIndex>(found - scene.figures.begin());
}

std::vector<FigureIndex> indices_of(const Scene& scene, const std::vector<std::string>& ids) {
    std::vector<FigureIndex> figures;
    for (const std::string& id : ids) {
        figures.push_back(index_of(scene, id));
    }
    return figures;
}

TurnOption option_of(const Scene& scene, const Course& course) {
    const TurnPart& first = course.front();
    TurnOption option;
    option.end = first.end;
    option.path = first.path;
    if (!first.focus.empty()) {
        option.focus = index_of(scene, first.focus);
    }
    option.foci = indices_of(scene, first.foci);
    option.targets = indices_of(scene, first.targets);
    option.movement = first.movement;
    option.negative_hexes = first.negative_hexes;
    option.disadvantaged = indices_of(scene, first.disadvantaged);
    option.attack_hex = first.attack_hex;
    option.area = first.area;
    option.along = indices_of(scene, first.along);
    option.fallen = first.fallen;
    option.then.assign(course.begin() + 1, course.end());
    return option;
}

/// Appends the reasons for the later plans, each reason once.
void add_reasons(std::vector<Reason>& why, std::vector<Reason> later) {
    for (Reason& reason : later) {
        if (std::ranges::find(why, reason.says, &Reason::says) == why.end()) {
            why.push_back(std::move(reason));
        }
    }
}

}  // namespace

TurnAnswer plan_whole_turn(const Scene& scene, const Board& board, TurnPlanner& planner,
                           Explain explain, std::size_t trials) {
    TurnAnswer answer = planner.plan(scene, board, explain);
    if (is_one_plan(scene, answer)) {
        return answer;
    }
    Courses courses{scene, board, planner, trials};
    courses.find();
    answer.options.clear();
    for (const auto& [key, course] : courses.courses()) {
        answer.options.push_back(option_of(scene, course));
    }
    answer.focus = indices_of(scene, courses.foci());
    std::ranges::sort(answer.focus, {},
                      [&](FigureIndex figure) { return scene.figures[figure].id; });
    answer.decides = courses.decides().value_or(answer.decides);
    if (explain == Explain::yes) {
        add_reasons(answer.why, courses.reasons());
    }
    return answer;
}

std::vector<Scene> later_plans(const Scene& scene, const Board& board, TurnPlanner& planner) {
    Courses courses{scene, board, planner, most_trials};
    courses.keep_plans();
    courses.find();
    return courses.later_plans();
}

TurnAnswer plan_whole_turn(const Scene& scene) {
    TurnPlanner planner;
    return plan_whole_turn(scene, Board{scene.map}, planner);
}

}  // namespace standee
