import { defineConfig } from "vitest/config";

const domain = "packages/domain/src";

/** Only the tests that are to kill mutants of the rules: a run for every mutant must be short. */
export default defineConfig({
	test: {
		include: [`${domain}/{rule,money,time}/**/*.test.ts`, `${domain}/**/*-rules.test.ts`],
		restoreMocks: true,
		setupFiles: ["./vitest.setup.ts"],
	},
});
