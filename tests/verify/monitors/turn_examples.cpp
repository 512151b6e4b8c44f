#include "tests/verify/monitors/turn_examples.hpp"

#include <algorithm>

#include "tests/verify/oracle/picture.hpp"

namespace standee::verify::test {

std::function<void(TurnAnswer&)> tells(std::function<void(TurnOption&)> change) {
    return [change = std::move(change)](TurnAnswer& answer) { change(answer.options.front()); };
}

std::function<void(TurnAnswer&)> goes(std::vector<Hex> path) {
    return tells([path = std::move(path)](TurnOption& option) {
        option.end = path.back();
        option.movement = static_cast<int>(path.size()) - 1;
        option.path = path;
    });
}

std::function<void(TurnAnswer&)> goes_and_attacks(std::vector<Hex> path,
                                                  std::vector<FigureIndex> targets) {
    return [go = goes(std::move(path)), targets = std::move(targets)](TurnAnswer& answer) {
        go(answer);
        TurnOption& option = answer.options.front();
        option.attack_hex = option.end;
        option.focus = targets.front();
        option.targets = targets;
        answer.focus = {targets.front()};
    };
}

std::function<void(TurnAnswer&)> attacks(std::vector<FigureIndex> targets) {
    return [targets = std::move(targets)](TurnAnswer& answer) {
        goes_and_attacks({answer.options.front().path.front()}, targets)(answer);
    };
}

std::function<void(TurnAnswer&)> focuses(FigureIndex focus) { return attacks({focus}); }

void leaves_out(TurnAnswer& answer) { answer.options.pop_back(); }

Scene with_card(Scene scene, std::vector<Ability> card) {
    oracle::test::play_card(scene, std::move(card));
    return scene;
}

FigureIndex index_of(const Scene& scene, std::string_view id) {
    return static_cast<FigureIndex>(std::ranges::find(scene.figures, id, &Figure::id) -
                                    scene.figures.begin());
}

}  // namespace standee::verify::test
