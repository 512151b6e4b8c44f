#include "verify/compare/answer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/round_file.hpp"
#include "files/step_json.hpp"
#include "focus/turn.hpp"
#include "lib/error.hpp"
#include "lib/figure_ids.hpp"
#include "lib/words.hpp"
#include "play/event_names.hpp"
#include "play/play.hpp"
#include "play/round/round.hpp"
#include "show/words/log.hpp"
#include "verify/contradictions/moment_words.hpp"
#include "verify/contradictions/outcome.hpp"
#include "verify/shrink/document.hpp"

namespace standee::verify {
namespace {

std::string names_of(const Scene& scene, const std::vector<FigureIndex>& figures) {
    return figures.empty() ? "nobody" : fmt::format("{}", fmt::join(ids_of(scene, figures), ", "));
}

std::string turn_by_rules(const Scene& scene) {
    const TurnAnswer answer = plan_turn(scene);
    std::string words = fmt::format("focus {}", names_of(scene, answer.focus));
    for (const TurnOption& option : answer.options) {
        words += fmt::format("{} ends in {}", &option == answer.options.data() ? ";" : ", or",
                             text_of(option.end));
        if (!option.targets.empty()) {
            words += fmt::format(" and attacks {}", names_of(scene, option.targets));
        }
    }
    return words;
}

/// The result of a play of one step, apart from the scene after it.
class StepWords {
public:
    explicit StepWords(const Edition& rules) : rules_{rules} {}

    void refused(std::size_t number, const Error& error) {
        const bool forbidden = error.code == ErrorCode::refused;
        answer_.refused += forbidden ? 1 : 0;
        answer_.asks = answer_.asks || !forbidden;
        say(forbidden ? fmt::format("step {} is refused by {}: {}", number + 1, error.clause_id(),
                                    error.found)
                      : fmt::format("step {} has to say more: found {}, expected {}", number + 1,
                                    error.found, error.expected));
    }
    void played(const Played& played) {
        for (const Event& event : played.events) {
            if (const auto* choice = std::get_if<event::Choice>(&event.what)) {
                may_choose(*choice);
            }
        }
        for (const ResolvedTiming& met : played.moments) {
            if (met.moment == TimingPoint::end_of_round) {
                order_of(met);
            }
        }
    }
    EditionAnswer with(const std::string& changes) {
        if (changes != "the rest is the same") {
            say(changes);
        }
        if (answer_.says.empty()) {
            say(std::string{nothing_changes});
        }
        return answer_;
    }

private:
    void say(const std::string& words) {
        answer_.says += (answer_.says.empty() ? "" : "; ") + words;
    }

    void may_choose(const event::Choice& choice) {
        if (choice.options.size() < 2) {
            return;
        }
        std::vector<std::string> options;
        for (const event::Option& option : choice.options) {
            options.push_back(option_in_words(option));
        }
        say(fmt::format("{}: {}", name_of(choice.of), fmt::join(options, " or ")));
    }

    /// Editions differ in whether the rules order it [round.end].
    void order_of(const ResolvedTiming& met) {
        const bool ordered = allowed_orders(met.moment, met.waiting, rules_, 2).size() == 1;
        std::vector<std::string> waiting;
        for (const std::size_t i : met.order) {
            waiting.push_back(words_of(met.waiting[i]));
        }
        say(fmt::format("the round ends {}: {}", ordered ? "in this order" : "in any order",
                        fmt::join(waiting, ", ")));
    }

    const Edition& rules_;
    EditionAnswer answer_;
};

EditionAnswer play_by_rules(const Edition& rules, const Case& tried) {
    StepWords words{rules};
    Scene scene = tried.scene;
    for (std::size_t i = 0; i < tried.steps.size(); ++i) {
        try {
            const Json json = parse_document(tried.steps[i]);
            Played played = play(scene, read_step(Reader{json}, scene));
            words.played(played);
            scene = std::move(played.scene);
        } catch (const InputError& error) {
            if (error.error().code == ErrorCode::not_in_edition) {
                throw;
            }
            words.refused(i, error.error());
        }
    }
    return words.with(differs(tried.scene, SceneOutcome{scene}, SceneOutcome{tried.scene}));
}

/// Who acts in which order, and what is to be chosen.
EditionAnswer round_by_rules(const Case& tried) {
    Fixture fixture;
    fixture.form = FixtureForm::round;
    fixture.document = Json{{"round", parse_document(tried.round)}};
    const RoundFile file = read_round(fixture, tried.scene);
    const RoundAnswer answer = play_round(file.scene, file.orders);
    std::string words = fmt::format("turns of {}", fmt::join(answer.order, ", "));
    for (const Event& event : answer.events) {
        const auto* choice = std::get_if<event::Choice>(&event.what);
        if (choice != nullptr && choice->options.size() > 1) {
            words += fmt::format("; {} is chosen", name_of(choice->of));
        }
    }
    return {words};
}

/// Whether a scene of one edition may have a condition that the rules lack.
bool may_lack(const Edition& rules, const Edition& drawn_for) {
    return std::ranges::any_of(condition_names, [&](std::string_view name) {
        const Condition condition = *condition_named(name);
        return drawn_for.conditions.contains(condition) && !rules.conditions.contains(condition);
    });
}

std::string without_quotes(std::string text) {
    std::erase(text, '"');
    return text;
}

}  // namespace

EditionAnswer answer_by(const Edition& rules, Case tried) {
    const bool read_again = may_lack(rules, tried.scene.edition);
    tried.scene.edition = rules;
    try {
        if (read_again) {
            static_cast<void>(read_case(write_case(tried), &rules));
        }
        switch (tried.kind()) {
            case CaseKind::turn: return {turn_by_rules(tried.scene)};
            case CaseKind::play: return play_by_rules(rules, tried);
            case CaseKind::round: break;
        }
        return round_by_rules(tried);
    } catch (const InputError& error) {
        if (error.error().code == ErrorCode::not_in_edition) {
            return {"does not have " + without_quotes(error.error().found), true};
        }
        return {fmt::format("no answer: {}", error.what()), false, true};
    }
}

}  // namespace standee::verify
