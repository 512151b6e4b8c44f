#include <cstdarg>
#include <cstddef>
#include <cstdlib>

// What the module needs of <cstdio>. The C library's own functions would bring numbers as long
// double and files with them, which are a hundredth of the module.

namespace {

constexpr const char* capital_digits = "0123456789ABCDEF";
constexpr const char* small_digits = "0123456789abcdef";

/// A number in hexadecimal, at least `digits` of them.
char* put_hex(char* out, const char* end, unsigned number, int digits, const char* names) {
    constexpr int bits = 4;
    constexpr int most = 8;
    int places = most;
    while (places > digits && (number >> (bits * (places - 1))) == 0) {
        --places;
    }
    while (places > 0 && out < end) {
        --places;
        *out++ = names[(number >> (bits * places)) & 0xFU];
    }
    return out;
}

}  // namespace

extern "C" {
/// libc++abi calls this for an error that ends the program; its own prints the message first.
[[noreturn]] void abort_message(const char* /*format*/, ...) { std::abort(); }

/// Knows only "%.NX" and "%0Nx" with one digit N: nlohmann_json names bytes by the former and
/// writes control characters by the latter. Nobody formats a long double or a hexadecimal
/// floating-point number, for which fmt would call it.
int snprintf(char* text, std::size_t size, const char* format, ...) {
    std::va_list numbers;
    va_start(numbers, format);
    char* out = text;
    const char* end = text + size - 1;
    for (const char* at = format; *at != '\0' && out < end; ++at) {
        if (*at != '%') {
            *out++ = *at;
        } else if ((at[1] == '.' && at[3] == 'X') || (at[1] == '0' && at[3] == 'x')) {
            const char* const names = at[3] == 'X' ? capital_digits : small_digits;
            out = put_hex(out, end, va_arg(numbers, unsigned), at[2] - '0', names);
            at += 3;
        } else {
            std::abort();
        }
    }
    *out = '\0';
    va_end(numbers);
    return static_cast<int>(out - text);
}
}

namespace std::inline __2 {

/// libc++ calls this for an error where exceptions are off; its own prints the message first.
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) noexcept { std::abort(); }

}  // namespace std::inline __2
