import { defineConfig } from "vitest/config";
import { catalogues } from "./packages/ui-react/build/catalogues.plugin.ts";

const sources = ["contracts/src", "packages/*/src"];
const pacts = sources.map((folder) => `${folder}/**/*.pact.test.ts`);

/** Machine coverage, properties and simulations take seconds on a busy machine. */
const testTimeout = 60_000;

/** Test files of a worker share their modules, so that each module is evaluated once. */
const sharedModules = {
	isolate: false,
	pool: "threads",
	testTimeout,
	setupFiles: "./vitest.setup.ts",
} as const;

export default defineConfig({
	test: {
		/** The coverage of the domain, measured by a run of all unit tests (scripts/suite/parts.ts). */
		coverage: {
			provider: "v8",
			include: ["packages/domain/src/**/*.ts"],
			exclude: ["**/*.test.ts", "**/*.test-support.ts"],
			reporter: "text-summary",
			thresholds: { branches: 98 },
		},
		/** A random order of files shows dependencies between them. The seed is printed: `--sequence.seed` repeats the order. */
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
					/** Pact's native library reads the environment of the process; worker threads only have a copy. */
					pool: "forks",
					env: { PACT_DO_NOT_TRACK: "true" },
					testTimeout,
				},
			},
			{
				test: {
					...sharedModules,
					name: "tools",
					// They need the real `fetch`, and no stub of the browser.
					include: ["{scripts,bench}/**/*.test.ts", "reliability/{kills,network-soak}/*.test.ts"],
				},
			},
			{
				plugins: [catalogues()],
				/** A separate project, because its tests leave a stub of the browser in the globals of their worker. */
				test: {
					...sharedModules,
					name: "reliability",
					include: ["reliability/!(kills|network-soak)/**/*.test.ts", "reliability/*.test.ts"],
				},
			},
		],
	},
});
