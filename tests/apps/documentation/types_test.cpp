#include <gmock/gmock.h>

#include "tests/apps/documentation/pages.hpp"

// docs/types is what tools/scripts/generate-types writes from docs/schema, and compiles: the Python
// types are executed; the TypeScript types are compiled if tsc is there, as after `make types`.

namespace standee {
namespace {

TEST(Types, AreWhatTheSchemasSay) {
    const TemporaryFolder folder;
    const Clone clone;
    const Ran ran = clone.run("tools/scripts/generate-types '" + folder.path("") + "'");
    ASSERT_EQ(ran.status, 0) << ran.err;
    for (const std::string file : {"standee.d.ts", "standee.py"}) {
        EXPECT_TRUE(text_of(folder.path(file)) == text_of(project_file("docs/types/" + file)))
            << "docs/types/" << file << " is stale: run make types";
    }
}

TEST(Types, OfPythonAreExecuted) {
    const Ran ran = Clone{}.run(
        "PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=docs/types python3 -c 'import standee, typing; "
        "[typing.get_type_hints(t) for t in vars(standee).values() if typing.is_typeddict(t)]; "
        "print(\"id\" in standee.Figure.__required_keys__)'");
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
