#include "apps/server/addresses.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <unistd.h>

#include <array>

#include "lib/letters.hpp"

namespace standee {
namespace {

/// The name in a Host header, without the port.
std::string name_in(const std::string& host) {
    if (host.starts_with('[')) {
        return host.substr(1, host.find(']') - 1);
    }
    return host.substr(0, host.rfind(':'));
}

bool is_address(const std::string& name) {
    std::array<unsigned char, sizeof(in6_addr)> address{};
    return ::inet_pton(AF_INET, name.c_str(), address.data()) == 1 ||
           ::inet_pton(AF_INET6, name.c_str(), address.data()) == 1;
}

std::string machine_name() {
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? in_small_letters(name.data())
                                                            : std::string{};
}

}  // namespace

bool names_this_machine(const std::string& host_header, const std::string& listens_on) {
    const std::string name = in_small_letters(name_in(host_header));
    static const std::string machine = machine_name();
    return is_address(name) || name == "localhost" || name == in_small_letters(listens_on) ||
           (!machine.empty() && (name == machine || name == machine + ".local"));
}

bool is_loopback(const std::string& host) {
    return host == "localhost" || host == "::1" || host.starts_with("127.");
}

std::vector<std::string> own_addresses() {
    std::vector<std::string> addresses;
    ifaddrs* first = nullptr;
    if (::getifaddrs(&first) != 0) {
        return addresses;
    }
    for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
        const bool usable = one->ifa_addr != nullptr && one->ifa_addr->sa_family == AF_INET &&
                            (one->ifa_flags & IFF_LOOPBACK) == 0U;
        std::array<char, INET_ADDRSTRLEN> text{};
        if (usable &&
            ::inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr,
                        text.data(), text.size()) != nullptr) {
            addresses.emplace_back(text.data());
        }
    }
    ::freeifaddrs(first);
    return addresses;
}

}  // namespace standee
