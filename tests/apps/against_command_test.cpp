#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "tests/apps/command.hpp"
#include "tests/support/json_schema.hpp"

// `standee verify --against` and the example in Python: nothing differs, and each of its faults is
// found with the rule that it breaks.

namespace standee {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

using Json = nlohmann::ordered_json;

/// The example, with a fault or without.
std::string example(const std::string& fault = {}) {
    return "PYTHONDONTWRITEBYTECODE=1 FAULT=" + fault + " exec python3 '" +
           project_file("examples/adapter/python/adapter.py") + "'";
}

Ran against(const std::string& command, std::vector<std::string> more) {
    more.insert(more.begin(), {"verify", "--against", command});
    return run_standee(more);
}

Json answer_of(const std::string& command, std::vector<std::string> more) {
    more.emplace_back("--json");
    const Ran ran = against(command, more);
    EXPECT_EQ(ran.err, "");
    return Json::parse(ran.out);
}

// ---- the example ----

TEST(Against, NothingDiffersInTheExample) {
    const Json answer = answer_of(example(), {"--cases", "20000", "--seed", "11"});
    EXPECT_EQ(answer["differing"], 0) << answer["differences"].dump(1);
    EXPECT_THAT(answer["incidents"], IsEmpty());
    EXPECT_GT(answer["agreed"], 1500);
}

TEST(Against, TheExamplePassesEveryFixtureThatItSupports) {
    const Json answer = answer_of(example(), {"--fixtures", project_file("fixtures")});
    EXPECT_EQ(answer["total"]["failed"], 0) << answer["failures"].dump(1);
    EXPECT_GT(answer["total"]["passed"], 600);
}

TEST(Against, TheExampleInTypeScriptPassesToo) {
    if (std::system("command -v tsc >/dev/null && command -v node >/dev/null") != 0) {
        SUCCEED() << "no tsc or node here";
        return;
    }
    const TemporaryFolder folder;
    const std::string compile = "tsc -p '" + project_file("examples/adapter/typescript") +
                                "' --outDir '" + folder.path("") + "'";
    ASSERT_EQ(std::system(compile.c_str()), 0);
    const Json answer = answer_of("exec node '" + folder.path("adapter.js") + "'",
                                  {"--fixtures", project_file("fixtures/turns")});
    EXPECT_EQ(answer["total"]["failed"], 0) << answer["failures"].dump(1);
    EXPECT_GT(answer["total"]["passed"], 80);
}

struct Fault {
    std::string name;
    std::string clause;
    std::string cases;  ///< so many show it
    std::string or_by;  ///< another clause that it breaks in some editions; empty: none
};

void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.name; }

class Faults : public ::testing::TestWithParam<Fault> {};

TEST_P(Faults, AreFoundWithTheirClause) {
    const Json answer = answer_of(example(GetParam().name), {"--cases", GetParam().cases});
    bool found = false;
    for (const Json& difference : answer["differences"]) {
        const std::string clause = difference["clause"];
        found = found || clause == GetParam().clause;
        // A single case may look as if another rule were missing.
        if (difference["count"] > 1) {
            EXPECT_THAT(clause, AnyOf(GetParam().clause, GetParam().or_by)) << difference.dump(1);
        }
    }
    EXPECT_TRUE(found) << answer["differences"].dump(1);
    EXPECT_THAT(answer["incidents"], IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    OfTheExample, Faults,
    ::testing::Values(
        Fault{"ties-by-id", "monster.focus-initiative", "500", ""},
        // It does not look at what the card says of the focus either.
        Fault{"focus-by-range", "monster.focus-path", "800", "card.focus-farthest"},
        // In Gloomhaven difficult terrain says what the last hex of a jump costs.
        Fault{"jump-lands-free", "move.jump", "3000", "map.difficult"},
        Fault{"traps-are-floor", "map.trap", "1500", ""},
        Fault{"straight-approach", "monster.move-shorten", "1500", ""},
        Fault{"always-moves", "monster.move-minimum", "900", ""},
        Fault{"sees-invisible", "condition.invisible", "500", ""},
        Fault{"walks-through-enemies", "map.end-unoccupied", "6000", ""},
        Fault{"ends-on-allies", "map.end-unoccupied", "800", ""},
        Fault{"no-adjacent-disadvantage", "attack.adjacent-ranged", "3000", ""},
        Fault{"doors-stand-open", "map.closed-door", "1500", ""},
        Fault{"difficult-costs-one", "map.difficult", "1500", ""},
        Fault{"flying-pays", "move.flying", "3000", ""},
        Fault{"muddle-ignored", "condition.muddle", "3000", ""},
        // One case looks as if a wall line, which makes a path longer, were not there.
        Fault{"moves-too-far", "move.points", "600", "map.wall-line"},
        Fault{"immobilized-moves", "condition.immobilize", "800", ""},
        Fault{"stunned-acts", "condition.stun", "3000", ""},
        Fault{"disarmed-attacks", "condition.disarm", "800", ""},
        Fault{"reaches-too-far", "range.count", "500", ""},
        Fault{"sees-through-walls", "los.line", "1500", ""}),
    [](const ::testing::TestParamInfo<Fault>& fault) {
        std::string name = fault.param.name;
        std::ranges::replace(name, '-', '_');
        return name;
    });

// ---- what the command supports ----

TEST(Against, AsksASmallProgramMostlyWhatItSupports) {
    const std::string walker = "PYTHONDONTWRITEBYTECODE=1 exec python3 '" +
                               project_file("examples/adapter/python/walker.py") + "'";
    const Json answer = answer_of(walker, {"--cases", "600"});
    const int asked = answer["turns"].get<int>() + answer["plays"].get<int>();
    EXPECT_GE(2 * answer["agreed"].get<int>(), asked) << answer["unsupported"].dump(1);
    EXPECT_EQ(answer["differing"], 0) << answer["differences"].dump(1);
    EXPECT_TRUE(answer["learned"]["turns"].get<bool>());
    EXPECT_FALSE(answer["learned"]["plays"].get<bool>());
    EXPECT_GT(answer["wrongRules"]["wouldShow"], 0);
    const Json drawn = answer_of(walker, {"--cases", "600", "--as-drawn"});
    EXPECT_LT(drawn["agreed"].get<int>(), 60);
    EXPECT_FALSE(drawn.contains("learned"));
    EXPECT_FALSE(drawn["warnings"].empty());
}

/// The names of the rules that answer for most cases that differ.
std::string most_frequent(const Json& answer) {
    std::string clause;
    int most = 0;
    for (const Json& difference : answer["differences"]) {
        if (difference["count"] > most) {
            most = difference["count"];
            clause = difference["clause"];
        }
    }
    return clause;
}

TEST(Against, FindsElevenInjectedBugsAndNamesNineOfThem) {
    struct Bug {
        std::string fault;
        std::vector<std::string> clauses;  ///< either of which is right
    };
    const std::vector<Bug> bugs{{"traps-are-floor", {"map.trap", "monster.focus-negative-hexes"}},
                                {"sees-through-walls", {"los.line"}},
                                {"later-first", {"initiative.order", "monster.focus-initiative"}},
                                {"proximity-ignored", {"monster.focus-proximity"}},
                                {"reaches-too-far", {"range.count"}},
                                {"disarmed-attacks", {"condition.disarm"}},
                                {"allies-block", {"map.end-unoccupied"}},
                                {"jump-lands-free", {"move.jump", "map.difficult"}},
                                {"idle-ranged", {"monster.focus-as-melee"}},
                                {"muddle-ignored", {"condition.muddle"}},
                                {"always-moves", {"monster.move-minimum"}}};
    int named = 0;
    for (const Bug& bug : bugs) {
        const Json answer = answer_of(example(bug.fault), {"--cases", "2000"});
        EXPECT_GT(answer["differing"], 0) << bug.fault;
        const std::string clause = most_frequent(answer);
        const bool right = std::ranges::count(bug.clauses, clause) > 0;
        named += right ? 1 : 0;
        if (!right) {
            RecordProperty(bug.fault, clause);
        }
    }
    EXPECT_GE(named, 9);
}

// ---- the report ----

TEST(Against, DrawsTheSmallestCaseWithBothAnswersAndTheRule) {
    const Ran ran = against(example("doors-stand-open"), {"--cases", "1500"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, StartsWith("1500 cases: "));
    for (const char* part :
         {"1. map.closed-door: a closed door is open.", "► acts", "standee: ends", "command: ends",
          "rule:    map.closed-door, ", "replay:  standee "}) {
        EXPECT_THAT(ran.out, HasSubstr(part));
    }
}

TEST(Against, WritesAFixtureForEachDifference) {
    const TemporaryFolder folder;
    const std::string out = folder.path("out");
    against(example("doors-stand-open"), {"--cases", "1500", "--out", out});
    const std::string finding = out + "/findings/map.closed-door-a-closed-door-is-open.json";
    ASSERT_NE(text_of(finding), "");
    EXPECT_THAT(text_of(out + "/report.txt"), HasSubstr("--fixtures " + finding));
    EXPECT_EQ(run_standee({"check", finding}).status, 0);
    EXPECT_EQ(against(example(), {"--fixtures", finding}).status, 0);
    const Ran replay = against(example("doors-stand-open"), {"--fixtures", finding});
    EXPECT_EQ(replay.status, 1);
    EXPECT_THAT(replay.out, HasSubstr("expected: ends in"));
}

TEST(Against, AnswersAsThePublishedSchemasSay) {
    support::PublishedSchemas schemas;
    const Json differences = answer_of(example("ties-by-id"), {"--cases", "300"});
    EXPECT_EQ(schemas.complaint("against-answer", differences), std::nullopt);
    const Json crash = answer_of("read line; exit 3", {"--case", "0", "--timeout", "5"});
    EXPECT_EQ(schemas.complaint("against-answer", crash), std::nullopt);
    const Json score =
        answer_of(example("ties-by-id"), {"--fixtures", project_file("fixtures/turns/initiative")});
    EXPECT_EQ(schemas.complaint("score-answer", score), std::nullopt);
    EXPECT_GT(score["total"]["failed"], 0);
    EXPECT_GT(score["clauses"]["monster.focus-initiative"]["failed"], 0);
}

TEST(Against, TheSameSeedGivesTheSameReport) {
    const std::vector<std::string> arguments{"--cases", "400", "--seed", "9"};
    const Ran first = against(example("reaches-too-far"), arguments);
    EXPECT_EQ(first.out, against(example("reaches-too-far"), arguments).out);
    EXPECT_EQ(first.status, 1);
}

TEST(Against, TheListOfDifferencesHasTheirNumbersInTheReport) {
    const std::string text = against("PYTHONDONTWRITEBYTECODE=1 FAULT=later-first exec python3 '" +
                                         project_file("examples/adapter/python/adapter.py") + "'",
                                     {"--cases", "2000"})
                                 .out;
    std::size_t listed = 0;
    for (const std::string& line : lines_of(text)) {
        std::istringstream words{line};
        std::string number;
        std::string count;
        std::string clause;
        if (line.starts_with("  ") && words >> number >> count >> clause &&
            number == std::to_string(listed + 1) + ".") {
            EXPECT_THAT(text, HasSubstr("\n" + number + " " + clause)) << line;
            ++listed;
        }
    }
    EXPECT_GT(listed, 1U) << text;
    EXPECT_THAT(text, HasSubstr("wrong rules that Standee knows"));
}

// ---- commands that fail ----

/// A command in Python: what it does with each request, of which `id` is the number.
std::string script(const TemporaryFolder& folder, const std::string& body) {
    const std::string file =
        folder.write("script.py",
                     "import json, os, sys, time\nfor line in sys.stdin:\n"
                     "    request = json.loads(line)\n    id = request['id']\n"
                     "    def say(**what):\n"
                     "        print(json.dumps({'id': id, **what}), flush=True)\n" +
                         body);
    return "exec python3 '" + file + "'";
}

TEST(Against, UnsupportedAnswersAreCountedByReason) {
    const TemporaryFolder folder;
    const Ran ran =
        against(script(folder, "    say(unsupported='all of it')\n"), {"--cases", "100"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("0 answered alike, 0 differently, "));
    EXPECT_THAT(ran.out, HasSubstr("all of it"));
}

TEST(Against, AnswersMayComeInAnyOrder) {
    const TemporaryFolder folder;
    const std::string command = script(folder, R"(
    held = globals().setdefault('held', [])
    held.append(id)
    if len(held) == 20 or id > 60:
        for id in reversed(held):
            say(unsupported='later')
        held.clear()
)");
    const Ran ran = against(command, {"--cases", "80", "--timeout", "3"});
    EXPECT_EQ(ran.status, 0) << ran.out;
}

TEST(Against, ACrashIsReportedWithItsRequestAndTheCommandGoesOn) {
    const TemporaryFolder folder;
    const Ran ran = against(script(folder, R"(
    if request['input'].get('edition') == 'gloomhaven' and 'icy' in request['input']['map']:
        sys.exit('no ice here')
    say(unsupported='this')
)"),
                            {"--cases", "60"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("The command ended with exit status 1: "));
    EXPECT_THAT(ran.out, HasSubstr("On standard error it said:\n    no ice here\n"));
    EXPECT_THAT(ran.out, HasSubstr("request: {\"id\":"));
    EXPECT_THAT(ran.out, HasSubstr("icy"));
}

/// The example walker.py, which first looks at each request: `body` may crash on it.
std::string walker_that(const TemporaryFolder& folder, const std::string& body) {
    const std::string file = folder.write(
        "walker_that.py", "import os, sys\ntext = open('" +
                              project_file("examples/adapter/python/walker.py") +
                              "').read()\ndef look(request):\n" + body +
                              "mark = '    request = json.loads(line)\\n'\n"
                              "assert mark in text\n"
                              "exec(text.replace(mark, mark + '    look(request)\\n'))\n");
    return "exec python3 '" + file + "'";
}

TEST(Against, ACaseOnWhichTheCommandCrashesDoesNotTeachWhatItDoesNotSupport) {
    const TemporaryFolder folder;
    const Json answer = answer_of(walker_that(folder, R"(
    scene = request['input']
    attacks = any('attack' in one for one in scene.get('turn', {}).get('abilities', ()))
    if attacks and any('shield' in one for one in scene['figures']):
        os.abort()
)"),
                                  {"--cases", "100"});
    const Json& learned = answer["learned"];
    EXPECT_TRUE(learned["turns"].get<bool>());
    EXPECT_EQ(std::ranges::count(learned["unknown"], Json{"ability/attack"}), 0);
    ASSERT_TRUE(learned.contains("failed")) << learned.dump(1);
    for (const Json& feature : learned["failed"]) {
        EXPECT_EQ(std::ranges::count(learned["unknown"], feature), 0) << feature;
    }
}

TEST(Against, ACommandThatCrashesOnceIsStillLearnedAbout) {
    const TemporaryFolder folder;
    const Json answer =
        answer_of(walker_that(folder, "    if not os.path.exists('" + folder.path("crashed") +
                                          "'):\n        open('" + folder.path("crashed") +
                                          "', 'w').close()\n"
                                          "        os.abort()\n"),
                  {"--cases", "100"});
    ASSERT_TRUE(answer.contains("learned"));
    EXPECT_EQ(std::ranges::count(answer["learned"]["unknown"], Json{"ability/attack"}), 0);
    EXPECT_GT(answer["agreed"], 30);
}

TEST(Against, AHangIsReportedAndEnds) {
    const TemporaryFolder folder;
    const Ran ran = against(script(folder, R"(
    if request['method'] == 'play':
        time.sleep(1000)
    say(unsupported='this')
)"),
                            {"--case", "11", "--timeout", "0.3"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("The command gave no answer for 0.3 s: 1 time."));
}

TEST(Against, MalformedLinesAreReported) {
    const TemporaryFolder folder;
    for (const char* line : {"    print('hello', flush=True)\n", "    print('{}', flush=True)\n",
                             "    say(options=[{'end': 3, 'targets': []}])\n",
                             "    say(options=[{'end': [0, 0], 'targets': ['nobody there']}])\n",
                             "    say(options=[{'end': [777, 0], 'targets': []}])\n",
                             "    say(answer=42)\n", "    id += 5000\n    say(options=[])\n"}) {
        const Ran ran = against(script(folder, line), {"--case", "0", "--timeout", "5"});
        EXPECT_EQ(ran.status, 1) << line << ran.out << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("malformed answer")) << line;
    }
}

TEST(Against, ACommandThatIsNotThereIsAnError) {
    const Ran ran = against("no-such-command-here", {"--cases", "50"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("before it answered anything"));
    EXPECT_THAT(ran.err, HasSubstr("not found"));
    EXPECT_EQ(ran.out, "");
}

TEST(Against, GivesUpOnACommandThatCrashesAgainAndAgain) {
    const TemporaryFolder folder;
    const Ran ran = against(script(folder,
                                   "    if id % 7 == 3:\n        os.abort()\n"
                                   "    say(unsupported='this')\n"),
                            {"--cases", "5000"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("Ended early: it had to be restarted"));
    EXPECT_THAT(ran.out, HasSubstr("was ended by signal 6"));
}

TEST(Against, ACommandThatReadsNothingOrWritesWithoutEndDoesNotBlockIt) {
    EXPECT_EQ(against("exec sleep 1000", {"--cases", "200", "--timeout", "0.3"}).status, 2);
    EXPECT_EQ(against("yes no-answer", {"--cases", "5", "--timeout", "1"}).status, 1);
    EXPECT_EQ(against("exec <&-; sleep 1000", {"--cases", "300", "--timeout", "0.3"}).status, 2);
}

TEST(Against, LeavesNoProcessBehind) {
    const TemporaryFolder folder;
    const std::string pids = folder.path("pids");
    // a child of a child, which takes no notice of the end of its input
    const std::string command = "sh -c 'echo $$ >> " + pids + "; sleep 1000' & cat >/dev/null";
    against(command, {"--cases", "5", "--timeout", "0.3"});
    const std::string text = text_of(pids);
    ASSERT_NE(text, "");
    std::istringstream lines(text);
    for (std::string pid; std::getline(lines, pid);) {
        // A process that has been killed takes a moment to end.
        std::string state;
        for (int tries = 0; tries < 500; ++tries) {
            state = text_of("/proc/" + pid + "/stat");
            if (state.empty() || state.find(") Z") != std::string::npos) {
                break;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
        }
        EXPECT_TRUE(state.empty() || state.find(") Z") != std::string::npos) << state;
    }
}

TEST(Against, TheCommandHasItsStreamsThoughThisProgramHasNone) {
    const std::string run = "'" STANDEE_COMMAND "' verify --cases 50 --against \"" + example() +
                            "\" <&- 2>&- >/dev/null";
    EXPECT_EQ(std::system(run.c_str()), 0);
}

TEST(Against, WithoutAQuestionInTheFixturesIsOneErrorAndNoScore) {
    const TemporaryFolder folder;
    folder.write("silent.json", neighbours_scene());
    const Ran ran = against("cat", {"--fixtures", folder.path("")});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("no turn or play with an expectation"));
}

TEST(Against, RefusesOptionsThatMeanNothingHere) {
    EXPECT_EQ(against("true", {"--jobs", "2"}).status, 2);
    EXPECT_EQ(against("true", {"--fixtures", "fixtures", "--cases", "3"}).status, 2);
    EXPECT_EQ(against("true", {"--rules", "x.json"}).status, 2);
    EXPECT_EQ(against("true", {"--property", "x.json"}).status, 2);
    EXPECT_EQ(run_standee({"verify", "--fixtures", "fixtures"}).status, 2);
}

// ---- plays ----

TEST(Against, ComparesThePlayersTable) {
    const TemporaryFolder folder;
    // it leaves every scene as it is
    const Json answer = answer_of(script(folder, R"(
    if request['method'] == 'play':
        say(scene=request['input']['scene'])
    else:
        say(unsupported='turns')
)"),
                                  {"--cases", "400"});
    EXPECT_GT(answer["differing"], 20);
    EXPECT_FALSE(answer["differences"].empty());
}

}  // namespace
}  // namespace standee
