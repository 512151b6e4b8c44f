#include "api/call.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <exception>
#include <nlohmann/json.hpp>
#include <optional>

#include "api/answer_language.hpp"
#include "api/clauses.hpp"
#include "api/import.hpp"
#include "api/request.hpp"
#include "api/round_record.hpp"
#include "api/sessions.hpp"
#include "files/fixture_json.hpp"
#include "files/line_of.hpp"
#include "files/option_choice.hpp"
#include "files/render.hpp"
#include "files/seed.hpp"
#include "files/values_json.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee::api {
namespace {

using Name = std::string_view;

/// The subject of a question: a text, or a hex written as text.
std::string subject_at(const Reader& options, Name field) {
    const auto subject = options.find(field);
    if (!subject) {
        return {};
    }
    return subject->is_array() ? subject->json().dump() : subject->id();
}

/// The text of an option, after `read` has checked it. An error of `read` gets the place of the
/// option.
std::string accepted(const Reader& option, void (*read)(const std::string& text)) {
    std::string text = option.id();
    try {
        read(text);
    } catch (const InputError& problem) {
        const Error& error = problem.error();
        option.fail_with(error.code, error.found, error.expected, error.clause);
    }
    return text;
}

std::vector<std::string> clauses_left_out(const Reader& options) {
    return options.list_or_none("without", [](const Reader& id) {
        return accepted(
            id, [](const std::string& text) { static_cast<void>(clauses_to_leave_out({text})); });
    });
}

/// A function that answers a turn.
using TurnAnswerer = std::string(const std::string& file, Document document,
                                 const TurnOptions& options, const Form& form,
                                 TurnPlanner& planner);

std::string turn_by(TurnAnswerer& answerer, Request request) {
    const Form form = request.form();
    const TurnOptions options{.figure = request.reader().text_or("figure", ""),
                              .why_not = subject_at(request.reader(), "whyNot"),
                              .without = clauses_left_out(request.reader())};
    TurnPlanner planner;
    return answer_each(std::move(request), [&](const std::string& name, Document document) {
        return answerer(name, std::move(document), options, form, planner);
    });
}

std::string turn(Request request) { return turn_by(answer_turn, std::move(request)); }

std::string turn_without(Request request) {
    return turn_by(answer_turn_without, std::move(request));
}

std::string play(Request request) {
    const Form form = request.form();
    return answer_each(std::move(request), [&](const std::string&, Document document) {
        return answer_play(std::move(document), form);
    });
}

RoundOptions round_options(const Reader& options) {
    RoundOptions round;
    round.choose = options.list_or_none(
        "choose", [](const Reader& item) { return std::int64_t{item.integer(limits::choice)}; });
    round.decide = options.list_or_none("decide", [](const Reader& item) {
        return item.is_text() ? item.text() : item.json().dump();
    });
    if (const auto seed = options.find("seed")) {
        round.seed = read_seed(*seed);
    }
    round.first = options.boolean_or("first", false);
    round.skip_characters = options.boolean_or("skipCharacters", false);
    round.brief = options.boolean_or("brief", false);
    return round;
}

std::string round(Request request) {
    const Form form = request.form();
    const RoundOptions options = round_options(request.reader());
    return answer_each(std::move(request), [&](const std::string&, Document document) {
        const Fixture fixture = read_fixture(std::move(document));
        const RoundRecord record = record_of(fixture, options);
        return answer_round(record, play(record, !options.brief), options.brief, form);
    });
}

std::string act(Request request) {
    const Form form = request.form();
    const Reader reader = request.reader();
    const ActOptions options{.figure = reader.text_or("figure", ""),
                             .set = reader.text_or("set", ""),
                             .round = round_options(reader)};
    return answer_each(std::move(request), [&](const std::string&, Document document) {
        return answer_act(read_fixture(std::move(document)), options, form);
    });
}

std::string apply_events(Request request) {
    const Form form = request.form();
    return answer_each(std::move(request), [&](const std::string&, const Document& document) {
        return answer_apply(document, form);
    });
}

std::string threat(Request request) {
    const Form form = request.form();
    const Reader reader = request.reader();
    const ThreatOptions options{.figure = reader.at("figure").id(),
                                .move = reader.integer_at("move", limits::points),
                                .jump = reader.boolean_or("jump", false)};
    return answer_each(std::move(request), [&](const std::string& name, Document document) {
        return answer_threat(name, std::move(document), options, form);
    });
}

std::string rule(Request request) {
    const Form form = request.form();
    const RuleOptions options{.log = request.reader().boolean_or("log", false),
                              .without = clauses_left_out(request.reader())};
    return answer_each(std::move(request), [&](const std::string& name, Document document) {
        return answer_dispute(name, std::move(document), options, form).text;
    });
}

/// Checks all documents: the errors of documents that cannot be read, then the counts, as the
/// command prints them.
std::string check(Request request) {
    TurnPlanner planner;
    CheckCount count;
    const std::string errors =
        answer_each(std::move(request), [&](const std::string& name, Document document) {
            count.add(name, check_fixture(std::move(document), planner));
            return std::string{};
        });
    return count.all() == 0 ? errors : errors + line_of(count.json()) + "\n";
}

std::string show(Request request) {
    const Form form = request.form();
    const bool picture = request.reader().boolean_or("picture", false);
    return answer_each(std::move(request), [&](const std::string&, Document document) {
        return answer_show(std::move(document), picture, form);
    });
}

std::string sight(Request request) {
    const Form form = request.form();
    const SightOptions options{.from = request.reader().at("from").json(),
                               .to = request.reader().at("to").json(),
                               .all = request.reader().boolean_or("all", false)};
    return answer_each(std::move(request), [&](const std::string&, Document document) {
        return answer_sight(std::move(document), options, form);
    });
}

std::string rules(Request) { return line_of(write_rules()) + "\n"; }

std::string clauses(Request request) {
    const Reader reader = request.reader();
    ClausesOptions options;
    options.ids = reader.list_or_none("ids", [](const Reader& id) {
        return accepted(id,
                        [](const std::string& text) { static_cast<void>(clauses_called({text})); });
    });
    if (const auto page = reader.find("page")) {
        options.page =
            accepted(*page, [](const std::string& text) { static_cast<void>(page_called(text)); });
    }
    if (const auto grep = reader.find("grep")) {
        options.grep = grep->text();
    }
    return line_of(write_clauses(selected_clauses(options), request.language)) + "\n";
}

/// The methods of `call`, and those of games.
std::vector<Name> names_of_methods() {
    std::vector<Name> all = methods();
    std::ranges::copy(Sessions::methods(), std::back_inserter(all));
    return all;
}

std::string describe_version(Request) {
    return line_of({{"name", "standee"}, {"version", version()}, {"methods", names_of_methods()}}) +
           "\n";
}

/// A method: its name, its documents and options, and the function that answers it.
struct Method {
    Name name;
    Takes takes;
    std::string (*answer)(Request);
    /// The function that answers instead if clauses are left out; null if there is none. This table
    /// refers to it, so that WebAssembly can keep it in the second module (bindings/wasm/split.py).
    std::string (*answer_without)(Request) = nullptr;

    [[nodiscard]] std::string answered(Request request) const {
        const bool leaves_out =
            answer_without != nullptr && !clauses_left_out(request.reader()).empty();
        return (leaves_out ? answer_without : answer)(std::move(request));
    }
};

constexpr std::array<Name, 3> turn_options{"figure", "whyNot", "without"};
constexpr std::array<Name, 6> round_fields{"choose", "decide",         "seed",
                                           "first",  "skipCharacters", "brief"};
constexpr std::array<Name, 7> act_options{"figure", "set",   "choose", "decide",
                                          "seed",   "first", "brief"};
constexpr std::array<Name, 3> threat_options{"figure", "move", "jump"};
constexpr std::array<Name, 2> rule_options{"log", "without"};
constexpr std::array<Name, 1> show_options{"picture"};
constexpr std::array<Name, 3> sight_options{"from", "to", "all"};
constexpr std::array<Name, 3> clauses_options{"ids", "page", "grep"};

constexpr Takes with_words(std::span<const Name> options) {
    return {options, Takes::Documents::several, true};
}
constexpr Takes no_document(std::span<const Name> options) {
    return {options, Takes::Documents::none};
}

constexpr std::array all_methods{
    Method{"turn", with_words(turn_options), turn, turn_without},
    Method{"play", with_words({}), play},
    Method{"round", with_words(round_fields), round},
    Method{"act", with_words(act_options), act},
    Method{"apply", with_words({}), apply_events},
    Method{"threat", with_words(threat_options), threat},
    Method{"rule", with_words(rule_options), rule},
    Method{"check", {}, check},
    Method{"show", with_words(show_options), show},
    Method{"sight", with_words(sight_options), sight},
    Method{"rules", no_document({}), rules},
    Method{"clauses", no_document(clauses_options), clauses},
    Method{"import", {import_options, Takes::Documents::one}, import_files},
    Method{"version", no_document({}), describe_version}};

const Method& method_called(Name name) {
    const auto method = std::ranges::find(all_methods, name, &Method::name);
    if (method == all_methods.end()) {
        refuse_unknown_method(name);
    }
    return *method;
}

}  // namespace

bool has_only_errors(std::string_view answer) {
    constexpr std::string_view error_begins = "{\"error\"";
    while (answer.starts_with(error_begins)) {
        answer.remove_prefix(std::min(answer.find('\n'), answer.size() - 1) + 1);
    }
    return answer.empty();
}

std::vector<std::string_view> methods() {
    std::vector<std::string_view> names;
    std::ranges::transform(all_methods, std::back_inserter(names), &Method::name);
    return names;
}

bool has_method(std::string_view name) {
    return std::ranges::find(all_methods, name, &Method::name) != all_methods.end();
}

void refuse_unknown_method(std::string_view name) {
    const std::vector<Name> known = names_of_methods();
    const auto meant = nearest(name, known);
    throw InputError{{ErrorCode::unknown_name,
                      "",
                      "the method " + in_quotes(name),
                      Sessions::has_method(name)
                          ? "a method that needs no game: games have functions of their own, in C "
                            "standee_session_call"
                      : has_method(name)
                          ? fmt::format("one of {}", fmt::join(Sessions::methods(), ", "))
                      : meant ? in_quotes(*meant)
                              : fmt::format("one of {}", fmt::join(known, ", ")),
                      {}}};
}

std::string_view version() { return STANDEE_VERSION; }

std::string call(std::string_view method, std::string_view request, const CallLimits& limits) {
    std::string file = "-";
    Language language = Language::english;
    const WorkLimit work{limits.work, limits.cancelled};
    try {
        const Method& called = method_called(method);
        Request read = read_request(request, called.takes, file);
        language = read.language;
        for (const Document& document : read.documents) {
            demand_small_map(Reader{document}, limits.hexes);
        }
        std::string answer = called.answered(std::move(read));
        if (language != Language::english) {
            answer = answer_in(language, answer);
        }
        return answer;
    } catch (const std::bad_alloc&) {
        throw;
    } catch (...) {
        const std::string refusal = error_line(file, std::current_exception()) + "\n";
        return language == Language::english ? refusal : refusal_in(language, refusal);
    }
}

}  // namespace standee::api
