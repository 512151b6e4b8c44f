#include "import/vgb/pieces.hpp"

#include <algorithm>
#include <array>

#include "files/coordinates.hpp"
#include "lib/letters.hpp"
#include "lib/work.hpp"

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

}  // namespace

bool is_boss(std::string_view name) { return std::ranges::binary_search(bosses, name); }

void Pieces::note_left_out(const Figure& figure, const std::string& why) {
    notes_.push_back(figure.id + " is left out: " + column_and_row(figure.at) + " " + why);
}

Figure* Pieces::add(Figure figure) {
    spend(200 + (scene_.map.hexes.size() + scene_.figures.size()) / 4);
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
    if (allies_.contains(name)) {
        figure.kind = Kind::ally;
        figure.side = Side::party;
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
    Figure figure = figure_of(character);
    figure.at = at;
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

}  // namespace standee::vgb
