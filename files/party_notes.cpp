#include "files/party_notes.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lib/words.hpp"

namespace standee {

std::vector<std::string> party_notes(const Scene& scene) {
    std::vector<std::string> notes;
    for (const Figure& figure : scene.figures) {
        std::vector<std::string> names;
        for (const HeldCondition& held : figure.conditions) {
            if (left_to_party.contains(held.name)) {
                names.emplace_back(name_of(held.name));
            }
        }
        if (!names.empty()) {
            notes.push_back(fmt::format("{} has {}, and what {} is left to the party.", figure.id,
                                        joined(names), names.size() == 1 ? "it does" : "they do"));
        }
    }
    return notes;
}

std::vector<std::string> party_notes(const Scene& before, const Scene& after) {
    std::vector<std::string> notes = party_notes(before);
    for (std::string& note : party_notes(after)) {
        if (std::ranges::find(notes, note) == notes.end()) {
            notes.push_back(std::move(note));
        }
    }
    return notes;
}

}  // namespace standee
