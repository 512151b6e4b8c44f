#pragma once

#include <functional>
#include <string>
#include <vector>

namespace standee {

/// What the command writes to a terminal at which these keys are typed, at its first question.
/// `before` is called just before that.
std::string typed_at_a_terminal(
    const std::vector<std::string>& arguments, const std::string& keys,
    const std::function<void()>& before = [] {});

}  // namespace standee
