#include "tests/fuzz/target.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <iostream>
#include <nlohmann/json.hpp>

#include "tests/fuzz/json_mutation.hpp"

// The interface of libFuzzer (llvm.org/docs/LibFuzzer.html): it calls these functions by their
// names.
extern "C" {
std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                    unsigned seed);
std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size,
                                      const std::uint8_t* other, std::size_t other_size,
                                      std::uint8_t* out, std::size_t most, unsigned seed);
}

namespace standee::fuzz {
namespace {

std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

#if defined(__has_feature) && __has_feature(address_sanitizer)
constexpr bool with_sanitizer = true;  // and several times as slow
#else
constexpr bool with_sanitizer = false;
#endif

/// The processor time of this thread.
double processor_seconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// An error of the engine, or one of JSON-RPC with it.
bool tells_what_is_wrong(const Json& error) {
    const Json& own = error.contains("data") ? error["data"] : error;
    return !own.value("code", "").empty() && !own.value("expected", "").empty();
}

}  // namespace

void fail(std::string_view promise, std::string_view seen) {
    std::cerr << "Broken: " << promise << "\n" << seen.substr(0, 4000) << std::endl;
    std::abort();
}

void demand_answer(std::string_view answer) {
    if (answer.empty() || answer.back() != '\n') {
        fail("an answer has lines", answer);
    }
    while (!answer.empty()) {
        const std::string_view line = answer.substr(0, answer.find('\n'));
        answer.remove_prefix(line.size() + 1);
        const auto is_control = [](char letter) {
            return static_cast<unsigned char>(letter) < 0x20;
        };
        if (!Json::accept(line) || std::ranges::any_of(line, is_control)) {  // or not UTF-8
            fail("each line of an answer is JSON", line);
        }
        if (line.find("\"error\"") == std::string_view::npos) {
            continue;  // it need not be built
        }
        const Json json = Json::parse(line);
        if (json.is_object() && json.contains("error") && !tells_what_is_wrong(json["error"])) {
            fail("an error has a code and says what was expected", line);
        }
    }
}

TimeLimit::TimeLimit(std::string_view request) : request_{request}, began_{processor_seconds()} {}

TimeLimit::~TimeLimit() {
    const double most = with_sanitizer ? 10 : 2;
    const double seconds = processor_seconds() - began_;
    if (seconds > most) {
        fail("a request takes no longer than its work",
             fmt::format("{:.1f} s: {}", seconds, request_));
    }
}

std::string answer_in_time(std::string_view method, std::string_view request) {
    const TimeLimit limit{request};
    return api::call(method, request, cheap);
}

}  // namespace standee::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr int kept_if_new = 0;
    constexpr int never_kept = -1;
    return standee::fuzz::examine(standee::fuzz::text_of(data, size)) ? kept_if_new : never_kept;
}

// Most changes keep the JSON; the others are any bytes.
std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                    unsigned seed) {
    const std::string changed =
        seed % 8 == 0 ? std::string{}
                      : standee::fuzz::mutated(standee::fuzz::text_of(data, size), seed);
    if (changed.empty() || changed.size() > most || changed == standee::fuzz::text_of(data, size)) {
        return LLVMFuzzerMutate(data, size, most);
    }
    std::memcpy(data, changed.data(), changed.size());
    return changed.size();
}

std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size,
                                      const std::uint8_t* other, std::size_t other_size,
                                      std::uint8_t* out, std::size_t most, unsigned seed) {
    const std::string both = standee::fuzz::crossed(
        standee::fuzz::text_of(data, size), standee::fuzz::text_of(other, other_size), seed);
    const std::size_t kept = std::min(both.size(), most);
    std::memcpy(out, both.data(), kept);
    return kept;
}
