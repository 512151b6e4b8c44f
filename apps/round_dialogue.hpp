#pragma once

#include <string>
#include <vector>

#include "api/round_record.hpp"
#include "apps/prompt.hpp"
#include "show/map/map_picture.hpp"

namespace standee {

/// Plays rounds on a terminal: it prints what happens, asks for each decision and can take back the
/// last one. A round is a pure function of its scene and the decisions. Undo therefore plays it
/// again with one decision less.
class RoundDialogue {
public:
    RoundDialogue(Prompt& prompt, const MapStyle& style, bool reasons)
        : prompt_{prompt}, style_{style}, reasons_{reasons} {}

    /// Plays round after round, as long as there are answers. Returns the file from which it can
    /// continue. Throws InputError if the scene cannot be played.
    Json hold(api::RoundRecord record);

private:
    /// A part of a round, which begins at its start or at the turn of a character.
    struct Leg {
        api::RoundRecord record;
        std::size_t given = 0;  ///< decisions with which it began
        bool new_round = false;
    };
    enum class Taken : std::uint8_t { yes, no, quit };

    void begin_leg(api::RoundRecord record, bool new_round);
    void tell(const RoundAnswer& answer);
    Taken read_answer(const RoundAnswer& answer);
    Taken take(const RoundAnswer& answer, const std::string& line);
    void decide(const RoundAnswer& answer, const std::string& line);
    Taken begin_round(const RoundAnswer& answer);
    Taken take_back();
    void help() const;

    Prompt& prompt_;
    MapStyle style_;
    bool reasons_;
    std::vector<Leg> legs_;
    std::size_t shown_events_ = 0;  ///< events of this leg that were printed
    bool again_ = false;            ///< this leg was printed before
};

}  // namespace standee
