#include "session/state.hpp"

#include <utility>
#include <variant>

#include "lib/copy_work.hpp"
#include "lib/work.hpp"

namespace standee {

std::shared_ptr<const Scene> kept(Scene scene) {
    spend(3 * keeping_work(scene));
    return std::make_shared<const Scene>(std::move(scene));
}

std::uint64_t copy_work(const State& state) {
    constexpr std::uint64_t option_work = 750;
    constexpr std::uint64_t later_work = 40;
    const auto* stop = state.paused ? std::get_if<PendingChoice>(&state.paused->pending) : nullptr;
    const std::size_t options = stop == nullptr ? 0 : stop->choice.options.size();
    return option_work * options + later_work * state.later.size();
}

}  // namespace standee
