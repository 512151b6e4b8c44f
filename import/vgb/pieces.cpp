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

[[noreturn]] void refuse_character(std::string found, std::string expected) {
    throw InputError{
        {ErrorCode::out_of_range, "/options/character", std::move(found), std::move(expected), {}}};
}

double initiative_in(const std::string& text, std::string_view number) {
    int value = 0;
    const char* const end = number.data() + number.size();
    const auto read = std::from_chars(number.data(), end, value);
    if (read.ec != std::errc{} || read.ptr != end || value < 1 || value > 99) {
        refuse_character(in_quotes(text), "NAME or NAME:INITIATIVE, the initiative from 1 to 99");
    }
    return value;
}

}  // namespace

bool is_boss(std::string_view name) { return std::ranges::binary_search(bosses, name); }

Figure* Pieces::add(Figure figure) {
    const bool floor = std::ranges::find(scene_.map.hexes, figure.at) != scene_.map.hexes.end();
    const auto other = std::ranges::find(scene_.figures, figure.at, &Figure::at);
    if (!floor || other != scene_.figures.end()) {
        notes_.push_back(figure.id + " is left out: " + column_and_row(figure.at) +
                         (floor ? " is taken by " + other->id : " is not a floor hex of the map"));
        return nullptr;
    }
    scene_.figures.push_back(std::move(figure));
    return &scene_.figures.back();
}

Figure* Pieces::add_monster(const std::string& name, Rank rank, Hex at, int standee) {
    Figure figure;
    figure.name = name;
    figure.at = at;
    const int number = standee > 0 ? standee : ++counts_[name];
    if (is_boss(name)) {
        figure.kind = Kind::boss;
        figure.id = number > 1 ? name + "-" + std::to_string(number) : name;
    } else {
        figure.id = name + "-" + std::to_string(number);
        figure.rank = rank;
        figure.standee = number;
    }
    return add(std::move(figure));
}

Figure* Pieces::add_character(const std::string& id, double initiative, Hex at) {
    Figure figure;
    figure.id = id;
    figure.kind = Kind::character;
    figure.side = Side::party;
    figure.at = at;
    figure.initiative = Initiative{initiative, {}};
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
        const std::size_t colon = text.rfind(':');
        NamedCharacter character{text.substr(0, colon), std::nullopt};
        if (colon != std::string::npos) {
            character.initiative = initiative_in(text, std::string_view{text}.substr(colon + 1));
        }
        if (character.name.empty() || !names.insert(character.name).second) {
            refuse_character(in_quotes(text), "a name of its own for each character");
        }
        result.push_back(std::move(character));
    }
    return result;
}

}  // namespace standee::vgb
