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

/// The value of a text field of a request.
std::string field_of(const std::string& request, const std::string& field) {
    const std::size_t at = request.find("\"" + field + "\":") + field.size() + 3;
    const bool text = request[at] == '"';
    const std::size_t end = text ? request.find('"', at + 1) : request.rfind(",\"boards\"");
    return text ? request.substr(at + 1, end - at - 1) : request.substr(at, end - at);
}

/// Whether the class plays the game of the requests as the JSON interface does.
bool games_agree(const std::vector<Question>& questions) {
    std::optional<standee::Session> game;
    std::string saved;
    int commands = 0;
    for (const auto& [method, request, answer] : questions) {
        if (method == "session.new") {
            constexpr std::string_view begins = R"({"input":)";
            const std::size_t end = request.rfind(",\"seed\":");
            game.emplace(request.substr(begins.size(), end - begins.size()), 7);
        } else if (method == "session.command" && answer.starts_with(R"({"events")") &&
                   field_of(request, "session") == "1") {
            std::string events;
            for (const std::string& event : game->command(field_of(request, "command"),
                                                          request.ends_with(R"("boards":true})"))) {
                events += (events.empty() ? "" : ",") + event;
            }
            if (!answer.starts_with(R"({"events":[)" + events + R"(],"waiting":)")) {
                std::cerr << request << "\nexpected " << answer << "found " << events << '\n';
                return false;
            }
            ++commands;
        } else if (method == "session.state" && game && saved.empty()) {
            if (game->state() + "\n" != answer) {
                return false;
            }
        } else if (method == "session.save") {
            saved = game->save();
            const standee::Session loaded{saved};
            return commands > 10 && saved + "\n" == answer &&
                   loaded.waiting().says == game->waiting().says && loaded.remark().empty() &&
                   !game->undo().empty() && !game->redo().empty();
        }
    }
    return false;
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
