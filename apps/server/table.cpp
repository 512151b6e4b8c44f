#include "apps/server/table.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "apps/save_file.hpp"
#include "files/document.hpp"
#include "files/line_of.hpp"
#include "files/read_file.hpp"
#include "files/why_json.hpp"
#include "lib/error.hpp"

namespace standee {
namespace {

namespace fs = std::filesystem;

/// A method and who may ask for it.
struct Allowed {
    std::string_view method;
    TableRole least;
    bool changes = false;
    bool begins = false;
};
constexpr std::array methods{Allowed{"session.state", TableRole::read},
                             Allowed{"session.history", TableRole::read},
                             Allowed{"session.why", TableRole::read},
                             Allowed{"session.reach", TableRole::read},
                             Allowed{"session.save", TableRole::play},  // it has the hidden rooms
                             Allowed{"session.command", TableRole::play, true},
                             Allowed{"session.undo", TableRole::play, true},
                             Allowed{"session.redo", TableRole::play, true},
                             Allowed{"session.new", TableRole::play, true, true},
                             Allowed{"session.load", TableRole::play, true, true}};

std::string refusal(std::string found, std::string expected, ErrorCode code = ErrorCode::usage) {
    return line_of(write_error("-", {code, "", std::move(found), std::move(expected), {}})) + "\n";
}

/// A method that does not exist, or needs another code.
struct NotAllowed {
    std::string method;
};

/// A turn with the game, for as long as it lives.
class Turn {
public:
    Turn(TableTurns& turns, TableRole role, const std::function<bool()>& given_up)
        : turns_{turns}, waited_{turns.begin(role, given_up)} {}
    ~Turn() {
        if (has_begun()) {
            turns_.end();
        }
    }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    Turn(Turn&&) = delete;
    Turn& operator=(Turn&&) = delete;

    [[nodiscard]] bool has_begun() const { return waited_ == TableTurns::Wait::over; }
    /// Why it has not.
    [[nodiscard]] Admission admission() const {
        return waited_ == TableTurns::Wait::too_many ? Admission::busy : Admission::given_up;
    }
    [[nodiscard]] std::string refusal() const {
        return waited_ == TableTurns::Wait::too_many
                   ? standee::refusal("a table where many look on", "the same request later",
                                      ErrorCode::busy)
                   : standee::refusal("no answer in time", "the same request later",
                                      ErrorCode::timed_out);
    }

private:
    TableTurns& turns_;
    TableTurns::Wait waited_;
};

InputError no_saved_game(const std::string& file) {
    return InputError({ErrorCode::wrong_type,
                       "",
                       "\"" + file + "\", which is no saved game",
                       "a file that standee game or a table has written, or a new name",
                       {}});
}

/// The document in a file's text.
Json saved_game(const std::string& file, const std::string& text) {
    try {
        return parse_document(text);
    } catch (const InputError&) {
        throw no_saved_game(file);
    }
}

std::uint64_t milliseconds_now() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
}

}  // namespace

Table::Table(std::string file, api::CallLimits limits, std::size_t most_readers)
    : file_{std::move(file)},
      save_{file_},
      limits_{std::move(limits)},
      turns_{most_readers},
      news_{.revision = milliseconds_now()} {
    if (!fs::exists(file_)) {
        return;
    }
    save_ = {file_, read_text(file_)};
    const Json loaded = parse_document(games_.call(
        "session.load", Json{{"input", saved_game(file_, save_.text())}}.dump(), limits_));
    if (loaded.contains("error")) {
        throw no_saved_game(file_);
    }
    if (loaded.contains("remark")) {  // it is no longer played as it was saved
        save_.keep_before();
    }
    id_ = loaded["session"].get<std::string>();
    news_.game = news_.revision;
}

/// A request, when it is known that the code allows it.
struct Table::Asked {
    std::string method;
    bool changes = false;
    bool begins = false;
    std::optional<std::uint64_t> revision;
    Json request;
};

/// Throws NotAllowed.
Table::Asked Table::asked_in(TableRole role, const std::string& request) {
    const Json document = parse_document(request);
    const Reader reader{document};
    reader.only({"method", "request", "revision"});
    const std::string method = reader.at("method").text();
    const auto found = std::ranges::find(methods, method, &Allowed::method);
    if (found == methods.end() || role < found->least) {
        throw NotAllowed{method};
    }
    const auto revision = reader.find("revision");
    const auto about = reader.find("request");
    return {method, found->changes, found->begins,
            revision ? std::optional{revision->natural()} : std::nullopt,
            about ? about->json() : Json::object()};
}

TableAnswer Table::answer(TableRole role, const std::string& request,
                          const std::function<bool()>& given_up) {
    try {
        return answer_or_throw(role, request, given_up);
    } catch (const NotAllowed& refused) {
        return {refusal("the method " + refused.method, "one that this code allows"),
                Admission::not_allowed, news()};
    } catch (const InputError& error) {
        return {line_of(write_error("-", error.error())) + "\n", Admission::asked, news()};
    }
}

/// What somebody who looks on has asked is begun anew when somebody who plays has had their turn.
TableAnswer Table::answer_or_throw(TableRole role, const std::string& request,
                                   const std::function<bool()>& given_up) {
    const Asked asked = asked_in(role, request);
    while (true) {
        const Turn turn{turns_, role, given_up};
        if (!turn.has_begun()) {
            return {turn.refusal(), turn.admission(), news()};
        }
        bool makes_way = false;
        bool is_over = false;
        api::CallLimits limits = limits_;
        limits.hidden_rooms = role == TableRole::play;
        limits.cancelled = [&] {
            makes_way = role == TableRole::read && turns_.player_waits();
            is_over = !makes_way && given_up();
            return makes_way || is_over;
        };
        TableAnswer answer = answer_in_turn(asked, limits);
        const bool has_stopped = (makes_way || is_over) && api::has_only_errors(answer.text);
        if (is_over && has_stopped) {
            answer.admission = Admission::given_up;
        }
        if (!makes_way || !has_stopped) {
            return answer;
        }
    }
}

TableAnswer Table::answer_in_turn(const Asked& asked, const api::CallLimits& limits) {
    if (asked.revision && *asked.revision != news().revision) {
        return {refusal("a game that has changed meanwhile", "a look at how it stands now"),
                Admission::too_late, news()};
    }
    if (asked.changes && !asked.begins) {
        save_.demand_unchanged();
    }
    std::string text = asked.begins ? begin(asked, limits) : play(asked, limits);
    if (asked.changes && !api::has_only_errors(text)) {
        save();
        tell(asked.begins);
    }
    return {std::move(text), Admission::asked, news()};
}

std::string Table::begin(const Asked& asked, const api::CallLimits& limits) {
    std::string text = games_.call(asked.method, asked.request.dump(), limits);
    if (api::has_only_errors(text)) {
        return text;
    }
    if (!id_.empty()) {
        std::error_code ignored;
        fs::rename(file_, file_ + ".before", ignored);  // the game that lay here is not lost
        save_ = SaveFile{file_};
        static_cast<void>(games_.call("session.close", Json{{"session", id_}}.dump(), limits_));
    }
    id_ = parse_document(text)["session"].get<std::string>();
    return text;
}

std::string Table::play(const Asked& asked, const api::CallLimits& limits) {
    if (id_.empty() || !asked.request.is_object()) {
        return refusal(id_.empty() ? "a table without a game" : "a request that is no object",
                       "session.new or session.load first");
    }
    Json request = asked.request;
    request["session"] = id_;
    return games_.call(asked.method, request.dump(), limits);
}

void Table::save() {
    save_.write(games_.call("session.save", Json{{"session", id_}}.dump(), limits_));
}

void Table::tell(bool other_game) {
    const std::scoped_lock lock{mutex_};
    ++news_.revision;
    if (other_game) {
        news_.game = news_.revision;
    }
    change_.notify_all();
}

TableNews Table::news_after(const TableNews& known, std::chrono::milliseconds limit) {
    std::unique_lock lock{mutex_};
    change_.wait_for(lock, limit, [&] { return !(news_ == known); });
    return news_;
}

TableNews Table::news() {
    const std::scoped_lock lock{mutex_};
    return news_;
}

std::string Table::name() const {
    const std::string name = fs::path{file_}.filename().string();
    return name.substr(0, name.find('.'));
}

}  // namespace standee
