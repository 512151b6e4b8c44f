#include "verify/oracle/turn_facts.hpp"

#include <algorithm>

#include "verify/rulebooks.hpp"

namespace standee::oracle {

void TurnFacts::gather(const Scene& scene) {
    scene_ = &scene;
    rules_ = verify::rulebook(scene.edition);
    ground_.lay(scene.map);
    company_.gather(scene, rules_, ground_);
    sight_.open(ground_, rules_);
    plans_ = plans_of(scene, actor());
    take_plan(0);
}

void TurnFacts::take_plan(std::size_t number) {
    plan_ = plans_.at(number);
    battle_.join(ground_, sight_, company_, plan_);
    const Mover mover{.ground = &ground_,
                      .company = &company_,
                      .rules = &rules_,
                      .gait = plan_.gait,
                      .flying = actor().flying};
    ways_.set_out(mover, company_.tile(company_.actor()));
    ends_.clear();
    for (int tile = 0; tile < ground_.size(); ++tile) {
        if (ways_.to(tile).possible()) {
            ends_.push_back(tile);
        }
    }
    std::ranges::sort(ends_, [this](int a, int b) {
        return ways_.to(a) != ways_.to(b) ? ways_.to(a) < ways_.to(b) : a < b;
    });
}

FigureSet TurnFacts::disadvantaged(int tile, FigureSet targets) {
    return plan_.always_disadvantaged ? targets : targets & battle_.disadvantaged(tile);
}

bool TurnFacts::area_fits(int tile, std::span<const Hex> red, FigureSet targets) {
    return plan_.area == nullptr || targets == 0 ? red.empty()
                                                 : battle_.area_fits(tile, red, targets);
}

void TurnFacts::head_for_summoner(int summoner) {
    Mover mover = ways_.mover();
    mover.absent = summoner;
    ways_.head_for(company_.tile(summoner), mover);
}

}  // namespace standee::oracle
