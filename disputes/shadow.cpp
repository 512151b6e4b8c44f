#include "disputes/shadow.hpp"

#include <algorithm>

namespace standee {
namespace {

struct Follow {
    Scene& scene;

    void operator()(const event::Gain& e) const {
        if (Figure* figure = find(e.figure); figure != nullptr && !figure->has(e.condition)) {
            figure->conditions.push_back({e.condition, false});
        }
    }
    void operator()(const event::Lose& e) const {
        Figure* figure = find(e.figure);
        if (figure == nullptr) {
            return;
        }
        if (!e.condition) {
            figure->flying = false;
            return;
        }
        std::erase_if(figure->conditions,
                      [&](const HeldCondition& held) { return held.name == *e.condition; });
    }
    void operator()(const event::Move& e) const {
        if (Figure* figure = find(e.figure)) {
            figure->at = e.to;
        }
    }
    void operator()(const event::Leave& e) const {
        std::erase_if(scene.figures, [&](const Figure& figure) { return figure.id == e.figure; });
    }
    void operator()(const event::Bonus& e) const {
        if (Figure* figure = find(e.on)) {
            figure->bonuses.push_back(e.bonus);
        }
    }
    void operator()(const event::BonusEnds& e) const {
        if (Figure* figure = find(e.on)) {
            const auto same = [&](const ActiveBonus& bonus) {
                return bonus.kind == e.bonus.kind && bonus.value == e.bonus.value;
            };
            const auto found = std::ranges::find_if(figure->bonuses, same);
            if (found != figure->bonuses.end()) {
                figure->bonuses.erase(found);
            }
        }
    }
    template <class Other>
    void operator()(const Other& /*e*/) const {}

private:
    [[nodiscard]] Figure* find(const std::string& id) const {
        const auto found = std::ranges::find(scene.figures, id, &Figure::id);
        return found == scene.figures.end() ? nullptr : &*found;
    }
};

}  // namespace

void follow(Scene& scene, const Event& event) { std::visit(Follow{scene}, event.what); }

}  // namespace standee
