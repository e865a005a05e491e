import { defineConfig } from "vitest/config";
import { catalogues } from "./packages/ui-react/build/catalogues.plugin.ts";

const sources = ["contracts/src", "packages/*/src"];
const pacts = sources.map((folder) => `${folder}/**/*.pact.test.ts`);

export default defineConfig({
	test: {
		/** Measured by a run of all unit tests (scripts/suite/parts.ts), of the domain alone. */
		coverage: {
			provider: "v8",
			include: ["packages/domain/src/**/*.ts"],
			exclude: ["**/*.test.ts", "**/*.test-support.ts"],
			reporter: "text-summary",
			thresholds: { branches: 98 },
		},
		/** A fixed order of files could hide that one depends on another. The seed is printed: `--sequence.seed` repeats it. */
		sequence: { shuffle: { files: true } },
		projects: [
			{
				plugins: [catalogues()],
				test: {
					name: "unit",
					include: sources.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
					exclude: [...pacts, "**/node_modules/**"],
					/** Machine coverage and properties take seconds on a busy machine. */
					testTimeout: 60_000,
					/** Files of one worker share their modules: evaluating them once is what makes the run fast. */
					isolate: false,
					pool: "threads",
					setupFiles: ["./vitest.setup.ts"],
				},
			},
			{
				test: {
					name: "contracts",
					include: pacts,
					fileParallelism: false,
					/** The native library reads its environment: a worker thread has only a copy of it. */
					pool: "forks",
					env: { PACT_DO_NOT_TRACK: "true" },
					testTimeout: 60_000,
				},
			},
			{
				plugins: [catalogues()],
				test: { name: "tools", testTimeout: 60_000, include: ["{scripts,bench,reliability}/**/*.test.ts"] },
			},
		],
	},
});
