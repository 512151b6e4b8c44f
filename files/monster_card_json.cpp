#include "files/monster_card_json.hpp"

#include "files/ability_json.hpp"
#include "files/figure_json.hpp"
#include "files/render.hpp"
#include "files/value_forms.hpp"

namespace standee {
namespace {

// What the position may be depends on the abilities beside the text: `read_party_texts` reads it.
Json write_with(const PartyText& text) {
    return text.place == PartyText::Place::with_ability ? Json(text.abilities) : Json{};
}
Json write_after(const PartyText& text) {
    return text.place == PartyText::Place::after_abilities && text.abilities != 0
               ? Json(text.abilities)
               : Json{};
}
void read_mark(const Reader& reader, PartyText& /*text*/) {
    if (reader.text() != party_mark) {
        reader.fail(ErrorCode::unknown_name, in_quotes(party_mark));
    }
}
Json write_mark(const PartyText& /*text*/) { return party_mark; }

constexpr std::string_view position = R"({"type":"integer","minimum":0})";
constexpr std::array party_text_fields{
    field<&PartyText::says>("says").required(),
    field<&PartyText::why>("why"),
    field_of_whole<WholeValue<PartyText, read_elsewhere<PartyText>, write_with>>("with")
        .described_by(position),
    field_of_whole<WholeValue<PartyText, read_elsewhere<PartyText>, write_after>>("after")
        .described_by(position),
    field_of_whole<WholeValue<PartyText, read_mark, write_mark>>("mark").described_by(
        R"({"const":"the party resolves this"})"),
};
}  // namespace

constexpr Form party_text_form{
    party_text_fields, nullptr,
    "The text changes the ability at position with, or it is a line of its own, due after this "
    "many abilities.",
    R"({"not":{"required":["with","after"]}})", "partyText"};

std::vector<PartyText> read_party_texts(const Reader& reader, std::size_t abilities) {
    const int last = static_cast<int>(abilities);
    return reader.list([last](const Reader& item) {
        PartyText text;
        if (item.is_text()) {
            text.says = item.text();
            return text;
        }
        read_form(item, party_text_form, &text);
        const auto with = item.integer_at("with", {0, last - 1});
        const auto after = item.integer_at("after", {0, last});
        if (with && after) {
            item.fail(ErrorCode::duplicate, "\"with\" or \"after\"");
        }
        text.place = with ? PartyText::Place::with_ability : PartyText::Place::after_abilities;
        text.abilities = with ? *with : after.value_or(0);
        return text;
    });
}

namespace {

constexpr std::array monster_card_fields{
    field<&MonsterCard::id>("id"),
    field<&MonsterCard::name>("name"),
    field<&MonsterCard::initiative>("initiative"),
    field<&MonsterCard::acts_after>("actsAfter")
        .says("The id or the name of the character right after whom its figures act; the card's "
              "initiative counts while that character is not on the map."),
    field<&MonsterCard::shuffle>("shuffle").says(
        "The card's deck is shuffled at the end of the round."),
    field_as<CardAbilities, &MonsterCard::abilities>("abilities").required(),
    field_of_whole<TextsBeside<MonsterCard>>("text"),
};
}  // namespace

constexpr Form monster_card_form{
    monster_card_fields,
    nullptr,
    "What a set does this round. A figure without an initiative of its own has the card's "
    "initiative.",
    {},
    "monsterCard"};

}  // namespace standee
