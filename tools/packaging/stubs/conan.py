"""Runs the Conan recipe with plain CMake in place of Conan, and Debian's libraries in place of its
requirements: exports the sources, builds and installs.

usage: tools/packaging/stubs/conan.py WORK
"""

import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys
import types

ROOT = pathlib.Path(__file__).resolve().parents[3]
RECIPE = ROOT / "tools/packaging/conan/conanfile.py"


class ConanFile:
    def __init__(self, work):
        # The recipe names these; Conan gives each object its values.
        settings = {"os": "Linux", "compiler": "gcc"}
        self.settings = types.SimpleNamespace(**settings, get_safe=settings.get)
        self.options = types.SimpleNamespace(shared=False, fPIC=True)
        self.recipe_folder = str(RECIPE.parent)
        self.export_sources_folder = self.source_folder = str(work / "source")
        self.build_folder = str(work / "source/build/conan")
        self.package_folder = str(work / "packages")
        self.required = []
        properties = {}
        self.cpp_info = types.SimpleNamespace(properties=properties, set_property=properties.__setitem__)

    def requires(self, reference, **traits):
        assert traits.keys() <= {"headers", "libs", "visible"}, traits
        self.required.append(reference)


def copy(recipe, pattern, source, target):
    found = [path for path in pathlib.Path(source).glob(pattern.replace("/*", "/**/*")) if path.is_file()]
    assert found, f"{pattern} matches nothing"
    for path in found:
        place = pathlib.Path(target, path.relative_to(source))
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, place)


class CMakeToolchain:
    def __init__(self, recipe):
        self.recipe, self.cache_variables = recipe, {}

    def generate(self):
        self.recipe.cache_variables = self.cache_variables


class CMakeDeps:
    def __init__(self, recipe):
        pass

    def generate(self):
        pass


class CMake:
    def __init__(self, recipe):
        self.recipe = recipe

    def run(self, *words):
        subprocess.run(["cmake", *words], check=True, stdout=subprocess.DEVNULL)

    def configure(self):
        values = {True: "ON", False: "OFF"}
        given = [f"-D{name}={values.get(value, value)}" for name, value in self.recipe.cache_variables.items()]
        self.run("-S", self.recipe.source_folder, "-B", self.recipe.build_folder, "-G", "Ninja",
                 "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_COMPILER_LAUNCHER=ccache",
                 f"-DCMAKE_INSTALL_PREFIX={self.recipe.package_folder}",
                 *os.environ.get("STANDEE_CMAKE_OPTIONS", "").split(), *given)

    def build(self):
        self.run("--build", self.recipe.build_folder)

    def install(self):
        self.run("--install", self.recipe.build_folder)


def module(name, **content):
    sys.modules[name] = types.ModuleType(name)
    vars(sys.modules[name]).update(content)


class ConanInvalidConfiguration(Exception):
    pass


module("conan", ConanFile=ConanFile)
module("conan.errors", ConanInvalidConfiguration=ConanInvalidConfiguration)
module("conan.tools")
module("conan.tools.build", check_min_cppstd=lambda recipe, standard: None)
module("conan.tools.cmake", CMake=CMake, CMakeDeps=CMakeDeps, CMakeToolchain=CMakeToolchain,
       cmake_layout=lambda recipe: None)
module("conan.tools.files", copy=copy, load=lambda recipe, path: pathlib.Path(path).read_text(),
       rmdir=lambda recipe, path: shutil.rmtree(path))

specification = importlib.util.spec_from_file_location("conanfile", RECIPE)
conanfile = importlib.util.module_from_spec(specification)
sys.dont_write_bytecode = True
specification.loader.exec_module(conanfile)

refusing = conanfile.StandeeRecipe(pathlib.Path(sys.argv[1]).resolve())
refusing.settings = types.SimpleNamespace(get_safe={"os": "Windows", "compiler": "msvc"}.get)
try:
    refusing.validate()
    sys.exit("the recipe accepts Visual C++")
except ConanInvalidConfiguration:
    pass

recipe = conanfile.StandeeRecipe(pathlib.Path(sys.argv[1]).resolve())
for step in ("set_version", "export_sources", "layout", "validate", "requirements", "generate", "build", "package",
             "package_info"):
    getattr(recipe, step)()
required = {reference.split("/")[0] for reference in recipe.required}
assert {name.split("::")[0] for name in recipe.cpp_info.requires} <= required
print(recipe.name, recipe.version)
