#pragma once

#include "import/vgb/board.hpp"
#include "import/vgb/vgb.hpp"

namespace standee::vgb {

/// A board in play as Virtual Gloomhaven Board saves it: what lies on it and stands on it, and
/// which rooms are visible.
class SavedState {
public:
    /// The state itself, or what the page keeps in the browser: `{"config", "gameState"}`.
    explicit SavedState(const Reader& document);

    /// Whether a document is a saved state and not a scenario.
    static bool is_in(const Json& document);
    /// The state in a document that holds one.
    static Reader in(const Reader& document);

    [[nodiscard]] const Reader& reader() const { return state_; }
    [[nodiscard]] Rooms visible_rooms(const Layout& layout) const;
    /// The doors that stand closed: those that are still there and do not join visible rooms.
    void set_doors(const Layout& layout, const Rooms& visible, Scene& scene) const;
    [[nodiscard]] std::vector<Overlay> overlays() const;
    /// Puts its figures on the map; monsters only where they have been placed.
    void place_figures(const RoomsOfHexes& rooms, const Rooms& visible, const Options& options,
                       Imported& result) const;

private:
    Reader state_;
};

}  // namespace standee::vgb
