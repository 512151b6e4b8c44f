// The compiler finds this header instead of the one in libc++ 19, which it includes. There, each
// std::ranges::sort instantiates more than two kilobytes of introsort. This Shell sort is short, and
// fast enough for the small lists that the engine sorts.

#ifndef STANDEE_SHORT_SORT
#define STANDEE_SHORT_SORT

#define __sort_impl __introsort_impl
#include_next <__algorithm/sort.h>
#undef __sort_impl

#include <__iterator/concepts.h>
#include <__iterator/iter_move.h>

_LIBCPP_BEGIN_NAMESPACE_STD

template <class Policy, class Iterator, class Compare>
constexpr void __sort_impl(Iterator first, Iterator last, Compare& less) {
    const auto count = last - first;
    for (auto gap = count; gap > 1;) {
        gap = gap < 5 ? 1 : gap * 5 / 11;
        for (auto i = gap; i < count; ++i) {
            iter_value_t<Iterator> moving = ranges::iter_move(first + i);
            auto hole = i;
            for (; hole >= gap && std::invoke(less, moving, first[hole - gap]); hole -= gap) {
                first[hole] = ranges::iter_move(first + (hole - gap));
            }
            first[hole] = std::move(moving);
        }
    }
}

_LIBCPP_END_NAMESPACE_STD

#endif
