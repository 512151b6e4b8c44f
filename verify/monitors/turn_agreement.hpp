#pragma once

#include <optional>
#include <string>

#include "focus/turn.hpp"
#include "lib/scene.hpp"
#include "verify/oracle/naive_turn.hpp"

namespace standee {

/// A scene to which the planner and the oracle give different answers: foci, options, or how an
/// option comes about. The areas that the planner shows must be such as give their targets.
struct TurnDisagreement {
    Scene scene;
    std::string planned;  ///< the planner's answer in a few lines, or the error it gave
    std::string naive;    ///< the oracle's
};

/// The answer of the planner beside that of the oracle, areas left out.
TurnDisagreement compared(const Scene& scene, const TurnAnswer& answer);

/// The two answers to a scene, where they differ.
std::optional<TurnDisagreement> turn_disagreement(TurnPlanner& planner, const Scene& scene);

/// The same with a scene as small as it can be made that still shows some difference.
TurnDisagreement shrunk(TurnPlanner& planner, const TurnDisagreement& disagreement);

/// The scene as a fixture that expects what the oracle says, as one line of JSON.
std::string fixture_of(const TurnDisagreement& disagreement);

/// All of it for a person: the fixture and both answers.
std::string told(const TurnDisagreement& disagreement);

}  // namespace standee
