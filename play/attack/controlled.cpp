#include "play/attack/controlled.hpp"

namespace standee {

// [command.grant-control]
Figure as_controlled(const Figure& figure, const std::string& controller) {
    Figure controlled = figure;
    if (!controller.empty()) {
        controlled.side = figure.side == Side::party ? Side::monsters : Side::party;
    }
    return controlled;
}

}  // namespace standee
