#include "import/vgb/elm.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "files/render.hpp"
#include "lib/error.hpp"
#include "lib/letters.hpp"
#include "lib/work.hpp"

namespace standee::vgb {
namespace {

/// A word such as `Array.fromList`, a text with its quotes, an arrow, or a sign.
struct Token {
    std::string_view text;
    std::size_t line = 0;
};

class Tokens {
public:
    explicit Tokens(std::string_view source) : rest_{source} {
        while (skip_blanks(), !rest_.empty()) {
            all_.push_back({take(length_of_token()), line_});
        }
        all_.push_back({"", line_});  // the end
    }
    [[nodiscard]] const std::vector<Token>& all() const { return all_; }

private:
    std::string_view take(std::size_t length) {
        const std::string_view taken = rest_.substr(0, length);
        line_ += static_cast<std::size_t>(std::ranges::count(taken, '\n'));
        rest_.remove_prefix(taken.size());
        return taken;
    }
    /// Skips blanks and comments, `--` to the end of the line and `{- -}`.
    void skip_blanks() {
        for (;;) {
            if (rest_.starts_with("--")) {
                take(std::min(rest_.find('\n'), rest_.size()));
            } else if (rest_.starts_with("{-")) {
                const std::size_t end = rest_.find("-}");
                take(end == std::string_view::npos ? rest_.size() : end + 2);
            } else if (!rest_.empty() &&
                       std::string_view{" \t\r\n"}.find(rest_.front()) != std::string_view::npos) {
                take(1);
            } else {
                return;
            }
        }
    }
    [[nodiscard]] std::size_t length_of_token() const {
        if (rest_.front() == '"') {
            const std::size_t end = rest_.find('"', 1);
            return end == std::string_view::npos ? rest_.size() : end + 1;
        }
        const auto in_word = [](char c) {
            return is_letter(c) || is_digit(c) || c == '_' || c == '.';
        };
        const auto end = std::ranges::find_if_not(rest_, in_word);
        const auto length = static_cast<std::size_t>(end - rest_.begin());
        return length > 0 ? length : rest_.starts_with("->") ? 2 : 1;
    }

    std::string_view rest_;
    std::vector<Token> all_;
    std::size_t line_ = 1;
};

using Grid = std::vector<std::string>;

/// Reads the tokens of the module from one after another.
class ElmReader {
public:
    explicit ElmReader(const std::vector<Token>& tokens) : tokens_{tokens} {}

    Json tiles() {
        read_names();
        read_grids();
        Json tiles = Json::object();
        for (at_ = 0; at_ + 1 < tokens_.size();) {
            const auto name = names_.find(here());
            const bool is_branch = name != names_.end() && tokens_[at_ + 1].text == "->";
            at_ += is_branch ? 2 : 1;
            if (is_branch) {
                spend(100 + 2 * tiles.size());
                tiles[name->second] = grid();
            }
        }
        if (tiles.empty()) {
            at_ = 0;
            refuse("the source of BoardMapTile.elm, with the grid of each map tile");
        }
        return {{"tiles", std::move(tiles)}};
    }

private:
    [[nodiscard]] std::string_view here() const { return tokens_[at_].text; }
    [[noreturn]] void refuse(std::string expected) const {
        throw InputError{{ErrorCode::not_json,
                          "",
                          (here().empty() ? "the end" : in_quotes(here())) + " in line " +
                              std::to_string(tokens_[at_].line),
                          std::move(expected),
                          {}}};
    }
    bool accept(std::string_view text) {
        const bool is_here = here() == text;
        at_ += is_here ? 1 : 0;
        return is_here;
    }
    void demand(std::string_view text) {
        if (!accept(text)) {
            refuse(in_quotes(text));
        }
    }

    /// The names of tiles in scenarios by their constructors: `( "a1a", A1a )`.
    void read_names() {
        for (std::size_t i = 0; i + 4 < tokens_.size(); ++i) {
            const std::string_view name = tokens_[i + 1].text;
            if (tokens_[i].text == "(" && name.starts_with('"') && tokens_[i + 2].text == "," &&
                tokens_[i + 4].text == ")") {
                names_[tokens_[i + 3].text] = std::string{name.substr(1, name.size() - 2)};
            }
        }
    }

    /// The grids that have a name: `configA = [ Array.fromList [ True ] ]`.
    void read_grids() {
        for (at_ = 0; at_ + 3 < tokens_.size(); ++at_) {
            if (tokens_[at_ + 1].text == "=" && tokens_[at_ + 2].text == "[" &&
                tokens_[at_ + 3].text == row_of) {
                const std::string_view name = here();
                at_ += 2;
                grids_[name] = grid_here();
                --at_;
            }
        }
    }

    /// A grid by its name, reversed, or written out.
    Grid grid() {
        if (here() == "[") {
            return grid_here();
        }
        const bool reversed = accept("List.reverse");
        const auto found = grids_.find(here());
        if (found == grids_.end()) {
            refuse("a grid of the module");
        }
        ++at_;
        for (const std::string& row : found->second) {
            spend(40 + row.size());
        }
        Grid grid = found->second;
        if (reversed) {
            std::ranges::reverse(grid);
        }
        return grid;
    }

    Grid grid_here() {
        Grid grid;
        demand("[");
        do {
            demand(row_of);
            demand("[");
            std::string& row = grid.emplace_back();
            do {
                const bool floor = accept("True");
                if (!floor) {
                    demand("False");
                }
                row += floor ? '#' : '.';
            } while (accept(","));
            demand("]");
        } while (accept(","));
        demand("]");
        return grid;
    }

    static constexpr std::string_view row_of = "Array.fromList";
    const std::vector<Token>& tokens_;
    std::size_t at_ = 0;
    std::map<std::string_view, std::string> names_;
    std::map<std::string_view, Grid> grids_;
};

}  // namespace

Json tiles_in_elm(std::string_view source) {
    const Tokens tokens{source};
    return ElmReader{tokens.all()}.tiles();
}

}  // namespace standee::vgb
