#include "import/characters.hpp"

#include <charconv>
#include <set>

#include "files/render.hpp"
#include "lib/error.hpp"

namespace standee {
namespace {

[[noreturn]] void refuse_character(std::string found, std::string expected,
                                   ErrorCode code = ErrorCode::out_of_range) {
    throw InputError{{code, "/options/character", std::move(found), std::move(expected), {}}};
}

/// The number in one part of "NAME:INITIATIVE:HIT POINTS"; none where nothing stands there.
std::optional<int> number_in(const std::string& text, std::string_view part) {
    int value = 0;
    const char* const end = part.data() + part.size();
    const auto read = std::from_chars(part.data(), end, value);
    if (part.empty()) {
        return std::nullopt;
    }
    if (read.ec != std::errc{} || read.ptr != end || value < 1 || value > 99) {
        refuse_character(in_quotes(text), "NAME:INITIATIVE:HIT POINTS, each number from 1 to 99");
    }
    return value;
}

/// What stands before the next colon; the colon is taken away.
std::string_view next_part(std::string_view& text) {
    const std::size_t colon = text.find(':');
    const std::string_view part = text.substr(0, colon);
    text.remove_prefix(colon == std::string_view::npos ? text.size() : colon + 1);
    return part;
}

}  // namespace

std::vector<NamedCharacter> named_characters(const std::vector<std::string>& texts) {
    std::vector<NamedCharacter> result;
    std::set<std::string> names;
    for (const std::string& text : texts) {
        std::string_view rest = text;
        NamedCharacter character;
        character.name = next_part(rest);
        character.initiative = number_in(text, next_part(rest));
        character.hp = number_in(text, rest);
        const bool named = !character.name.empty();
        if (!named || !names.insert(character.name).second) {
            refuse_character(in_quotes(text), "a name of its own for each character",
                             named ? ErrorCode::duplicate : ErrorCode::out_of_range);
        }
        result.push_back(std::move(character));
    }
    return result;
}

Figure figure_of(const NamedCharacter& character) {
    Figure figure;
    figure.id = character.name;
    figure.kind = Kind::character;
    figure.side = Side::party;
    if (character.initiative) {
        figure.initiative = Initiative{*character.initiative, {}};
    }
    figure.hp = figure.max_hp = character.hp;
    return figure;
}

void note_missing_hit_points(const std::vector<NamedCharacter>& characters,
                             std::vector<std::string>& notes) {
    std::string names;
    for (const NamedCharacter& character : characters) {
        if (!character.hp) {
            names += (names.empty() ? "" : ", ") + character.name;
        }
    }
    if (!names.empty()) {
        notes.push_back("without hit points, so they cannot be exhausted by damage: " + names);
    }
}

}  // namespace standee
