import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["contracts/src/**/*.test.ts", "packages/*/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
		restoreMocks: true,
	},
});
