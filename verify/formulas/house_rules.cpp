#include "verify/formulas/house_rules.hpp"

#include <algorithm>

#include "files/rules_json.hpp"
#include "files/scene_json.hpp"
#include "verify/campaign/house_rule.hpp"

namespace standee::verify::formulas {

using rulebook::SlotEntry;

rulebook::Rules HouseRules::rules() const {
    rulebook::Rules all = rulebook::rules_of(edition);
    if (!formulas.empty()) {
        all.formulas = std::make_shared<const rulebook::Formulas>(formulas);
    }
    return all;
}

std::vector<HouseFormula> HouseRules::only_in_rulebook() const {
    std::vector<HouseFormula> only;
    for (const Written& one : written) {
        if (!one.by_switch) {
            only.push_back({std::string{rulebook::entry_of(one.slot).name}, one.text});
        }
    }
    return only;
}

HouseRules read_house_rules(const Reader& reader) {
    HouseRules house;
    if (reader.has("scene") || reader.has("format")) {
        house.edition = read_edition_of(reader);
        return house;
    }
    reader.only({"edition", "rules", "formulas"});
    house.edition = read_edition_and_rules(reader);
    const auto formulas = reader.find("formulas");
    if (!formulas) {
        return house;
    }
    std::vector<std::string_view> names;
    for (const SlotEntry& slot : rulebook::slot_entries()) {
        names.push_back(slot.name);
    }
    formulas->only(names);
    for (const SlotEntry& slot : rulebook::slot_entries()) {
        if (const auto text = formulas->find(slot.name)) {
            rulebook::add_formula(house.formulas, slot, text->text());
            house.written.push_back({slot.slot, text->text()});
        }
    }
    rulebook::move_to_switches(house.formulas, house.edition);
    for (HouseRules::Written& one : house.written) {
        one.by_switch = !house.formulas.has(one.slot);
    }
    return house;
}

}  // namespace standee::verify::formulas
