import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { buildTargets, supportedBrowsers } from "../packages/ui-react/build/browsers.ts";
import { oldBrowserScript } from "../packages/ui-react/build/old-browser.ts";

/** Runs the script as a browser with these features does, and returns the texts that it shows. */
const shownBy = (features: {
	readonly lacks?: string;
	readonly language?: string;
	readonly saved?: string;
}) => {
	const shown: string[] = [];
	const element = () => ({
		style: {},
		setAttribute: () => {},
		appendChild: (child: unknown) => {
			if (typeof child === "string") shown.push(child);
		},
	});
	const lacks = features.lacks === undefined ? "" : `delete ${features.lacks};`;
	runInNewContext(lacks + oldBrowserScript, {
		window: { HTMLDialogElement: Object },
		navigator: { language: features.language ?? "en-GB" },
		localStorage: { getItem: () => features.saved ?? null },
		document: {
			addEventListener: (_: string, run: () => void) => run(),
			createElement: element,
			createTextNode: (text: string) => text,
			getElementById: element,
			body: element(),
		},
	});
	return shown[0];
};

test("a supported browser shows the app", () => {
	expect(shownBy({})).toBeUndefined();
});

test.each([
	"Array.prototype.toSorted",
	"Promise.withResolvers",
	"Set.prototype.union",
	"window.HTMLDialogElement",
])("a browser without %s shows that it is too old", (lacks) => {
	expect(shownBy({ lacks })).toBe("Your browser is too old");
});

test("the text is in the saved language, else in that of the browser, else in English", () => {
	const lacks = "Promise.withResolvers";
	expect([
		shownBy({ lacks, saved: '{"language":"ar"}', language: "zh-HK" }),
		shownBy({ lacks, language: "zh-HK" }),
		shownBy({ lacks, saved: "{", language: "de" }),
	]).toEqual(["المتصفح قديم جدًا", "瀏覽器版本過舊", "Your browser is too old"]);
});

test("the script has no syntax that an old browser rejects", () => {
	expect(oldBrowserScript).not.toMatch(/=>|`|\b(?:const|let|class|async)\b|\?\.|\?\?|\.\.\./);
});

test("the build targets the browsers of the list", () => {
	expect(buildTargets(supportedBrowsers())).toEqual([
		"chrome125",
		"edge125",
		"firefox132",
		"safari18",
		"ios18",
	]);
});
