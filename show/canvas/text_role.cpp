#include "show/canvas/text_role.hpp"

#include <array>

namespace standee {
namespace {

// Select Graphic Rendition parameters (ECMA-48), in the order of TextRole; the sixteen basic
// colours, which every terminal has and its owner has made legible.
constexpr std::array<std::string_view, 15> parameters{
    "",      // plain
    "2",     // faint
    "1",     // heading
    "1",     // wall
    "33",    // terrain
    "35",    // danger
    "1;33",  // acting
    "1;31",  // focus
    "31",    // target
    "31",    // enemy
    "36",    // ally
    "1;33",  // path
    "1;32",  // end
    "32",    // good
    "31",    // bad
};
static_assert(parameters.size() == static_cast<std::size_t>(TextRole::bad) + 1);

}  // namespace

std::string inked(std::string_view text, TextRole ink, bool colour) {
    const std::string_view parameter = parameters[static_cast<std::size_t>(ink)];
    if (!colour || parameter.empty() || text.empty()) {
        return std::string{text};
    }
    return "\x1b[" + std::string{parameter} + "m" + std::string{text} + "\x1b[0m";
}

}  // namespace standee
