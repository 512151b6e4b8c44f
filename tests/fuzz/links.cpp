#include "import/mover/link.hpp"

#include "import/mover/mover.hpp"
#include "lib/error.hpp"
#include "tests/fuzz/target.hpp"

// Links of Monster Mover. An input is the text of a link. A link that can be read does not change
// when it is written and read again, nor does one that is made from its scene.

namespace standee::fuzz {
namespace {

void demand_reason(const InputError& error) {
    if (error.error().found.empty() || error.error().expected.empty()) {
        fail("an error says what was found and what was expected", error.what());
    }
}

/// The link was made from a scene, so it can be read, and its scene makes the same link.
void demand_same_scene(const std::string& link) {
    const std::string again = mover::export_to_mover(mover::read_mover_link(link).scene).link;
    if (again != link) {
        fail("the scene of a link makes the same link", link + "\n" + again);
    }
}

}  // namespace

bool examine(std::string_view input) {
    std::string made;
    try {
        const mover::Link link = mover::parse_link(input);
        const std::string text = mover::print_link(link);
        if (mover::parse_link(text) != link) {
            fail("a link that is written is read as it was", text);
        }
        made = mover::export_to_mover(mover::scene_of_link(link).scene).link;
    } catch (const InputError& error) {  // no link, or one whose scene no link can hold
        demand_reason(error);
        return true;
    }
    demand_same_scene(made);
    return true;
}

}  // namespace standee::fuzz
