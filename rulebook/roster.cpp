#include "rulebook/roster.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "lib/error.hpp"
#include "rulebook/traps_below.hpp"

namespace standee::rulebook::planning {
namespace {

/// Nothing that cannot be interacted with is targeted or counted [ally.no-interaction].
bool takes_no_part(const Figure& figure, const Book& book) {
    return figure.no_interaction && book.on("ally.no-interaction"_clause);
}

/// Enemies cannot focus on an invisible figure [condition.invisible].
bool is_unseen(const Figure& figure, const Book& book) {
    return figure.has(Condition::invisible) && book.on("condition.invisible"_clause);
}

Who detected_by(const Figure& actor, const Figure& other, const Book& book) {
    if (other.kind == Kind::objective && book.on("map.objective"_clause)) {
        return Who::objective;
    }
    if (!are_enemies(actor, other)) {
        return Who::ally;
    }
    const bool unseen = is_unseen(other, book) && !takes_no_part(other, book);
    return unseen ? Who::unseen_enemy : Who::enemy;
}

/// Whether all ranged attacks, or all melee attacks, on it have disadvantage: by its stat card, or
/// for the round [bonus.limited].
bool is_hard_to_attack(const Figure& figure, bool ranged, const Book& book) {
    const auto other = ranged ? BonusLimit::Against::melee : BonusLimit::Against::ranged;
    return figure.attackers_disadvantage ||
           std::ranges::any_of(figure.bonuses, [&](const ActiveBonus& bonus) {
               return bonus.kind == ActiveBonus::Kind::attackers_disadvantage &&
                      bonus.item.empty() &&
                      !(bonus.limit.against == other &&
                        book.on("bonus.limited"_clause, "against which attacks"));
           });
}

}  // namespace

void Roster::gather(const Scene& scene, const Book& book, const Grid& ground) {
    if (scene.figures.size() > most_figures) {
        throw InputError({ErrorCode::too_many,
                          "/figures",
                          std::to_string(scene.figures.size()) + " figures",
                          "at most " + std::to_string(most_figures) +
                              " figures, for a turn planned by the executable rulebook",
                          {}});
    }
    number(scene, ground);
    on_.assign(at(ground.size()), nobody);
    enemies_ = unseen_ = allies_ = objectives_ = in_the_way_ = 0;
    hard_to_attack_ = {};
    beyond_interaction_ = wide_ = 0;
    for (int i = 0; i < size(); ++i) {
        if (i != actor_) {
            place(i, book);
            tell_apart(i, scene, book, ground);
        }
    }
}

void Roster::number(const Scene& scene, const Grid& ground) {
    figures_.clear();
    for (const Figure& figure : scene.figures) {
        figures_.push_back(&figure);
    }
    std::ranges::sort(figures_, {}, [](const Figure* f) -> const std::string& { return f->id; });
    numbers_.resize(figures_.size());
    tiles_.resize(figures_.size());
    whos_.assign(figures_.size(), Who::none);
    actor_ = nobody;
    for (int i = 0; i < size(); ++i) {
        numbers_[at(static_cast<int>(&figure(i) - scene.figures.data()))] = i;
        tiles_[at(i)].assign(1, ground.find(figure(i).at));
        for (const Hex hex : figure(i).also_at) {
            tiles_[at(i)].push_back(ground.find(hex));
        }
        actor_ = scene.turn && figure(i).id == scene.turn->figure ? i : actor_;
    }
    if (actor_ == nobody) {
        throw std::invalid_argument("the scene has no turn to plan");
    }
}

void Roster::place(int i, const Book& book) {
    for (const int tile : tiles(i)) {
        if (tile == this->tile(i) || book.on("map.objective"_clause, "in each of its hexes")) {
            on_[at(tile)] = static_cast<std::int8_t>(i);
        }
    }
    wide_ |= tiles(i).size() > 1 ? only(i) : 0;
}

void Roster::tell_apart(int i, const Scene& scene, const Book& book, const Grid& ground) {
    const Figure& other = figure(i);
    whos_[at(i)] = detected_by(figure(actor_), other, book);
    const bool enemy = are_enemies(figure(actor_), other);
    const bool unseen = is_unseen(other, book);
    const bool counts = !takes_no_part(other, book);
    enemies_ |= counts && enemy && !unseen ? only(i) : 0;
    for (const bool ranged : {false, true}) {
        const bool hard = counts && enemy && !unseen && is_hard_to_attack(other, ranged, book) &&
                          book.on("attack.disadvantage"_clause);
        hard_to_attack_.at(ranged ? 1 : 0) |= hard ? only(i) : 0;
    }
    unseen_ |= counts && enemy && unseen ? only(i) : 0;
    allies_ |= counts && !enemy ? only(i) : 0;
    beyond_interaction_ |= counts ? 0 : only(i);
    const bool over_trap = ground.tile(tile(i)).holding;
    const bool flies_over_it = over_trap && other.flying &&
                               book.edition().flier_above_trap_blocks &&
                               book.on("move.flying"_clause);
    const bool no_place_to_stop =
        over_trap && could_stop(scene, book, figure(actor_), other.at) &&
        book.on("map.end-unoccupied"_clause, "not where a trap would hold it");
    in_the_way_ |= flies_over_it || no_place_to_stop ? only(i) : 0;
    objectives_ |= other.kind == Kind::objective ? only(i) : 0;
}

}  // namespace standee::rulebook::planning
