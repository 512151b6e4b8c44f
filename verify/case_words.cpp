#include "verify/case_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "show/canvas/text.hpp"
#include "show/words/card_words.hpp"
#include "show/words/scene_words.hpp"

namespace standee::verify {
namespace {

constexpr int case_width = 80;
constexpr int case_height = 24;

std::string what_is_done(const Case& tried) {
    if (tried.kind() == CaseKind::turn) {
        const std::string card = card_words(tried.scene);
        return lines_after("card:    ", card.empty() ? "no ability" : card);
    }
    if (tried.kind() == CaseKind::round) {
        return lines_after("round:   ", tried.round);
    }
    std::string text;
    for (std::size_t i = 0; i < tried.steps.size(); ++i) {
        text += lines_after(fmt::format("step {}:  ", i), tried.steps[i]);
    }
    return text;
}

}  // namespace

std::string lines_after(std::string_view first, const std::string& text) {
    return text.empty() ? "" : Paragraph{}.add(printable(text)).lines(case_width, first, false);
}

MapMarks acting_mark(const Case& tried) {
    MapMarks marks;
    if (tried.kind() == CaseKind::turn && tried.scene.turn) {
        const auto& figures = tried.scene.figures;
        const auto acting = std::ranges::find(figures, tried.scene.turn->figure, &Figure::id);
        marks.acting = static_cast<FigureIndex>(acting - figures.begin());
    }
    return marks;
}

std::string case_words(const Case& tried, const MapMarks& marks) {
    return map_picture_within(tried.scene, marks, {case_width, case_height, false, false}) +
           lines_after("there:   ", scene_words(tried.scene)) + what_is_done(tried);
}

}  // namespace standee::verify
