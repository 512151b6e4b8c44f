#include "disputes/branches.hpp"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "files/event_json.hpp"
#include "files/known_figures.hpp"
#include "files/play_file.hpp"
#include "files/step_json.hpp"
#include "lib/copy_work.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "play/play.hpp"

namespace standee {
namespace {

using Orders = std::vector<std::vector<std::size_t>>;

/// The scene with everything sorted that has no order of its own: conditions are a set.
Scene in_order(Scene scene) {
    for (Figure& figure : scene.figures) {
        std::ranges::sort(figure.conditions, {}, &HeldCondition::name);
    }
    std::ranges::sort(scene.loot);
    return scene;
}

/// The properties by which the results of courses differ.
struct Outcome {
    Scene scene;
    std::string lost;      ///< as JSON
    std::size_t hash = 0;  ///< the hash of `lost`, which is different for most courses

    friend bool operator==(const Outcome& a, const Outcome& b) {
        return a.hash == b.hash && a.lost == b.lost && a.scene == b.scene;
    }
};

Outcome outcome_of(const std::vector<Event>& events, const Scene& scene, bool events_count) {
    constexpr std::uint64_t letter_work = 3;
    spend(copy_work(scene));
    Outcome outcome{in_order(scene),
                    (events_count ? write_events(events) : damage_list(events)).dump()};
    spend(letter_work * outcome.lost.size());
    outcome.hash = std::hash<std::string>{}(outcome.lost);
    return outcome;
}

/// One way in which a step can go.
struct StepPlay {
    Played played;
    bool other_choice = false;
    bool other_order = false;
};

/// The choices that were met, in order.
std::vector<event::Choice> choices_in(const std::vector<Event>& events) {
    std::vector<event::Choice> met;
    for (const Event& event : events) {
        if (const auto* choice = std::get_if<event::Choice>(&event.what)) {
            met.push_back(*choice);
        }
    }
    return met;
}

/// Plays one step in every order of effects that the rules allow, and with every option of the
/// choices that the step does not decide.
class StepPlays {
public:
    StepPlays(const Scene& scene, const PlayStep& step, bool events_count, const StepPlayer& play,
              std::size_t& budget)
        : scene_{scene}, step_{step}, events_count_{events_count}, play_{play}, budget_{budget} {}

    /// The result with the default orders and first options, then all different results. Throws
    /// InputError if the step is refused with the default orders.
    std::vector<StepPlay> all() {
        explore(step_, false, {}, 0);
        return std::move(plays_);
    }

private:
    /// Plays the step. Other options of the first `followed` choices, with the default orders, are
    /// tried elsewhere.
    void explore(const PlayStep& step, bool other_choice, const Orders& ahead,
                 std::size_t followed) {
        if (budget_ == 0) {
            throw InputError({ErrorCode::too_many,
                              "",
                              "more than " + std::to_string(max_courses) + " orders and choices",
                              "a step in which fewer effects wait at one moment, or whose choices "
                              "are decided",
                              {}});
        }
        --budget_;
        spend(3 * copy_work(scene_));
        Played played;
        try {
            played = play_(scene_, step, {ahead});
        } catch (const InputError&) {
            if (ahead.empty() && !other_choice) {
                throw;
            }
            return;  // the step, as written, does not fit this order
        }
        const std::vector<ResolvedTiming> moments = played.moments;
        const std::vector<event::Choice> choices = choices_in(played.events);
        keep({std::move(played), other_choice, !ahead.empty()});
        for (std::size_t i = ahead.size(); i < moments.size(); ++i) {
            if (moments[i].decided) {
                continue;  // this choice has been followed
            }
            explore_moment(step, other_choice, moments, i, std::max(followed, choices.size()));
        }
        explore_choices(step, choices, ahead, followed);
    }

    /// Tries each other option of each choice that has not been decided.
    void explore_choices(const PlayStep& step, const std::vector<event::Choice>& choices,
                         const Orders& ahead, std::size_t followed) {
        PlayStep other = step;
        std::vector<event::OptionChoice>* choose = choices_of(other);
        if (choose == nullptr) {
            return;
        }
        for (std::size_t i = choose->size(); i < choices.size(); ++i) {
            for (std::size_t option = 1; i >= followed && option < choices[i].options.size();
                 ++option) {
                choose->emplace_back(option);
                explore(other, true, ahead, followed);
                choose->pop_back();
            }
            choose->emplace_back(std::size_t{0});  // the option that was taken by default
        }
    }

    void explore_moment(const PlayStep& step, bool other_choice,
                        const std::vector<ResolvedTiming>& moments, std::size_t i,
                        std::size_t followed) {
        if (moments[i].waiting.size() < 2) {
            return;
        }
        constexpr std::size_t most = max_courses;
        Orders ahead;
        for (std::size_t before = 0; before < i; ++before) {
            ahead.push_back(moments[before].order);
        }
        for (const auto& order :
             allowed_orders(moments[i].moment, moments[i].waiting, scene_.edition, most)) {
            if (order == moments[i].order) {
                continue;
            }
            Orders other = ahead;
            other.push_back(order);
            explore(step, other_choice, other, followed);
        }
    }

    void keep(StepPlay play) {
        Outcome outcome = outcome_of(play.played.events, play.played.scene, events_count_);
        if (std::ranges::find(outcomes_, outcome) == outcomes_.end()) {
            outcomes_.push_back(std::move(outcome));
            plays_.push_back(std::move(play));
        }
    }

    const Scene& scene_;
    const PlayStep& step_;
    bool events_count_;
    const StepPlayer& play_;
    std::size_t& budget_;
    std::vector<Outcome> outcomes_;
    std::vector<StepPlay> plays_;
};

class Courses {
public:
    Courses(const Scene& scene, const Reader& steps, bool events_count, const StepPlayer& play)
        : steps_{steps}, events_count_{events_count}, play_{play}, known_{scene} {
        Course course;
        course.answer.start = scene;
        course.answer.scene = scene;
        courses_.push_back(std::move(course));
    }

    std::vector<Course> all() {
        const std::size_t count = steps_.size();
        for (std::size_t i = 0; i < count; ++i) {
            take(i);
        }
        return std::move(courses_);
    }

private:
    void take(std::size_t number) {
        std::vector<Course> next;
        for (Course& course : courses_) {
            if (course.answer.refused) {
                read_only(number, course);
                next.push_back(std::move(course));
            } else {
                take(number, course, next);
            }
        }
        courses_ = without_doubles(std::move(next));
        for (const Course& course : courses_) {
            known_.add(course.answer.scene);
        }
    }

    void take(std::size_t number, Course& course, std::vector<Course>& next) {
        const Reader reader = steps_[number];
        const PlayStep step = read_step(reader, course.answer.scene);
        known_.demand_of(step, reader);
        std::vector<StepPlay> plays;
        try {
            plays = StepPlays{course.answer.scene, step, events_count_, play_, budget_}.all();
            check_decisions(reader, step, plays.front().played.events);
        } catch (const InputError& error) {
            Error failure = error.error();
            if (failure.pointer.empty()) {
                failure.pointer = reader.pointer();
            }
            if (failure.code != ErrorCode::refused) {
                throw InputError(failure);
            }
            course.answer.refused = number;
            course.answer.refusal = std::move(failure);
            next.push_back(std::move(course));
            return;
        }
        const std::size_t copies = plays.size() - 1;
        spend(copies * (course.steps.size() + 1) * keeping_work(course.answer.scene));
        std::vector<Course> longer(copies, course);
        longer.push_back(std::move(course));
        for (std::size_t i = 0; i < plays.size(); ++i) {
            add_step(longer[i], step, std::move(plays[i]));
            next.push_back(std::move(longer[i]));
        }
    }

    static void add_step(Course& course, const PlayStep& step, StepPlay play) {
        course.other_choice = course.other_choice || play.other_choice;
        course.other_order = course.other_order || play.other_order;
        course.steps.push_back(
            {std::move(course.answer.scene), step, play.played.events, play.played.moments});
        auto& events = course.answer.events;
        events.insert(events.end(), play.played.events.begin(), play.played.events.end());
        course.answer.scene = std::move(play.played.scene);
    }

    /// Checks the form of a step that is never reached. It may refer to things that would have
    /// existed by then.
    void read_only(std::size_t number, const Course& course) const {
        try {
            static_cast<void>(read_step(steps_[number], course.answer.scene));
        } catch (const InputError& error) {
            if (error.error().code != ErrorCode::bad_reference) {
                throw;
            }
        }
    }

    [[nodiscard]] std::vector<Course> without_doubles(std::vector<Course> branches) const {
        if (branches.size() < 2) {
            return branches;
        }
        std::vector<Course> kept;
        std::vector<std::pair<std::optional<std::size_t>, Outcome>> known;
        for (Course& course : branches) {
            const PlayAnswer& answer = course.answer;
            std::pair found{answer.refused, outcome_of(answer.events, answer.scene, events_count_)};
            spend(100 * known.size());
            if (std::ranges::find(known, found) == known.end()) {
                known.push_back(std::move(found));
                kept.push_back(std::move(course));
            }
        }
        return kept;
    }

    const Reader& steps_;
    bool events_count_;
    const StepPlayer& play_;
    std::size_t budget_ = max_courses;
    KnownFigures known_;
    std::vector<Course> courses_;
};

}  // namespace

std::vector<Course> all_courses(const Scene& scene, const Reader& steps, bool events_count,
                                const StepPlayer& play) {
    return Courses{scene, steps, events_count, play}.all();
}

}  // namespace standee
