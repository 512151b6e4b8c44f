#include "apps/server/serve.hpp"
#include "apps/commands.hpp"

namespace standee {

void run_serve(const ServeArguments& arguments) {
    if (arguments.stdio) {
        serve_stdio(arguments);
    } else {
        serve_http(arguments);
    }
}

}  // namespace standee
