import { runInNewContext } from "node:vm";
import { languages } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { buildTargets, supportedBrowsers } from "../packages/ui-react/build/browsers.ts";
import { oldBrowserScript } from "../packages/ui-react/build/old-browser.ts";
import { oldBrowserTexts } from "../packages/ui-react/build/old-browser-texts.ts";

const script = oldBrowserScript("/assets/old-browser.json");

/** Runs the script as a browser with these features does, and returns the texts that it shows. */
const shownBy = (features: {
	readonly lacks?: string;
	readonly languages?: readonly string[];
	readonly saved?: string;
	/** The status of the answer with the texts; 0 without a network. */
	readonly status?: number;
}) => {
	const { lacks: missing, languages: preferred = ["en-GB"], saved = null, status = 200 } = features;
	class Request {
		status = status;
		responseText = status === 200 ? JSON.stringify(oldBrowserTexts) : "{}";
		onload = () => {};
		onerror = () => {};
		open(...asked: readonly string[]) {
			expect(asked).toEqual(["GET", "/assets/old-browser.json"]);
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
	["without the file it is English", { languages: ["de"], status: 404 }, "en"],
] as const)("A-439: %s", (_, features, code) => {
	expect(shownBy({ lacks, ...features })).toBe(titleIn(code));
});

test("each text is another one and names the supported browsers", () => {
	expect(new Set(oldBrowserTexts.map(([, , , title]) => title)).size).toBe(languages.length);
	for (const [code, , , , text] of oldBrowserTexts)
		expect(`${code} ${text}`).toMatch(/Safari 18\b.+Chrome 125\b.+Firefox 132\b.+Samsung Internet 27\b/);
});

test("the texts name the browsers of the list", () => {
	const [, , , , text = ""] = oldBrowserTexts[0] ?? [];
	const versions = supportedBrowsers().map((line) => line.split(" >= ")[1]);
	expect(new Set(text.match(/\d+/g))).toEqual(new Set(versions));
});

test("the script has no syntax that an old browser rejects", () => {
	expect(script).not.toMatch(/=>|`|\b(?:const|let|class|async)\b|\?\.|\?\?|\.\.\./);
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
