#pragma once

#include "import/vgb/board.hpp"
#include "import/vgb/vgb.hpp"

namespace standee::vgb {

/// A board in play as Virtual Gloomhaven Board saves it: the overlays and pieces on it, and
/// the visible rooms.
class SavedState {
public:
    /// Reads the state itself, or what the page stores in the browser: `{"config", "gameState"}`.
    explicit SavedState(const Reader& document);

    /// Whether a document is a saved state and not a scenario.
    static bool is_in(const Json& document);
    /// The state in a document that holds one.
    static Reader in(const Reader& document);

    [[nodiscard]] const Reader& reader() const { return state_; }
    [[nodiscard]] Rooms visible_rooms(const Layout& layout) const;
    /// The closed doors: those that are still there and do not join visible rooms.
    void set_doors(const Layout& layout, const Rooms& visible, Scene& scene) const;
    [[nodiscard]] std::vector<Overlay> overlays() const;
    /// Puts its figures on the map. Monsters are added only if they have been placed.
    void place_figures(const RoomsOfHexes& rooms, const Rooms& visible, const Options& options,
                       Imported& result) const;

private:
    Reader state_;
};

}  // namespace standee::vgb
