// What clause_tables.py has to understand. Nothing compiles this file: [map.locked-door] here is
// above no function.
#include "lib/clause.hpp"

namespace standee {

/// A field refers to a clause [map.trap].
struct Sprung {
    int damage = 0;  ///< [map.trap-damage]
    Clause by = "map.hazardous"_clause;
};

/// Declared only [map.icy].
int slide(int hexes);

/// Two clauses, in two lines of comment [map.icy,
/// map.difficult].
template <class T>
int slide(int hexes) {
    const char brace = '{';  // a brace that opens nothing
    return hexes + brace + 1'000;
}

/// [move.flying]
class Flight {
public:
    Flight(int points, int range) : points_{points}, range_{range} {
        refuse("move.points"_clause, "no {");
    }
    /// [move.jump]
    [[nodiscard]] int jumped() const { return points_; }
    bool operator==(const Flight& other) const {
        // The same clause twice counts once [move.jump].
        return jumped() == other.jumped();  // [move.jump]
    }

private:
    int points_{};  ///< [map.obstacle]
    int range_ = 0;
};

constexpr Row rows[] = {
    {1, "map.objective"_clause},
    {2, "map.linked-hexes"_clause},
};

}  // namespace standee
