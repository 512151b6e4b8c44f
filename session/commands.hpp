#pragma once

#include <span>
#include <string>
#include <string_view>

#include "session/table.hpp"

namespace standee {

/// When a command is of use.
enum class CommandGroup : std::uint8_t { setup, decisions, turn, corrections, game };

/// A command as `help` lists it.
struct CommandForm {
    std::string_view name;  ///< its first word
    std::string_view form;  ///< an example: "attack guard-2 3 range 3 poison"
    std::string_view says;
    CommandGroup group{};
    std::string_view keywords{};  ///< further words of it that Tab completes
};
std::span<const CommandForm> command_forms();

/// Carries out a command: text, or JSON. It does not play on. Throws InputError: nothing has been
/// changed for good then, but the state is of no further use.
void run_command(Table& table, const std::string& text);

}  // namespace standee
