import { readFileSync } from "node:fs";

/** Names of the build tool for the browsers of the list; Samsung Internet is covered by the version of Chrome in it. */
const toolNames: Readonly<Record<string, string>> = {
	chrome: "chrome",
	edge: "edge",
	firefox: "firefox",
	safari: "safari",
	ios_saf: "ios",
};

/** The `browserslist` of package.json as targets of the build, such as `safari18`. */
export const buildTargets = (list: readonly string[]): string[] =>
	list.flatMap((line) => {
		const [, browser = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
		const name = toolNames[browser];
		return name === undefined ? [] : [name + version];
	});

/** The oldest supported browsers: those of the last two years. */
export const supportedBrowsers = (): readonly string[] => {
	const { browserslist }: { readonly browserslist: readonly string[] } = JSON.parse(
		readFileSync(new URL("../package.json", import.meta.url), "utf8"),
	);
	return browserslist;
};
