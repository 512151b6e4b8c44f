#include "files/expected_option.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "files/fields.hpp"
#include "files/fixture_json.hpp"
#include "files/scene_json.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

bool fits(const ExpectedOption& outcome, const ExpectedOption& expected) {
    return outcome.end == expected.end && outcome.targets == expected.targets &&
           has_details(outcome.details, expected.details);
}

bool have_fallen(const std::optional<std::vector<std::string>>& stated,
                 const std::optional<std::vector<std::string>>& fallen) {
    return !stated || *stated == fallen.value_or(std::vector<std::string>{});
}

bool do_then(const std::vector<ExpectedPart>& stated, const std::vector<ExpectedPart>& then) {
    return std::ranges::equal(stated, then, [](const ExpectedPart& one, const ExpectedPart& other) {
        return one.end == other.end && one.targets == other.targets &&
               have_fallen(one.fallen, other.fallen);
    });
}

ExpectedPart read_expected_part(const Reader& reader, const Scene& scene,
                                const ListedHexes& listed) {
    reader.only(fields::expected_part);
    ExpectedPart part{read_hex(reader.at("end")), read_figure_ids(reader.at("targets"), scene), {}};
    listed.demand(reader.at("end"), part.end);
    if (const auto fallen = reader.find("fallen")) {
        part.fallen = read_figure_ids(*fallen, scene);
    }
    return part;
}

Json write_expected_part(const ExpectedPart& part) {
    Json json{{"end", write_hex(part.end)}, {"targets", part.targets}};
    put_if(json, "fallen", part.fallen);
    return json;
}

/// The details that any of the options states.
OptionDetails any_details(const std::vector<ExpectedOption>& options) {
    OptionDetails any;
    for (const auto& [end, targets, details] : options) {
        any.focus = details.focus ? details.focus : any.focus;
        any.path = details.path ? details.path : any.path;
        any.along = details.along ? details.along : any.along;
        any.fallen = details.fallen ? details.fallen : any.fallen;
        any.then = details.then ? details.then : any.then;
    }
    return any;
}

ExpectedOption as_stated(ExpectedOption outcome, const OptionDetails& stated) {
    OptionDetails& details = outcome.details;
    if (!stated.focus) {
        details.focus.reset();
    }
    if (!stated.path) {
        details.path.reset();
    }
    if (!stated.along && details.along && details.along->empty()) {
        details.along.reset();
    }
    if (!stated.fallen) {
        details.fallen.reset();
    }
    if (!stated.then) {
        details.then.reset();
    }
    return outcome;
}

std::vector<ExpectedOption> each_once(std::vector<ExpectedOption> options) {
    std::ranges::sort(options);
    const auto repeated = std::ranges::unique(options);
    options.erase(repeated.begin(), repeated.end());
    return options;
}

}  // namespace

OptionDetails read_option_details(const Reader& reader, const Scene& scene,
                                  const ListedHexes& listed) {
    OptionDetails details;
    if (const auto focus = reader.find("focus")) {
        details.focus = scene.figures[read_figure_id(*focus, scene)].id;
    }
    if (const auto path = reader.find("path")) {
        details.path = path->list([&](const Reader& item) {
            const Hex hex = read_hex(item);
            listed.demand(item, hex);
            return hex;
        });
    }
    if (const auto along = reader.find("along")) {
        details.along = read_figure_ids(*along, scene);
    }
    if (const auto fallen = reader.find("fallen")) {
        details.fallen = read_figure_ids(*fallen, scene);
    }
    if (const auto then = reader.find("then")) {
        details.then =
            then->list([&](const Reader& item) { return read_expected_part(item, scene, listed); });
    }
    return details;
}

namespace {

ExpectedOption read_expected_option(const Reader& reader, const Scene& scene,
                                    const ListedHexes& listed) {
    reader.only(fields::expected_option);
    ExpectedOption option{read_hex(reader.at("end")), read_figure_ids(reader.at("targets"), scene),
                          read_option_details(reader, scene, listed)};
    listed.demand(reader.at("end"), option.end);
    return option;
}

}  // namespace

void put_option_details(Json& json, const OptionDetails& details) {
    put_if(json, "focus", details.focus);
    if (details.path) {
        json["path"] = write_hexes(*details.path);
    }
    put_if(json, "along", details.along);
    put_if(json, "fallen", details.fallen);
    if (details.then) {
        json["then"] = write_list(*details.then, write_expected_part);
    }
}

std::vector<ExpectedOption> read_expected_options(const Reader& reader, const Scene& scene,
                                                  const ListedHexes& listed) {
    std::vector<ExpectedOption> options =
        reader.list([&](const Reader& item) { return read_expected_option(item, scene, listed); });
    std::ranges::sort(options);
    if (std::ranges::adjacent_find(options) != options.end()) {
        reader.fail(ErrorCode::duplicate, "each option once");
    }
    return options;
}

Json write_expected_option(const ExpectedOption& option) {
    Json json{{"end", write_hex(option.end)}, {"targets", option.targets}};
    put_option_details(json, option.details);
    return json;
}

bool has_details(const OptionDetails& outcome, const OptionDetails& stated) {
    return (!stated.focus || stated.focus == outcome.focus) &&
           (!stated.path || stated.path == outcome.path) &&
           (!stated.along || stated.along == outcome.along) &&
           have_fallen(stated.fallen, outcome.fallen) &&
           (!stated.then ||
            do_then(*stated.then, outcome.then.value_or(std::vector<ExpectedPart>{})));
}

std::vector<ExpectedOption> with_details(std::vector<ExpectedOption> outcomes,
                                         const OptionDetails& stated) {
    for (ExpectedOption& outcome : outcomes) {
        outcome = as_stated(std::move(outcome), stated);
    }
    return each_once(std::move(outcomes));
}

std::vector<ExpectedOption> in_words_of(const std::vector<ExpectedOption>& expected,
                                        const std::vector<ExpectedOption>& outcomes) {
    const OptionDetails any = any_details(expected);
    std::vector<ExpectedOption> stated;
    for (const ExpectedOption& outcome : outcomes) {
        spend(expected.size());
        const std::size_t before = stated.size();
        std::ranges::copy_if(expected, std::back_inserter(stated),
                             [&](const ExpectedOption& option) { return fits(outcome, option); });
        if (stated.size() == before) {
            stated.push_back(as_stated(outcome, any));
        }
    }
    return each_once(std::move(stated));
}

}  // namespace standee
