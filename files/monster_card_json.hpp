#pragma once

#include <string_view>
#include <vector>

#include "files/form.hpp"
#include "lib/monster_card.hpp"

namespace standee {

/// The value of the field `mark` of every text that the engine does not carry out.
inline constexpr std::string_view party_mark = "the party resolves this";

/// `{"says":..,"why":..,"with":0 or "after":1,"mark":"the party resolves this"}`. A text that
/// stands alone has only `says`.
extern const Form party_text_form;
/// A list of such texts, on a card with so many abilities.
std::vector<PartyText> read_party_texts(const Reader& reader, std::size_t abilities);

/// The field `text` of an object. If the object has `abilities`, they are read before.
template <class T>
struct TextsBeside : WholeCodecOf<T> {
    static void read(const Reader& reader, T& object) {
        if constexpr (requires { object.abilities; }) {
            object.text = read_party_texts(reader, object.abilities.size());
        } else {
            object.text = read_party_texts(reader, 0);
        }
    }
    static Json write(const FieldForm& field, const T& object) {
        return object.text.empty()
                   ? Json{}
                   : ListOf<FormValue<PartyText, party_text_form>>::write(field, object.text);
    }
    static constexpr std::string_view schema = "@partyTexts";
};

/// `{"id":..,"name":..,"initiative":n,"shuffle":true,"abilities":[...],"text":[...]}`; `abilities`
/// is required.
extern const Form monster_card_form;
inline MonsterCard read_monster_card(const Reader& reader) {
    return read_form<MonsterCard>(reader, monster_card_form);
}
inline Json write_monster_card(const MonsterCard& card) {
    return write_form(monster_card_form, &card);
}

}  // namespace standee
