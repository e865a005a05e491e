import { filesOf, type Lint, placeIn } from "./lint.ts";

const longest = 120;

const tests = [
	"{contracts,packages,scripts,bench,reliability}/**/*.test.{ts,tsx}",
	"packages/ui-react/e2e/**/*.{spec,journey,crawl}.ts",
];

/** A test with its name as a literal. */
const named = /\b(?:test|describe|journey)(?:\.\w+)*\(\s*(["`])((?:\\.|(?!\1).)*)\1/gs;

/** A name is one line of a report. */
export const shortTestNames: Lint = {
	name: `no test has a name of more than ${longest} characters`,
	find: (root) =>
		filesOf(root, tests, { withTests: true }).flatMap((file) =>
			[...file.text.matchAll(named)]
				.filter(([, , name = ""]) => name.length > longest)
				.map(
					({ index, 2: name = "" }) =>
						`${placeIn(file, index)}: the name has ${name.length} characters; say what is proved, not how.`,
				),
		),
};
