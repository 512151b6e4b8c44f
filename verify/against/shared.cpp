#include "verify/against/shared.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "verify/against/features.hpp"
#include "verify/shrink/document.hpp"

namespace standee::against {
namespace {

constexpr std::size_t fewest_cases = 3;
constexpr std::size_t most_features = 3;
/// Of those that agree, at most one in so many may have it all.
constexpr std::size_t one_in = 10;

Features features(const Differing& one) { return features_of(verify::write_case(one.tried)); }

bool has_all(const Features& features, const std::vector<std::string>& wanted) {
    return std::ranges::all_of(
        wanted, [&](const std::string& feature) { return features.contains(feature); });
}

/// What every case of the group has.
Features common(const Group& group, const std::vector<Differing>& differing) {
    Features all = features(differing[group.members.front()]);
    for (const std::size_t member : group.members) {
        const Features one = features(differing[member]);
        std::erase_if(all, [&](const std::string& feature) { return !one.contains(feature); });
    }
    return all;
}

/// How many of those that agree have all of them.
std::size_t count(const std::vector<Features>& agreed, const std::vector<std::string>& wanted) {
    return static_cast<std::size_t>(std::ranges::count_if(
        agreed, [&](const Features& features) { return has_all(features, wanted); }));
}

}  // namespace

std::vector<std::string> shared_by(const Group& group, const std::vector<Differing>& differing,
                                   const std::vector<Differing>& agreed) {
    if (group.members.size() < fewest_cases || agreed.size() < fewest_cases) {
        return {};
    }
    std::vector<Features> others;
    for (const Differing& one : agreed) {
        others.push_back(features(one));
    }
    // The feature that leaves the fewest of those that agree comes first, and the next that leaves
    // fewer still.
    const Features all = common(group, differing);
    std::vector<std::string> shared;
    std::size_t left = others.size();
    while (shared.size() < most_features && left * one_in > others.size()) {
        std::string best;
        std::size_t least = left;
        for (const std::string& feature : all) {
            std::vector<std::string> with = shared;
            with.push_back(feature);
            if (const std::size_t number = count(others, with); number < least) {
                least = number;
                best = feature;
            }
        }
        if (best.empty()) {
            break;
        }
        shared.push_back(best);
        left = least;
    }
    if (left * one_in > others.size()) {
        return {};
    }
    std::ranges::transform(shared, shared.begin(), feature_in_words);
    return shared;
}

}  // namespace standee::against
