#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <source_location>
#include <span>
#include <string_view>
#include <vector>

#include "lib/clauses/clause.hpp"

namespace standee {

/// The path below the project's root, of a path as the compiler gives it.
consteval std::string_view below_project_root(std::string_view path) {
    constexpr std::string_view here = "lib/clauses/decided_by.hpp";
    const std::string_view own = std::source_location::current().file_name();
    const std::string_view root = own.substr(0, own.size() - here.size());
    return path.starts_with(root) ? path.substr(root.size()) : path;
}

/// A line of the source at which the engine decides by a clause.
struct DecisionSite {
    // NOLINTNEXTLINE(google-explicit-constructor): so that decided_by knows from where it is called
    consteval DecisionSite(Clause by,
                           std::source_location at = std::source_location::current())
        : clause{by}, file{below_project_root(at.file_name())}, line{at.line()} {}
    constexpr DecisionSite() = default;

    Clause clause;
    std::string_view file;  ///< below the project's root: "play/attack.cpp"
    std::uint_least32_t line = 0;
};

/// The clauses by which the function below decides:
///
///     constexpr auto apply_shield_rule = decided_by("bonus.shield"_clause, "attack.pierce"_clause);
///     void apply_shield(...) { ... }
template <class... More>
consteval std::array<DecisionSite, 1 + sizeof...(More)> decided_by(DecisionSite first,
                                                                   More... more) {
    std::array sites{first, (static_cast<void>(more), first)...};
    std::size_t i = 1;
    ((sites[i++].clause = more), ...);
    return sites;
}

/// The decisions of one source, in its order. Every constant of the source has to be among them:
/// the compiler warns of one that nothing uses.
template <std::size_t... sizes>
consteval auto all_of(const std::array<DecisionSite, sizes>&... decisions) {
    std::array<DecisionSite, (sizes + ...)> sites{};
    std::size_t i = 0;
    const auto add = [&](const auto& decision) {
        for (const DecisionSite& site : decision) {
            sites[i++] = site;
        }
    };
    (add(decisions), ...);
    return sites;
}

using DecisionSites = std::span<const DecisionSite>;

/// The decisions of several sources, one after the other.
std::vector<DecisionSite> joined(std::initializer_list<DecisionSites> sources);

}  // namespace standee
