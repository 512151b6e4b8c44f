#include "apps/server/table_routes.hpp"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "api/call.hpp"
#include "apps/server/addresses.hpp"
#include "apps/server/guarded_server.hpp"
#include "files/line_of.hpp"
#include "files/why_json.hpp"
#include "lib/error.hpp"

namespace standee {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr auto json_type = "application/json";
constexpr auto code_header = "X-Table-Code";

void say(httplib::Response& response, int status, std::string found, std::string expected) {
    response.status = status;
    response.set_content(
        line_of(
            write_error("-", {ErrorCode::usage, "", std::move(found), std::move(expected), {}})) +
            "\n",
        json_type);
}

std::string message_of(const TableNews& news) {
    return "event: game\ndata: " + Json{{"revision", news.revision}, {"game", news.game}}.dump() +
           "\n\n";
}

/// What somebody who listens has been told.
struct Listening {
    TableRole role = TableRole::none;
    TableNews told{};
    bool greeted = false;
    bool has_place = true;
    int silent_seconds = 0;
};

}  // namespace

TableRoutes::TableRoutes(const ServeArguments& arguments)
    : arguments_{arguments},
      codes_{TableCodes::kept_in(arguments.table + ".codes")},
      table_{arguments.table, {.hexes = arguments.max_hexes}, arguments.max_clients},
      places_{arguments.max_clients} {}

void TableRoutes::add_to(httplib::Server& server) {
    server.Get("/table", [](const httplib::Request&, httplib::Response& response) {
        response.set_content(line_of({{"format", "table/1"}, {"version", api::version()}}) + "\n",
                             json_type);
    });
    server.Post("/table/join", [this](const httplib::Request& request,
                                      httplib::Response& response) { join(request, response); });
    server.Post("/table/call", [this](const httplib::Request& request,
                                      httplib::Response& response) { call(request, response); });
    server.Get("/table/events", [this](const httplib::Request& request,
                                       httplib::Response& response) { events(request, response); });
}

TableRole TableRoutes::role_in(const httplib::Request& request, httplib::Response& response,
                               const std::string& code) {
    response.set_header("Cache-Control", "no-store");
    if (!wrong_.may_try(request.remote_addr)) {
        response.set_header("Retry-After", "60");
        say(response, 429, "too many wrong codes", "the code, in a minute");
        return TableRole::none;
    }
    const TableRole role = codes_.role_of(code);
    if (role == TableRole::none) {
        wrong_.was_wrong();
        say(response, 403, "a code that is not the table's", "the code of the table");
    } else {
        wrong_.was_right(request.remote_addr);
    }
    return role;
}

void TableRoutes::join(const httplib::Request& request, httplib::Response& response) {
    const TableRole role = role_in(request, response, request.get_header_value(code_header));
    if (role == TableRole::none) {
        return;
    }
    const bool plays = role == TableRole::play;
    Json codes{{"read", codes_.read}};
    if (plays) {
        codes["play"] = codes_.play;
    }
    response.set_content(line_of({{"may", plays ? "play" : "read"},
                                  {"name", table_.name()},
                                  {"codes", std::move(codes)}}) +
                             "\n",
                         json_type);
}

/// What stops the work on a request of this thread.
std::function<bool()> TableRoutes::given_up() const {
    return [until = Clock::now() + std::chrono::seconds{arguments_.timeout}] {
        return Clock::now() > until || GuardedServer::client_is_gone();
    };
}

void TableRoutes::call(const httplib::Request& request, httplib::Response& response) {
    const TableRole role = role_in(request, response, request.get_header_value(code_header));
    if (role == TableRole::none) {
        return;
    }
    const TableAnswer answer = table_.answer(role, request.body, given_up());
    response.set_header("X-Table-Revision", std::to_string(answer.news.revision));
    switch (answer.admission) {
        case Admission::not_allowed: response.status = 405; break;
        case Admission::too_late: response.status = 409; break;
        case Admission::given_up:
        case Admission::busy: response.status = 503; break;
        case Admission::asked:
            response.status = api::has_only_errors(answer.text) ? 400 : 200;
            break;
    }
    response.set_content(answer.text, json_type);
}

void TableRoutes::events(const httplib::Request& request, httplib::Response& response) {
    const TableRole role = role_in(request, response, request.get_param_value("code"));
    if (role == TableRole::none) {
        return;
    }
    if (!places_.take(role)) {
        say(response, 503, fmt::format("{} clients", arguments_.max_clients), "fewer");
        return;
    }
    const auto listening = std::make_shared<Listening>(Listening{.role = role});
    response.set_chunked_content_provider(
        "text/event-stream",
        [this, listening](std::size_t /*offset*/, httplib::DataSink& sink) {
            // Seconds without a message. Only a message shows whether the client is still there.
            constexpr int silence = 2;
            if (places_.gives_way(listening->role)) {
                listening->has_place = false;
                return false;
            }
            const TableNews news = listening->greeted
                                       ? table_.news_after(listening->told, milliseconds{1000})
                                       : table_.news();
            std::string message;
            if (!listening->greeted || !(news == listening->told)) {
                message = (listening->greeted ? "" : "retry: 1500\n") + message_of(news);
                listening->told = news;
                listening->greeted = true;
                listening->silent_seconds = 0;
            } else if (++listening->silent_seconds >= silence) {
                message = ": still here\n\n";
                listening->silent_seconds = 0;
            }
            return message.empty() || sink.write(message.data(), message.size());
        },
        [this, listening](bool /*success*/) {
            if (listening->has_place) {
                places_.leave(listening->role);
            }
        });
}

std::string TableRoutes::invitation() const {
    const bool alone = is_loopback(arguments_.host);
    const bool everywhere = arguments_.host == "0.0.0.0" || arguments_.host == "::";
    std::vector<std::string> hosts{arguments_.host};
    if (everywhere) {
        hosts = own_addresses();
    }
    std::string text = "The table is open: " + arguments_.table + "\n";
    for (const std::string& host : hosts) {
        const std::string page = fmt::format("http://{}:{}/", host, arguments_.port);
        text += fmt::format("  to play     {0}#table={1}\n  to look on  {0}#table={2}\n", page,
                            codes_.play, codes_.read);
    }
    text += alone ? "Only this computer can join. With --host 0.0.0.0 the phones in your network "
                    "can.\n"
                  : "Warning: everybody in this network can reach the server, and whoever has a "
                    "code can join. The connection is not encrypted. Use it at home, not in a "
                    "public network.\n";
    return text;
}

}  // namespace standee
