#include "api/sessions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <exception>
#include <nlohmann/json.hpp>
#include <utility>

#include "api/answer_language.hpp"
#include "api/game_words.hpp"
#include "api/request.hpp"
#include "api/session_views.hpp"
#include "files/format.hpp"
#include "files/line_of.hpp"
#include "files/scenario_json.hpp"
#include "files/scene_json.hpp"
#include "files/seed.hpp"
#include "files/writing.hpp"
#include "lib/error.hpp"
#include "lib/random.hpp"
#include "lib/work.hpp"
#include "session/missing_stats.hpp"
#include "session/words.hpp"

namespace standee::api {

struct Sessions::Game {
    std::string id;
    Session session;
    std::unique_ptr<Lock> lock;  ///< the lock of the session
    /// The memory that the session keeps, readable without the lock.
    std::atomic<std::uint64_t> kept;

    Game(std::string called, Session played, std::unique_ptr<Lock> own)
        : id{std::move(called)},
          session{std::move(played)},
          lock{std::move(own)},
          kept{session.kept_work()} {}
};

namespace {

constexpr std::array<std::string_view, 11> session_methods{
    "session.new",   "session.command", "session.undo", "session.redo",
    "session.state", "session.history", "session.why",  "session.reach",
    "session.save",  "session.load",    "session.close"};
constexpr Limits counts{1, 1'000'000};

/// The document of a request. One about a game has no more: what follows a command that is refused
/// would meet a game that it was not meant for.
Document only_document(std::string_view request) {
    try {
        return Document::parse(request);
    } catch (const InputError&) {
        const std::size_t count = Document::parse_several(request).size();
        if (count < 2) {
            throw;
        }
        throw InputError{{ErrorCode::too_many,
                          "",
                          std::to_string(count) + " documents",
                          "one: a request about a game has one document",
                          {}}};
    }
}

/// A command as the session takes it: text, or JSON as text.
std::string command_in(const Reader& command) {
    if (command.is_object() || command.is_array()) {
        return command.json().dump();
    }
    if (!command.is_text()) {
        command.fail(ErrorCode::wrong_type, "a text, an object or a list");
    }
    return command.text();
}

void demand_small(const Reader& document, const CallLimits& limits) {
    demand_small_map(document, limits.hexes);
    const auto rooms = document.is_object() ? document.find("rooms") : std::nullopt;
    for (std::size_t i = 0; rooms && rooms->is_array() && i < rooms->size(); ++i) {
        demand_small_map((*rooms)[i], limits.hexes);
    }
}

Session begun(const Reader& request, const CallLimits& limits) {
    request.only({"input", "seed", "options", "language"});
    const Reader document = request.at("input");
    if (has_format(document, session_format)) {
        document.at("format").fail(ErrorCode::unknown_name,
                                   "a scene or a scenario; session.load goes on with a saved game");
    }
    demand_small(document, limits);
    Chance chance;
    if (const auto seed = request.find("seed")) {
        chance.seed = read_seed(*seed);
    }
    if (const auto options = request.find("options")) {
        options->only({"abilities"});
        if (const auto abilities = options->find("abilities")) {
            chance.abilities = read_seed(*abilities);
        }
    }
    return Session{document.json(), chance};
}

Session loaded(const Reader& request, const CallLimits& limits) {
    request.only({"input", "language"});
    const Reader saved = request.at("input");
    if (has_format(saved, scene_format) || has_format(saved, scenario_format)) {
        saved.at("format").fail(
            ErrorCode::unknown_name,
            "a saved game; session.new begins a game with a scene or a scenario");
    }
    if (saved.is_object() && saved.has("start")) {
        demand_small(saved.at("start"), limits);
    }
    return Session::load(saved.json());
}

Json take_back(Session& session, const Reader& request, bool undo) {
    request.only({"session", "count", "language"});
    const auto count = static_cast<std::size_t>(request.integer_or("count", 1, counts));
    const std::vector<std::string> commands = undo ? session.undo(count) : session.redo(count);
    return {{undo ? "undone" : "redone", fmt::format("{}", fmt::join(commands, "; "))},
            {"waiting", waiting_json(session)}};
}

/// What `answer` gives. A refusal calls hexes by their names, as `says` does; what is asked for and
/// is not there stands at `asked` if the engine does not know where.
template <class Answer>
auto with_named_hexes(const Session& session, const Answer& answer, std::string_view asked = {}) {
    try {
        return answer();
    } catch (const InputError& refusal) {
        const HexNames& names = session.setting().names;
        Error error = refusal.error();
        error.found = names.in_text(error.found);
        error.expected = names.in_text(error.expected);
        if (error.code == ErrorCode::bad_reference && error.pointer.empty()) {
            error.pointer = asked;
        }
        throw InputError{std::move(error)};
    }
}

Json command_json(Session& session, const Reader& request) {
    request.only({"session", "command", "boards", "words", "language"});
    const bool boards = request.boolean_or("boards", false);
    const bool words = request.boolean_or("words", false);
    const std::string command = command_in(request.at("command"));
    const Outcome outcome = with_named_hexes(session, [&] { return session.command(command); });
    Json answer{{"events", outcome_json(session, outcome, boards)}};
    if (words) {
        MapStyle style;
        style.names = session.setting().names;
        answer["text"] = outcome_words(session, outcome, style);
    }
    answer["waiting"] = waiting_json(session);
    return answer;
}

/// Whether the method may increase the memory that a game keeps.
bool lengthens(std::string_view method) {
    return method == "session.command" || method == "session.redo";
}

Json answer_about(Session& session, std::string_view method, const Reader& request,
                  const CallLimits& limits) {
    if (method == "session.command") {
        return command_json(session, request);
    }
    if (method == "session.undo" || method == "session.redo") {
        return take_back(session, request, method == "session.undo");
    }
    if (method == "session.history") {
        return history_json(session, request, limits.hidden_rooms);
    }
    if (method == "session.why") {
        return with_named_hexes(session, [&] { return why_json(session, request); }, "/whyNot");
    }
    if (method == "session.reach") {
        return reach_json(session, request);
    }
    request.only({"session", "language"});
    return method == "session.state" ? state_json(session, limits.hidden_rooms) : session.save();
}

/// Holds a lock as long as it lives.
class Held {
public:
    explicit Held(Lock& lock) : lock_{lock} { lock_.lock(); }
    ~Held() { lock_.unlock(); }
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    Held(Held&&) = delete;
    Held& operator=(Held&&) = delete;

private:
    Lock& lock_;
};

std::unique_ptr<Lock> lock_for_one_thread() { return std::make_unique<Lock>(); }

}  // namespace

Sessions::Sessions(SessionCapacity capacity, std::uint64_t salt, LockMaker make_lock)
    : capacity_{capacity},
      salt_{salt},
      make_lock_{make_lock ? std::move(make_lock) : LockMaker{lock_for_one_thread}},
      lock_{make_lock_()} {}
Sessions::~Sessions() = default;

std::vector<std::string_view> Sessions::methods() {
    return {session_methods.begin(), session_methods.end()};
}

bool Sessions::has_method(std::string_view method) {
    return std::ranges::count(session_methods, method) > 0;
}

std::string Sessions::add(Session session) {
    const auto game = std::make_shared<Game>(std::string{}, std::move(session), make_lock_());
    {
        const Held held{*lock_};
        const std::uint64_t number = ++next_;
        game->id = salt_ == 0 ? std::to_string(number)
                              : fmt::format("{:016x}", SplitMix64{salt_ + number}.next());
        games_.push_front(game);
    }
    make_room();
    return game->id;
}

// The game that was used last is kept open, however much memory it keeps.
void Sessions::make_room() {
    std::vector<std::shared_ptr<Game>> closed;  // destroyed after the lock is released
    const Held held{*lock_};
    std::uint64_t kept = 0;
    for (const auto& game : games_) {
        kept += game->kept;
    }
    while (games_.size() > 1 && (games_.size() > capacity_.games || kept > capacity_.kept_by_all)) {
        kept -= games_.back()->kept;
        closed.push_back(std::move(games_.back()));
        games_.pop_back();
    }
}

std::shared_ptr<Sessions::Game> Sessions::find(const std::string& id) {
    const Held held{*lock_};
    const auto found = std::ranges::find_if(
        games_, [&](const std::shared_ptr<Game>& game) { return game->id == id; });
    if (found == games_.end()) {
        throw InputError({ErrorCode::bad_reference,
                          "/session",
                          "the session \"" + id + "\"",
                          "one that is open; session.load goes on with a saved game",
                          {}});
    }
    games_.splice(games_.begin(), games_, found);
    return *found;
}

void Sessions::close(const std::string& id) {
    const std::shared_ptr<Game> game = find(id);  // destroyed after the lock is released
    const Held held{*lock_};
    std::erase(games_, game);
}

Json Sessions::answer(std::string_view method, const Reader& request, const CallLimits& limits) {
    if (method == "session.new" || method == "session.load") {
        Session session =
            method == "session.new" ? begun(request, limits) : loaded(request, limits);
        Json answer{{"session", ""}};
        const std::string remark = method == "session.new"
                                       ? missing_stat_cards(session.setting(), session.scene())
                                       : session.remark();
        put_unless(answer, "remark", remark, std::string{});
        answer["waiting"] = waiting_json(session);
        answer["session"] = add(std::move(session));
        return answer;
    }
    const std::string id = request.at("session").text();
    if (method == "session.close") {
        request.only({"session", "language"});
        close(id);
        return Json::object();
    }
    const auto game = find(id);
    Json answer;
    {
        const Held held{*game->lock};
        if (lengthens(method) && game->session.kept_work() > capacity_.kept_by_one) {
            throw InputError({ErrorCode::too_many,
                              "/session",
                              "a game whose states take too much memory",
                              "session.undo, or a new game from the scene of session.state",
                              {}});
        }
        answer = answer_about(game->session, method, request, limits);
        game->kept = game->session.kept_work();
    }
    if (lengthens(method)) {
        make_room();
    }
    return answer;
}

std::string Sessions::call(std::string_view method, std::string_view request,
                           const CallLimits& limits) {
    const bool plays_again =
        method == "session.load" || method == "session.undo" || method == "session.redo";
    Language language = Language::english;
    const WorkLimit work{plays_again ? requests_of_a_replay * limits.work : limits.work,
                         limits.cancelled,
                         method == "session.history"
                             ? "fewer commands at once: say \"count\", and \"first\" for the next"
                             : "a request that takes less work"};
    try {
        if (!has_method(method)) {
            refuse_unknown_method(method);
        }
        const Document document = only_document(request);
        const Reader reader{document};
        if (reader.is_object()) {
            language = language_in(reader);
        }
        Json answered = answer(method, reader, limits);
        // A saved game is a document, and says nothing.
        return line_of(method == "session.save"  ? answered
                       : method == "session.why" ? reasons_in(language, std::move(answered))
                                                 : game_answer_in(language, std::move(answered))) +
               "\n";
    } catch (const std::bad_alloc&) {
        throw;
    } catch (...) {
        const Json error = Json::parse(error_line("-", std::current_exception()));
        return line_of(method == "session.why" ? reasons_refusal_in(language, error)
                                               : game_refusal_in(language, error)) +
               "\n";
    }
}

}  // namespace standee::api
