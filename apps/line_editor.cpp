#include "apps/line_editor.hpp"

#include <termios.h>
#include <unistd.h>

#include <iostream>

#include "session/completion.hpp"

namespace standee {
namespace {

/// A terminal that gives every key at once, until this ends.
class RawTerminal {
public:
    RawTerminal() {
        tcgetattr(STDIN_FILENO, &before_);
        termios raw = before_;
        raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG);
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
    }
    ~RawTerminal() { tcsetattr(STDIN_FILENO, TCSADRAIN, &before_); }
    RawTerminal(const RawTerminal&) = delete;
    RawTerminal& operator=(const RawTerminal&) = delete;
    RawTerminal(RawTerminal&&) = delete;
    RawTerminal& operator=(RawTerminal&&) = delete;

private:
    termios before_{};
};

enum class Key : std::uint8_t { text, enter, tab, erase, forget, up, down, end, other };

constexpr char control(char letter) { return static_cast<char>(letter & 0x1F); }

std::optional<char> next_byte() {
    char byte = 0;
    return read(STDIN_FILENO, &byte, 1) == 1 ? std::optional{byte} : std::nullopt;
}

/// The keys that begin with Escape: arrows. The others do nothing.
Key read_escaped() {
    if (next_byte() != '[') {
        return Key::other;
    }
    std::optional<char> last = next_byte();
    while (last && (*last < '@' || *last > '~')) {
        last = next_byte();
    }
    return last == 'A' ? Key::up : last == 'B' ? Key::down : Key::other;
}

Key read_key(char& byte) {
    const std::optional<char> read = next_byte();
    if (!read) {
        return Key::end;
    }
    byte = *read;
    constexpr char escape = 27;
    constexpr char erase = 127;
    switch (byte) {
        case '\r':
        case '\n': return Key::enter;
        case '\t': return Key::tab;
        case erase:
        case '\b': return Key::erase;
        case control('U'): return Key::forget;
        case control('C'):
        case control('D'): return Key::end;
        case escape: return read_escaped();
        default: return static_cast<unsigned char>(byte) < ' ' ? Key::other : Key::text;
    }
}

bool continues_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// A line while it is typed. The cursor stands at its end.
class Line {
public:
    Line(const std::string& question, const Completer& complete,
         const std::vector<std::string>& earlier)
        : question_{question}, complete_{complete}, earlier_{earlier}, at_{earlier.size()} {}

    [[nodiscard]] const std::string& text() const { return text_; }

    void add(char byte) {
        text_ += byte;
        std::cout << byte << std::flush;
    }
    void erase() {
        while (!text_.empty() && continues_letter(text_.back())) {
            text_.pop_back();
        }
        if (!text_.empty()) {
            text_.pop_back();
            std::cout << "\b \b" << std::flush;
        }
    }
    void become(const std::string& text) {
        while (!text_.empty()) {
            erase();
        }
        text_ = text;
        std::cout << text_ << std::flush;
    }
    void complete() {
        const std::vector<std::string> words = complete_(text_);
        const std::string more = completed(text_, words);
        if (more != text_) {
            become(more);
        } else if (words.size() > 1) {
            list(words);
        }
    }
    void bring(int step) {
        const auto next = static_cast<std::ptrdiff_t>(at_) + step;
        if (next >= 0 && next <= std::ssize(earlier_)) {
            at_ = static_cast<std::size_t>(next);
            become(at_ == earlier_.size() ? std::string{} : earlier_[at_]);
        }
    }

private:
    void list(const std::vector<std::string>& words) const {
        std::cout << '\n';
        for (const std::string& word : words) {
            std::cout << "  " << word;
        }
        std::cout << '\n' << question_ << text_ << std::flush;
    }

    const std::string& question_;
    const Completer& complete_;
    const std::vector<std::string>& earlier_;
    std::size_t at_;
    std::string text_;
};

}  // namespace

std::optional<std::string> read_line(const std::string& question, const Completer& complete,
                                     std::vector<std::string>& earlier) {
    const RawTerminal raw;
    std::cout << question << std::flush;
    Line line{question, complete, earlier};
    while (true) {
        char byte = 0;
        switch (read_key(byte)) {
            case Key::text: line.add(byte); break;
            case Key::tab: line.complete(); break;
            case Key::erase: line.erase(); break;
            case Key::forget: line.become({}); break;
            case Key::up: line.bring(-1); break;
            case Key::down: line.bring(1); break;
            case Key::other: break;
            case Key::end: std::cout << '\n'; return std::nullopt;
            case Key::enter:
                std::cout << '\n';
                if (!line.text().empty()) {
                    earlier.push_back(line.text());
                }
                return line.text();
        }
    }
}

}  // namespace standee
