"""Conan 2 recipe of libstandee, built from the clone that this recipe lies in."""

from pathlib import Path
import re

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load, rmdir

ROOT = "../../.."
# What the library is built from, besides the folders that CMakeLists.txt names.
SOURCES = ("bindings/c", "include", "tools/cmake")


class StandeeRecipe(ConanFile):
    name = "standee"
    description = "Rules engine for the monsters in Gloomhaven-family board games, for C and C++"
    license = "MIT"
    topics = ("board-games", "gloomhaven", "frosthaven", "rules")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False], "fPIC": [True, False]}
    default_options = {"shared": False, "fPIC": True}
    implements = ["auto_shared_fpic"]

    def set_version(self):
        project = load(self, str(Path(self.recipe_folder, ROOT, "CMakeLists.txt")))
        self.version = re.search(r"project\(standee VERSION ([0-9.]+)", project).group(1)

    def export_sources(self):
        root = str(Path(self.recipe_folder, ROOT).resolve())
        folders = re.findall(r"^standee_library\((\w+)", load(self, str(Path(root, "CMakeLists.txt"))), re.M)
        for name in ("CMakeLists.txt", "LICENSE", *(f"{folder}/*" for folder in (*SOURCES, *folders))):
            copy(self, name, root, self.export_sources_folder)

    def layout(self):
        cmake_layout(self)

    def validate(self):
        check_min_cppstd(self, 20)
        if self.settings.get_safe("compiler") == "msvc":
            raise ConanInvalidConfiguration("standee does not build with Visual C++: use GCC or Clang")

    def requirements(self):
        # The answers of the library are text: none of these shows in its headers.
        self.requires("boost/1.81.0", libs=False, visible=False, headers=True)
        self.requires("range-v3/0.12.0", visible=False)
        self.requires("nlohmann_json/3.11.2", visible=False)
        self.requires("rapidjson/1.1.0", visible=False)
        self.requires("fmt/9.1.0")

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["STANDEE_COMMAND"] = False
        toolchain.cache_variables["STANDEE_PYTHON"] = False
        toolchain.cache_variables["STANDEE_UNITY"] = True
        toolchain.cache_variables["STANDEE_WARNINGS_AS_ERRORS"] = False
        toolchain.cache_variables["STANDEE_LIBRARIES"] = "SHARED" if self.options.shared else "STATIC"
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, str(Path(self.package_folder, "licenses")))
        CMake(self).install()
        # Conan writes these itself.
        rmdir(self, str(Path(self.package_folder, "lib", "cmake")))
        rmdir(self, str(Path(self.package_folder, "lib", "pkgconfig")))

    def package_info(self):
        self.cpp_info.libs = ["standee"]
        self.cpp_info.set_property("cmake_file_name", "standee")
        self.cpp_info.set_property("cmake_target_name", "standee::standee")
        self.cpp_info.set_property("pkg_config_name", "standee")
        self.cpp_info.requires = ["fmt::fmt"]
        if not self.options.shared:
            self.cpp_info.system_libs = ["m"]
