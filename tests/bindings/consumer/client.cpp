// Compares the answers of the installed library, from C++, with those in a file of requests: all at
// once, by several threads.

#include <standee/play.hpp>
#include <standee/round.hpp>
#include <standee/session.hpp>
#include <standee/standee.hpp>
#include <standee/turn.hpp>

#include <atomic>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <variant>
#include <vector>

namespace {

struct Question {
    std::string method, request, answer;
};

std::vector<Question> questions_in(const char* path) {
    std::vector<Question> questions;
    std::ifstream file{path, std::ios::binary};
    Question question;
    std::string line;
    while (std::getline(file, question.method) && std::getline(file, question.request) &&
           std::getline(file, line)) {
        question.answer.clear();
        for (long lines = std::stol(line); lines > 0 && std::getline(file, line); --lines) {
            question.answer += line + "\n";
        }
        questions.push_back(question);
    }
    return questions;
}

/// Whether the reasons of a turn say what they keep and drop: one enemy is out of reach.
bool reasons_agree() {
    const standee::Turn turn = standee::turn(R"({"format":"scene/1","edition":"frosthaven",
        "map":{"hexes":[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0]]},
        "figures":[{"id":"M","kind":"monster","side":"monsters","at":[2,0],"initiative":30},
                   {"id":"C1","kind":"character","side":"party","at":[0,0],"initiative":20},
                   {"id":"C2","kind":"character","side":"party","at":[5,0],"initiative":10}],
        "turn":{"figure":"M","abilities":[{"move":{"points":2}},{"attack":{"value":3}}]}})");
    const standee::Reason& first = turn.why.at(0);
    return first.clause == "monster.focus-path" &&
           first.kept.figures == std::vector<std::string>{"C1"} && first.kept.hexes.empty() &&
           first.dropped.figures == std::vector<std::string>{"C2"} && turn.contested.empty();
}

/// Whether the typed functions say what the JSON interface says.
bool values_agree() {
    const std::string scene = R"({"format":"scene/1","edition":"frosthaven",
        "map":{"hexes":[[0,0],[1,0],[2,0],[3,0]]},
        "figures":[{"id":"M","kind":"monster","side":"monsters","at":[0,0],"initiative":30},
                   {"id":"C","kind":"character","side":"party","at":[3,0],"initiative":20}],
        "turn":{"figure":"M","abilities":[{"move":{"points":2}},{"attack":{"value":3}}]}})";
    const standee::Turn turn = standee::turn(scene);
    return turn.focus == std::vector<std::string>{"C"} && turn.options.size() == 1 &&
           turn.options[0].end == standee::Hex{2, 0} && turn.options[0].targets == turn.focus &&
           !turn.why.empty();
}

constexpr std::string_view duel = R"({"format":"scene/1","edition":"frosthaven",
    "map":{"hexes":[[0,0],[1,0],[2,0],[3,0]]},
    "figures":[{"id":"M","kind":"monster","side":"monsters","name":"Guard","at":[0,0],"initiative":30,
                "hp":5,"maxHp":5},
               {"id":"C","kind":"character","side":"party","at":[3,0],"initiative":20,"hp":9,
                "maxHp":9}],
    "cards":{"Guard":{"initiative":30,"abilities":[{"move":{"points":2}},
                                                   {"attack":{"value":3,"effects":["wound"]}}]}}})";

/// Whether plays and rounds are told as values, and their events change the scene as they say.
bool plays_agree() {
    const standee::Round round = standee::act_set(duel, "Guard", {.decide = {}, .seed = 3});
    const standee::event::Attack* attack = nullptr;
    const standee::event::Move* move = nullptr;
    for (const standee::Event& event : round.events) {
        attack = attack ? attack : std::get_if<standee::event::Attack>(&event.what);
        move = move ? move : std::get_if<standee::event::Move>(&event.what);
    }
    if (attack == nullptr || move == nullptr || attack->by != "M" || attack->target != "C" ||
        attack->value != 3 || move->from != standee::Hex{0, 0} ||
        !std::holds_alternative<standee::stop::Acted>(round.stop)) {
        return false;
    }
    const std::string after = standee::apply(duel, round.events);
    const std::string play =
        R"({"scene":)" + std::string{duel} + R"(,"steps":[{"damage":{"to":"C","amount":2}}]})";
    const standee::Play played = standee::play(play);
    const auto* damage = std::get_if<standee::event::Damage>(&played.events.at(0).what);
    const standee::Round whole =
        standee::round(duel, {.decide = {}, .seed = 3, .skip_characters = true});
    return after.find(R"("wound")") != std::string::npos && damage != nullptr &&
           damage->to == "C" && damage->amount == 2 && damage->hp == 7 &&
           !played.events[0].clause.empty() &&
           played.scene.find(R"("hp":7)") != std::string::npos &&
           std::holds_alternative<standee::stop::Over>(whole.stop) && whole.order.size() == 2 &&
           whole.order[1].set == "Guard";
}

/// Whether a refused step says its code, its number and its clause.
bool refusals_agree() {
    const std::string play = R"({"scene":)" + std::string{duel} +
                             R"(,"steps":[{"damage":{"to":"C","amount":2}},
        {"move":{"figure":"M","path":[[0,0],[2,0]]}}]})";
    try {
        standee::play(play);
    } catch (const standee::BadRequest& error) {
        return error.step() == 1 && !error.code().empty() && error.file() == "-" &&
               error.pointer().starts_with("/steps/1");
    }
    return false;
}

/// The value of a field of a request: of a text without its quotes.
std::string field_of(const std::string& request, const std::string& field) {
    const std::size_t at = request.find("\"" + field + "\":") + field.size() + 3;
    const bool text = request[at] == '"';
    const std::size_t end = text ? request.find('"', at + 1) : request.rfind(",\"boards\"");
    return text ? request.substr(at + 1, end - at - 1) : request.substr(at, end - at);
}

// Values of a game as the JSON interface writes them.

std::string text(std::string_view value) {
    std::string quoted = "\"";
    for (const char letter : value) {
        quoted += letter == '\n'                    ? "\\n"
                  : letter == '"' || letter == '\\' ? std::string{'\\', letter}
                                                    : std::string{letter};
    }
    return quoted + "\"";
}

/// A field with the comma before it; nothing if its value is empty.
std::string field(std::string_view name, std::string_view json) {
    return json.empty() || json == "\"\"" ? ""
                                          : ",\"" + std::string{name} + "\":" + std::string{json};
}

template <class T, class Write>
std::string list(const std::vector<T>& values, Write write) {
    std::string json;
    for (const T& value : values) {
        json += (json.empty() ? "" : ",") + write(value);
    }
    return "[" + json + "]";
}

std::string itself(const std::string& json) { return json; }

std::string hex(standee::Hex at) {
    return "[" + std::to_string(at.q) + "," + std::to_string(at.r) + "]";
}

std::string answer(const standee::Answer& answer) {
    return R"({"command":)" + text(answer.command) + field("json", answer.json) +
           field("says", text(answer.says)) + field("option", answer.option) + "}";
}

std::string waiting(const standee::Waiting& waits) {
    return R"({"for":)" + text(waits.kind) + field("figure", text(waits.figure)) +
           field("says", text(waits.says)) + field("answers", list(waits.answers, answer)) +
           field("open", text(waits.open)) + field("cardSays", text(waits.card_says)) +
           (waits.cleared ? R"(,"cleared":true)" : "") + field("target", text(waits.target)) +
           (waits.cards > 0 ? field("cards", std::to_string(waits.cards)) : "") +
           field("of", text(waits.of)) + field("clause", text(waits.clause)) + "}";
}

std::string happened(const standee::Happened& happened) {
    const std::string command = field("command", text(happened.command));
    return "{" + (command.empty() ? "" : command.substr(1) + ",") + R"("events":)" +
           list(happened.events, itself) + "}";
}

std::string way(const standee::Way& way) {
    return R"({"at":)" + hex(way.at) + R"(,"points":)" + std::to_string(way.points) +
           R"(,"path":)" + list(way.path, hex) +
           (way.negative_hexes > 0 ? field("negativeHexes", std::to_string(way.negative_hexes))
                                   : "") +
           "}";
}

std::string seen(const standee::SeenEnemy& enemy) {
    return R"({"figure":)" + text(enemy.figure) + R"(,"range":)" + std::to_string(enemy.range) +
           "}";
}

std::string reach(const standee::Reach& reach) {
    return R"({"hexes":)" + list(reach.hexes, way) + R"(,"enemies":)" + list(reach.enemies, seen) +
           "}";
}

std::string texts(const std::vector<std::string>& values) { return list(values, text); }

std::string narrowed(const standee::Narrowed& narrowed) {
    return !narrowed.figures.empty() ? R"({"figures":)" + texts(narrowed.figures) + "}"
           : !narrowed.hexes.empty() ? R"({"hexes":)" + list(narrowed.hexes, hex) + "}"
                                     : "null";
}

std::string reason(const standee::Reason& reason) {
    return R"({"clause":)" + text(reason.clause) + R"(,"page":)" + text(reason.page) +
           R"(,"says":)" + text(reason.says) + R"(,"kept":)" + narrowed(reason.kept) +
           R"(,"dropped":)" + narrowed(reason.dropped) + "}";
}

std::string why_not(const standee::WhyNot& answer) {
    return R"({"question":)" + text(answer.question) + field("happens", text(answer.happens)) +
           R"(,"reasons":)" + list(answer.reasons, reason) + R"(,"changes":)" + answer.changes +
           R"(,"triedAll":)" + (answer.tried_all ? "true" : "false") +
           field("figure", text(answer.figure)) +
           (answer.hex ? field("hex", hex(*answer.hex)) : "") + "}";
}

std::string why(const standee::Why& why) {
    return R"({"figure":)" + text(why.figure) + R"(,"why":)" + list(why.why, reason) +
           (why.why_not.empty() ? "" : field("whyNot", list(why.why_not, why_not))) +
           field("text", text(why.text)) + "}";
}

/// What the class says to a request about its game; the answer itself if the request is about
/// another, or is refused.
std::string said_by(standee::Session& game, const Question& question) {
    const auto& [method, request, answer] = question;
    if (!request.starts_with(R"({"session":"1")") || answer.starts_with(R"({"error")")) {
        return answer;
    }
    if (method == "session.command") {
        const bool boards = request.ends_with(R"("boards":true})");
        const std::string events = list(game.command(field_of(request, "command"), boards), itself);
        return R"({"events":)" + events + R"(,"waiting":)" + waiting(game.waiting()) + "}\n";
    }
    if (method == "session.undo" || method == "session.redo") {
        const bool undo = method == "session.undo";
        const std::string commands = undo ? game.undo(2) : game.redo(2);
        return (undo ? R"({"undone":)" : R"({"redone":)") + text(commands) + R"(,"waiting":)" +
               waiting(game.waiting()) + "}\n";
    }
    if (method == "session.history") {
        return R"({"commands":)" + list(game.history(2, 9, true), happened) + "}\n";
    }
    if (method == "session.reach") {
        return reach(game.reach(field_of(request, "figure"), {.from = {}, .points = 3})) + "\n";
    }
    if (method == "session.why") {
        const std::string figure = request.find("\"figure\"") == std::string::npos
                                       ? std::string{}
                                       : field_of(request, "figure");
        const bool words = request.find("\"words\"") != std::string::npos;
        const bool asked = request.find("\"whyNot\"") != std::string::npos;
        const std::string subject = asked ? field_of(request, "whyNot") : std::string{};
        return why(game.why(figure, {.why_not = subject, .words = words})) + "\n";
    }
    return (method == "session.state" ? game.state() : game.save()) + "\n";
}

/// Whether the class plays the game of the requests as the JSON interface does, and goes on with
/// the game that it saved.
bool games_agree(const std::vector<Question>& questions) {
    std::optional<standee::Session> game;
    for (const Question& question : questions) {
        if (question.method == "session.new") {
            constexpr std::string_view begins = R"({"input":)";
            const std::size_t end = question.request.rfind(",\"seed\":");
            game.emplace(question.request.substr(begins.size(), end - begins.size()), 7);
        } else if (game && question.method.starts_with("session.")) {
            const std::string found = said_by(*game, question);
            if (found != question.answer) {
                std::cerr << question.request << "\nexpected " << question.answer << "found "
                          << found << '\n';
                return false;
            }
        }
    }
    if (!game || game->history().size() < 10) {
        return false;
    }
    if (game->command_in_words("undo").text.empty()) {
        return false;
    }
    const standee::Session loaded{game->save()};
    return loaded.waiting().says == game->waiting().says && loaded.remark().empty();
}

/// The error of a turn; its pointer, what was found and what was expected.
std::string refusal(std::string_view scene, std::string_view figure = {}) {
    try {
        standee::turn(scene, figure);
    } catch (const standee::BadRequest& error) {
        return error.code() + " " + error.pointer() + "|" + error.found() + "|" + error.expected();
    }
    return "";
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// Whether bad input is the one exception that is documented, in the words of the JSON interface.
bool errors_agree() {
    constexpr std::string_view scene =
        R"({"format":"scene/1","edition":"chess","map":{"hexes":[[0,0]]}})";
    constexpr std::size_t deep = 300'000;
    return refusal(scene).starts_with("unknown-name /edition|") &&
           contains(refusal(std::string(deep, '[') + std::string(deep, ']')), "nested") &&
           contains(refusal(R"({"level":1,"level":2})"), "twice") &&
           contains(refusal("{\n  nonsense}"), "line 2") &&
           contains(refusal("{\"id\":\"\xff\"}"), "UTF-8") &&
           contains(refusal(scene, "\xff"), "UTF-8");
}

/// Whether a thread can give up a request that takes too much work, and only while it asks.
bool gives_up(const std::vector<Question>& questions) {
    for (const auto& [method, request, answer] : questions) {
        if (!contains(answer, "steps of work")) {
            continue;
        }
        int asked = 0;
        standee::on_progress([&asked] { return ++asked > 1; });
        const bool stopped = contains(standee::call(method, request), R"("timed-out")");
        standee::on_progress({});
        return stopped && asked == 2 && standee::call(method, request) == answer;
    }
    return false;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: client REQUESTS\n";
        return 2;
    }
    const std::vector<Question> questions = questions_in(argv[1]);
    std::atomic<std::size_t> next{0}, different{0};
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&] {
            for (std::size_t q = next++; q < questions.size(); q = next++) {
                const Question& question = questions[q];
                if (question.method.starts_with("session.")) {
                    continue;  // in order, by `games_agree`
                }
                if (standee::call(question.method, question.request) != question.answer) {
                    ++different;
                }
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    const bool values = values_agree() && reasons_agree() && plays_agree() && refusals_agree() &&
                        errors_agree() && games_agree(questions) && gives_up(questions);
    std::cout << "C++, library " << standee::version()
              << ", 8 threads: " << questions.size() - different << " the same, " << different
              << " different" << (values ? "" : "; the values differ") << '\n';
    return questions.empty() || different != 0 || !values;
}
