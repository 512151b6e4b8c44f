#include "apps/server/mover_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "api/call.hpp"

// The template asks for values as Jinja does, `{{ title }}`, for the paths of the server,
// `{{ url_for( "solve" ) }}`, and for files, `{{ url_for( 'static', filename='style.css' ) }}`.

namespace standee {
namespace {

constexpr std::string_view opens = "{{";
constexpr std::string_view closes = "}}";
/// The newest version of links, which import/mover reads and writes.
constexpr std::array<int, 3> link_version{1, 5, 0};

std::string without_spaces(std::string_view text) {
    std::string kept;
    std::ranges::copy_if(text, std::back_inserter(kept), [](char c) { return c != ' '; });
    std::ranges::replace(kept, '"', '\'');
    return kept;
}

/// The file of `url_for('static',filename='NAME'...)`; empty if it is something else.
std::string_view static_file(std::string_view expression) {
    constexpr std::string_view begins = "url_for('static',filename='";
    if (!expression.starts_with(begins)) {
        return {};
    }
    expression.remove_prefix(begins.size());
    return expression.substr(0, expression.find('\''));
}

/// What an expression of the template stands for. The page sends its visits to its author's
/// statistics unless its server is one for development, so this one says that it is.
std::string value_of(const std::string& expression, bool sight) {
    const std::array<std::pair<std::string_view, std::string>, 12> values{
        {{"title", "Gloomhaven Monster Mover"},
         {"version", std::string{api::version()}},
         {"debug_serverand'-Debug'or''", ""},
         {"debug_serverand'true'or'false'", "true"},
         {"client_local_storage_version",
          fmt::format("{}.{}.{}", link_version[0], link_version[1], link_version[2])},
         {"client_local_storage_version_major", std::to_string(link_version[0])},
         {"client_local_storage_version_minor", std::to_string(link_version[1])},
         {"client_local_storage_version_build", std::to_string(link_version[2])},
         {"los_mode", sight ? "True" : ""},
         {"url_for('root')", "/"},
         {"url_for('los')", "/los"},
         {"url_for('solve')", "/solve"}}};
    if (const std::string_view file = static_file(expression); !file.empty()) {
        return fmt::format("/dist/{}", file);
    }
    if (expression == "url_for('views')") {
        return "/views";
    }
    const auto* const found =
        std::ranges::find(values, expression, &std::pair<std::string_view, std::string>::first);
    if (found == values.end()) {
        throw std::runtime_error{"the page asks for " + expression +
                                 ", which this server does not know"};
    }
    return found->second;
}

std::string rendered(std::string_view page, bool sight) {
    std::string text;
    while (true) {
        const std::size_t begin = page.find(opens);
        text += page.substr(0, begin);
        if (begin == std::string_view::npos) {
            return text;
        }
        const std::size_t end = page.find(closes, begin);
        if (end == std::string_view::npos) {
            throw std::runtime_error{"the page has {{ without }}"};
        }
        const std::size_t inside = begin + opens.size();
        text += value_of(without_spaces(page.substr(inside, end - inside)), sight);
        page.remove_prefix(end + closes.size());
    }
}

/// A link that was shared: base64url, at least as long as the shortest that the page writes.
bool is_link(std::string_view text) {
    constexpr std::size_t shortest = 8;
    return text.size() >= shortest && std::ranges::all_of(text, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_';
           });
}

}  // namespace

std::optional<MoverPage> MoverPage::in(const std::string& folder) {
    const std::filesystem::path root{folder};
    std::ifstream file{root / "index.html"};
    const std::string page{std::istreambuf_iterator<char>{file}, {}};
    if (page.find("url_for") == std::string::npos || !std::filesystem::exists(root / "dist")) {
        return std::nullopt;
    }
    return MoverPage{rendered(page, false), rendered(page, true)};
}

const std::string* MoverPage::at(std::string_view path) const {
    constexpr std::string_view sight = "/los";
    if (path == "/" || path == "/index.html" || is_link(path.substr(1))) {
        return &page_;
    }
    const bool within =
        path.starts_with(sight) && (path.size() == sight.size() || path[sight.size()] == '/');
    if (within) {
        const std::string_view link = path.substr(std::min(sight.size() + 1, path.size()));
        return link.empty() || is_link(link) ? &sight_ : nullptr;
    }
    return nullptr;
}

}  // namespace standee
