#include "verify/signature/signature_text.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace standee::verify {
namespace {

std::string hexadecimal(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

std::string group_lines(const Signature& signature) {
    std::string text = fmt::format("{:<20}{:>8}  {:<16}  {:<16}{:>14}\n", "group", "cases",
                                   "questions", "answers", "work");
    for (const GroupSignature& group : signature.groups) {
        text += fmt::format("{:<20}{:>8}  {}  {}{:>14}\n", group.name, group.count,
                            hexadecimal(group.questions), hexadecimal(group.answers), group.work);
    }
    return text;
}

std::string turn_lines(const Signature& signature) {
    std::string text = fmt::format("{:<20}{:>8}{:>12}\n", "drawn turns", "turns", "options");
    for (const auto& [edition, count] : signature.turns) {
        text += fmt::format("{:<20}{:>8}{:>12}\n", edition, count.turns, count.options);
    }
    return text;
}

std::string level_lines(const std::string& group, const std::vector<ChoiceCount>& counts) {
    std::string text = fmt::format("{:<20}{:>8}{:>12}\n", group, "ways", "outcomes");
    for (std::size_t choices = 0; choices < counts.size(); ++choices) {
        text += fmt::format("{:<20}{:>8}{:>12}\n",
                            fmt::format("{} choice{}", choices, choices == 1 ? "" : "s"),
                            counts[choices].ways, counts[choices].outcomes);
    }
    return text;
}

Json level_list(const std::vector<ChoiceCount>& counts) {
    Json levels = Json::array();
    for (std::size_t choices = 0; choices < counts.size(); ++choices) {
        levels.push_back({{"choices", choices},
                          {"ways", counts[choices].ways},
                          {"outcomes", counts[choices].outcomes}});
    }
    return levels;
}

}  // namespace

std::string signature_text(const Signature& signature) {
    std::string text = group_lines(signature);
    if (!signature.turns.empty()) {
        text += "\n" + turn_lines(signature);
    }
    for (const auto& [group, counts] : signature.rounds) {
        text += "\n" + level_lines(group, counts);
    }
    return text + "\nsignature " + hexadecimal(signature.combined()) + "\n";
}

Json signature_json(const Signature& signature) {
    Json groups = Json::array();
    for (const GroupSignature& group : signature.groups) {
        groups.push_back({{"group", group.name},
                          {"cases", group.count},
                          {"questions", hexadecimal(group.questions)},
                          {"answers", hexadecimal(group.answers)},
                          {"work", group.work}});
    }
    Json turns = Json::object();
    for (const auto& [edition, count] : signature.turns) {
        turns[edition] = {{"turns", count.turns}, {"options", count.options}};
    }
    Json rounds = Json::object();
    for (const auto& [group, counts] : signature.rounds) {
        rounds[group] = level_list(counts);
    }
    return {{"format", "signature-answer/1"},
            {"groups", std::move(groups)},
            {"turns", std::move(turns)},
            {"rounds", std::move(rounds)},
            {"signature", hexadecimal(signature.combined())}};
}

}  // namespace standee::verify
