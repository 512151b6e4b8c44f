#include "files/line_of.hpp"

#include "files/line_writer.hpp"

namespace standee {

std::string line_of(const Json& json) {
    LineWriter line;
    line.put_json(json);
    return line.take();
}

}  // namespace standee
