#pragma once

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace standee::support {

/// How often something happened over all cases of a property, of how many times it could have.
class Share {
public:
    void count(bool happened) {
        ++times_;
        happened_ += happened ? 1 : 0;
    }
    [[nodiscard]] int times() const { return times_; }
    [[nodiscard]] int happened() const { return happened_; }
    [[nodiscard]] int percent() const { return times_ == 0 ? 0 : happened_ * 100 / times_; }

private:
    int times_ = 0;
    int happened_ = 0;
};

/// Checks a property as RC_GTEST_PROP does, inside a test that looks at its counts afterwards: a
/// property must not hold because its cases hardly ever come to what it is about.
template <class Property>
void check_property(const Property& property) {
    rc::detail::checkGTest(property);
}

}  // namespace standee::support
