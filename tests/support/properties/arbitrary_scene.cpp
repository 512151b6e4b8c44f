#include "tests/support/properties/arbitrary_scene.hpp"

#include <cstdint>
#include <cstdlib>
#include <exception>
#include <functional>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "files/scene_json.hpp"
#include "focus/turn.hpp"
#include "play/round/round.hpp"
#include "verify/generate/random_round.hpp"
#include "verify/shrink/document.hpp"
#include "verify/shrink/edits.hpp"

namespace standee::support {
namespace {

using Edit = std::function<Json(Json)>;
using Legal = bool (*)(const Scene&);

/// Edits that lower the number at `pointer` towards 0, the largest step first.
void add_lower_numbers(const Json& document, const std::string& pointer, std::vector<Edit>& edits) {
    const Json::json_pointer place{pointer};
    const auto number = document.at(place).get<std::int64_t>();
    const std::int64_t one_less = number - (number > 0 ? 1 : -1);
    for (const std::int64_t lower : {std::int64_t{0}, std::int64_t{1}, one_less}) {
        if (std::abs(lower) < std::abs(number)) {
            edits.emplace_back([place, lower](Json changed) {
                changed[place] = lower;
                return changed;
            });
        }
    }
}

/// Edits that move a figure one hex nearer to the first.
void add_moves_nearer(const Scene& scene, std::size_t figure, std::vector<Edit>& edits) {
    const Hex first = scene.figures.front().at;
    const Hex at = scene.figures[figure].at;
    for (const Direction d : all_directions) {
        const Hex to = neighbour(at, d);
        if (hex_distance(first, to) < hex_distance(first, at)) {
            edits.emplace_back([figure, to](Json changed) {
                changed["scene"]["figures"][figure]["at"] = {to.q, to.r};
                return changed;
            });
        }
    }
}

/// Every edit that makes the scene smaller or simpler by one thing, the coarsest first.
std::vector<Edit> edits_of(const Scene& scene, const Json& document) {
    std::vector<Edit> edits;
    for (std::size_t i = scene.figures.size(); i > 0; --i) {
        edits.emplace_back(
            [i](Json changed) { return verify::without_figure(std::move(changed), i - 1); });
    }
    for (std::size_t i = 1; i < scene.figures.size(); ++i) {
        add_moves_nearer(scene, i, edits);
    }
    for (const Json& hex : document["scene"]["map"]["hexes"]) {
        edits.emplace_back(
            [hex](Json changed) { return verify::without_hexes(std::move(changed), {hex}); });
    }
    for (const std::string& pointer : verify::deletions(document)) {
        edits.emplace_back(
            [pointer](Json changed) { return verify::without(std::move(changed), pointer); });
    }
    for (const std::string& pointer : verify::numbers(document)) {
        add_lower_numbers(document, pointer, edits);
    }
    return edits;
}

/// The legal scenes that differ from this one by one edit. Each is made only when it is tried.
rc::Seq<Scene> smaller(const Scene& scene, Legal legal) {
    const Json document = {{"scene", write_scene(scene)}};
    return rc::seq::mapMaybe(rc::seq::fromContainer(edits_of(scene, document)),
                             [=](const Edit& edit) -> rc::Maybe<Scene> {
                                 try {
                                     Scene changed = read_scene(edit(document)["scene"]);
                                     if (changed != scene && legal(changed)) {
                                         return changed;
                                     }
                                 } catch (const std::exception&) {
                                     // Mostly an InputError: it is not legal. Anything else must
                                     // not leave here either, or rapidcheck stops shrinking.
                                 }
                                 return rc::Nothing;
                             });
}

bool has_turn(const Scene& scene) {
    if (!scene.turn) {
        return false;
    }
    static_cast<void>(plan_turn(scene));  // or it throws
    return true;
}

bool has_round(const Scene& scene) {
    RoundOrders orders;
    orders.first_otherwise = orders.others_pass = true;
    static_cast<void>(play_round(scene, orders));  // or it throws
    return true;
}

/// Scenes from `draw`. Unlike a drawn seed, the dice do not depend on the size of the case, since
/// small seeds would give the same few scenes again and again.
rc::Gen<Scene> shrinking(std::function<Scene(generate::Dice&)> draw, Legal legal) {
    return [draw = std::move(draw), legal](rc::Random random, int /*size*/) {
        generate::Dice dice{random.next()};
        return rc::shrinkable::shrinkRecur(
            draw(dice), [legal](const Scene& scene) { return smaller(scene, legal); });
    };
}

}  // namespace

rc::Gen<Scene> turn_scene(const generate::GeneratorOptions& options) {
    return shrinking(
        [options](generate::Dice& dice) { return generate::random_scene(dice, options); },
        has_turn);
}

rc::Gen<Scene> round_scene() {
    return shrinking([](generate::Dice& dice) { return generate::random_round(dice); }, has_round);
}

}  // namespace standee::support
