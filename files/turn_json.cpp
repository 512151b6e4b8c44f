#include "files/turn_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "files/coordinates.hpp"
#include "files/line_writer.hpp"
#include "files/why_json.hpp"
#include "files/why_not_json.hpp"
#include "lib/figure_ids.hpp"

namespace standee {
namespace {

void write_turn_part(LineWriter& line, const TurnPart& part) {
    line.object([&] {
        line.field("end", part.end);
        line.field("path", part.path);
        line.name("focus");
        part.focus.empty() ? line.put(nullptr) : line.put(part.focus);
        line.field("targets", part.targets);
        line.field("movement", part.movement);
        line.field("negativeHexes", part.negative_hexes);
        line.field("disadvantaged", part.disadvantaged);
        line.field("attackHex", part.attack_hex);
        line.field("area", part.area);
        line.field_if_any("along", part.along);
        line.field_if_any("fallen", part.fallen);
    });
}

void write_option(LineWriter& line, const Scene& scene, const TurnOption& option) {
    const auto write_ids = [&](MemberName name, const std::vector<FigureIndex>& figures) {
        line.name(name);
        line.list(figures, [&](FigureIndex figure) { line.put(scene.figures[figure].id); });
    };
    line.object([&] {
        line.field("end", option.end);
        line.field("path", option.path);
        line.name("focus");
        option.focus ? line.put(scene.figures[*option.focus].id) : line.put(nullptr);
        write_ids("targets", option.targets);
        line.field("movement", option.movement);
        line.field("negativeHexes", option.negative_hexes);
        write_ids("disadvantaged", option.disadvantaged);
        line.field("attackHex", option.attack_hex);
        line.field("area", option.area);
        if (!option.along.empty()) {
            write_ids("along", option.along);
        }
        line.field_if_any("fallen", option.fallen);
        if (!option.then.empty()) {
            line.name("then");
            line.list(option.then, [&](const TurnPart& part) { write_turn_part(line, part); });
        }
    });
}

/// The members that every answer of a turn has.
void write_answer(LineWriter& line, const std::string& file, const Scene& scene,
                  const TurnAnswer& answer) {
    line.field("format", turn_answer_format);
    line.field("file", file);
    line.field("figure", scene.figures[answer.figure].id);
    line.field("focus", ids_of(scene, answer.focus));
    line.name("options");
    line.list(answer.options, [&](const TurnOption& option) { write_option(line, scene, option); });
    line.field("decides",
               std::string_view{answer.decides == Decider::party ? "party" : "summoner"});
    line.name("why");
    line.list(answer.why, [&](const Reason& reason) { write_reason(line, scene, reason); });
}

/// An option as text, without its areas.
std::string described(const Scene& scene, TurnOption option) {
    option.area.clear();
    for (TurnPart& part : option.then) {
        part.area.clear();
    }
    LineWriter line;
    write_option(line, scene, option);
    return line.take();
}

/// The options of one answer that another does not have.
std::vector<TurnOption> only_in(const Scene& scene, const TurnAnswer& answer,
                                const TurnAnswer& other) {
    std::set<std::string> others;
    for (const TurnOption& option : other.options) {
        others.insert(described(scene, option));
    }
    std::vector<TurnOption> only = answer.options;
    std::erase_if(
        only, [&](const TurnOption& option) { return others.contains(described(scene, option)); });
    return only;
}

void write_changes(LineWriter& line, const Scene& scene, const TurnAnswer& with,
                   const TurnAnswer& without) {
    const auto write_options = [&](MemberName name, const std::vector<TurnOption>& options) {
        if (!options.empty()) {
            line.name(name);
            line.list(options,
                      [&](const TurnOption& option) { write_option(line, scene, option); });
        }
    };
    line.object([&] {
        write_options("onlyWith", only_in(scene, with, without));
        write_options("onlyWithout", only_in(scene, without, with));
        if (with.focus != without.focus) {
            line.name("focus");
            line.object([&] {
                line.field("with", ids_of(scene, with.focus));
                line.field("without", ids_of(scene, without.focus));
            });
        }
    });
}

}  // namespace

std::string turn_json(const std::string& file, const Scene& scene, const TurnAnswer& answer,
                      const Remarks& remarks) {
    LineWriter line{scene.map.coordinates};
    line.object([&] {
        write_answer(line, file, scene, answer);
        if (!remarks.contested.empty()) {
            line.name("contested");
            line.put_json(write_contested(remarks.contested));
        }
        line.field_if_any("notes", remarks.notes);
        if (!remarks.why_not.empty()) {
            line.name("whyNot");
            line.put_json(
                in_coordinates(write_why_not(scene, remarks.why_not), scene.map.coordinates));
        }
    });
    return line.take();
}

std::string turn_without_json(const std::string& file, const Scene& scene,
                              const std::vector<Clause>& clauses, const TurnAnswer& with,
                              const TurnAnswer& without) {
    LineWriter line{scene.map.coordinates};
    line.object([&] {
        write_answer(line, file, scene, without);
        line.name("without");
        line.list(clauses, [&](Clause clause) { line.put(clause.id()); });
        line.name("changes");
        write_changes(line, scene, with, without);
    });
    return line.take();
}

bool answers_differ(const Scene& scene, const TurnAnswer& one, const TurnAnswer& other) {
    return one.focus != other.focus || !only_in(scene, one, other).empty() ||
           !only_in(scene, other, one).empty();
}

}  // namespace standee
