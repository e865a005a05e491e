import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { rules } from "@tradewind/domain/rule";
import { root } from "../paths.ts";
import { docstringOf } from "./docstring.ts";

/** Where a rule stands in the tree; all paths from its root. */
export interface RuleFile {
	readonly path: string;
	/** The docstring of the rule, as one paragraph. */
	readonly reading: string;
	/** The examples' test, and the tests of laws that name the rule's file. */
	readonly tests: readonly string[];
	/** Sources that compute with it. */
	readonly users: readonly string[];
}

const bookTest = "packages/domain/src/rule/rule-book.test.ts";

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
			const laws = users.filter(isTest);
			found.set(rule.id, {
				path,
				reading: docstringOf(path, name),
				tests: [bookTest, ...laws],
				users: users.filter((user) => !isTest(user)),
			});
		}
	}
	return found;
};

const isTest = (path: string): boolean => /\.test(-support)?\.tsx?$/.test(basename(path));
