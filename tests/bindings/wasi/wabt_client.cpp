// Compares the answers of the WASI module, in the interpreter of WABT, with those in a file of
// requests. usage: wabt_client MODULE REQUESTS EACH     asks each EACH-th question: an interpreter
// is slow

#include <wabt/binary-reader.h>
#include <wabt/cast.h>
#include <wabt/error-formatter.h>
#include <wabt/interp/binary-reader-interp.h>
#include <wabt/interp/interp.h>

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace wabt;
using namespace wabt::interp;

std::string file_text(const char* path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

ModuleDesc module_in(const std::string& bytes, const Features& features) {
    ModuleDesc module;
    Errors errors;
    const ReadBinaryOptions options{features, nullptr, false, true, true};
    if (Failed(ReadBinaryInterp("standee-wasi.wasm", bytes.data(), bytes.size(), options, &errors,
                                &module))) {
        throw std::runtime_error{FormatErrorsToString(errors, Location::Type::Binary)};
    }
    return module;
}

/// The module as a host sees it, by its documented functions.
class Engine {
public:
    explicit Engine(const std::string& bytes) {
        Features features;  // those of WebAssembly 2.0, so no exceptions
        store_ = std::make_unique<Store>(features);
        const auto module = Module::New(*store_, module_in(bytes, features));
        Trap::Ptr trap;
        instance_ = Instance::Instantiate(*store_, module.ref(), {}, &trap);
        check(trap);
        const auto& exports = module->desc().exports;
        for (std::size_t i = 0; i < exports.size(); ++i) {
            exports_[exports[i].type.name] = instance_->exports()[i];
        }
        memory_ = store_->UnsafeGet<Memory>(exports_.at("memory"));
        run("_initialize", {});
    }

    std::string call(const std::string& method, const std::string& request) {
        const u32 method_at = place(method);
        const u32 request_at = place(request);
        const u32 answer = run("call", {method_at, static_cast<u32>(method.size()), request_at,
                                        static_cast<u32>(request.size())});
        run("release", {method_at});
        run("release", {request_at});
        u32 size = 0;
        std::memcpy(&size, memory_->UnsafeData() + answer, sizeof size);
        const std::string text{reinterpret_cast<const char*>(memory_->UnsafeData()) + answer + 4,
                               size};
        run("release", {answer});
        return text;
    }

private:
    void check(const Trap::Ptr& trap) const {
        if (trap) {
            throw std::runtime_error{trap->message()};
        }
    }

    u32 place(const std::string& text) {
        const u32 at = run("allocate", {static_cast<u32>(text.size())});
        std::memcpy(memory_->UnsafeData() + at, text.data(), text.size());
        return at;
    }

    u32 run(const std::string& name, const std::vector<u32>& values) {
        Values parameters;
        for (const u32 value : values) {
            parameters.push_back(Value::Make(value));
        }
        Values results;
        Trap::Ptr trap;
        store_->UnsafeGet<Func>(exports_.at(name))->Call(*store_, parameters, results, &trap);
        check(trap);
        return results.empty() ? 0 : results[0].Get<u32>();
    }

    std::unique_ptr<Store> store_;
    Instance::Ptr instance_;
    Memory::Ptr memory_;
    std::map<std::string, Ref> exports_;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::cerr << "usage: wabt_client MODULE REQUESTS EACH\n";
        return 2;
    }
    Engine engine{file_text(argv[1])};
    std::ifstream requests{argv[2], std::ios::binary};
    const long each = std::atol(argv[3]);
    long number = 0, same = 0, different = 0;
    std::string method, request, line;
    while (std::getline(requests, method) && std::getline(requests, request) &&
           std::getline(requests, line)) {
        std::string expected;
        for (long lines = std::stol(line); lines > 0 && std::getline(requests, line); --lines) {
            expected += line + "\n";
        }
        if (number++ % each != 0 || method.compare(0, 8, "session.") == 0) {
            continue;
        }
        const std::string answer = engine.call(method, request);
        if (answer == expected) {
            ++same;
        } else if (++different <= 3) {
            std::cerr << method << ' ' << request << "\nexpected " << expected << "found "
                      << answer;
        }
    }
    std::cout << "WASI in WABT: " << same << " the same, " << different << " different\n";
    return same == 0 || different != 0;
}
