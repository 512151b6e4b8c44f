#include "files/fixture_json.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "files/fields.hpp"
#include "files/render.hpp"
#include "files/scenario_json.hpp"
#include "files/scene_json.hpp"
#include "files/writing.hpp"

namespace standee {
namespace {

/// A text, or a list of texts.
std::vector<std::string> read_texts(const Reader& reader) {
    if (reader.is_text()) {
        return {reader.text()};
    }
    if (!reader.is_array()) {
        reader.fail(ErrorCode::wrong_type, "a text or a list of texts");
    }
    return reader.list([](const Reader& item) { return item.text(); });
}

Json write_texts(const std::vector<std::string>& texts) {
    return texts.size() == 1 ? Json(texts.front()) : Json(texts);
}

/// True, false, or a text that says why it is so.
Remark read_remark(const Reader& reader) {
    if (reader.is_boolean()) {
        return {reader.boolean(), ""};
    }
    if (!reader.is_text()) {
        reader.fail(ErrorCode::wrong_type, "true, false or a text that says why");
    }
    return {true, reader.id()};
}

void put_remark(Json& json, std::string_view field, const Remark& remark) {
    if (remark.set) {
        json[field] = remark.why.empty() ? Json(true) : Json(remark.why);
    }
}

/// What is said of the edition of the fixture alone; none where nothing is.
std::optional<Reader> said_of_edition(const Reader& reader) {
    const auto differs = reader.find("differs");
    return differs ? std::optional{differs->at(differs->only_field())} : std::nullopt;
}

/// A field as the edition of the fixture has it, else as all of its editions do.
std::optional<Reader> find_field(const Reader& reader, std::string_view field) {
    const auto own = said_of_edition(reader);
    return own && own->has(field) ? own->find(field) : reader.find(field);
}

FixtureNotes read_notes(const Reader& reader) {
    FixtureNotes notes;
    notes.name = reader.text_or("name", "");
    notes.question = reader.text_or("question", "");
    if (const auto verdict = find_field(reader, "verdict")) {
        notes.verdict = verdict->text();
    }
    if (const auto note = find_field(reader, "note")) {
        notes.note = read_texts(*note);
    }
    if (const auto source = reader.find("source")) {
        notes.source = read_texts(*source);
    }
    if (const auto clauses = find_field(reader, "clauses")) {
        notes.clauses = clauses->list(read_clause);
    }
    if (const auto contested = find_field(reader, "contested")) {
        notes.contested = read_remark(*contested);
    }
    if (const auto doubted = reader.find("doubted")) {
        notes.doubted = read_remark(*doubted);
    }
    return notes;
}

FixtureForm form_of(const Reader& reader) {
    return reader.has("claims")  ? FixtureForm::dispute
           : reader.has("steps") ? FixtureForm::play
           : reader.has("round") ? FixtureForm::round
                                 : FixtureForm::turn;
}

/// A turn, a play or a round is read in one edition: `in_each_edition` parts it into these.
void demand_one_edition(const Reader& reader) {
    const auto editions = reader.find("editions");
    if (editions && editions->size() != 1) {
        editions->fail(ErrorCode::too_many, "one edition");
    }
    if (editions &&
        read_edition((*editions)[0]) != read_edition(reader.at("scene").at("edition"))) {
        (*editions)[0].fail(ErrorCode::bad_reference, "the edition of the scene");
    }
    if (reader.has("differs")) {
        reader.at("differs").at(reader.at("differs").only_field()).only(fields::differs);
        static_cast<void>(reader.at("editions"));
    }
}

/// The fields of that form: those of every fixture, and a dispute's own.
void check_fields(const Reader& reader, FixtureForm form) {
    std::vector<std::string_view> fields(fields::fixture.begin(), fields::fixture.end());
    fields.insert(fields.end(), fields::notes.begin(), fields::notes.end());
    if (form == FixtureForm::dispute) {
        std::erase(fields, "expect");
        std::erase(fields, "differs");
    }
    if (form == FixtureForm::round) {
        fields.emplace_back("round");
    }
    reader.only(fields);
    for (const std::string_view list : {"steps", "claims"}) {
        if (const auto there = reader.find(list)) {
            static_cast<void>(there->size());
        }
    }
    if (form == FixtureForm::dispute) {
        return;
    }
    static_cast<void>(reader.at("scene"));
    demand_one_edition(reader);
}

}  // namespace

Clause read_clause(const Reader& reader) {
    const std::string id = reader.text();
    const std::optional<Clause> clause = Clause::find(id);
    if (!clause) {
        const auto meant = nearest(id, clause_ids);
        reader.fail(
            ErrorCode::unknown_name,
            meant ? in_quotes(*meant) : "the id of a clause (`standee clauses` lists them)");
    }
    return *clause;
}

std::optional<Reader> Fixture::scene_reader() const {
    const Reader whole{document};
    return bare ? std::optional{whole} : whole.find("scene");
}

std::optional<Reader> Fixture::part(std::string_view field) const {
    return bare ? std::nullopt : find_field(Reader{document}, field);
}

Fixture read_fixture(Document document) {
    Fixture fixture;
    if (is_scenario(document)) {
        document = write_scene(read_scenario(document).scene);  // what is visible
    }
    fixture.document = std::move(document);
    const Reader reader{fixture.document};
    fixture.bare = !reader.has("scene") && !reader.has("claims") && !reader.has("steps") &&
                   !reader.has("round");
    if (fixture.bare) {
        return fixture;
    }
    fixture.form = form_of(reader);
    check_fields(reader, fixture.form);
    fixture.notes = read_notes(reader);
    fixture.editions = reader.list_or_none("editions", read_edition);
    return fixture;
}

Scene scene_of(const Fixture& fixture, const Edition* instead) {
    const auto reader = fixture.scene_reader();
    std::vector<std::string> coming;  // the names of figures that steps bring
    for (const std::string_view field : {"steps", "round"}) {
        if (const auto part = fixture.part(field)) {
            std::ranges::move(texts_in(part->value(), "name"), std::back_inserter(coming));
        }
    }
    return read_scene(reader ? *reader : Reader{fixture.document}.at("scene"), instead, coming);
}

std::vector<std::string> read_figure_ids(const Reader& reader, const Scene& scene) {
    std::vector<std::string> ids = reader.list(
        [&](const Reader& item) { return scene.figures[read_figure_id(item, scene)].id; });
    std::ranges::sort(ids);
    if (std::ranges::adjacent_find(ids) != ids.end()) {
        reader.fail(ErrorCode::duplicate, "each figure once");
    }
    return ids;
}

TurnExpectation read_turn_expectation(const Reader& reader, const Scene& scene) {
    reader.only(fields::turn_expectation);
    TurnExpectation expectation;
    expectation.options =
        read_expected_options(reader.at("options"), scene, ListedHexes{scene.map.hexes});
    if (const auto focus = reader.find("focus")) {
        expectation.focus = read_figure_ids(*focus, scene);
    }
    return expectation;
}

std::optional<TurnExpectation> turn_expectation_of(const Fixture& fixture, const Scene& scene) {
    const auto expect = fixture.part("expect");
    return expect ? std::optional{read_turn_expectation(expect->with(scene.map.coordinates), scene)}
                  : std::nullopt;
}

Json write_turn_expectation(const TurnExpectation& expectation) {
    Json json{{"options", write_list(expectation.options, write_expected_option)}};
    put_if(json, "focus", expectation.focus);
    return json;
}

Json write_notes(const FixtureNotes& notes) {
    Json json = Json::object();
    put_unless(json, "name", notes.name, std::string{});
    put_unless(json, "question", notes.question, std::string{});
    put_unless(json, "verdict", notes.verdict, std::string{});
    if (!notes.note.empty()) {
        json["note"] = write_texts(notes.note);
    }
    if (!notes.source.empty()) {
        json["source"] = write_texts(notes.source);
    }
    put_list(json, "clauses", notes.clauses, [](Clause clause) { return clause.id(); });
    put_remark(json, "contested", notes.contested);
    put_remark(json, "doubted", notes.doubted);
    return json;
}

}  // namespace standee
