import { filesOf, type Lint } from "./lint.ts";

const emptyNames = new Set(["utils", "util", "helpers", "helper", "common", "misc", "types"]);

/** File and folder names must describe their content. */
export const tellingNames: Lint = {
	name: "no folder or file named utils, helpers, common, misc or types",
	find: (root) =>
		filesOf(root, ["{contracts,packages,scripts,bench,reliability}/**/*.{ts,tsx,css,json}"], {
			withTests: true,
		})
			.map(({ path }) => path)
			.filter((path) => path.split("/").some((name) => emptyNames.has(name.replace(/\..*$/, ""))))
			.map((path) => `${path}: name it after what it is about, or put its pieces where they are used.`),
};
