#pragma once

// Included before everything else where mutants are compiled: all of them into one program, each
// behind a switch. STANDEE_MUTANT=N switches number N on. With STANDEE_MUTANTS_REACHED=FILE the
// numbers of all switches that were read are written to FILE.

#include <cstdio>
#include <cstdlib>

namespace standee {

inline constexpr int most_mutants = 10'000;

inline const int mutant_on = [] {
    const char* text = std::getenv("STANDEE_MUTANT");
    return text == nullptr ? 0 : std::atoi(text);
}();

/// Which switches were read. Threads may write the same value at the same time.
inline volatile bool mutants_reached[most_mutants];

struct WriteReached {
    ~WriteReached() {
        const char* name = std::getenv("STANDEE_MUTANTS_REACHED");
        std::FILE* file = name == nullptr ? nullptr : std::fopen(name, "w");
        if (file == nullptr) {
            return;
        }
        for (int number = 0; number < most_mutants; ++number) {
            if (mutants_reached[number]) {
                std::fprintf(file, "%d\n", number);
            }
        }
        std::fclose(file);
    }
};

inline const WriteReached write_reached;

/// Whether mutant `number` is switched on; never in what is computed at compile time.
constexpr bool mutant(int number) {
    if (__builtin_is_constant_evaluated()) {
        return false;
    }
    mutants_reached[number] = true;
    return mutant_on == number;
}

}  // namespace standee
