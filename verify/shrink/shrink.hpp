#pragma once

#include <functional>

#include "verify/case.hpp"

namespace standee::verify {

/// A case as small as it can be made of which `shows` still holds: figures with all that refers to
/// them, steps, hexes with all that lies on them, walls, abilities, fields and conditions are left
/// out, figures moved nearer to the first, numbers lowered, as long as anything can be.
///
/// The result is 1-minimal: leaving out any one element of any list, or any one field that may be
/// left out, makes what it shows vanish, or makes the case illegal. Nothing in it depends on
/// chance. `shows` must hold of `tried`; it is asked only about legal cases.
Case smallest(const Case& tried, const std::function<bool(const Case&)>& shows);

/// Whether that is so of this case: no single omission leaves a legal case of which `shows` holds.
bool is_one_minimal(const Case& tried, const std::function<bool(const Case&)>& shows);

}  // namespace standee::verify
