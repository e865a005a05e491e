import { defineConfig } from "vitest/config";
import { catalogues } from "./packages/ui-react/build/catalogues.plugin.ts";

const sources = ["contracts/src", "packages/*/src"];
const pacts = sources.map((folder) => `${folder}/**/*.pact.test.ts`);

/** Machine coverage, properties and simulations take seconds on a busy machine. */
const testTimeout = 60_000;

/** Files of one worker share their modules: evaluating these once makes the run fast. */
const sharedModules = {
	isolate: false,
	pool: "threads",
	testTimeout,
	setupFiles: "./vitest.setup.ts",
} as const;

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
					...sharedModules,
					name: "unit",
					include: sources.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
					exclude: [...pacts, "**/node_modules/**"],
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
					testTimeout,
				},
			},
			{ test: { ...sharedModules, name: "tools", include: ["{scripts,bench}/**/*.test.ts"] } },
			{
				plugins: [catalogues()],
				/** A project of its own: its tests leave a stub of the browser in the globals of their worker. */
				test: { ...sharedModules, name: "reliability", include: ["reliability/**/*.test.ts"] },
			},
		],
	},
});
