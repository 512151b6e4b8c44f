#pragma once

#include <string>
#include <vector>

#include "files/expect.hpp"
#include "files/fixture_json.hpp"
#include "play/round/round.hpp"

namespace standee {

/// A round as a file asks for it: the scene, and what is decided ahead. It refers to the document
/// of the fixture, which must outlive it.
struct RoundFile {
    Scene scene;
    RoundOrders orders;
};

/// Reads `{"scene":{...},"round":{...}}` or a bare scene. A `seed` has shuffled the decks of the
/// scene; the rest of `round` is as read_round_orders reads it.
RoundFile read_round(const Fixture& fixture);
/// The same of a scene that has been read already.
RoundFile read_round(const Fixture& fixture, Scene scene);

inline constexpr std::string_view round_line_format = "round-line/1";

/// Lines of JSON, "round-line/1": where reasons were asked for, the initiative order; one for each
/// event; and one for where the round stopped, `{"stop":KIND,...,"scene":{...}}`. Hexes are written
/// as in the scene.
std::vector<Json> write_round(const RoundAnswer& answer);

/// In what the round of this fixture is not as it expects. Beside what a play may expect: `order`
/// (whose turns began), `choices` (met, in order, each with as much as is to be checked), `stops`
/// ("over", "choice" or `{"acts":"C1"}`), `refused` (the clause by which it cannot be played).
std::vector<Mismatch> check_round(const Fixture& fixture);

}  // namespace standee
