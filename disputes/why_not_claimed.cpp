#include "disputes/why_not_claimed.hpp"

#include <set>
#include <string>

#include "play/turn/why_not_turn.hpp"

namespace standee {
namespace {

/// The foci, ends and targets that a claim names, each once.
struct Named {
    std::set<std::string> foci;
    std::set<Hex> ends;
    std::set<std::string> targets;
};

Named named_by(const TurnClaim& claim) {
    Named named;
    if (claim.focus) {
        named.foci.insert(claim.focus->begin(), claim.focus->end());
    }
    if (claim.may) {
        if (claim.may->details.focus) {
            named.foci.insert(*claim.may->details.focus);
        }
        if (claim.may->end) {
            named.ends.insert(*claim.may->end);
        }
        if (claim.may->targets) {
            named.targets.insert(claim.may->targets->begin(), claim.may->targets->end());
        }
    }
    if (claim.options) {
        for (const ExpectedOption& option : *claim.options) {
            named.ends.insert(option.end);
            named.targets.insert(option.targets.begin(), option.targets.end());
        }
    }
    return named;
}

}  // namespace

std::vector<WhyNot> why_not_as_claimed(const TurnClaim& claim, const Scene& scene,
                                       const TurnAnswer& turn) {
    constexpr std::size_t most_answers = 3;
    const Figure& actor = scene.figures[turn.figure];
    const Named named = named_by(claim);
    std::vector<WhyNot> questions;
    const auto ask_about = [&](NotDone question, const std::set<std::string>& ids) {
        for (const std::string& id : ids) {
            const Figure* figure = scene.find(id);
            if (figure != nullptr && are_enemies(actor, *figure)) {
                questions.push_back({question, id, {}, {}, {}, {}});
            }
        }
    };
    ask_about(NotDone::focus, named.foci);
    ask_about(NotDone::attack, named.targets);
    for (const Hex end : named.ends) {
        questions.push_back({NotDone::end, {}, end, {}, {}, {}});
    }
    return why_not_in_turn(scene, turn, questions, most_answers);
}

}  // namespace standee
