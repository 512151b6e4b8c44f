#include "verify/monitors/turn_demands.hpp"

#include <algorithm>
#include <stdexcept>

#include "verify/monitors/turn/monitor.hpp"

namespace standee::verify {

struct TurnDemands::Memory {
    TurnFacts facts;
    oracle::Solver solver;
    TurnView view;
    std::vector<TurnMonitor> judges;  ///< that judge outcomes, those that forbid most often first

    Memory() {
        for (const TurnMonitor& monitor : turn_monitors()) {
            if (monitor.forbids != nullptr) {
                judges.push_back(monitor);
            }
        }
    }

    bool can_try(const Scene& scene) {
        if (scene.figures.size() > most_figures || scene.map.hexes.size() > most_hexes) {
            return false;
        }
        facts.gather(scene);
        return facts.plan().focus == FocusAbility{} && !facts.actor().heads_for_start;
    }

    void look_at(const Scene& scene) {
        if (!can_try(scene)) {
            throw std::length_error("a scene of which not every outcome can be tried");
        }
        view.look(facts);
    }

    bool forbidden(const Outcome& outcome) {
        const auto judge = std::ranges::find_if(
            judges, [&](const TurnMonitor& monitor) { return monitor.forbids(view, outcome); });
        if (judge == judges.end()) {
            return false;
        }
        // what has forbidden one outcome is likely to forbid the next
        std::rotate(judges.begin(), judge, judge + 1);
        return true;
    }

    /// Calls `what` with every outcome there can be, for every focus and attack hex or none.
    template <class What>
    void try_all(What what) {
        const int tiles = facts.ground().size();
        const int figures = facts.company().size();
        for (int focus = nobody; focus < figures; ++focus) {
            for (int attack_hex = nowhere; attack_hex < tiles; ++attack_hex) {
                for (int end = 0; end < tiles; ++end) {
                    for (FigureSet targets = 0; targets < only(figures); ++targets) {
                        what(Outcome{end, targets, focus, attack_hex});
                    }
                }
            }
        }
    }

    std::vector<TurnOutcome> spelled_out(const std::vector<Outcome>& outcomes) {
        std::vector<TurnOutcome> list;
        for (const Outcome& outcome : outcomes) {
            TurnOutcome& told = list.emplace_back();
            told.end = facts.ground().tile(outcome.end).at;
            oracle::for_each(outcome.targets, [&](int target) {
                const Figure& figure = facts.company().figure(target);
                told.targets.push_back(
                    static_cast<FigureIndex>(&figure - facts.scene().figures.data()));
            });
        }
        return list;
    }
};

TurnDemands::TurnDemands() : memory_{std::make_unique<Memory>()} {}
TurnDemands::~TurnDemands() = default;
TurnDemands::TurnDemands(TurnDemands&&) noexcept = default;
TurnDemands& TurnDemands::operator=(TurnDemands&&) noexcept = default;

bool TurnDemands::can_try(const Scene& scene) { return memory_->can_try(scene); }

std::vector<TurnOutcome> TurnDemands::acceptable(const Scene& scene) {
    memory_->look_at(scene);
    std::vector<Outcome> left;
    memory_->try_all([&](const Outcome& outcome) {
        if (!memory_->forbidden(outcome)) {
            left.push_back(outcome);
        }
    });
    oracle::put_in_order(left);
    return memory_->spelled_out(left);
}

std::vector<TurnOutcome> TurnDemands::worked_out(const Scene& scene) {
    memory_->facts.gather(scene);
    return memory_->spelled_out(memory_->solver.solve(memory_->facts).outcomes);
}

std::vector<Clause> TurnDemands::at_odds(const Scene& scene) {
    memory_->look_at(scene);
    std::vector<Clause> fewest;
    bool some_left = false;
    memory_->try_all([&](const Outcome& outcome) {
        std::vector<Clause> against;
        for (const TurnMonitor& monitor : memory_->judges) {
            if (monitor.forbids(memory_->view, outcome)) {
                against.push_back(monitor.clause);
            }
        }
        some_left = some_left || against.empty();
        fewest = fewest.empty() || against.size() < fewest.size() ? against : fewest;
    });
    std::ranges::sort(fewest);
    return some_left ? std::vector<Clause>{} : fewest;
}

}  // namespace standee::verify
