#include "pathing/range.hpp"

#include <boost/graph/breadth_first_search.hpp>

#include "lib/work.hpp"
#include "pathing/found_map.hpp"
#include "pathing/hex_graph.hpp"

namespace standee {
namespace {

/// The queue of a breadth-first visit. It keeps every hex pushed, in order, and ends before the
/// first hex at the full radius.
class Frontier {
public:
    Frontier(std::vector<HexIndex>& found, const std::vector<int>& range, int radius)
        : found_{&found}, range_{&range}, radius_{radius} {}

    void push(HexIndex hex) { found_->push_back(hex); }
    [[nodiscard]] bool empty() const {
        return next_ == found_->size() || (*range_)[top()] >= radius_;
    }
    [[nodiscard]] HexIndex top() const { return (*found_)[next_]; }
    void pop() { ++next_; }

private:
    std::vector<HexIndex>* found_;
    const std::vector<int>* range_;
    int radius_;
    std::size_t next_ = 0;
};

class RangeRecorder : public boost::default_bfs_visitor {
public:
    explicit RangeRecorder(std::vector<int>& range) : range_{&range} {}
    template <class Graph>
    void tree_edge(const Step& step, const Graph& /*graph*/) const {
        (*range_)[step.target] = (*range_)[step.source] + 1;
    }

private:
    std::vector<int>* range_;
};

}  // namespace

// [range.count]
std::span<const HexIndex> RangeCount::within(const Board& board, HexIndex centre, int radius) {
    for (const HexIndex hex : found_) {
        range_[hex] = not_found;
    }
    found_.clear();
    range_.resize(board.size(), not_found);
    range_[centre] = 0;
    Frontier frontier{found_, range_, radius};
    boost::breadth_first_visit(HexGraph{RangeSteps{&board}}, centre, frontier,
                               RangeRecorder{range_}, FoundMap{range_, not_found});
    spend(found_.size());
    return found_;
}

}  // namespace standee
