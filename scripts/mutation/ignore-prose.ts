import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

const documentation = ["title", "clause", "rounding", "whyCode", "examples"];

/**
 * The documentation of a rule, by the function that defines it. Examples are tests, and mutants of tests are useless. The formula
 * of `defineFormulaRule` is computed.
 */
const prose: Readonly<Record<string, readonly string[]>> = {
	defineRule: [...documentation, "formula"],
	defineFormulaRule: documentation,
};

const isProse = (path: unknown): boolean => {
	const key = field(field(path, "node"), "key");
	const calledBy = field(field(field(path, "parentPath"), "parent"), "callee");
	return prose[String(field(calledBy, "name"))]?.includes(String(field(key, "name"))) === true;
};

const field = (value: unknown, name: string): unknown =>
	typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Ignores mutants in the documentation of a rule. */
export const strykerPlugins = [
	declareValuePlugin(PluginKind.Ignore, "prose of a rule", {
		shouldIgnore: (path) => (isProse(path) ? "prose of a rule" : undefined),
	}),
];
