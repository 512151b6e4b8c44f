#include "lib/card.hpp"

namespace standee {

std::string signed_number(int number) { return (number < 0 ? "" : "+") + std::to_string(number); }

std::string modifier_of(const Card& card) {
    switch (card.modifier) {
        case Card::Modifier::plus: return signed_number(card.value);
        case Card::Modifier::miss: return "miss";
        case Card::Modifier::twice: return "2x";
        case Card::Modifier::bless: return "bless";
        case Card::Modifier::curse: return "curse";
    }
    return {};
}

}  // namespace standee
