#include "apps/save_file.hpp"

#include <cstdio>
#include <fstream>

#include "lib/error.hpp"

namespace standee {
namespace {

InputError cannot_write(const std::string& path) {
    return InputError({ErrorCode::unreadable,
                       "",
                       "\"" + path + "\", which cannot be written",
                       "a file to save to",
                       {}});
}

}  // namespace

void write_at_once(const std::string& path, const std::string& text) {
    const std::string fresh = path + ".new";
    {
        std::ofstream out{fresh, std::ios::binary};
        out << text;
        if (!out.flush()) {
            throw cannot_write(path);
        }
    }
    if (std::rename(fresh.c_str(), path.c_str()) != 0) {
        throw cannot_write(path);
    }
}

}  // namespace standee
