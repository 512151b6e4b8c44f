#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "files/document.hpp"
#include "import/ghs/ability_builder.hpp"
#include "import/ghs/lines.hpp"

namespace standee::ghs {

/// What reading a line takes, besides what it lists; and a text of a card, besides its letters, and
/// a name in a list. In units of work.
inline constexpr std::uint64_t reading_a_line = 200;
inline constexpr std::uint64_t a_text = 150;
inline constexpr std::uint64_t a_name = 20;

/// What copying and writing an ability takes, in units of work, with all that it lists.
std::uint64_t line_work(const Ability& ability);
std::uint64_t line_work(const std::vector<Ability>& abilities);
/// Likewise a line of a card, and a whole card.
std::uint64_t line_work(const Line& line);
std::uint64_t line_work(const MonsterCard& card);

/// Likewise a text.
inline std::uint64_t line_work(std::string_view text) { return text.size() / 2; }

/// Likewise actions with their parts.
std::uint64_t line_work(const Action& action);
std::uint64_t line_work(const std::vector<Action>& actions);

/// What copying an unfinished ability takes.
std::uint64_t draft_work(const AbilityBuilder& draft);

/// What copying a JSON value takes.
std::uint64_t json_work(const Json& json);

}  // namespace standee::ghs
