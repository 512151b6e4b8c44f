#pragma once

#include <span>
#include <string_view>

#include "files/form.hpp"
#include "play/step.hpp"

namespace standee {

/// One step of a play: an object with one field, which has the step's name. `scene` is the one on
/// which the step is about to be played; anything that its edition does not have is an error.
/// Figures are named, but not looked up.
PlayStep read_step(const Reader& reader, const Scene& scene);

/// One kind of step.
struct StepForm {
    std::string_view name;
    Form form;
    PlayStep (*make)();
    /// Whether a step that has only one field may be written as the value of that field.
    enum class Alone { never, may_be, always } alone = Alone::never;
    /// Completes a step with what depends on the scene.
    void (*finish)(const Reader&, const Scene&, PlayStep&) = nullptr;
};
std::span<const StepForm> step_forms();

/// A source of damage that a character negates.
extern const Form negated_source_form;

}  // namespace standee
