#pragma once

#include <set>
#include <string>
#include <vector>

#include "files/reader.hpp"
#include "import/ghs/labels.hpp"

namespace standee::ghs {

/// A number or a text, as a text.
std::string number_or_text(const Reader& reader);

/// Whether a section belongs to the scenario.
bool is_section_of(const Json& section, const Json& scenario);

/// What the files of a scenario say in words.
struct ScenarioWords {
    std::vector<std::string> rules;  ///< what is noted, and what spawns when
    std::string victory, defeat;     ///< what ends it, where a rule of the files does
};

/// The words of a scenario and its sections. What Gloomhaven Secretariat only carries out by itself
/// has none; a note says how many such rules there are.
ScenarioWords words_of(const Json& scenario, const std::vector<Json>& sections,
                       const Labels& labels, std::vector<std::string>& notes);

/// The sets of monsters that the scenario and its sections name.
std::set<std::string> sets_named(const Json& scenario, const std::vector<Json>& sections);

}  // namespace standee::ghs
