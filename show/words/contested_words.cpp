#include "show/words/contested_words.hpp"

namespace standee {

std::string contested_words(const std::vector<ContestedReading>& readings) {
    std::string text;
    for (const ContestedReading& reading : readings) {
        text += "\nContested [" + std::string{reading.clause.id()} +
                "]: " + std::string{reading.taken} +
                " Others read: " + std::string{reading.otherwise} + "\n";
    }
    return text;
}

std::string notes_in_words(const std::vector<std::string>& notes) {
    std::string text;
    for (const std::string& note : notes) {
        text += "\nNote: " + note + "\n";
    }
    return text;
}

}  // namespace standee
