#include "apps/commands.hpp"
#include "apps/server/serve.hpp"

namespace standee {

void run_serve(const ServeArguments& arguments) {
    if (arguments.stdio) {
        serve_stdio(arguments);
    } else {
        serve_http(arguments);
    }
}

}  // namespace standee
