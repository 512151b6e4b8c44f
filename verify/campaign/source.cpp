#include "verify/campaign/source.hpp"

#include <fmt/format.h>

#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "verify/campaign/neighbours.hpp"
#include "verify/generate/dice.hpp"
#include "verify/generate/random_play.hpp"
#include "verify/generate/random_round.hpp"
#include "verify/generate/random_scene.hpp"
#include "verify/generate/scope.hpp"

namespace standee::verify {
namespace {

/// The dice of a case: those of neighbouring numbers have nothing in common.
generate::Dice dice_for(std::uint64_t seed, std::uint64_t number) {
    return generate::Dice{generate::Dice{seed}.next() ^
                          generate::Dice{number * 0xD1342543DE82EF95U + 1}.next()};
}

std::string all_scope_names() {
    std::string names;
    for (const generate::Scope& scope : generate::scopes()) {
        names += fmt::format("{}{}", names.empty() ? "" : ", ", scope.name);
    }
    return names;
}

/// One of 0 to `count` - 1 for any 64-bit count.
std::uint64_t wide_below(generate::Dice& dice, std::uint64_t count) {
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::uint64_t>((static_cast<Wide>(dice.next()) * count) >> 64U);
}

}  // namespace

struct CaseSource::Origins {
    std::uint64_t seed = 0;
    std::vector<Edition> editions;
    bool any_lines = false;
    std::optional<generate::ScopeScenes> scope;
    std::optional<std::uint64_t> cases;
    std::optional<Neighbours> around;

    /// One of all that the generators can make.
    void draw(std::uint64_t number, Case& tried) const {
        generate::Dice dice = dice_for(seed, number);
        if (is_play(number)) {
            tried = generate::random_play(dice, editions);
            return;
        }
        generate::GeneratorOptions options;
        options.edition = dice.pick(editions);
        if (is_round(number)) {
            tried = generate::random_round_case(dice, *options.edition);
            if (any_lines) {
                generate::add_any_lines(tried);
            }
            return;
        }
        if (dice.percent(60)) {
            options.max_columns = 5;
            options.max_rows = 4;
            options.max_enemies = 4;
        }
        tried = {};
        tried.scene = generate::random_scene(dice, options);
    }
};

CaseSource::CaseSource(const CampaignPlan& plan) {
    auto origins = std::make_unique<Origins>();
    origins->seed = plan.seed;
    origins->editions = plan.editions;
    origins->any_lines = plan.any_lines;
    origins->cases = plan.cases;
    if (!plan.scope.empty()) {
        const generate::Scope* scope = generate::scope_named(plan.scope);
        if (scope == nullptr) {
            throw InputError{{ErrorCode::unknown_name,
                              "",
                              fmt::format("scope \"{}\"", plan.scope),
                              fmt::format("one of {}", all_scope_names()),
                              {}}};
        }
        origins->scope.emplace(*scope, plan.editions);
    }
    if (plan.around) {
        origins->around.emplace(*plan.around, plan.editions);
    }
    origins_ = std::move(origins);
}

CaseSource::~CaseSource() = default;
CaseSource::CaseSource(CaseSource&&) noexcept = default;
CaseSource& CaseSource::operator=(CaseSource&&) noexcept = default;

std::optional<std::uint64_t> CaseSource::numbers() const {
    if (origins_->cases || !origins_->scope) {
        return origins_->cases;
    }
    return origins_->scope->size();
}

bool CaseSource::make(std::uint64_t number, Case& tried) const {
    last_case = number;
    if (origins_->around) {
        return origins_->around->make(number, dice_for(origins_->seed, number), tried);
    }
    if (!origins_->scope) {
        origins_->draw(number, tried);
        return true;
    }
    tried.steps.clear();
    tried.round.clear();
    if (!origins_->cases) {
        return origins_->scope->nth(number, tried.scene);
    }
    generate::Dice dice = dice_for(origins_->seed, number);
    while (!origins_->scope->nth(wide_below(dice, origins_->scope->size()), tried.scene)) {
    }
    return true;
}

}  // namespace standee::verify
