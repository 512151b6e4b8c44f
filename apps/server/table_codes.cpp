#include "apps/server/table_codes.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <nlohmann/json.hpp>
#include <random>

#include "files/document.hpp"
#include "files/read_file.hpp"
#include "files/scene_json.hpp"
#include "lib/error.hpp"

namespace standee {
namespace {

constexpr std::string_view format = "table-codes/1";
constexpr std::string_view symbols = "23456789ABCDEFGHJKMNPQRSTVWXYZ";  // without 0, 1, I, L, O, U
constexpr std::size_t length = 8;

std::string drawn_code(std::random_device& device) {
    std::uniform_int_distribution<std::size_t> any{0, symbols.size() - 1};
    std::string code;
    for (std::size_t i = 0; i < length; ++i) {
        code += symbols[any(device)];
    }
    return code;
}

/// Whether two texts are equal, in a time that depends on the length of the second alone.
bool equal_in_constant_time(std::string_view given, std::string_view code) {
    unsigned difference = given.size() == code.size() ? 0U : 1U;
    for (std::size_t i = 0; i < code.size(); ++i) {
        const char other = i < given.size() ? given[i] : '\0';
        difference |= static_cast<unsigned char>(other ^ code[i]);
    }
    return difference == 0;
}

void write_for_owner(const std::string& file, const std::string& text) {
    const int out =
        ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    const bool written =
        out >= 0 && ::write(out, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    if (out >= 0) {
        ::close(out);
    }
    if (!written) {
        throw InputError({ErrorCode::unreadable,
                          "",
                          "\"" + file + "\", which cannot be written",
                          "a file for the codes of the table",
                          {}});
    }
}

}  // namespace

TableCodes TableCodes::drawn() {
    std::random_device device;
    TableCodes codes{drawn_code(device), drawn_code(device)};
    while (codes.read == codes.play) {
        codes.read = drawn_code(device);
    }
    return codes;
}

TableCodes TableCodes::kept_in(const std::string& file) {
    if (::access(file.c_str(), F_OK) == 0) {
        const Json document = read_document(file);
        const Reader reader{document};
        demand_format(reader, format);
        reader.only({"format", "play", "read"});
        return {reader.at("play").text(), reader.at("read").text()};
    }
    TableCodes codes = drawn();
    write_for_owner(
        file, Json{{"format", format}, {"play", codes.play}, {"read", codes.read}}.dump() + "\n");
    return codes;
}

TableRole TableCodes::role_of(std::string_view code) const {
    const bool plays = equal_in_constant_time(code, play);
    const bool reads = equal_in_constant_time(code, read);
    return plays ? TableRole::play : reads ? TableRole::read : TableRole::none;
}

void WrongCodes::forget_old() {
    const auto minute_ago = Clock::now() - std::chrono::minutes{1};
    while (!wrong_.empty() && wrong_.front() < minute_ago) {
        wrong_.pop_front();
    }
}

bool WrongCodes::may_try(const std::string& address) {
    const std::scoped_lock lock{mutex_};
    forget_old();
    return wrong_.size() < most_in_a_minute || known_.contains(address);
}

void WrongCodes::was_right(const std::string& address) {
    const std::scoped_lock lock{mutex_};
    if (known_.size() < most_addresses) {
        known_.insert(address);
    }
}

void WrongCodes::was_wrong() {
    const std::scoped_lock lock{mutex_};
    wrong_.push_back(Clock::now());
    while (wrong_.size() > most_in_a_minute) {
        wrong_.pop_front();
    }
}

}  // namespace standee
