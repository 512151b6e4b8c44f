#include <nlohmann/json.hpp>

#include "files/round_file.hpp"
#include "lib/error.hpp"
#include "verify/signature/answers.hpp"
#include "verify/signature/fnv.hpp"

namespace standee::verify {
namespace {

/// How the round stands after the choices of `orders`, and how many options the next one has; 0
/// where there is no next choice.
struct Standing {
    std::uint64_t hash = 0;
    std::size_t options = 0;
};

Standing standing_after(const Scene& scene, const RoundOrders& orders) {
    try {
        const RoundAnswer answer = play_round(scene, orders);
        const auto* const stop = std::get_if<PendingChoice>(&answer.stop);
        return {Fnv1a{}.add(write_round(answer).back().dump()).value(),
                stop == nullptr ? 0 : stop->choice.options.size()};
    } catch (const InputError& error) {  // say, too few modifier cards are given for these choices
        return {Fnv1a{}.add(error.error().clause_id()).value(), 0};
    }
}

void visit(const Scene& scene, RoundOrders& orders, std::vector<RoundLevel>& levels) {
    const Standing standing = standing_after(scene, orders);
    RoundLevel& level = levels[orders.choose.size()];
    ++level.ways;
    level.outcomes.insert(standing.hash);
    if (orders.choose.size() + 1 == levels.size()) {
        return;
    }
    for (std::size_t option = 0; option < standing.options; ++option) {
        orders.choose.emplace_back(option);
        visit(scene, orders, levels);
        orders.choose.pop_back();
    }
}

}  // namespace

std::vector<RoundLevel> round_levels(const Fixture& fixture, int most) {
    try {
        RoundFile file = read_round(fixture);
        file.orders.choose.clear();
        file.orders.first_otherwise = false;
        std::vector<RoundLevel> levels(static_cast<std::size_t>(most) + 1);
        visit(file.scene, file.orders, levels);
        return levels;
    } catch (const InputError&) {
        return {};
    }
}

}  // namespace standee::verify
