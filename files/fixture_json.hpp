#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "files/expected_option.hpp"
#include "files/reader.hpp"
#include "lib/clause.hpp"
#include "lib/hex.hpp"
#include "lib/scene.hpp"

namespace standee {

/// Set, and why, where the file gives the reason instead of `true`.
struct Remark {
    bool set = false;
    std::string why;

    friend bool operator==(const Remark&, const Remark&) = default;
};

/// What a fixture of any form may carry beside its question and its answer.
struct FixtureNotes {
    std::string name;
    std::string question;
    std::string verdict;
    std::vector<std::string> note;    ///< one text or several
    std::vector<std::string> source;  ///< one text or several
    std::vector<Clause> clauses;
    Remark contested;  ///< sources disagree
    Remark doubted;    ///< its own author is not sure
};

/// What a fixture asks: with `claims` who is right, with `steps` what happens, with `round` what
/// the monsters do in a round, else what a figure may do.
enum class FixtureForm : std::uint8_t { turn, play, dispute, round };

/// Every outcome that the rules allow, in order of end and targets, and the foci where they are
/// stated, sorted.
struct TurnExpectation {
    std::vector<ExpectedOption> options;
    std::optional<std::vector<std::string>> focus;
};

/// A fixture, or a bare scene, as it was read: its notes, its form, and the document for the
/// readers of the parts that belong to each form.
struct Fixture {
    FixtureForm form = FixtureForm::turn;
    bool bare = false;  ///< the document is a scene itself
    FixtureNotes notes;
    /// In which a dispute is to be judged; of any other form one. None: the scene's own.
    std::vector<EditionId> editions;
    Document document;

    /// Where the scene stands; none in a dispute about what no scene shows.
    [[nodiscard]] std::optional<Reader> scene_reader() const;
    /// A part that is left to its own reader: "steps", "round", "claims" or "expect". The fixture
    /// must outlive it.
    [[nodiscard]] std::optional<Reader> part(std::string_view field) const;
};

/// Which form a document has, and what all forms share. Throws InputError for an unknown field or
/// clause, a missing scene, steps or claims that are no list, several editions of anything but a
/// dispute (see `in_each_edition`); scene, steps, claims and expectations themselves are not looked
/// into.
Fixture read_fixture(Document document);

/// A clause by its id; an unknown one is an error, which names the one that was probably meant.
Clause read_clause(const Reader& reader);

/// The scene of a fixture, in the edition `instead` of its own where that is given; its house rules
/// hold all the same. Throws InputError where the fixture has no scene.
Scene scene_of(const Fixture& fixture, const Edition* instead = nullptr);

/// `{"options":[{"end":[q,r],"targets":["C1"]}],"focus":["C1"]}`: hexes of the scene's map and ids
/// of its figures, each option once.
TurnExpectation read_turn_expectation(const Reader& reader, const Scene& scene);
/// Ids of figures of the scene, none twice; sorted as byte strings.
std::vector<std::string> read_figure_ids(const Reader& reader, const Scene& scene);
/// What the turn of this fixture is expected to come to; none where it does not say.
std::optional<TurnExpectation> turn_expectation_of(const Fixture& fixture, const Scene& scene);

Json write_turn_expectation(const TurnExpectation& expectation);
/// The notes that are there, to begin a fixture with.
Json write_notes(const FixtureNotes& notes);

}  // namespace standee
