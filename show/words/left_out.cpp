#include "show/words/left_out.hpp"

#include <string>

#include "show/words/citation.hpp"

namespace standee {

Paragraph left_out_line(Clause clause, EditionId edition) {
    return Paragraph{}
        .add("Left out: ", TextRole::heading)
        .add(std::string{entry_of(clause).says})
        .add(" ")
        .add_whole("[" + cited(clause, edition) + "]", TextRole::faint);
}

}  // namespace standee
