#include "verify/against/reduce.hpp"

#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>

#include "lib/error.hpp"
#include "play/turn/whole_turn.hpp"
#include "verify/shrink/document.hpp"
#include "verify/shrink/shrink.hpp"

namespace standee::against {
namespace {

using Clock = std::chrono::steady_clock;
using verify::Case;
using verify::CaseKind;

/// How long one case is shrunk.
constexpr std::chrono::seconds most_time{12};
constexpr std::chrono::seconds most_time_of_failures{3};  ///< each of which costs a restart

/// Our answer; none if there is nothing to compare.
std::optional<Claim> our_claim(const Case& tried) {
    if (tried.kind() == CaseKind::play) {
        auto table = table_after(tried);
        return table ? std::optional<Claim>{std::move(*table)} : std::nullopt;
    }
    try {
        return tried.kind() == CaseKind::turn
                   ? std::optional<Claim>{claim_of(tried.scene, plan_whole_turn(tried.scene))}
                   : std::nullopt;
    } catch (const InputError&) {
        return std::nullopt;
    }
}

/// The command's answer; none if it gives none.
std::optional<Claim> their_claim(const Case& tried, Program& program) {
    const Reply reply = program.ask(request_body(tried));
    if (const auto* refused = std::get_if<Refused>(&reply)) {
        return tried.kind() == CaseKind::play ? std::optional<Claim>{*refused} : std::nullopt;
    }
    const auto* answered = std::get_if<Answered>(&reply);
    try {
        return answered == nullptr ? std::nullopt
                                   : std::optional{read_claim(answered->reply, tried)};
    } catch (const InputError&) {
        return std::nullopt;
    }
}

/// Both answers to a case, if they differ.
std::optional<Differing> differing_on(const Case& tried, Program& program) {
    const auto ours = our_claim(tried);
    const auto theirs = ours ? their_claim(tried, program) : std::nullopt;
    return theirs && !agree(*ours, *theirs) ? std::optional{Differing{0, tried, *ours, *theirs}}
                                            : std::nullopt;
}

}  // namespace

std::size_t size_of(const Case& tried) { return verify::write_case(tried).dump().size(); }

std::string kind_of(const Reply& reply) {
    const auto* failed = std::get_if<Failed>(&reply);
    const auto* malformed = std::get_if<Malformed>(&reply);
    return failed != nullptr ? failed->what : malformed != nullptr ? malformed->what : "";
}

Differing made_small(const Differing& differing, const Group& group, Explainer& explainer,
                     Program& program) {
    const Clock::time_point until = Clock::now() + most_time;
    const EditionId edition = differing.tried.scene.edition.id;
    Differing least = differing;
    const bool shows = group.wrong_rule != nullptr && explainer.shows(*group.wrong_rule, differing);
    const auto is_of_group = [&](const Differing& found) {
        return group.wrong_rule == nullptr ? explainer.clause_of(found) == group.clause
               : shows                     ? explainer.shows(*group.wrong_rule, found)
                                           : explainer.explains(*group.wrong_rule, found);
    };
    verify::smallest(differing.tried, [&](const Case& tried) {
        if (Clock::now() > until || tried.scene.edition.id != edition ||
            tried.kind() != differing.tried.kind()) {
            return false;
        }
        auto found = differing_on(tried, program);
        const bool same = found && is_of_group(*found);
        if (same) {
            least = std::move(*found);
        }
        return same;
    });
    least.number = differing.number;
    return least;
}

void make_small(Incident& incident, Program& program) {
    const auto* failed = std::get_if<Failed>(&incident.reply);
    if (!incident.tried || (failed != nullptr && failed->how == Failed::How::silent)) {
        return;
    }
    const Clock::time_point until = Clock::now() + most_time_of_failures;
    const std::string kind = kind_of(incident.reply);
    const auto fails = [&](const Case& tried) {
        if (Clock::now() > until || tried.kind() != incident.tried->kind()) {
            return false;
        }
        Reply reply = program.ask(request_body(tried));
        if (const auto* answered = std::get_if<Answered>(&reply)) {
            try {
                static_cast<void>(read_claim(answered->reply, tried));
            } catch (const InputError& error) {
                reply = Malformed{error.what(), answered->reply.dump()};
            }
        }
        return kind_of(reply) == kind;
    };
    incident.tried = verify::smallest(*incident.tried, fails);
}

}  // namespace standee::against
