#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "files/document.hpp"
#include "files/form.hpp"

// The JSON Schemas of forms. A schema within a form is JSON, in which some texts have a meaning:
//
// - "@hex" refers to the definition of that name in scene.schema.json, "@event#option" to one in
//   another file;
// - "#integer" is a whole number within the limits of the field, "#names" one of its names, "#text"
//   a text.

namespace standee {

/// The schema of an object of this form.
Json schema_of(const Form& form);

/// A part of a published schema that is generated from forms.
struct PublishedPart {
    std::string file;     ///< "event"
    std::string pointer;  ///< "/$defs/attack"
    Json schema;
};
/// All of them, in the order in which they are to be set in place.
std::vector<PublishedPart> published_parts();

}  // namespace standee
