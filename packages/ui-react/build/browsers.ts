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

/** The names that customers know; Edge and Chrome have one engine, as have Safari on phones and on computers. */
const knownNames: Readonly<Record<string, string>> = {
	safari: "Safari",
	chrome: "Chrome",
	firefox: "Firefox",
	samsung: "Samsung Internet",
};

/** The oldest supported browsers as their users know them, such as `Safari 17.4`. */
export const browserNames = (list: readonly string[]): readonly string[] =>
	Object.entries(knownNames).flatMap(([browser, name]) =>
		list.flatMap((line) => (line.startsWith(`${browser} >= `) ? [`${name} ${line.split(" >= ")[1]}`] : [])),
	);

/** The oldest supported browsers, the only statement of them. Older ones lack what the app uses (scripts/oldest-browsers.ts). */
export const supportedBrowsers = (): readonly string[] => {
	const { browserslist }: { readonly browserslist: readonly string[] } = JSON.parse(
		readFileSync(new URL("../package.json", import.meta.url), "utf8"),
	);
	return browserslist;
};
