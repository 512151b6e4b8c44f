#pragma once

#include <string>
#include <vector>

namespace standee {

/// Whether a Host header names this machine: by an address, as localhost, by the machine's own name
/// or by the name that the server listens on. A page from elsewhere can make a browser ask this
/// server under a name that it has pointed here (DNS rebinding), but not under one of these.
bool names_this_machine(const std::string& host_header, const std::string& listens_on);

/// Whether only this machine can reach a server that listens on `host`.
bool is_loopback(const std::string& host);

/// The IPv4 addresses under which other machines reach this one.
std::vector<std::string> own_addresses();

}  // namespace standee
