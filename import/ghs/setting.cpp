#include "import/ghs/setting.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace standee::ghs {

EditionId edition_of(const Json& file, const Setting& setting) {
    struct Known {
        std::string_view code;
        EditionId id;
    };
    static constexpr std::array<Known, 5> known{{{"gh2e", EditionId::gloomhaven_2},
                                                 {"fh", EditionId::frosthaven},
                                                 {"fh-crossover", EditionId::frosthaven},
                                                 {"jotl", EditionId::jaws_of_the_lion},
                                                 {"gh", EditionId::gloomhaven}}};
    if (setting.edition) {
        return *setting.edition;
    }
    const auto field = file.is_object() ? file.find("edition") : file.end();
    const std::string code = field == file.end() ? "" : text_of_json(*field);
    const auto found = std::ranges::find(known, code, &Known::code);
    return found == known.end() ? EditionId::gloomhaven : found->id;
}

Context context_of(const Json& file, const Setting& setting, const Labels& labels) {
    Context context;
    context.rules = &edition(edition_of(file, setting));
    context.labels = &labels;
    context.variables.characters = setting.resolved.characters;
    context.variables.level = setting.resolved.level;
    context.variables.prosperity = setting.prosperity;
    context.variables.round = setting.round;
    context.rank = setting.rank;
    context.normal_health = &setting.normal_health;
    context.own_ranges = &setting.own_ranges;
    return context;
}

}  // namespace standee::ghs
