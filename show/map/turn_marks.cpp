#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "show/words/turn_words.hpp"

namespace standee {
namespace {

template <class T>
void add_new(std::vector<T>& list, const T& value) {
    if (std::ranges::find(list, value) == list.end()) {
        list.push_back(value);
    }
}

/// "(2)", or "(2-4)" for an end that several options share; they are neighbours in the order.
std::string end_label(std::size_t first, std::size_t last) {
    return first == last ? fmt::format("({})", first) : fmt::format("({}-{})", first, last);
}

std::vector<EndMark> ends_of(const std::vector<TurnOption>& options) {
    if (options.size() == 1) {
        return {{options.front().end, "end"}};
    }
    std::vector<EndMark> ends;
    for (std::size_t i = 0; i < options.size();) {
        std::size_t last = i;
        while (last + 1 < options.size() && options[last + 1].end == options[i].end) {
            ++last;
        }
        ends.push_back({options[i].end, end_label(i + 1, last + 1)});
        i = last + 1;
    }
    return ends;
}

}  // namespace

MapMarks marks_of(const TurnAnswer& answer) {
    MapMarks marks;
    std::set<std::vector<Hex>> drawn;  // there may be as many as there are options
    marks.acting = answer.figure;
    marks.focus = answer.focus;
    for (const TurnOption& option : answer.options) {
        for (const FigureIndex target : option.targets) {
            if (std::ranges::find(marks.focus, target) == marks.focus.end()) {
                add_new(marks.targets, target);
            }
        }
        if (option.path.size() > 1 && drawn.insert(option.path).second) {
            marks.paths.push_back(option.path);
        }
        if (option.attack_hex && *option.attack_hex != option.end) {
            add_new(marks.goals, *option.attack_hex);
        }
    }
    marks.ends = ends_of(answer.options);
    // Where an area lies differently in each option, no one of them is the picture.
    const auto same_area = [&](const TurnOption& option) {
        return option.area == answer.options.front().area;
    };
    if (!answer.options.empty() && std::ranges::all_of(answer.options, same_area)) {
        marks.area = answer.options.front().area;
    }
    return marks;
}

}  // namespace standee
