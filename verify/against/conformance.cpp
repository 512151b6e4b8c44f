#include "verify/against/conformance.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "files/play_file.hpp"
#include "lib/error.hpp"
#include "verify/case.hpp"

namespace standee::against {
namespace {

using verify::Case;

/// A fixture as a request to the command.
struct Question {
    const NamedFixture* named = nullptr;
    Case tried;
    Claim expected;
};

/// Whether a play's expectation mentions this value.
bool covers(const Reader& expect, const TableDifference& difference) {
    const auto lists = [&](const char* field, const std::string& id) {
        const auto list = expect.find(field);
        const auto names = [&](const Json& entry) {
            return entry == id || (entry.is_object() && entry.value("to", Json{}) == id);
        };
        return list && std::ranges::any_of(list->json(), names);
    };
    if (difference.figure.empty()) {
        return expect.has(difference.what);
    }
    if (difference.what == "gone") {
        return lists("gone", difference.figure) ||
               (expect.has("figures") && expect.at("figures").has(difference.figure));
    }
    if (difference.what == "hp" && lists("damage", difference.figure)) {
        return true;
    }
    const auto figures = expect.find("figures");
    const auto figure = figures ? figures->find(difference.figure) : std::nullopt;
    return figure && figure->has(difference.what == "hex" ? "at" : difference.what);
}

/// Whether anything that is compared is expected.
bool expects_something(const Reader& expect) {
    return std::ranges::any_of(std::array{"figures", "gone", "elements", "loot", "damage"},
                               [&](const char* field) { return expect.has(field); });
}

std::optional<Question> play_question(const NamedFixture& named, const Reader& expect) {
    Question question{&named, {scene_of(named.fixture)}, {}};
    const PlayedFile played = play_fixture(named.fixture);
    const Reader steps = Reader{named.fixture.document}.at("steps");
    question.tried.steps = steps.list([](const Reader& step) { return step.json().dump(); });
    if (played.answer.start.map.coordinates != Coordinates::axial || !played.holds() ||
        question.tried.steps.empty()) {
        return std::nullopt;
    }
    if (played.answer.refused) {
        question.expected = Refused{*played.answer.refused};
        return question;
    }
    auto table = table_of(played.answer.scene);
    if (played.answer.undecided > 0 || !expects_something(expect)) {
        return std::nullopt;
    }
    question.expected = std::move(table);
    return question;
}

/// None if the fixture is not a turn or play with an expectation that can be asked.
std::optional<Question> question_of(const NamedFixture& named) {
    const Fixture& fixture = named.fixture;
    if (fixture.form == FixtureForm::play) {
        const auto expect = fixture.part("expect");
        return expect ? play_question(named, *expect) : std::nullopt;
    }
    if (fixture.form != FixtureForm::turn || !fixture.scene_reader()) {
        return std::nullopt;
    }
    Question question{&named, {scene_of(fixture)}, {}};
    auto expectation = turn_expectation_of(fixture, question.tried.scene);
    if (!expectation || !question.tried.scene.turn) {
        return std::nullopt;
    }
    for (ExpectedOption& option : expectation->options) {
        option.details = {};  // a reply has none
    }
    const auto repeated = std::ranges::unique(expectation->options);
    expectation->options.erase(repeated.begin(), repeated.end());
    question.expected = std::move(*expectation);
    return question;
}

class Suite {
public:
    explicit Suite(Program& program) : program_{program} { result_.command = program.command(); }

    Conformance run(const std::vector<NamedFixture>& fixtures) {
        for (const NamedFixture& named : fixtures) {
            if (auto question = question_of(named)) {
                questions_.push_back(std::move(*question));
            } else {
                ++result_.left_out;
            }
        }
        failures_.resize(questions_.size());
        std::size_t next = 0;
        program_.ask_all(
            [&]() -> std::optional<std::string> {
                return next < questions_.size()
                           ? std::optional{request_body(questions_[next++].tried)}
                           : std::nullopt;
            },
            [&](std::size_t number, const Reply& reply) { take(number, reply); });
        result_.not_asked = questions_.size() - result_.total.all();
        for (auto& failure : failures_) {
            if (failure) {
                result_.failures.push_back(std::move(*failure));
            }
        }
        return std::move(result_);
    }

private:
    void count(const Question& question, std::uint64_t Score::* what) {
        ++(result_.total.*what);
        ++(result_.editions[question.tried.scene.edition.id].*what);
        for (const Clause clause : question.named->fixture.notes.clauses) {
            ++(result_.clauses[clause].*what);
        }
    }

    void take(std::size_t number, const Reply& reply) {
        const Question& question = questions_[number];
        if (const auto* unsupported = std::get_if<Unsupported>(&reply)) {
            ++result_.unsupported[unsupported->why];
            count(question, &Score::unsupported);
            return;
        }
        const auto sides = what_is_wrong(question, reply);
        count(question, sides ? &Score::failed : &Score::passed);
        if (sides) {
            failures_[number] =
                Failure{question.named->file, question.tried.scene.edition.id,
                        question.named->fixture.notes.clauses, sides->ours, sides->theirs};
        }
    }

    /// What was expected and what was answered instead; none if the command passes the fixture.
    static std::optional<BothSides> what_is_wrong(const Question& question, const Reply& reply) {
        if (const auto* failed = std::get_if<Failed>(&reply)) {
            return BothSides{in_words(question.expected, question.expected).ours, failed->what};
        }
        if (const auto* malformed = std::get_if<Malformed>(&reply)) {
            return BothSides{"an answer", "a malformed line: " + malformed->what};
        }
        Claim theirs;
        if (const auto* refused = std::get_if<Refused>(&reply)) {
            theirs = *refused;
        } else {
            try {
                theirs = read_claim(std::get<Answered>(reply).reply, question.tried);
            } catch (const InputError& error) {
                return BothSides{"an answer", std::string{"a malformed answer: "} + error.what()};
            }
        }
        return agrees(question, theirs) ? std::nullopt
                                        : std::optional{in_words(question.expected, theirs)};
    }

    static bool agrees(const Question& question, const Claim& theirs) {
        const auto* ours = std::get_if<TableClaim>(&question.expected);
        const auto* table = std::get_if<TableClaim>(&theirs);
        if (ours == nullptr || table == nullptr) {
            return agree(question.expected, theirs);
        }
        const Reader expect = *question.named->fixture.part("expect");
        return std::ranges::none_of(
            differences(*ours, *table),
            [&](const TableDifference& difference) { return covers(expect, difference); });
    }

    Program& program_;
    Conformance result_;
    std::vector<Question> questions_;
    std::vector<std::optional<Failure>> failures_;
};

}  // namespace

Conformance run_fixtures(const std::vector<NamedFixture>& fixtures, Program& program) {
    return Suite{program}.run(fixtures);
}

}  // namespace standee::against
