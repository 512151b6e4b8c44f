#include "verify/shrink/shrink.hpp"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <optional>

#include "lib/error.hpp"
#include "lib/hex.hpp"
#include "lib/rule_switches.hpp"
#include "verify/generate/possible.hpp"
#include "verify/shrink/document.hpp"
#include "verify/shrink/edits.hpp"

namespace standee::verify {
namespace {

using StillFails = std::function<bool(const Case&)>;

/// The rules of a document lie in its edition and its house rules; what else the edition of the
/// case holds, of an edition tried out, is kept.
bool legal_and_shows(const Json& document, const Edition& printed, const StillFails& shows) {
    std::optional<Case> tried;
    try {
        tried = read_case(document, &printed);
    } catch (const InputError&) {
        return false;  // not legal
    }
    return shows(*tried);
}

Hex hex_of(const Json& json) { return {json[0].get<int>(), json[1].get<int>()}; }

/// Tries changed documents and keeps those that still show it, from coarse to fine.
class Shrinker {
public:
    Shrinker(Json document, const Edition& printed, const StillFails& shows)
        : document_(std::move(document)), printed_{printed}, shows_{shows} {}

    Json run() {
        for (bool smaller = true; smaller;) {
            smaller = false;
            smaller |= leave_out_figures();
            smaller |= move_nearer();  // while there are hexes to move in
            smaller |= leave_out_rows();
            smaller |= leave_out_hexes();
            smaller |= leave_out_anything();
            smaller |= lower_numbers();
        }
        return document_;
    }

private:
    bool attempt(Json changed) {
        if (changed == document_ || !legal_and_shows(changed, printed_, shows_)) {
            return false;
        }
        document_ = std::move(changed);
        return true;
    }

    [[nodiscard]] const Json& figures() const {
        static const Json nobody = Json::array();
        const Json& scene = document_.at("scene");
        return scene.contains("figures") ? scene.at("figures") : nobody;
    }
    [[nodiscard]] const Json& hexes() const { return document_.at("scene").at("map").at("hexes"); }

    bool leave_out_figures() {
        bool any = false;
        for (std::size_t i = figures().size(); i > 0; --i) {
            any |= attempt(without_figure(document_, i - 1));
        }
        return any;
    }

    /// Whole rows and columns in which nobody stands.
    bool leave_out_rows() {
        bool any = false;
        for (const auto coordinate : {&Hex::q, &Hex::r}) {
            const std::vector<Json> all = hexes();
            for (const Json& edge : all) {
                std::vector<Json> row;
                std::ranges::copy_if(all, std::back_inserter(row), [&](const Json& hex) {
                    return hex_of(hex).*coordinate == hex_of(edge).*coordinate;
                });
                any |= attempt(without_hexes(document_, row));
            }
        }
        return any;
    }

    bool leave_out_hexes() {
        bool any = false;
        const std::vector<Json> all = hexes();
        for (const Json& hex : all) {
            any |= attempt(without_hexes(document_, {hex}));
        }
        return any;
    }

    /// Every element and every field, one after another; after a success those that were inside
    /// or after it are looked up again.
    bool leave_out_anything() {
        bool any = false;
        std::vector<std::string> places = deletions(document_);
        for (std::size_t i = 0; i < places.size();) {
            if (attempt(without(document_, places[i]))) {
                any = true;
                places = deletions(document_);
                i = std::min(i, places.size());
            } else {
                ++i;
            }
        }
        return any;
    }

    /// Each figure a hex nearer to the first, as long as that goes.
    bool move_nearer() {
        bool any = false;
        for (std::size_t i = 1; i < figures().size(); ++i) {
            while (move_figure_nearer(i)) {
                any = true;
            }
        }
        return any;
    }

    bool move_figure_nearer(std::size_t i) {
        const Hex first = hex_of(figures()[0]["at"]);
        const Hex at = hex_of(figures()[i]["at"]);
        for (const Direction d : all_directions) {
            const Hex to = neighbour(at, d);
            if (hex_distance(first, to) < hex_distance(first, at)) {
                Json changed = document_;
                changed["scene"]["figures"][i]["at"] = {to.q, to.r};
                if (attempt(std::move(changed))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Every number to 0, or to 1, else one nearer to 0.
    bool lower_numbers() {
        bool any = false;
        for (const std::string& place : numbers(document_)) {
            const Json::json_pointer pointer{place};
            for (bool lower = true; lower;) {
                const auto number = document_[pointer].get<std::int64_t>();
                lower = false;
                for (const std::int64_t less :
                     {std::int64_t{0}, std::int64_t{1}, number - (number > 0 ? 1 : -1)}) {
                    if (std::abs(less) < std::abs(number) && set_number(pointer, less)) {
                        any = lower = true;
                        break;
                    }
                }
                lower = lower && document_[pointer] != 0;
            }
        }
        return any;
    }

    bool set_number(const Json::json_pointer& pointer, std::int64_t number) {
        Json changed = document_;
        changed[pointer] = number;
        return attempt(std::move(changed));
    }

    Json document_;
    const Edition& printed_;
    const StillFails& shows_;
};

/// A board that a game can come to stays one.
StillFails kept_possible(const Case& tried, const StillFails& shows) {
    if (!generate::is_possible(tried.scene)) {
        return shows;
    }
    return
        [&shows](const Case& other) { return generate::is_possible(other.scene) && shows(other); };
}

}  // namespace

Case smallest(const Case& tried, const StillFails& shows) {
    const Edition printed = without_house_rules(tried.scene.edition);
    const StillFails possible = kept_possible(tried, shows);
    return read_case(Shrinker{write_case(tried), printed, possible}.run(), &printed);
}

bool is_one_minimal(const Case& tried, const StillFails& shows) {
    const Json document = write_case(tried);
    const Edition printed = without_house_rules(tried.scene.edition);
    return std::ranges::none_of(deletions(document), [&](const std::string& place) {
        return legal_and_shows(without(document, place), printed, kept_possible(tried, shows));
    });
}

}  // namespace standee::verify
