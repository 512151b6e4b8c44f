#pragma once

#include <set>
#include <string>

#include "files/reader.hpp"
#include "lib/scene.hpp"
#include "play/step.hpp"

namespace standee {

/// The ids of the figures that are or have been on the map of a play. A step may name a figure that
/// has left the map; the rules then refuse the step. An id that no figure has had is a mistake in
/// the document.
class KnownFigures {
public:
    explicit KnownFigures(const Scene& scene) { add(scene); }

    /// Adds those of the scene after a step.
    void add(const Scene& scene);

    /// Throws InputError, `bad_reference`, if the step names a figure that is not known.
    void demand_of(const PlayStep& step, const Reader& place) const;

private:
    std::set<std::string, std::less<>> ids_;
};

}  // namespace standee
