import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** The documentation of a rule. Its examples are tests, and mutants of tests are useless. */
const prose = new Set(["title", "clause", "formula", "rounding", "examples"]);

const isProse = (path: unknown): boolean => {
	const key = field(field(path, "node"), "key");
	const calledBy = field(field(field(path, "parentPath"), "parent"), "callee");
	return field(calledBy, "name") === "defineRule" && prose.has(String(field(key, "name")));
};

const field = (value: unknown, name: string): unknown =>
	typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Ignores mutants in the documentation of a rule. */
export const strykerPlugins = [
	declareValuePlugin(PluginKind.Ignore, "prose of a rule", {
		shouldIgnore: (path) => (isProse(path) ? "prose of a rule" : undefined),
	}),
];
