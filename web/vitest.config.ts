import { defineConfig } from "vitest/config";

/** The tests of the modules that draw nothing; `make test-web` runs them before the page's. */
export default defineConfig({ test: { include: ["tests/unit/**/*.test.ts"] } });
