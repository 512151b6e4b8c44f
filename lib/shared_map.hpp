#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <utility>

namespace standee {

/// A map that copies share until one of them is changed, so copying it takes no memory. It is read
/// like a std::map.
template <class Key, class Value>
class SharedMap {
public:
    using Map = std::map<Key, Value>;
    using const_iterator = typename Map::const_iterator;

    SharedMap() = default;
    SharedMap(Map map)  // NOLINT(google-explicit-constructor): it is the same map
        : map_{map.empty() ? nullptr : std::make_shared<Map>(std::move(map))} {}

    [[nodiscard]] const Map& operator*() const { return map_ ? *map_ : none(); }
    operator const Map&() const { return **this; }  // NOLINT(google-explicit-constructor): likewise
    [[nodiscard]] const_iterator begin() const { return (**this).begin(); }
    [[nodiscard]] const_iterator end() const { return (**this).end(); }
    [[nodiscard]] const_iterator find(const Key& key) const { return (**this).find(key); }
    [[nodiscard]] const Value& at(const Key& key) const { return (**this).at(key); }
    [[nodiscard]] bool contains(const Key& key) const { return (**this).contains(key); }
    [[nodiscard]] bool empty() const { return (**this).empty(); }
    [[nodiscard]] std::size_t size() const { return (**this).size(); }

    /// The value, to be changed. From here on this map no longer shares its contents.
    [[nodiscard]] Value& operator[](const Key& key) { return own()[key]; }
    void clear() { map_.reset(); }

    friend bool operator==(const SharedMap& a, const SharedMap& b) {
        return a.map_ == b.map_ || *a == *b;
    }

private:
    static const Map& none() {
        static const Map empty;
        return empty;
    }
    Map& own() {
        if (!map_ || map_.use_count() > 1) {
            map_ = std::make_shared<Map>(**this);
        }
        return *map_;
    }

    std::shared_ptr<Map> map_;  ///< null: empty
};

}  // namespace standee
