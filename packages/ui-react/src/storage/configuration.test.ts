import { expect, test } from "vitest";
import { pathInApp, scopedKey } from "./configuration.ts";
import { readConfiguration } from "./read-configuration.ts";

const page = { origin: "https://pages.test", pathname: "/app/trade" };
const usual = { base: "/", api: "https://pages.test", passkeys: true };

test("A-820: without a configuration the platform has the origin of the pages, which are at its root", () => {
	expect([readConfiguration("", page), readConfiguration("{}", page)]).toEqual([usual, usual]);
});

test("A-820: each field replaces its usual value", () => {
	const fields = {
		base: "/app/",
		api: "https://api.test:8443",
		socket: "wss://live.test/v3/socket",
		captchaPath: "/api/captcha/new",
		desktopLabel: "www",
		passkeys: false,
		frames: ["https://chat.test"],
		monitoring: "https://faults.test/in",
	};
	expect(readConfiguration(JSON.stringify(fields), page)).toEqual(fields);
});

test.each([
	["base", ["app", "/app", "app/", "//host/", "/a b/", "/../", 1, "/other/"]],
	[
		"api",
		[
			"api.test",
			"https://api.test/",
			"https://api.test/v1",
			"HTTPS://API.TEST",
			"ftp://api.test",
			"https://",
			null,
		],
	],
	[
		"socket",
		["https://live.test/ws", "wss://live.test", "wss://live.test/ws;script-src *", "wss://a b/c", 1],
	],
	["captchaPath", ["api/captcha", "//host/captcha", "/api/captcha?x=1", "https://host/captcha", ""]],
	["desktopLabel", ["", "www.", "WWW", "a/b"]],
	["passkeys", ["false", 0, null]],
	["vitals", ["true", 1, null]],
	["frames", ["https://chat.test", ["https://chat.test/x"], ["*"], [1]]],
	["monitoring", ["faults.test", "https://faults.test/?key=1", "https://a b", 1]],
	["apiOrigin", ["https://api.test"]],
	["toString", ["x"]],
	["fault", ["base"]],
])("A-821: an invalid %s is named, and no field has an effect", (field, values) => {
	for (const value of values) {
		const text = JSON.stringify({ passkeys: false, desktopLabel: "www", [field]: value });
		expect([value, readConfiguration(text, page)]).toEqual([value, { ...usual, fault: field }]);
	}
});

test.each(["{", "null", "[1", "base=/app/"])("A-821: what is no JSON is named: %s", (text) => {
	expect(readConfiguration(text, page)).toEqual({ ...usual, fault: "JSON" });
});

test("A-821: a base path that the page is not below is not valid; the path itself needs no slash", () => {
	const text = JSON.stringify({ base: "/app/" });
	const faultAt = (pathname: string) => readConfiguration(text, { ...page, pathname }).fault;
	expect(["/app", "/app/", "/app/mine/charge", "/", "/apple", "/trade"].map(faultAt)).toEqual([
		...[undefined, undefined, undefined],
		...["base", "base", "base"],
	]);
});

test("A-820: the router has the path below the base path", () => {
	const below = (path: string) => pathInApp(path, { ...usual, base: "/app/" });
	expect(["/app", "/app/", "/app/trade"].map(below)).toEqual(["/", "/", "/trade"]);
	expect(["/", "/trade"].map((path) => pathInApp(path, usual))).toEqual(["/", "/trade"]);
});

test("A-822: apps of one origin with different base paths have different keys; at the root they are those of older releases", () => {
	const keyBelow = (base: string) => scopedKey("tradewind", { ...usual, base });
	expect(["/", "/app/", "/other/"].map(keyBelow)).toEqual([
		"tradewind",
		"/app/tradewind",
		"/other/tradewind",
	]);
});
