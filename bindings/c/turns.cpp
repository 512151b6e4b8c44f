#include <standee/standee.hpp>
#include <standee/turn.hpp>

#include "bindings/c/requests.hpp"
#include "bindings/c/values.hpp"

namespace standee {
inline namespace v1 {

Turn turn(std::string_view scene, std::string_view figure) {
    Json request{{"input", requests::document_in(scene)}};
    if (!figure.empty()) {
        request["options"]["figure"] = requests::text_in(figure, "/options/figure");
    }
    const Json answer = requests::answer_in(call("turn", request.dump()));
    Turn turn;
    values::read(answer, "figure", turn.figure);
    values::read(answer, "focus", turn.focus);
    values::read(answer, "options", turn.options);
    values::read(answer, "decides", turn.decides);
    values::read(answer, "why", turn.why);
    values::read(answer, "contested", turn.contested);
    values::read(answer, "notes", turn.notes);
    return turn;
}

}  // namespace v1
}  // namespace standee
