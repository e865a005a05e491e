import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import compatData from "@mdn/browser-compat-data/forLegacyNode";
import { languages } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { browserNames, buildTargets, supportedBrowsers } from "../packages/ui-react/build/browsers.ts";
import { oldBrowserScript } from "../packages/ui-react/build/old-browser.ts";
import { oldBrowserTexts } from "../packages/ui-react/build/old-browser-texts.ts";
import { childOf, firstVersion, oldestBrowsers } from "./oldest-browsers/support.ts";

const names = browserNames(supportedBrowsers());
const script = oldBrowserScript("assets/old-browser.json");

/** Runs the script as a browser with these features does, and returns the texts that it shows. */
const shownBy = (features: {
	readonly lacks?: string;
	readonly languages?: readonly string[];
	readonly saved?: string;
	/** The status of the answer with the texts; 0 without a network. */
	readonly status?: number;
	/** The base path of the configuration. */
	readonly base?: string;
}) => {
	const {
		lacks: missing,
		languages: preferred = ["en-GB"],
		saved = null,
		status = 200,
		base = "/",
	} = features;
	class Request {
		status = status;
		responseText = status === 200 ? JSON.stringify(oldBrowserTexts) : "{}";
		onload = () => {};
		onerror = () => {};
		open(...asked: readonly string[]) {
			expect(asked).toEqual(["GET", `${base}assets/old-browser.json`]);
		}
		send() {
			if (status === 0) this.onerror();
			else this.onload();
		}
	}
	const shown: string[] = [];
	const element = () => ({
		style: {},
		setAttribute: () => {},
		appendChild: (child: unknown) => {
			if (typeof child === "string") shown.push(child);
		},
	});
	const lacks = missing === undefined ? "" : `delete ${missing};`;
	runInNewContext(lacks + script, {
		window: { HTMLDialogElement: Object },
		navigator: { languages: preferred, language: preferred[0] },
		localStorage: { getItem: () => saved },
		XMLHttpRequest: Request,
		document: {
			addEventListener: (_: string, run: () => void) => run(),
			createElement: element,
			createTextNode: (text: string) => text,
			getElementById: element,
			getElementsByName: () => [{ content: base === "/" ? "" : JSON.stringify({ base }) }],
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

const lacks = "Promise.withResolvers";
const titleIn = (code: string) => oldBrowserTexts.find(([known]) => known === code)?.[3];

test.each(languages)("Spec 1 §1: a customer of $code gets the text in that language", ({ code, tag }) => {
	const title = titleIn(code);
	expect([
		shownBy({ lacks, saved: JSON.stringify({ language: code }), languages: ["xx"] }),
		shownBy({ lacks, languages: [tag] }),
		shownBy({ lacks, languages: ["xx", tag.toUpperCase(), "en"] }),
	]).toEqual([title, title, title]);
});

test.each([
	["the chosen language comes first", { saved: '{"language":"ar"}', languages: ["zh-HK"] }, "ar"],
	["regions do not matter", { languages: ["zh-CN"] }, "hk"],
	["unreadable settings are ignored", { saved: "{", languages: ["de-AT"] }, "de"],
	["an unknown language gets English", { saved: '{"language":"xx"}', languages: ["xx"] }, "en"],
	["without a network it is English", { languages: ["de"], status: 0 }, "en"],
	["the texts are below the base path", { languages: ["de"], base: "/app/" }, "de"],
	["without the file it is English", { languages: ["de"], status: 404 }, "en"],
] as const)("A-439: %s", (_, features, code) => {
	expect(shownBy({ lacks, ...features })).toBe(titleIn(code));
});

test("each text is another one and names the supported browsers", () => {
	expect(new Set(oldBrowserTexts.map(([, , , title]) => title)).size).toBe(languages.length);
	for (const [code, , , , text] of oldBrowserTexts)
		for (const name of names) expect(`${code} ${text}`).toContain(name);
});

test("the read-me names the browsers of the list", () => {
	const readMe = readFileSync(new URL("../README.md", import.meta.url), "utf8");
	expect(readMe).toContain(`the oldest supported browsers are ${names.join(", ")}`);
});

test("browsers of one engine have the same engine in the list", () => {
	const version = (browser: string) =>
		supportedBrowsers()
			.find((line) => line.startsWith(`${browser} >= `))
			?.split(" >= ")[1];
	const { samsunginternet_android: samsung } = compatData.browsers;
	expect({
		edge: version("edge"),
		ios_saf: version("ios_saf"),
		samsung: samsung.releases[`${version("samsung")}.0`]?.engine_version?.split(".")[0],
	}).toEqual({ edge: version("chrome"), ios_saf: version("safari"), samsung: version("chrome") });
});

test("the script asks for what came with the browsers of the list, so that it refuses each older one and no other", () => {
	const { builtins } = compatData.javascript ?? {};
	const asked = [
		childOf(builtins?.RegExp, "unicodeSets"),
		childOf(builtins?.Array, "toSorted"),
		childOf(builtins?.Promise, "withResolvers"),
		childOf(builtins?.Set, "union"),
		childOf(compatData.api, "HTMLDialogElement"),
	].map((feature) => feature?.__compat);
	const accepted = oldestBrowsers.map(([browser]) => [
		browser,
		Math.max(...asked.map((compat) => (compat ? firstVersion(compat.support[browser]) : Number.NaN))),
	]);
	expect(accepted).toEqual(oldestBrowsers);
});

test("the script has no syntax that an old browser rejects", () => {
	expect(script).not.toMatch(/=>|`|\b(?:const|let|class|async)\b|\?\.|\?\?|\.\.\./);
});

test("the build targets the browsers of the list", () => {
	expect(buildTargets(supportedBrowsers())).toEqual([
		"chrome122",
		"edge122",
		"firefox127",
		"safari17.4",
		"ios17.4",
	]);
});
