#include "apps/server/web_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "verify/signature/fnv.hpp"

namespace standee {
namespace {

namespace fs = std::filesystem;

struct FileType {
    std::string_view ending;
    const char* type;
};
constexpr std::array file_types{FileType{".html", "text/html; charset=utf-8"},
                                FileType{".js", "text/javascript"},
                                FileType{".css", "text/css"},
                                FileType{".json", "application/json"},
                                FileType{".wasm", "application/wasm"},
                                FileType{".svg", "image/svg+xml"},
                                FileType{".png", "image/png"},
                                FileType{".webmanifest", "application/manifest+json"}};

const char* type_of(const fs::path& file) {
    const std::string ending = file.extension().string();
    const auto* const found = std::ranges::find(file_types, ending, &FileType::ending);
    return found == file_types.end() ? "application/octet-stream" : found->type;
}

/// How a file may be compressed: the ending of the compressed file, the best first.
struct Encoding {
    const char* name;
    const char* ending;
};
constexpr std::array encodings{Encoding{"br", ".br"}, Encoding{"gzip", ".gz"}};

/// Whether a list such as "gzip, deflate;q=0.5, br" has a coding, and not with quality 0.
bool accepts_coding(std::string_view list, std::string_view coding) {
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        std::string_view one = list.substr(0, comma);
        list.remove_prefix(std::min(comma + 1, list.size()));
        one.remove_prefix(std::min(one.find_first_not_of(' '), one.size()));
        if (one.substr(0, one.find_first_of("; ")) == coding) {
            const std::size_t quality = one.find("q=0");
            return quality == std::string_view::npos ||
                   one.find_first_of("123456789", quality) != std::string_view::npos;
        }
    }
    return false;
}

std::optional<std::string> content_of(const fs::path& file) {
    std::ifstream in{file, std::ios::binary};
    if (!in) {
        return std::nullopt;
    }
    return std::string{std::istreambuf_iterator<char>{in}, {}};
}

/// Names the content by its hash.
std::string tag_of(std::string_view content) {
    return fmt::format("\"{:016x}\"", verify::Fnv1a{}.add(content).value());
}

bool is_inside(const fs::path& file, const fs::path& folder) {
    const auto [end, _] = std::ranges::mismatch(folder, file);
    return end == folder.end();
}

bool is_hidden(const fs::path& part) { return part.native().starts_with('.'); }

/// The file of a path such as "/assets/a.js"; nothing if there is none in the folder, if it is
/// hidden, or if a link leads to it.
std::optional<fs::path> file_of(const fs::path& folder, const std::string& path) {
    std::error_code problem;
    const fs::path asked = fs::path{path}.relative_path();
    fs::path file = (folder / asked).lexically_normal();
    if (!file.has_filename()) {
        file = file.parent_path();
    }
    if (std::ranges::any_of(asked, is_hidden) || !is_inside(file, folder) ||
        fs::weakly_canonical(file, problem) != file || problem) {
        return std::nullopt;
    }
    if (fs::is_directory(file, problem)) {
        file /= "index.html";
    }
    return fs::is_regular_file(file, problem) ? std::optional{file} : std::nullopt;
}

/// The content as the browser takes it, and how it is compressed.
struct Sent {
    std::string content;
    const char* encoding = nullptr;
};

std::optional<Sent> sent_for(const fs::path& file, const std::string& accepted) {
    std::error_code problem;
    for (const Encoding& encoding : encodings) {
        if (!accepts_coding(accepted, encoding.name) ||
            fs::is_symlink(file.string() + encoding.ending, problem)) {
            continue;
        }
        if (auto content = content_of(file.string() + encoding.ending)) {
            return Sent{std::move(*content), encoding.name};
        }
    }
    auto content = content_of(file);
    return content ? std::optional{Sent{std::move(*content)}} : std::nullopt;
}

/// What a page of the folder may load: its own files, WebAssembly, and pictures that it draws. The
/// page begins with a script of its own that is part of the text.
constexpr auto page_policy =
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' "
    "'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action "
    "'none'; frame-ancestors 'none'";

bool is_named_by_content(const fs::path& file) { return file.parent_path().filename() == "assets"; }

}  // namespace

WebFiles::WebFiles(const fs::path& folder) {
    std::error_code problem;
    folder_ = fs::canonical(folder, problem);
    if (problem || !fs::is_directory(folder_, problem)) {
        throw std::runtime_error{folder.string() + " is not a folder"};
    }
}

void WebFiles::answer(const httplib::Request& request, httplib::Response& response) const {
    const auto file = file_of(folder_, request.path);
    auto sent = file ? sent_for(*file, request.get_header_value("Accept-Encoding")) : std::nullopt;
    if (!sent) {
        response.status = 404;
        return;
    }
    const std::string tag = tag_of(sent->content);
    if (file->extension() == ".html") {
        response.set_header("Content-Security-Policy", page_policy);
    }
    response.set_header("ETag", tag);
    response.set_header("Vary", "Accept-Encoding");
    response.set_header("Cache-Control", is_named_by_content(*file)
                                             ? "public, max-age=31536000, immutable"
                                             : "no-cache");
    if (request.get_header_value("If-None-Match").find(tag) != std::string::npos) {
        response.status = 304;
        return;
    }
    if (sent->encoding == nullptr || sent->content.empty()) {
        response.set_content(sent->content, type_of(*file));
        return;
    }
    response.set_header("Content-Encoding", sent->encoding);
    // The library compresses a text that is given as a whole, even one that is compressed already.
    const std::size_t size = sent->content.size();
    response.set_content_provider(
        size, type_of(*file),
        [content = std::move(sent->content)](std::size_t offset, std::size_t length,
                                             httplib::DataSink& sink) {
            return sink.write(content.data() + offset, length);
        });
}

}  // namespace standee
