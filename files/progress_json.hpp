#pragma once

#include "files/form.hpp"
#include "lib/bonus.hpp"
#include "lib/progress.hpp"

// The part of a scene about the round in progress, with which a play can continue from its own
// output.

namespace standee {

/// `"round"`, `"persistent"`, `{"turns":n}` or `{"rounds":n}`.
Lasting read_lasting(const Reader& reader);
Json write_lasting(const Lasting& lasting);
/// `"+2"`, `"-1"`, `"x2"`, or `"poison"` for the place of poison's +1.
AttackBonus read_attack_bonus(const Reader& reader);
Json write_attack_bonus(AttackBonus bonus);

template <>
struct ValueOf<Lasting> : PlainValue<Lasting, read_lasting, write_lasting> {
    static bool is_left_out(const Lasting& lasting) { return lasting.unit == Lasting::Unit::round; }
    static constexpr std::string_view schema = "@lasts";
};
template <>
struct ValueOf<AttackBonus> : PlainValue<AttackBonus, read_attack_bonus, write_attack_bonus> {
    static constexpr std::string_view schema = "@attackBonus";
};
/// `{"kind":"shield","value":2,"lasts":"persistent","uses":3}`; `first` is true while the turn or
/// round in which the bonus began is still going on.
extern const Form active_bonus_form;
/// The field `progress` of a scene.
extern const Form progress_form;

}  // namespace standee
