#include <fmt/chrono.h>
#include <fmt/format.h>
#include <httplib.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "api/call.hpp"
#include "api/sessions.hpp"
#include "apps/server/addresses.hpp"
#include "apps/server/guarded_server.hpp"
#include "apps/server/metrics.hpp"
#include "apps/server/mover_page.hpp"
#include "apps/server/openapi.hpp"
#include "apps/server/request_guard.hpp"
#include "apps/server/serve.hpp"
#include "apps/server/stop_signals.hpp"
#include "apps/server/table_routes.hpp"
#include "apps/server/web_files.hpp"
#include "apps/server/worker_pool.hpp"
#include "files/document.hpp"
#include "files/line_of.hpp"
#include "files/why_json.hpp"
#include "import/mover/page.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

using Clock = std::chrono::steady_clock;

/// When the request began that this thread answers; no time where it cannot be read as HTTP.
thread_local Clock::time_point request_began;

constexpr std::string_view methods_path = "/v1/";

std::string error_line(ErrorCode code, std::string found, std::string expected) {
    return line_of(write_error("-", {code, "", std::move(found), std::move(expected), {}})) + "\n";
}

/// The error of a response that has none yet.
std::string error_of_status(const httplib::Request& request, int status) {
    switch (status) {
        case 404:
            return error_line(ErrorCode::not_found, "no " + request.method + " " + request.path,
                              "POST /v1/METHOD, GET /healthz, /openapi.json or /metrics");
        case 413:
            return error_line(ErrorCode::too_large, "a request that is too large", "a smaller one");
        default:
            return GuardedServer::is_too_large()
                       ? error_line(ErrorCode::too_large, "a request that is too large",
                                    "a smaller one")
                       : error_line(ErrorCode::unreadable, "a request that cannot be read", "HTTP");
    }
}

/// A body, as it came. Where nobody asks for it, the library reads it, and of a form, as which
/// `curl -d` sends everything, no more than 8 KB. None if the body cannot be read; the library has
/// set the status then.
std::optional<std::string> body_in(const httplib::ContentReader& content) {
    std::string body;
    const bool whole = content([&](const char* bytes, std::size_t count) {
        body.append(bytes, count);
        return true;
    });
    return whole ? std::optional{std::move(body)} : std::nullopt;
}

/// The requests of Monster Mover's page.
struct PagePath {
    const char* path;
    Json (*solve)(const Json&);
};
constexpr std::array page_paths{PagePath{"/solve", mover::solve_for_page},
                                PagePath{"/views", mover::views_for_page}};

class HttpServer {
public:
    explicit HttpServer(const ServeArguments& arguments)
        : arguments_{arguments}, server_{bounds_of(arguments), arguments.max_connections} {
        set_limits();
        if (arguments_.table.empty()) {
            set_routes();
        } else {
            table_.emplace(arguments_).add_to(server_);
        }
        set_common_routes();
        set_logging();
    }

    void run() {
        std::signal(SIGPIPE, SIG_IGN);
        const StopSignals signals{server_};
        if (!server_.bind(arguments_.host, arguments_.port)) {
            throw std::runtime_error{
                fmt::format("cannot listen on {}:{}", arguments_.host, arguments_.port)};
        }
        std::cerr << line_of({{"event", "started"},
                              {"address",
                               fmt::format("http://{}:{}", arguments_.host, arguments_.port)},
                              {"version", api::version()}})
                  << std::endl;
        if (!table_ && !is_loopback(arguments_.host)) {
            std::cerr << line_of({{"event", "warning"},
                                  {"says",
                                   "other machines can reach this server, and nothing asks "
                                   "them who they are"}})
                      << std::endl;
        }
        if (table_) {
            std::cout << table_->invitation() << std::flush;
        }
        server_.listen_after_bind();
        std::cerr << line_of({{"event", "stopped"}}) << std::endl;
    }

    [[nodiscard]] bool is_overdue() const { return workers_.is_overdue(); }

private:
    static RequestBounds bounds_of(const ServeArguments& arguments) {
        RequestBounds bounds;
        bounds.body = arguments.max_body;
        bounds.reading = bounds.writing = std::chrono::seconds{arguments.timeout};
        return bounds;
    }

    void set_limits() {
        server_.set_tcp_nodelay(true);
        server_.set_payload_max_length(arguments_.max_body);
    }

    void set_routes() {
        server_.Post(R"(/v1/([\w.]+))",
                     [this](const httplib::Request& request, httplib::Response& response,
                            const httplib::ContentReader& content) {
                         if (const auto body = body_in(content)) {
                             answer(request.matches[1], *body, response);
                         }
                     });
        server_.Get("/openapi.json", [document = openapi_document()](const httplib::Request&,
                                                                     httplib::Response& response) {
            response.set_content(document, "application/json");
        });
        if (!arguments_.web.empty()) {
            // The page asks; a 404 would be an error in the console of whoever looks there.
            server_.Get("/table", [](const httplib::Request&, httplib::Response& response) {
                response.status = 204;
            });
        }
        server_.Get("/metrics", [this](const httplib::Request&, httplib::Response& response) {
            response.set_content(metrics_.text(), "text/plain; version=0.0.4");
        });
        for (const PagePath& page : page_paths) {
            server_.Put(page.path, [this, solve = page.solve](
                                       const httplib::Request&, httplib::Response& response,
                                       const httplib::ContentReader& content) {
                if (const auto body = body_in(content)) {
                    answer_page(solve, *body, response);
                }
            });
        }
    }

    /// What a server with a table has, too.
    void set_common_routes() {
        server_.Get("/healthz", [](const httplib::Request&, httplib::Response& response) {
            response.set_content(line_of({{"status", "ok"}, {"version", api::version()}}) + "\n",
                                 "application/json");
        });
        server_.set_default_headers(headers_of_answers(arguments_));
        if (!arguments_.allow_origin.empty()) {
            server_.Options(".*", [](const httplib::Request&, httplib::Response& response) {
                response.set_header("Access-Control-Allow-Methods", "GET, POST, PUT");
                response.set_header("Access-Control-Allow-Headers", "Content-Type");
                response.status = 204;
            });
        }
        if (!arguments_.web.empty()) {
            server_.Get("/.*", [files = WebFiles{arguments_.web}](const httplib::Request& request,
                                                                  httplib::Response& response) {
                files.answer(request, response);
            });
            mover_page_ = MoverPage::in(arguments_.web);
        }
    }

    /// Refuses what the head of the request shows to be wrong. Its body is not read.
    bool refuses(const httplib::Request& request, httplib::Response& response) const {
        const bool unread = request.method == "GET" && request.has_header("Content-Length");
        const auto refusal = refusal_of(request, arguments_);
        if (refusal || unread) {
            response.set_header("Connection", "close");
            GuardedServer::close_after_answer();
        }
        if (refusal) {
            response.status = refusal->status;
            response.set_content(line_of(write_error("-", refusal->error)) + "\n",
                                 "application/json");
        }
        return refusal.has_value();
    }

    /// What stops the work on a request of this thread: the time that it may take, or a client that
    /// has gone.
    [[nodiscard]] std::function<bool()> given_up() const {
        return [until = Clock::now() + std::chrono::seconds{arguments_.timeout}] {
            return Clock::now() > until || GuardedServer::client_is_gone();
        };
    }

    void answer_page(Json (*solve)(const Json&), const std::string& body,
                     httplib::Response& response) const {
        const WorkLimit limit{most_work, given_up()};
        try {
            response.set_content(line_of(solve(parse_document(body))) + "\n", "application/json");
        } catch (const InputError& error) {
            response.status = 400;
            response.set_content(line_of(write_error("-", error.error())) + "\n",
                                 "application/json");
        }
    }

    void answer(const std::string& method, const std::string& body, httplib::Response& response) {
        const auto result = workers_.answer_within(method, body, {.hexes = arguments_.max_hexes},
                                                   std::chrono::seconds{arguments_.timeout},
                                                   GuardedServer::client_is_gone);
        if (const auto* none = std::get_if<NoAnswer>(&result)) {
            refuse_for_time(*none, response);
            return;
        }
        const auto& answer = std::get<std::string>(result);
        if (!api::has_method(method) && !api::Sessions::has_method(method)) {
            response.status = 404;
        } else if (api::has_only_errors(answer)) {
            response.status = 400;
        }
        const bool one_line = answer.find('\n') + 1 == answer.size();
        response.set_content(answer, one_line ? "application/json" : "application/x-ndjson");
    }

    void refuse_for_time(NoAnswer why, httplib::Response& response) const {
        response.status = 503;
        if (why == NoAnswer::busy) {
            response.set_header("Retry-After", std::to_string(arguments_.timeout));
            response.set_content(
                error_line(ErrorCode::busy, "a server that is busy with earlier requests",
                           "the same request later"),
                "application/json");
            return;
        }
        response.set_content(
            error_line(ErrorCode::timed_out,
                       fmt::format("no answer within {} seconds", arguments_.timeout),
                       "a simpler request"),
            "application/json");
    }

    void set_logging() {
        server_.set_pre_routing_handler([this](const httplib::Request& request,
                                               httplib::Response& response) {
            request_began = Clock::now();
            if (refuses(request, response)) {
                return httplib::Server::HandlerResponse::Handled;
            }
            const bool asked = mover_page_ && (request.method == "GET" || request.method == "HEAD");
            const std::string* const page = asked ? mover_page_->at(request.path) : nullptr;
            if (page == nullptr) {
                return httplib::Server::HandlerResponse::Unhandled;
            }
            response.set_content(*page, "text/html");
            return httplib::Server::HandlerResponse::Handled;
        });
        server_.set_error_handler([](const httplib::Request& request, httplib::Response& response) {
            if (response.body.empty() && response.status != 404) {
                GuardedServer::close_after_answer();  // of its body nothing is known
            }
            if (response.body.empty()) {
                response.set_content(error_of_status(request, response.status), "application/json");
            }
        });
        server_.set_exception_handler(
            [](const httplib::Request&, httplib::Response& response, const std::exception_ptr&) {
                response.status = 500;
                response.set_content(
                    error_line(ErrorCode::internal, "a failure of the server", "an answer"),
                    "application/json");
            });
        server_.set_logger([this](const httplib::Request& request,
                                  const httplib::Response& response) { log(request, response); });
    }

    void log(const httplib::Request& request, const httplib::Response& response) {
        const auto began = std::exchange(request_began, {});
        const auto took =
            began == Clock::time_point{}
                ? std::chrono::microseconds{0}
                : std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began);
        const bool call = request.path.starts_with(methods_path);
        metrics_.count(call ? std::string_view{request.path}.substr(methods_path.size())
                            : std::string_view{request.path},
                       response.status, took);
        if (arguments_.quiet && response.status < 500) {
            return;
        }
        std::cerr << fmt::format(
            R"({{"time":"{:%Y-%m-%dT%H:%M:%SZ}","method":{},"path":{},"status":{},"bytesIn":{},)"
            R"("bytesOut":{},"microseconds":{}}})"
            "\n",
            fmt::gmtime(std::time(nullptr)), line_of(request.method), line_of(request.path),
            response.status, GuardedServer::bytes_of_body(),
            std::max(response.body.size(), response.content_length_), took.count());
    }

    ServeArguments arguments_;
    Metrics metrics_;
    std::optional<MoverPage> mover_page_;
    WorkerPool workers_;
    std::optional<TableRoutes> table_;
    GuardedServer server_;
};

}  // namespace

void serve_http(const ServeArguments& arguments) {
    HttpServer server{arguments};
    server.run();
    if (server.is_overdue()) {  // its threads would run on while static objects are destroyed
        std::cout.flush();
        std::_Exit(0);
    }
}

}  // namespace standee
