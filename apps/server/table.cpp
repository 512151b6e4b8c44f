#include "apps/server/table.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>
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
                             Allowed{"session.reach", TableRole::read},
                             Allowed{"session.save", TableRole::play},  // it has the hidden rooms
                             Allowed{"session.command", TableRole::play, true},
                             Allowed{"session.undo", TableRole::play, true},
                             Allowed{"session.redo", TableRole::play, true},
                             Allowed{"session.new", TableRole::play, true, true},
                             Allowed{"session.load", TableRole::play, true, true}};

std::string refusal(std::string found, std::string expected) {
    return line_of(write_error("-",
                               {ErrorCode::usage, "", std::move(found), std::move(expected), {}})) +
           "\n";
}

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

Table::Table(std::string file, api::CallLimits limits)
    : file_{std::move(file)},
      save_{file_},
      limits_{std::move(limits)},
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

TableAnswer Table::answer(TableRole role, const std::string& request) {
    const std::scoped_lock lock{mutex_};
    try {
        const Json document = parse_document(request);
        const Reader reader{document};
        reader.only({"method", "request", "revision"});
        const std::string method = reader.at("method").text();
        const auto found = std::ranges::find(methods, method, &Allowed::method);
        if (found == methods.end() || role < found->least) {
            return {refusal("the method " + method, "one that this code allows"),
                    Admission::not_allowed, news_};
        }
        const auto seen = reader.find("revision");
        if (seen && seen->natural() != news_.revision) {
            return {refusal("a game that has changed meanwhile", "a look at how it stands now"),
                    Admission::too_late, news_};
        }
        const auto about = reader.find("request");
        const Json asked = about ? about->json() : Json::object();
        if (found->changes && !found->begins) {
            save_.demand_unchanged();
        }
        std::string text = found->begins ? begin(method, asked) : play(method, asked, role);
        if (found->changes && !api::has_only_errors(text)) {
            save();
            tell(found->begins);
        }
        return {std::move(text), Admission::asked, news_};
    } catch (const InputError& error) {
        return {line_of(write_error("-", error.error())) + "\n", Admission::asked, news_};
    }
}

std::string Table::begin(std::string_view method, const Json& request) {
    std::string text = games_.call(method, request.dump(), limits_);
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

std::string Table::play(const std::string& method, Json request, TableRole role) {
    if (id_.empty() || !request.is_object()) {
        return refusal(id_.empty() ? "a table without a game" : "a request that is no object",
                       "session.new or session.load first");
    }
    request["session"] = id_;
    api::CallLimits limits = limits_;
    limits.hidden_rooms = role == TableRole::play;
    return games_.call(method, request.dump(), limits);
}

void Table::save() {
    save_.write(games_.call("session.save", Json{{"session", id_}}.dump(), limits_));
}

void Table::tell(bool other_game) {
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
