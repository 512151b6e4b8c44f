#pragma once

#include "lib/scene.hpp"

namespace standee::oracle {

/// Whether `a` certainly acts before `b` in the initiative order; false both ways where they
/// tie, or where one has no initiative [initiative.order, initiative.summon, initiative.ties].
bool acts_before(const Scene& scene, const Figure& a, const Figure& b);

}  // namespace standee::oracle
