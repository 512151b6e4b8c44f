#include <cstdlib>
#include <iostream>

#include "apps/commands.hpp"
#include "apps/server/answer_within.hpp"
#include "apps/server/serve.hpp"

namespace standee {

void run_serve(const ServeArguments& arguments) {
    if (arguments.stdio) {
        serve_stdio(arguments);
    } else {
        serve_http(arguments);
    }
    if (is_work_overdue()) {  // its threads would run on while static objects are destroyed
        std::cout.flush();
        std::_Exit(0);
    }
}

}  // namespace standee
