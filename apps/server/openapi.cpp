#include "apps/server/openapi.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "api/call.hpp"
#include "files/document.hpp"
#include "files/line_of.hpp"
#include "files/schemas.hpp"

namespace standee {
namespace {

constexpr std::string_view schema_ending = ".schema.json";
constexpr std::string_view components = "#/components/schemas/";

/// The purpose of a method, and the schemas of its document and its answer; empty: any JSON.
struct Path {
    std::string_view method, summary, document, answer;
};

constexpr std::array paths{
    Path{"turn", "What a figure may do on its turn, and why", "fixture", "turn-answer"},
    Path{"play", "What happens when steps are played on a scene", "fixture", "play-answer"},
    Path{"round", "A round up to its next decision, with a line for each event", "fixture",
         "round-line"},
    Path{"act", "The turns of one figure or of one monster set", "fixture", "round-line"},
    Path{"apply", "The scene after events of an answer", "", "scene"},
    Path{"threat", "Where a figure would be safe", "fixture", "threat-answer"},
    Path{"rule", "Who is right: claims judged by the rules of each edition", "fixture",
         "dispute-answer"},
    Path{"check", "Whether a fixture holds", "fixture", "check-answer"},
    Path{"show", "The scene of a document, as the engine writes it", "fixture", "scene"},
    Path{"sight", "Whether there is a line of sight between two hexes", "fixture", "sight-answer"},
    Path{"rules", "The rules in which editions differ", "", ""},
    Path{"clauses", "The rules, clause by clause", "", ""},
    Path{"import", "Another program's file, converted", "", ""},
    Path{"version", "The version and the methods", "", ""}};

/// The same of methods of games, whose requests are objects of their own.
constexpr std::array session_paths{
    Path{"session.new", "Begins a game", "session/$defs/newRequest", "session/$defs/begun"},
    Path{"session.command", "Carries out a command in a game", "session/$defs/commandRequest",
         "session/$defs/commanded"},
    Path{"session.undo", "Takes back the last commands", "session/$defs/countRequest",
         "session/$defs/undone"},
    Path{"session.redo", "Does again what was taken back", "session/$defs/countRequest",
         "session/$defs/redone"},
    Path{"session.state", "How a game stands", "session/$defs/request", "session-state"},
    Path{"session.history", "What has happened, command by command", "session/$defs/historyRequest",
         "session/$defs/history"},
    Path{"session.why", "Why a turn of a monster went as it did", "session/$defs/whyRequest",
         "session/$defs/why"},
    Path{"session.reach", "Where a figure can move, and which enemies it sees",
         "session/$defs/reachRequest", "session/$defs/reach"},
    Path{"session.save", "The game as a document, with its whole history", "session/$defs/request",
         "session"},
    Path{"session.load", "Goes on with a saved game", "session/$defs/loadRequest",
         "session/$defs/begun"},
    Path{"session.close", "Forgets a game", "session/$defs/request", "session/$defs/closed"}};

/// The name of "scene.schema.json#/$defs/hex" among the components.
std::string component(std::string_view reference, std::string_view within) {
    const std::size_t hash = std::min(reference.find('#'), reference.size());
    std::string_view name = reference.substr(0, hash);
    name =
        name.ends_with(schema_ending) ? name.substr(0, name.size() - schema_ending.size()) : within;
    const std::string_view inside = reference.substr(std::min(hash + 1, reference.size()));
    return std::string{components} + std::string{name} + std::string{inside};
}

/// Makes every reference in a schema point to the components.
void redirect(Json& schema, std::string_view within) {
    if (schema.is_object()) {
        if (const auto ref = schema.find("$ref"); ref != schema.end() && ref->is_string()) {
            *ref = component(ref->get<std::string>(), within);
        }
        schema.erase("$schema");
    }
    if (schema.is_structured()) {
        for (Json& value : schema) {
            redirect(value, within);
        }
    }
}

Json schema_called(std::string_view name) {
    return name.empty() ? Json::object()
                        : Json{{"$ref", std::string{components} + std::string{name}}};
}

Json content(std::string_view type, Json schema) {
    return {{"content", {{std::string{type}, {{"schema", std::move(schema)}}}}}};
}

Json request_body(const Path& path) {
    if (path.method.starts_with("session.")) {
        Json body = content("application/json", schema_called(path.document));
        body["required"] = true;
        return body;
    }
    Json envelope{{"type", "object"},
                  {"properties",
                   {{"input", schema_called(path.document)}, {"options", {{"type", "object"}}}}},
                  {"additionalProperties", false}};
    Json body = content("application/json",
                        {{"anyOf", {schema_called(path.document), std::move(envelope)}}});
    body["required"] = !path.document.empty();
    return body;
}

Json answered(std::string_view description, std::string_view type, Json schema) {
    Json response{{"description", description}};
    response.update(content(type, std::move(schema)));
    return response;
}

Json operation(const Path& path) {
    const bool lines = path.method == "round" || path.method == "act";
    const Json error = schema_called("error");
    return {
        {"summary", path.summary},
        {"operationId", path.method},
        {"requestBody", request_body(path)},
        {"responses",
         {{"200", answered("The answer", lines ? "application/x-ndjson" : "application/json",
                           schema_called(path.answer))},
          {"400",
           answered("No document of the request can be answered", "application/json", error)},
          {"403", answered("Another Host than this machine, or a page of another origin",
                           "application/json", error)},
          {"411", answered("The request does not say how long it is", "application/json", error)},
          {"415", answered("The body is packed, or a form", "application/json", error)},
          {"413", answered("The request is too large", "application/json", error)},
          {"503", answered("The answer takes too long, or the server is busy", "application/json",
                           error)}}}};
}

Json plain(std::string_view summary, std::string_view id, std::string_view type) {
    return {{"get",
             {{"summary", summary},
              {"operationId", id},
              {"responses", {{"200", answered("The answer", type, Json::object())}}}}}};
}

}  // namespace

std::string openapi_document() {
    Json methods = Json::object();
    for (const Path& path : paths) {
        methods["/v1/" + std::string{path.method}] = {{"post", operation(path)}};
    }
    for (const Path& path : session_paths) {
        methods["/v1/" + std::string{path.method}] = {{"post", operation(path)}};
    }
    for (const auto& [path, summary] :
         {std::pair{"solve", "A turn, as Monster Mover's page asks for it"},
          {"views", "The reach and sight of cells on Monster Mover's page"}}) {
        methods["/" + std::string{path}] = {{"put", operation({path, summary, "", ""})}};
    }
    methods["/healthz"] = plain("Whether the server answers", "health", "application/json");
    methods["/metrics"] = plain("Request counts for Prometheus", "metrics", "text/plain");
    Json all = Json::object();
    for (const Schema& schema : schemas()) {
        Json json = Json::parse(schema.text);
        redirect(json, schema.name);
        all[std::string{schema.name}] = std::move(json);
    }
    return line_of({{"openapi", "3.1.0"},
                    {"info",
                     {{"title", "Standee"},
                      {"description",
                       "Plays the monsters of Gloomhaven-family board games, and names the rules "
                       "that decide."},
                      {"version", api::version()}}},
                    {"paths", std::move(methods)},
                    {"components", {{"schemas", std::move(all)}}}}) +
           "\n";
}

}  // namespace standee
