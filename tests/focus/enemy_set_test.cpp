#include "focus/enemy_set.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace standee {
namespace {

EnemySet set_of(const std::vector<EnemyIndex>& members) {
    EnemySet set;
    for (const EnemyIndex member : members) {
        set.insert(member);
    }
    return set;
}

std::vector<EnemyIndex> list_of(const EnemySet& set) {
    std::vector<EnemyIndex> members;
    set.for_each([&](EnemyIndex member) { members.push_back(member); });
    return members;
}

RC_GTEST_PROP(EnemySets, AreOrderedAsTheirSortedLists,
              (std::vector<EnemyIndex> a, std::vector<EnemyIndex> b)) {
    const EnemySet x = set_of(a);
    const EnemySet y = set_of(b);
    RC_ASSERT(lists_before(x, y) == (list_of(x) < list_of(y)));
}

TEST(EnemySets, HaveEachMemberThatIsPutIn) {
    for (std::size_t e = 0; e < EnemySet::capacity; ++e) {
        const auto member = static_cast<EnemyIndex>(e);
        EnemySet set = EnemySet::of(member);
        EXPECT_FALSE(set.empty()) << e;
        EXPECT_EQ(set.size(), 1) << e;
        EXPECT_EQ(list_of(set), std::vector{member});
        EXPECT_TRUE(set.includes(EnemySet{}));
        EXPECT_FALSE(EnemySet{}.includes(set)) << e;
        set.erase(member);
        EXPECT_TRUE(set.empty()) << e;
    }
}

// A set keeps 64 members in each word.
TEST(EnemySets, AreOrderedAcrossWords) {
    for (const auto& [first, later] :
         std::vector<std::pair<EnemySet, EnemySet>>{{set_of({0}), set_of({64})},
                                                    {set_of({0}), set_of({0, 64})},
                                                    {set_of({0, 63}), set_of({0, 64})},
                                                    {set_of({64}), set_of({128})},
                                                    {set_of({}), set_of({255})}}) {
        EXPECT_TRUE(lists_before(first, later));
        EXPECT_FALSE(lists_before(later, first));
    }
}

RC_GTEST_PROP(EnemySets, UniteIntersectAndSubtract,
              (std::vector<EnemyIndex> a, std::vector<EnemyIndex> b)) {
    const EnemySet x = set_of(a);
    const EnemySet y = set_of(b);
    for (int i = 0; i < 256; ++i) {
        const auto member = static_cast<EnemyIndex>(i);
        RC_ASSERT((x | y).contains(member) == (x.contains(member) || y.contains(member)));
        RC_ASSERT((x & y).contains(member) == (x.contains(member) && y.contains(member)));
        RC_ASSERT((x - y).contains(member) == (x.contains(member) && !y.contains(member)));
    }
    RC_ASSERT((x | y).size() == (x - y).size() + y.size());
    RC_ASSERT(x.includes(y) == (y - x).empty());
}

}  // namespace
}  // namespace standee
