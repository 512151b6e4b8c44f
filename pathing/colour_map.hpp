#pragma once

#include <boost/graph/properties.hpp>
#include <boost/property_map/property_map.hpp>
#include <cstdint>
#include <vector>

#include "lib/board.hpp"

namespace standee {

/// The colour map of a search in which all hexes turn white again at once: each hex remembers
/// in which search it was coloured.
class Colours {
public:
    /// Makes all hexes of a board of `size` hexes white.
    void reset(std::size_t size) {
        constexpr std::uint32_t last_search = 0x1FFF'FFFFU;
        if (stamps_.size() != size || search_ == last_search) {
            stamps_.assign(size, 0);
            search_ = 0;
        }
        ++search_;
    }
    [[nodiscard]] boost::default_color_type of(HexIndex hex) const {
        const std::uint32_t stamp = stamps_[hex];
        return stamp >> 3U == search_ ? static_cast<boost::default_color_type>(stamp & 7U)
                                      : boost::white_color;
    }
    void set(HexIndex hex, boost::default_color_type colour) {
        stamps_[hex] = search_ << 3U | static_cast<std::uint32_t>(colour);
    }

    /// The property map that Boost.Graph's algorithms take.
    class Map {
    public:
        using key_type = HexIndex;
        using value_type = boost::default_color_type;
        using reference = boost::default_color_type;
        using category = boost::read_write_property_map_tag;

        explicit Map(Colours& colours) : colours_{&colours} {}
        friend value_type get(const Map& map, HexIndex hex) { return map.colours_->of(hex); }
        friend void put(const Map& map, HexIndex hex, value_type colour) {
            map.colours_->set(hex, colour);
        }

    private:
        Colours* colours_;
    };

private:
    std::vector<std::uint32_t> stamps_;
    std::uint32_t search_ = 0;
};

}  // namespace standee
