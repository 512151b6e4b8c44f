#pragma once

#include <span>
#include <vector>

#include "lib/scene.hpp"
#include "verify/oracle/card.hpp"
#include "verify/oracle/company.hpp"
#include "verify/oracle/ground.hpp"
#include "verify/oracle/hits.hpp"
#include "verify/oracle/sight_book.hpp"
#include "verify/oracle/ways.hpp"

namespace standee::oracle {

/// What is so in a scene before anything is chosen: the card read, who stands where, what each
/// hex costs to reach, whom the attack could hit from it. Everything that does not depend on what
/// has changed since the scene before is kept. What is asked is worked out when it is asked first.
class Facts {
public:
    /// Takes another scene, which must outlast its use, for the figure of `scene.turn`. Throws
    /// std::invalid_argument where there is none, std::length_error beyond 64 figures.
    void gather(const Scene& scene);

    [[nodiscard]] const Scene& scene() const { return *scene_; }
    [[nodiscard]] EditionId edition() const { return scene_->edition; }
    [[nodiscard]] const Figure& actor() const { return company_.figure(company_.actor()); }
    [[nodiscard]] const Plan& plan() const { return plan_; }
    [[nodiscard]] Ground& ground() { return ground_; }
    [[nodiscard]] const Company& company() const { return company_; }
    [[nodiscard]] Battle& battle() { return battle_; }
    [[nodiscard]] Ways& ways() { return ways_; }
    [[nodiscard]] int start() const { return ways_.start(); }
    /// Where the figure could end, the cheapest way first, then in hex order.
    [[nodiscard]] std::span<const int> ends() const { return ends_; }

    [[nodiscard]] bool within_points(int tile) const {
        return ways_.to(tile).points() <= plan_.points;
    }
    /// Of the targets of an attack from a tile, those attacked with disadvantage.
    [[nodiscard]] Figures disadvantaged(int tile, Figures targets);
    /// Whether red hexes are laid as they may be for these targets; without an area, or without
    /// targets, there are none to lay.
    [[nodiscard]] bool area_fits(int tile, std::span<const Hex> red, Figures targets);

    /// Works out what remains from everywhere to the figure's summoner, whose hex counts as free.
    void head_for_summoner(int summoner);

private:
    const Scene* scene_ = nullptr;
    Plan plan_;
    Ground ground_;
    SightBook sight_;
    Company company_;
    Battle battle_;
    Ways ways_;
    std::vector<int> ends_;
};

}  // namespace standee::oracle
