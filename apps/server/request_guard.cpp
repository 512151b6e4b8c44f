#include "apps/server/request_guard.hpp"

#include <fmt/format.h>

#include <charconv>
#include <string_view>
#include <utility>

#include "apps/server/addresses.hpp"

namespace standee {
namespace {

Refusal refusal(int status, std::string found, std::string expected) {
    const ErrorCode code = status == 413 ? ErrorCode::too_large : ErrorCode::usage;
    return {status, {code, "", std::move(found), std::move(expected), {}}};
}

/// The bytes of the body; nothing if they are not said, or not as a number.
std::optional<std::size_t> length_of_body(const httplib::Request& request) {
    const std::string text = request.get_header_value("Content-Length");
    std::size_t length = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), length);
    const bool whole = problem == std::errc{} && end == text.data() + text.size();
    return whole ? std::optional{length} : std::nullopt;
}

bool is_own_page(const std::string& origin, const std::string& host,
                 const ServeArguments& arguments) {
    return origin == "http://" + host || origin == "https://" + host ||
           origin == arguments.allow_origin;
}

/// A browser sends these types for a page from elsewhere without asking the server first. A form
/// without an origin comes from a program: curl says so of what it sends.
bool is_type_of_a_form(const std::string& type, bool from_a_page) {
    return type.starts_with("text/plain") || type.starts_with("multipart/") ||
           (from_a_page && type.starts_with("application/x-www-form-urlencoded"));
}

/// One length, because two readers of the request could take different ones for the true one.
bool says_its_length_once(const httplib::Request& request) {
    return !request.has_header("Transfer-Encoding") &&
           request.get_header_value_count("Content-Length") == 1 && length_of_body(request);
}

std::optional<Refusal> refusal_of_body(const httplib::Request& request,
                                       const ServeArguments& arguments) {
    if (request.has_header("Content-Encoding")) {
        return refusal(415, "a body that is packed", "one that is not");
    }
    if (!says_its_length_once(request)) {
        return refusal(411, "a body without its length", "Content-Length, once");
    }
    const std::size_t length = *length_of_body(request);
    if (length > arguments.max_body) {
        return refusal(413, fmt::format("a body of {} bytes", length),
                       fmt::format("at most {}", arguments.max_body));
    }
    const std::string type = request.get_header_value("Content-Type");
    const bool from_a_page = request.has_header("Origin");
    if (arguments.table.empty() ? is_type_of_a_form(type, from_a_page && request.method == "POST")
                                : !type.starts_with("application/json")) {
        return refusal(415, "the Content-Type " + type, "application/json");
    }
    return std::nullopt;
}

}  // namespace

std::optional<Refusal> refusal_of(const httplib::Request& request,
                                  const ServeArguments& arguments) {
    const std::string host = request.get_header_value("Host");
    const std::string origin = request.get_header_value("Origin");
    for (const char* const name : {"Host", "Origin"}) {
        // Two readers of the request could take different ones for the true one.
        if (request.get_header_value_count(name) > 1) {
            return refusal(400, fmt::format("more than one {}", name), "one");
        }
    }
    if (!host.empty() && !names_this_machine(host, arguments.host) &&
        host != arguments.allow_host) {
        return refusal(403, "the Host " + host, "an address of this machine, or its name");
    }
    if (!origin.empty() && !is_own_page(origin, host, arguments)) {
        return refusal(403, "a request from a page of " + origin,
                       "one from a page of this server, or of --allow-origin");
    }
    const bool has_body = request.method == "POST" || request.method == "PUT" ||
                          request.has_header("Content-Length") ||
                          request.has_header("Transfer-Encoding");
    return has_body ? refusal_of_body(request, arguments) : std::nullopt;
}

httplib::Headers headers_of_answers(const ServeArguments& arguments) {
    httplib::Headers headers{{"X-Content-Type-Options", "nosniff"}};
    if (!arguments.allow_origin.empty()) {
        headers.emplace("Access-Control-Allow-Origin", arguments.allow_origin);
    }
    return headers;
}

}  // namespace standee
