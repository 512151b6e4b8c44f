#pragma once

#include <httplib.h>

#include <functional>

#include "apps/server/serve.hpp"
#include "apps/server/table.hpp"
#include "apps/server/table_places.hpp"

namespace standee {

/// A table over HTTP: /table, /table/join, /table/call and, for what is new, the server-sent events
/// of /table/events.
class TableRoutes {
public:
    /// Reads the game and the codes. Throws InputError for files that hold something else.
    explicit TableRoutes(const ServeArguments& arguments);

    void add_to(httplib::Server& server);
    /// How people join, in words, for whoever started the server.
    [[nodiscard]] std::string invitation() const;

private:
    TableRole role_in(const httplib::Request& request, httplib::Response& response,
                      const std::string& code);
    [[nodiscard]] std::function<bool()> given_up() const;
    void join(const httplib::Request& request, httplib::Response& response);
    void call(const httplib::Request& request, httplib::Response& response);
    void events(const httplib::Request& request, httplib::Response& response);

    ServeArguments arguments_;
    TableCodes codes_;
    Table table_;
    WrongCodes wrong_;
    TablePlaces places_;
};

}  // namespace standee
