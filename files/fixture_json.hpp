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

/// A flag, and the reason if the file gives a text instead of `true`.
struct Remark {
    bool set = false;
    std::string why;

    friend bool operator==(const Remark&, const Remark&) = default;
};

/// The fields that a fixture of any form may have besides its question and answer.
struct FixtureNotes {
    std::string name;
    std::string question;
    std::string verdict;
    std::vector<std::string> note;    ///< one text or several
    std::vector<std::string> source;  ///< one text or several
    std::vector<Clause> clauses;
    Remark contested;  ///< sources disagree about it
    Remark doubted;    ///< its own author has doubts about it
};

/// The question of a fixture: with `claims`, who is right; with `steps`, what happens; with
/// `round`, what the monsters do in a round; otherwise, what a figure may do.
enum class FixtureForm : std::uint8_t { turn, play, dispute, round };

/// Every outcome that the rules allow, in order of end and targets, and the foci, sorted, if they
/// are stated.
struct TurnExpectation {
    std::vector<ExpectedOption> options;
    std::optional<std::vector<std::string>> focus;
};

/// A fixture, or a bare scene, after it has been read: its notes, its form, and the document, for
/// the readers of the parts of each form.
struct Fixture {
    FixtureForm form = FixtureForm::turn;
    bool bare = false;  ///< the document is a scene itself
    FixtureNotes notes;
    /// The editions in which a dispute is judged; for any other form at most one. Empty: the
    /// scene's own.
    std::vector<EditionId> editions;
    Document document;

    /// The scene in the document; none in a dispute about a question that no scene shows.
    [[nodiscard]] std::optional<Reader> scene_reader() const;
    /// A part that has its own reader: "steps", "round", "claims" or "expect". The fixture must
    /// outlive it.
    [[nodiscard]] std::optional<Reader> part(std::string_view field) const;
};

/// Determines the form of a document, and reads the fields that all forms share. Throws InputError
/// for an unknown field or clause, a missing scene, steps or claims that are not a list, and
/// several editions in anything but a dispute (see `in_each_edition`). It does not look into scene,
/// steps, claims and expectations.
Fixture read_fixture(Document document);

/// A clause by its id. The error for an unknown id names the one that was probably meant.
Clause read_clause(const Reader& reader);

/// The scene of a fixture, in the edition `instead` if that is given; the scene's house rules hold
/// in either case. Throws InputError if the fixture has no scene.
Scene scene_of(const Fixture& fixture, const Edition* instead = nullptr);

/// `{"options":[{"end":[q,r],"targets":["C1"]}],"focus":["C1"]}`: hexes of the scene's map and ids
/// of its figures, each option once.
TurnExpectation read_turn_expectation(const Reader& reader, const Scene& scene);
/// Ids of figures of the scene, none twice; sorted as byte strings.
std::vector<std::string> read_figure_ids(const Reader& reader, const Scene& scene);
/// The expected result of the turn of this fixture; none if it does not state one.
std::optional<TurnExpectation> turn_expectation_of(const Fixture& fixture, const Scene& scene);

Json write_turn_expectation(const TurnExpectation& expectation);
/// The notes of a fixture that are not empty, as the beginning of its JSON.
Json write_notes(const FixtureNotes& notes);

}  // namespace standee
