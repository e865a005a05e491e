import { defineConfig } from "vitest/config";

const sources = ["contracts/src", "packages/*/src"];
const pacts = sources.map((folder) => `${folder}/**/*.pact.test.ts`);

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: sources.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
					exclude: [...pacts, "**/node_modules/**"],
					restoreMocks: true,
				},
			},
			{ test: { name: "contracts", include: pacts, fileParallelism: false } },
			{ test: { name: "tools", include: ["scripts/**/*.test.ts"] } },
		],
	},
});
