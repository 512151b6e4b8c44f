#include "files/why_json.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "files/coordinates.hpp"
#include "files/line_writer.hpp"
#include "lib/clauses/page.hpp"

namespace standee {
namespace {

void write_names(LineWriter& line, const std::vector<std::string>& names, bool figures) {
    if (names.empty()) {
        line.put(nullptr);
    } else if (figures) {
        line.object([&] { line.field("figures", names); });
    } else {
        std::vector<Hex> hexes;
        for (const std::string& name : names) {
            if (const auto hex = hex_in_text(name)) {
                hexes.push_back(*hex);
            }
        }
        line.object([&] { line.field("hexes", hexes); });
    }
}

/// The step in which an error arose, by its pointer "/steps/2/attack".
std::optional<int> step_of(const std::string& pointer) {
    constexpr std::string_view steps = "/steps/";
    if (!pointer.starts_with(steps)) {
        return std::nullopt;
    }
    int step = 0;
    const char* const begin = pointer.data() + steps.size();
    const auto read = std::from_chars(begin, pointer.data() + pointer.size(), step);
    return read.ec == std::errc{} ? std::optional{step} : std::nullopt;
}

}  // namespace

void write_reason(LineWriter& line, const Scene& scene, const Reason& reason) {
    const auto is_figure = [&](const std::string& name) {
        return scene.find(name) != nullptr || !hex_in_text(name);  // it may have left since
    };
    const bool figures = std::ranges::all_of(reason.kept, is_figure) &&
                         std::ranges::all_of(reason.dropped, is_figure);
    line.object([&] {
        line.field("clause", reason.clause.id());
        line.field("page", page_of(reason.clause, scene.edition.id));
        line.name("says");
        line.put_sentence(reason.says);
        line.name("kept");
        write_names(line, reason.kept, figures);
        line.name("dropped");
        write_names(line, reason.dropped, figures);
    });
}

Json write_reason(const Scene& scene, const Reason& reason) {
    LineWriter line;
    write_reason(line, scene, reason);
    return parse_document(line.take());
}

Json write_error(std::string_view file, const Error& error) {
    Json inside{{"file", file},
                {"pointer", error.pointer},
                {"found", error.found},
                {"expected", error.expected},
                {"code", name_of(error.code)}};
    if (error.clause) {
        inside["clause"] = error.clause->id();
    }
    if (const auto step = step_of(error.pointer)) {
        inside["step"] = *step;
    }
    return {{"error", std::move(inside)}};
}

}  // namespace standee
