#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace standee {

/// Monster Mover's own page, which its server renders from a template. The folder is a clone of its
/// repository, or the folder `static` in one.
class MoverPage {
public:
    /// The page in a folder; none if the folder holds another page. Throws std::runtime_error if
    /// the template asks for something that is not known here.
    static std::optional<MoverPage> in(const std::string& folder);

    /// What the page's server answers to this path: the page for "/", for a link that was shared,
    /// and for "/los", which shows lines of sight. None for any other path.
    [[nodiscard]] const std::string* at(std::string_view path) const;

private:
    MoverPage(std::string page, std::string sight)
        : page_{std::move(page)}, sight_{std::move(sight)} {}

    std::string page_;
    std::string sight_;  ///< the same, as it starts with "/los"
};

}  // namespace standee
