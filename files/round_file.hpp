#pragma once

#include <string>
#include <vector>

#include "files/expect.hpp"
#include "files/fixture_json.hpp"
#include "play/round/round.hpp"

namespace standee {

/// A round as a file describes it: the scene, and the decisions made in advance. It refers to the
/// document of the fixture, which must outlive it.
struct RoundFile {
    Scene scene;
    RoundOrders orders;
};

/// Reads `{"scene":{...},"round":{...}}` or a bare scene. If there is a `seed`, the decks of the
/// scene have been shuffled with it; read_round_orders reads the rest of `round`.
RoundFile read_round(const Fixture& fixture);
/// The same for a scene that has already been read.
RoundFile read_round(const Fixture& fixture, Scene scene);

inline constexpr std::string_view round_line_format = "round-line/1";

/// Lines of JSON, "round-line/1": the initiative order, if reasons were requested; one line for
/// each event; and one for where the round stopped, `{"stop":KIND,...,"scene":{...}}`. Hexes are
/// written as in the scene.
std::vector<Json> write_round(const RoundAnswer& answer);

/// The points in which the round of this fixture differs from its expectation. Besides what a play
/// may expect, there are: `order` (whose turns began), `choices` (in order, each with as much as
/// has to be checked), `stops` ("over", "choice" or `{"acts":"C1"}`) and `refused` (the clause by
/// which the round cannot be played).
std::vector<Mismatch> check_round(const Fixture& fixture);

}  // namespace standee
