#include <new>
#include <nlohmann/json.hpp>
#include <standee/session.hpp>
#include <standee/standee.hpp>
#include <utility>

#include "bindings/c/requests.hpp"
#include "bindings/c/standee.h"
#include "bindings/c/values.hpp"

// The class declared in include/standee/session.hpp, by the functions of standee.h: the engine's
// own classes have the same names.

namespace standee {
inline namespace v1 {
namespace {

/// Text, or JSON where it is such.
Json command_in(std::string_view command) {
    return command.starts_with('{') || command.starts_with('[')
               ? requests::document_in(command)
               : requests::text_in(command, "/command");
}

}  // namespace

struct Session::Game {
    std::unique_ptr<standee_session, decltype(&standee_session_close)> games{standee_session_open(),
                                                                             standee_session_close};
    std::string language;
    std::string id{};
    Waiting waiting{};
    std::string remark{};

    Json ask(const std::string& method, Json request) {
        request["language"] = requests::text_in(language, "/language");
        if (!id.empty()) {
            request["session"] = id;
        }
        const std::string text = request.dump();
        const std::unique_ptr<char, decltype(&standee_free)> line{
            games == nullptr ? nullptr
                             : standee_session_call(games.get(), ("session." + method).c_str(),
                                                    text.data(), text.size()),
            standee_free};
        if (line == nullptr) {
            throw std::bad_alloc{};
        }
        Json answer = requests::answer_in(line.get());
        if (answer.contains("waiting")) {
            waiting = {};
            values::read_value(answer["waiting"], waiting);
        }
        return answer;
    }
};

Session::Session(std::string_view document, std::optional<std::uint64_t> seed,
                 std::string_view language)
    : game_{std::make_unique<Game>(Game{.language = std::string{language}})} {
    Json request{{"input", requests::document_in(document)}};
    const Json& input = request["input"];
    const bool goes_on = input.is_object() && input.value("format", Json{}) == "session/1";
    if (seed) {
        request["seed"] = *seed;
    }
    const Json begun = game_->ask(goes_on ? "load" : "new", std::move(request));
    game_->id = begun["session"].get<std::string>();
    game_->remark = begun.value("remark", "");
}

Session::~Session() = default;
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;

const Waiting& Session::waiting() const noexcept { return game_->waiting; }
const std::string& Session::remark() const noexcept { return game_->remark; }

std::vector<std::string> Session::command(std::string_view command, bool boards) {
    return values::texts_in(
        game_->ask("command", {{"command", command_in(command)}, {"boards", boards}})["events"]);
}

Told Session::command_in_words(std::string_view command, bool boards) {
    const Json answer = game_->ask(
        "command", {{"command", command_in(command)}, {"boards", boards}, {"words", true}});
    return {values::texts_in(answer["events"]), answer["text"].get<std::string>()};
}

std::string Session::undo(std::size_t count) {
    return game_->ask("undo", {{"count", count}})["undone"].get<std::string>();
}

std::string Session::redo(std::size_t count) {
    return game_->ask("redo", {{"count", count}})["redone"].get<std::string>();
}

std::vector<Happened> Session::history(std::size_t first, std::optional<std::size_t> count,
                                       bool boards) const {
    Json request{{"first", first}, {"boards", boards}};
    if (count) {
        request["count"] = *count;
    }
    std::vector<Happened> happened;
    values::read(game_->ask("history", std::move(request)), "commands", happened);
    return happened;
}

Why Session::why(std::string_view figure, const WhyOptions& options) const {
    Json request{{"words", options.words}};
    if (!figure.empty()) {
        request["figure"] = requests::text_in(figure, "/figure");
    }
    if (!options.why_not.empty()) {
        request["whyNot"] = requests::text_in(options.why_not, "/whyNot");
    }
    Why why;
    values::read_value(game_->ask("why", std::move(request)), why);
    return why;
}

Reach Session::reach(std::string_view figure, const ReachOptions& options) const {
    Json request{{"figure", requests::text_in(figure, "/figure")}, {"jump", options.jump}};
    if (options.from) {
        request["from"] = {options.from->q, options.from->r};
    }
    if (options.points) {
        request["points"] = *options.points;
    }
    Reach reach;
    values::read_value(game_->ask("reach", std::move(request)), reach);
    return reach;
}

std::string Session::state() const { return game_->ask("state", Json::object()).dump(); }

std::string Session::save() const { return game_->ask("save", Json::object()).dump(); }

}  // namespace v1
}  // namespace standee
