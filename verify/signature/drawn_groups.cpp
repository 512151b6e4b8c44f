#include "lib/edition.hpp"
#include "verify/generate/random_play.hpp"
#include "verify/generate/random_round.hpp"
#include "verify/generate/random_scene.hpp"
#include "verify/shrink/document.hpp"
#include "verify/signature/questions.hpp"

namespace standee::verify {
namespace {

constexpr std::size_t drawn_turns = 6000;
constexpr std::size_t drawn_plays = 3000;
constexpr std::size_t drawn_rounds = 1000;
constexpr std::size_t drawn_questions = 600;
constexpr std::size_t drawn_threats = 300;

/// The editions take turns.
const Edition& edition_of(std::size_t index) {
    return printed_editions()[index % all_editions.size()];
}

/// Every other board is small, so that figures crowd.
Case turn_case(std::size_t index) {
    generate::GeneratorOptions options;
    options.edition = edition_of(index);
    if (index / all_editions.size() % 2 == 1) {
        options.max_columns = 5;
        options.max_rows = 4;
        options.max_enemies = 4;
    }
    return {generate::random_scene(index, options)};
}

Case play_case(std::size_t index) { return generate::random_play(index); }

Case round_case(std::size_t index) {
    generate::Dice dice{index};
    return generate::random_round_case(dice, edition_of(index));
}

/// Others than those that are drawn as turns.
Case asked_case(std::size_t index) { return turn_case(drawn_turns + index); }

/// The scene of a round, without the round.
Case threat_case(std::size_t index) {
    generate::Dice dice{index};
    return {generate::random_round(dice, {.edition = edition_of(index)})};
}

QuestionGroup drawn(const char* name, std::size_t count, Case (*draw)(std::size_t)) {
    QuestionGroup group;
    group.name = name;
    group.count = count;
    group.question = [draw](std::size_t index) {
        return Question{std::to_string(index), write_case(draw(index))};
    };
    return group;
}

}  // namespace

std::vector<QuestionGroup> drawn_groups() {
    std::vector<QuestionGroup> groups{drawn("drawn plays", drawn_plays, play_case),
                                      drawn("drawn rounds", drawn_rounds, round_case),
                                      drawn("drawn turns", drawn_turns, turn_case),
                                      drawn("drawn why not", drawn_questions, asked_case),
                                      drawn("drawn threats", drawn_threats, threat_case)};
    groups[1].choices = choices_enumerated;
    groups[2].ask = Ask::reasons;
    groups[2].counted = true;
    groups[3].ask = Ask::why_not;
    groups[4].ask = Ask::threats;
    return groups;
}

}  // namespace standee::verify
