import { defineConfig } from "vitest/config";

const domain = "packages/domain/src";

/** Only the tests that are to kill mutants of the rules: a run for every mutant must be short. */
export default defineConfig({
	test: {
		include: [
			`${domain}/{rule,time}/**/*.test.ts`,
			`${domain}/money/decimal*.test.ts`,
			`${domain}/**/*-rules.test.ts`,
			`${domain}/**/*.rule.test.ts`,
		],
		setupFiles: ["./vitest.setup.ts"],
	},
});
