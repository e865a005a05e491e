import { defineConfig } from "vitest/config";

const domain = "packages/domain/src";

/** Only the tests of the rules: they run once for each mutant. */
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
