#include <gmock/gmock.h>

#include <array>
#include <string>
#include <utility>

#include "tests/apps/documentation/pages.hpp"

// docs/types and the types of the Python package are what tools/scripts/generate-types writes from
// docs/schema, and compiles: the Python types are executed; the TypeScript types are compiled if
// tsc is there, as after `make types`.

namespace standee {
namespace {

TEST(Types, AreWhatTheSchemasSay) {
    const TemporaryFolder folder;
    const Clone clone;
    const Ran ran = clone.run("tools/scripts/generate-types '" + folder.path("") + "'");
    ASSERT_EQ(ran.status, 0) << ran.err;
    const std::array<std::pair<std::string, std::string>, 2> files{
        {{"standee.d.ts", "docs/types/"}, {"forms.py", "bindings/python/standee/"}}};
    for (const auto& [file, where] : files) {
        EXPECT_TRUE(text_of(folder.path(file)) == text_of(project_file(where + file)))
            << where << file << " is stale: run make types";
    }
}

TEST(Types, OfPythonAreExecuted) {
    const Ran ran = Clone{}.run(
        "PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=bindings/python/standee python3 -c 'import forms, "
        "typing; "
        "[typing.get_type_hints(t) for t in vars(forms).values() if typing.is_typeddict(t)]; "
        "print(\"id\" in forms.Figure.__required_keys__)'");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, "True\n");
}

TEST(Types, OfTypeScriptCompile) {
    const Clone clone;
    if (clone.run("command -v tsc").status != 0) {
        SUCCEED() << "no tsc here; make types compiles them";
        return;
    }
    const Ran ran =
        clone.run("tsc --noEmit --strict docs/types/standee.d.ts docs/types/example.ts");
    EXPECT_EQ(ran.status, 0) << ran.out;
}

}  // namespace
}  // namespace standee
