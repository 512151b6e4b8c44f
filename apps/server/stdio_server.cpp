#include <algorithm>
#include <iostream>
#include <new>
#include <nlohmann/json.hpp>
#include <string>

#include "api/call.hpp"
#include "api/sessions.hpp"
#include "apps/server/serve.hpp"
#include "files/document.hpp"
#include "files/line_of.hpp"
#include "files/render.hpp"
#include "files/why_json.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"

// JSON-RPC 2.0 (jsonrpc.org/specification): `params` is a request of the JSON interface, and
// `result` is its answer, as a list if the answer has several lines.

namespace standee {
namespace {

enum class RpcError : int {
    not_json = -32700,
    no_request = -32600,
    no_method = -32601,
    bad_params = -32602,
    internal = -32603,
    refused = -32000  ///< the request can be read, but the rules or their limits give no answer
};

/// The number for an error of the engine, whose object is the `data` of the reply.
RpcError number_of(const Json& error) {
    const std::string code = error.value("code", "");
    if (code == name_of(ErrorCode::internal)) {
        return RpcError::internal;
    }
    const bool no_answer = code == name_of(ErrorCode::refused) ||
                           code == name_of(ErrorCode::too_many) || error.contains("clause");
    return no_answer ? RpcError::refused : RpcError::bad_params;
}

std::string sentence_of(const Json& error) {
    const bool refused = error.value("code", "") == name_of(ErrorCode::refused);
    return Error{.code = refused ? ErrorCode::refused : ErrorCode::not_json,
                 .pointer = error.value("pointer", ""),
                 .found = error.value("found", ""),
                 .expected = error.value("expected", "")}
        .sentence();
}

/// The reply with this error object as its `data`.
std::string error_reply(const Json& id, RpcError number, const Json& error) {
    return line_of(
        {{"jsonrpc", "2.0"},
         {"id", id},
         {"error",
          {{"code", static_cast<int>(number)}, {"message", sentence_of(error)}, {"data", error}}}});
}

std::string error_reply(const Json& id, RpcError number, Error error) {
    return error_reply(id, number, write_error("-", error)["error"]);
}

/// The reply that `reply` makes, or an error if memory runs out before it is made.
template <class Reply>
std::string unless_memory_runs_out(const Json& id, const Reply& reply) {
    try {
        return reply();
    } catch (const std::bad_alloc&) {
        return error_reply(id, RpcError::internal,
                           Error{.code = ErrorCode::internal,
                                 .found = "a request that needs more memory than there is",
                                 .expected = "a smaller request"});
    }
}

/// The lines of an answer as one JSON value, with their bytes unchanged.
std::string as_value(std::string answer) {
    answer.pop_back();  // the last newline
    if (answer.find('\n') == std::string::npos) {
        return answer;
    }
    std::ranges::replace(answer, '\n', ',');
    return "[" + answer + "]";
}

/// What the reply to a message is called; null if the message has no id, or none that it may have.
Json id_of(const Json& message) {
    const Json id = message.is_object() ? message.value("id", Json{}) : Json{};
    return id.is_structured() || id.is_boolean() ? Json{} : id;
}

bool is_request(const Json& message) {
    return message.is_object() && message.value("id", Json{}) == id_of(message) && message.value("jsonrpc", Json{}) == "2.0" &&
           message.contains("method") && message["method"].is_string() &&
           (!message.contains("params") || message["params"].is_structured());
}

/// The games of this connection, and how large a request may be.
struct Connection {
    api::CallLimits limits;
    api::Sessions games{{.games = 100}};

    static bool has_method(const std::string& method) {
        return api::has_method(method) || api::Sessions::has_method(method);
    }
    std::string call(const std::string& method, const std::string& request) {
        return api::Sessions::has_method(method) ? games.call(method, request, limits)
                                                 : api::call(method, request, limits);
    }
};

/// The reply to a request whose method there is.
std::string answer_to(const Json& id, const Json& message, Connection& connection) {
    const std::string request =
        message.contains("params") ? line_of(message["params"]) : std::string{};
    std::string answer = connection.call(message["method"].get<std::string>(), request);
    if (api::has_only_errors(answer)) {
        const Json error = Json::parse(answer.substr(0, answer.find('\n')))["error"];
        return error_reply(id, number_of(error), error);
    }
    return R"({"jsonrpc":"2.0","id":)" + line_of(id) +
           ",\"result\":" + as_value(std::move(answer)) + "}";
}

/// The reply to one request; empty for a notification.
std::string reply_to(const Json& message, Connection& connection) {
    const Json id = id_of(message);
    if (!is_request(message)) {
        return error_reply(id, RpcError::no_request,
                           Error{.code = ErrorCode::usage,
                                 .found = "a message that is no request of JSON-RPC 2.0",
                                 .expected = "\"jsonrpc\", \"id\", \"method\" and \"params\""});
    }
    if (!message.contains("id")) {
        return {};
    }
    const auto method = message["method"].get<std::string>();
    if (!Connection::has_method(method)) {
        try {
            api::refuse_unknown_method(method);
        } catch (const InputError& error) {
            return error_reply(id, RpcError::no_method, error.error());
        }
    }
    return unless_memory_runs_out(id, [&] { return answer_to(id, message, connection); });
}

/// The reply to a message of a batch; a refusal where those before it have taken all the work.
std::string reply_within_limit(const Json& message, Connection& connection) {
    try {
        spend(0);
    } catch (const InputError& error) {
        return is_request(message) && message.contains("id")
                   ? error_reply(message["id"], RpcError::refused, error.error())
                   : std::string{};
    }
    return reply_to(message, connection);
}

/// The reply to a line: one reply, or a list of replies to a batch; empty if there is none.
std::string reply_to_line(const std::string& line, Connection& connection) {
    Json message;
    try {
        message = parse_document(line);
    } catch (const InputError& error) {
        const bool is_json = error.error().code == ErrorCode::duplicate;
        return error_reply(nullptr, is_json ? RpcError::no_request : RpcError::not_json,
                           error.error());
    }
    if (!message.is_array() || message.empty()) {
        return reply_to(message, connection);
    }
    // A batch counts as one request, however many messages it has.
    const WorkLimit limit{
        most_work, {}, "a batch that takes less work, or its requests one by one"};
    std::string replies;
    for (const Json& one : message) {
        const std::string reply = reply_within_limit(one, connection);
        spend_done(2 * reply.size());  // messages that follow too much are refused
        replies += reply.empty() ? "" : (replies.empty() ? "[" : ",") + reply;
    }
    return replies.empty() ? replies : replies + "]";
}

/// Reads a line of at most `most` bytes. The rest of a longer line is read but not kept.
bool read_line(std::istream& in, std::string& line, std::size_t most, bool& too_long) {
    constexpr int end = std::istream::traits_type::eof();
    std::streambuf& buffer = *in.rdbuf();
    line.clear();
    too_long = false;
    for (int c = buffer.sbumpc(); c != end; c = buffer.sbumpc()) {
        if (c == '\n') {
            return true;
        }
        if (line.size() == most) {
            too_long = true;
        } else {
            line += static_cast<char>(c);
        }
    }
    return !line.empty();
}

}  // namespace

void serve_stdio(const ServeArguments& arguments) {
    std::ios::sync_with_stdio(false);
    Connection connection{.limits = {.hexes = arguments.max_hexes}};
    std::string line;
    bool too_long = false;
    while (read_line(std::cin, line, arguments.max_body, too_long)) {
        const std::string reply =
            too_long
                ? error_reply(nullptr, RpcError::no_request,
                              Error{.code = ErrorCode::too_large,
                                    .found = "a message longer than " +
                                             std::to_string(arguments.max_body) + " bytes",
                                    .expected = "a shorter one"})
                : unless_memory_runs_out(nullptr, [&] { return reply_to_line(line, connection); });
        if (!reply.empty()) {
            std::cout << reply << '\n' << std::flush;
        }
    }
}

}  // namespace standee
