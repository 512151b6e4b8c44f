#include "import/vgb/pieces.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

#include "files/coordinates.hpp"
#include "files/render.hpp"

namespace standee::vgb {
namespace {

constexpr std::array<std::string_view, 16> bosses{
    "bandit-commander",   "captain-of-the-guard",
    "dark-rider",         "elder-drake",
    "human-commander",    "inox-bodyguard",
    "jekserah",           "manifestation-of-corruption",
    "merciless-overseer", "prime-demon",
    "the-betrayer",       "the-colorless",
    "the-gloom",          "the-sightless-eye",
    "valrath-commander",  "winged-horror"};

std::string column_and_row(Hex hex) {
    const Hex cell = from_axial(hex, Coordinates::odd_r);
    return "[" + std::to_string(cell.q) + "," + std::to_string(cell.r) + "]";
}

/// 1 is "a", 26 "z", 27 "aa".
std::string letters_of(int number) {
    constexpr int alphabet = 26;
    std::string letters;
    for (; number > 0; number = (number - 1) / alphabet) {
        letters.insert(letters.begin(), static_cast<char>('a' + (number - 1) % alphabet));
    }
    return letters;
}

[[noreturn]] void refuse_character(std::string found, std::string expected) {
    throw InputError{
        {ErrorCode::out_of_range, "/options/character", std::move(found), std::move(expected), {}}};
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

bool is_boss(std::string_view name) { return std::ranges::binary_search(bosses, name); }

void Pieces::note_left_out(const Figure& figure, const std::string& why) {
    notes_.push_back(figure.id + " is left out: " + column_and_row(figure.at) + " " + why);
}

Figure* Pieces::add(Figure figure) {
    const bool floor = std::ranges::find(scene_.map.hexes, figure.at) != scene_.map.hexes.end();
    const auto other = std::ranges::find(scene_.figures, figure.at, &Figure::at);
    if (!floor || other != scene_.figures.end()) {
        note_left_out(figure, floor ? "is taken by " + other->id : "is not a floor hex of the map");
        return nullptr;
    }
    scene_.figures.push_back(std::move(figure));
    return &scene_.figures.back();
}

Figure Pieces::new_monster(const std::string& name, Rank rank, int standee) {
    Figure figure;
    figure.name = name;
    const int number = standee > 0 ? standee : ++counts_[name];
    const bool is_drawn = standee == 0 && standees_ == Standees::drawn;
    const std::string mark = is_drawn ? letters_of(number) : std::to_string(number);
    figure.id = is_boss(name) && number == 1 ? name : name + "-" + mark;
    if (is_boss(name)) {
        figure.kind = Kind::boss;
        return figure;
    }
    figure.rank = rank;
    if (!is_drawn) {
        figure.standee = number;
    }
    return figure;
}

Figure* Pieces::add_monster(const std::string& name, Rank rank, Hex at, int standee) {
    Figure figure = new_monster(name, rank, standee);
    figure.at = at;
    return add(std::move(figure));
}

Figure* Pieces::add_character(const NamedCharacter& character, Hex at) {
    Figure figure;
    figure.id = character.name;
    figure.kind = Kind::character;
    figure.side = Side::party;
    figure.at = at;
    if (character.initiative) {
        figure.initiative = Initiative{*character.initiative, {}};
    }
    figure.hp = figure.max_hp = character.hp;
    return add(std::move(figure));
}

Figure* Pieces::add_summon(const std::string& id, Hex at) {
    Figure figure;
    figure.id = id;
    figure.kind = Kind::summon;
    figure.side = Side::party;
    figure.at = at;
    return add(std::move(figure));
}

std::vector<NamedCharacter> named_characters(const std::vector<std::string>& texts) {
    std::vector<NamedCharacter> result;
    std::set<std::string> names;
    for (const std::string& text : texts) {
        std::string_view rest = text;
        NamedCharacter character;
        character.name = next_part(rest);
        character.initiative = number_in(text, next_part(rest));
        character.hp = number_in(text, rest);
        if (character.name.empty() || !names.insert(character.name).second) {
            refuse_character(in_quotes(text), "a name of its own for each character");
        }
        result.push_back(std::move(character));
    }
    return result;
}

}  // namespace standee::vgb
