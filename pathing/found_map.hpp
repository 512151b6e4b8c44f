#pragma once

#include <boost/graph/properties.hpp>
#include <boost/property_map/property_map.hpp>
#include <vector>

#include "lib/board.hpp"

namespace standee {

/// The colour map of a search whose results say which hexes it has found: a hex is white as long
/// as its result is `none`. So there are no colours to keep or to reset.
template <class Result>
class FoundMap {
public:
    using key_type = HexIndex;
    using value_type = boost::default_color_type;
    using reference = value_type;
    using category = boost::read_write_property_map_tag;

    FoundMap(const std::vector<Result>& results, Result none)
        : results_{results.data()}, none_{none} {}

    friend value_type get(const FoundMap& map, HexIndex hex) {
        return map.results_[hex] == map.none_ ? boost::white_color : boost::gray_color;
    }
    friend void put(const FoundMap& /*map*/, HexIndex /*hex*/, value_type /*colour*/) {}

private:
    const Result* results_;
    Result none_;
};

}  // namespace standee
