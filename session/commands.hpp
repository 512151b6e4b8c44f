#pragma once

#include <span>
#include <string>
#include <string_view>

#include "session/table.hpp"

namespace standee {

/// The stage of a game at which a command is useful.
enum class CommandGroup : std::uint8_t { setup, decisions, turn, corrections, game };

/// A command as `help` lists it.
struct CommandForm {
    std::string_view name;  ///< its first word
    std::string_view form;  ///< an example: "attack guard-2 3 range 3 poison"
    std::string_view says;
    CommandGroup group{};
    std::string_view keywords{};  ///< further words of the command that Tab completes
};
std::span<const CommandForm> command_forms();

/// Carries out a command, given as text or JSON. Does not play on afterwards. If it throws
/// InputError, nothing has been changed for good, but the state must not be used any more.
void run_command(Table& table, const std::string& text);

}  // namespace standee
