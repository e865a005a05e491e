import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { rules } from "@tradewind/domain/rule-book";
import { root } from "../paths.ts";
import { docstringOf } from "./docstring.ts";

/** The files of a rule, as paths from the root of the repository. */
export interface RuleFile {
	readonly path: string;
	/** The docstring of the rule, as one paragraph. */
	readonly reading: string;
	/** The test of all examples, and the property tests that use the rule. */
	readonly tests: readonly string[];
	/** Sources that compute with the rule. */
	readonly users: readonly string[];
}

const bookTest = "packages/domain/src/rule-book/rule-book.test.ts";

/** The file of each rule, by the rule's id. */
export const ruleFiles = async (): Promise<ReadonlyMap<string, RuleFile>> => {
	const sources = globSync("packages/{domain,mock-server,ui-react}/src/**/*.{ts,tsx}", { cwd: root })
		.sort()
		.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
	const found = new Map<string, RuleFile>();
	for (const { path } of sources.filter((source) => source.path.endsWith(".rule.ts"))) {
		const exported: Readonly<Record<string, unknown>> = await import(join(root, path));
		for (const [name, value] of Object.entries(exported)) {
			const rule = rules.find((one) => one === value);
			if (!rule) continue;
			const users = sources
				.filter(({ text }) => new RegExp(`\\b${name}\\.compute\\b`).test(text))
				.map((source) => source.path);
			const propertyTests = users.filter(isTest);
			found.set(rule.id, {
				path,
				reading: docstringOf(path, name),
				tests: [bookTest, ...propertyTests],
				users: users.filter((user) => !isTest(user)),
			});
		}
	}
	return found;
};

const isTest = (path: string): boolean => /\.test(-support)?\.tsx?$/.test(basename(path));
