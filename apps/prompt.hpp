#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "apps/line_editor.hpp"

namespace standee {

/// Asks for lines, on a terminal or from another input.
class Prompt {
public:
    /// With `echo` each line that is read is also written, as a terminal would write it.
    Prompt(std::istream& in, std::ostream& out, bool echo) : in_{in}, out_{out}, echo_{echo} {}

    /// Lines are typed at the terminal, where Tab completes them.
    void complete_with(Completer complete) { complete_ = std::move(complete); }

    [[nodiscard]] std::ostream& out() const { return out_; }
    /// The next line without the spaces around it; none at the end of the input.
    std::optional<std::string> ask(const std::string& question);

private:
    std::istream& in_;
    std::ostream& out_;
    bool echo_;
    Completer complete_;
    std::vector<std::string> earlier_;
};

}  // namespace standee
