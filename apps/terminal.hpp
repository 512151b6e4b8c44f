#pragma once

namespace standee {

enum class ColourChoice { automatic, always, never };

/// How to write to standard output.
struct Terminal {
    int width = 80;  ///< columns; 80 if standard output is not a terminal
    bool colour = false;
};

/// Whether standard input is a terminal, which shows what is typed.
bool terminal_asks();
/// Whether standard input and output are a terminal whose lines can be edited.
bool terminal_edits();

/// The properties of standard output. `automatic` uses colours on a terminal, unless it is dumb or
/// NO_COLOR is set (https://no-color.org).
Terminal terminal(ColourChoice choice);

}  // namespace standee
