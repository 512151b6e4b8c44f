#include "disputes/read_claims.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace standee {
namespace {

bool is_turn_field(std::string_view field) {
    return std::ranges::find(turn_claim_fields, field) != turn_claim_fields.end();
}

}  // namespace

bool speaks_of_turn(const Claim& claim) {
    return claim.expect && std::ranges::any_of(claim.expect->field_names(), is_turn_field);
}

const TurnClaim& ReadClaims::turn(const Claim& claim) {
    std::optional<TurnClaim>& turn = read(claim).turn;
    if (!turn) {
        turn = read_turn_claim(*claim.expect, start_, listed_);
    }
    return *turn;
}

const Reader& ReadClaims::play(const Claim& claim) {
    std::optional<Reader>& play = read(claim).play;
    if (!play) {
        Json part = Json::object();
        for (const std::string& field : claim.expect->field_names()) {
            if (!is_turn_field(field)) {
                part[field] = claim.expect->at(field).json();
            }
        }
        play.emplace(part);
    }
    return *play;
}

std::size_t ReadClaims::length(const Claim& claim) {
    std::size_t& length = read(claim).length;
    if (length == 0) {
        length = claim.expect->json().dump().size();
    }
    return length;
}

}  // namespace standee
