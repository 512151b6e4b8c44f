#include "play/option_choice.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "lib/words.hpp"
#include "play/event_names.hpp"

namespace standee {
namespace {

template <class T, class Words>
std::string listed(const std::vector<T>& all, Words words) {
    std::string text;
    for (const T& one : all) {
        text += (text.empty() ? "" : ", ") + words(one);
    }
    return "[" + text + "]";
}

std::vector<std::string> attacked_along(const event::Option& option) {
    return option.along.value_or(std::vector<std::string>{});
}

/// A field of an option: its text in a decision, or nothing if the option does not have it.
struct OptionField {
    std::string_view name;  ///< for an option of a turn, `figure` is the focus
    std::string (*written)(const event::Option&);
    bool (*fits)(const event::Option& wanted, const event::Option& option);
};

constexpr std::array option_fields{
    OptionField{
        "figure", [](const event::Option& o) { return o.figure.empty() ? "" : quoted(o.figure); },
        [](const event::Option& w, const event::Option& o) { return w.figure == o.figure; }},
    OptionField{"end",
                [](const event::Option& o) { return o.end ? text_of(*o.end) : std::string{}; },
                [](const event::Option& w, const event::Option& o) { return w.end == o.end; }},
    OptionField{"targets",
                [](const event::Option& o) {
                    return o.targets.empty() ? std::string{} : listed(o.targets, quoted);
                },
                [](const event::Option& w, const event::Option& o) {
                    return std::ranges::is_permutation(w.targets, o.targets);
                }},
    OptionField{"path",
                [](const event::Option& o) {
                    return o.path.empty() ? std::string{} : listed(o.path, text_of);
                },
                [](const event::Option& w, const event::Option& o) { return w.path == o.path; }},
    OptionField{
        "along",
        [](const event::Option& o) { return o.along ? listed(*o.along, quoted) : std::string{}; },
        [](const event::Option& w, const event::Option& o) {
            return std::ranges::is_permutation(attacked_along(w), attacked_along(o));
        }},
    OptionField{"says",
                [](const event::Option& o) { return o.words.empty() ? "" : quoted(o.words); },
                [](const event::Option& w, const event::Option& o) { return w.words == o.words; }},
};

/// Whether the decision leaves the field out, or gives it the same value as the option.
bool fits(const OptionField& field, const event::Option& wanted, const event::Option& option) {
    return field.written(wanted).empty() || field.fits(wanted, option);
}

/// Whether an option has everything that `wanted` says.
bool is_meant(const event::Option& option, const event::Option& wanted) {
    return std::ranges::all_of(
        option_fields, [&](const OptionField& field) { return fits(field, wanted, option); });
}

std::string name_in(const OptionField& field, const event::Choice& choice) {
    const bool focus = field.name == "figure" && choice.of == ChoiceKind::turn;
    return focus ? "focus" : std::string{field.name};
}

/// The values that the options have in a field, each once: "\"C1\" or \"C2\"".
std::string values_in(const OptionField& field, const event::Choice& choice) {
    std::vector<std::string> values;
    for (const event::Option& option : choice.options) {
        const std::string value = field.written(option);
        if (!value.empty() && std::ranges::count(values, value) == 0) {
            values.push_back(value);
        }
    }
    return joined(values, "or");
}

/// Names the first field that fits no option. If every field fits some option, says that no option
/// has them all.
UnfitDecision fits_none(const event::Option& wanted, const event::Choice& choice) {
    for (const OptionField& field : option_fields) {
        const bool fits_any = std::ranges::any_of(choice.options, [&](const event::Option& option) {
            return fits(field, wanted, option);
        });
        if (!fits_any) {
            const std::string values = values_in(field, choice);
            const std::string name = name_in(field, choice);
            return {
                name + " " + field.written(wanted),
                one_of_the_options(choice) +
                    (values.empty() ? ", which have no " + name : ", with " + name + " " + values)};
        }
    }
    std::string found;
    for (const OptionField& field : option_fields) {
        const std::string written = field.written(wanted);
        if (!written.empty()) {
            found += (found.empty() ? "" : " with ") + name_in(field, choice) + " " + written;
        }
    }
    return {found, one_of_the_options(choice)};
}

}  // namespace

std::string one_of_the_options(const event::Choice& choice) {
    const std::string_view of = name_of(choice.of);
    const bool vowel = std::string_view{"aeio"}.find(of.front()) != std::string_view::npos;
    return "one of the " + std::to_string(choice.options.size()) + " options of " +
           (vowel ? "an " : "a ") + std::string{of} +
           (choice.figure.empty() ? "" : " for " + choice.figure);
}

std::variant<std::size_t, UnfitDecision> option_meant(const event::OptionChoice& decision,
                                                      const event::Choice& choice) {
    const std::size_t count = choice.options.size();
    if (const auto* index = std::get_if<std::size_t>(&decision)) {
        if (*index < count) {
            return *index;
        }
        return UnfitDecision{std::to_string(*index), one_of_the_options(choice) + ", from 0"};
    }
    const auto& wanted = std::get<event::Option>(decision);
    std::vector<std::size_t> meant;
    for (std::size_t i = 0; i < count; ++i) {
        if (is_meant(choice.options[i], wanted)) {
            meant.push_back(i);
        }
    }
    // Of several options, the one that has nothing beyond what was decided, such as no targets; of
    // orders of attacks, the one in the same order.
    std::vector<std::size_t> exact = meant;
    std::erase_if(exact, [&](std::size_t i) {
        const event::Option& option = choice.options[i];
        return !is_meant(wanted, option) || wanted.targets != option.targets;
    });
    if (exact.size() == 1) {
        meant = std::move(exact);
    }
    if (meant.empty()) {
        return fits_none(wanted, choice);
    }
    if (meant.size() > 1) {
        return UnfitDecision{"a decision that fits " + std::to_string(meant.size()) + " options",
                             one_of_the_options(choice)};
    }
    return meant.front();
}

}  // namespace standee
