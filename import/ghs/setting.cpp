#include "import/ghs/setting.hpp"

#include <nlohmann/json.hpp>

namespace standee::ghs {

EditionId edition_of(const Json& file, const Setting& setting) {
    if (setting.edition) {
        return *setting.edition;
    }
    const bool names_one =
        file.is_object() && file.contains("edition") && !file["edition"].is_null();
    return names_one ? read_edition_name(Reader{file["edition"], "/edition"}, setting.extended)
                     : EditionId::gloomhaven;
}

Context context_of(const Json& file, const Setting& setting, const Labels& labels) {
    Context context;
    context.rules = &edition(edition_of(file, setting));
    context.labels = &labels;
    context.variables.characters = setting.resolved.characters;
    context.variables.level = setting.resolved.level;
    context.variables.prosperity = setting.prosperity;
    context.variables.round = setting.round;
    context.character_hp = setting.character_hp;
    context.rank = setting.rank;
    context.normal_health = &setting.normal_health;
    context.own_ranges = &setting.own_ranges;
    context.own_attacks = &setting.own_attacks;
    context.changes = &setting.changes;
    context.copy = setting.copy;
    return context;
}

}  // namespace standee::ghs
