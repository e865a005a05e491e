import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** What a rule says of itself to people. Its examples are tests already: a mutant of a test tests nothing. */
const prose = new Set(["title", "clause", "formula", "rounding", "examples"]);

const isProse = (path: unknown): boolean => {
	const key = field(field(path, "node"), "key");
	const calledBy = field(field(field(path, "parentPath"), "parent"), "callee");
	return field(calledBy, "name") === "defineRule" && prose.has(String(field(key, "name")));
};

const field = (value: unknown, name: string): unknown =>
	typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Leaves out the mutants in the prose of a rule. */
export const strykerPlugins = [
	declareValuePlugin(PluginKind.Ignore, "prose of a rule", {
		shouldIgnore: (path) => (isProse(path) ? "prose of a rule" : undefined),
	}),
];
