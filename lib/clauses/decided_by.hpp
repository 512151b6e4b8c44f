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
struct ClauseSite {
    // NOLINTNEXTLINE(google-explicit-constructor): so that decided_by knows from where it is called
    consteval ClauseSite(Clause by, std::source_location at = std::source_location::current())
        : clause{by}, file{below_project_root(at.file_name())}, line{at.line()} {}
    constexpr ClauseSite() = default;

    Clause clause;
    std::string_view file;  ///< below the project's root: "play/attack.cpp"
    std::uint_least32_t line = 0;
};

/// The clauses by which the function below decides:
///
///     constexpr auto walking_step_rule = decided_by("map.difficult"_clause, "map.icy"_clause);
///     Step walking_step(...)
///
/// The first clause stands on the line of the call: a site has the line of the clause with g++ and
/// that of the call with clang, and both have to name the same one.
template <class... More>
consteval std::array<ClauseSite, 1 + sizeof...(More)> decided_by(ClauseSite first, More... more) {
    std::array sites{first, (static_cast<void>(more), first)...};
    std::size_t i = 1;
    ((sites[i++].clause = more), ...);
    return sites;
}

/// The decisions of one source, in its order: every constant that decided_by makes in it.
template <std::size_t... sizes>
consteval auto sites_of(const std::array<ClauseSite, sizes>&... decisions) {
    std::array<ClauseSite, (sizes + ...)> sites{};
    std::size_t i = 0;
    const auto add = [&](const auto& decision) {
        for (const ClauseSite& site : decision) {
            sites[i++] = site;
        }
    };
    (add(decisions), ...);
    return sites;
}

using ClauseSites = std::span<const ClauseSite>;

/// The decisions of several sources, one after the other.
std::vector<ClauseSite> joined(std::initializer_list<ClauseSites> sources);

}  // namespace standee
