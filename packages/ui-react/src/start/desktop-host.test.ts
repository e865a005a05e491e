import { expect, test } from "vitest";
import { desktopAddress, isDesktop } from "./desktop-host.ts";

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
const android =
	"Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

test.each([
	[windows, true],
	["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15", true],
	["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", true],
	["Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36", true],
	[android, false],
	["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148", false],
	["Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148", false],
	["Mozilla/5.0 (Android 16; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0", false],
	["", false],
])("Spec 1 §9: the user agent %j is a desktop: %s", (userAgent, expected) => {
	expect(isDesktop(userAgent)).toBe(expected);
});

test.each([
	[
		"www",
		windows,
		"https://m.tradewind.example/trade?product=micro#x",
		"https://www.tradewind.example/trade?product=micro#x",
	],
	["www", windows, "https://m.tradewind.co.example:8443/", "https://www.tradewind.co.example:8443/"],
	["www", android, "https://m.tradewind.example/", undefined],
	["www", windows, "https://www.tradewind.example/", undefined],
	["www", windows, "http://localhost:4173/", undefined],
	["www", windows, "http://127.0.0.1:4173/", undefined],
	["", windows, "https://m.tradewind.example/", undefined],
])("Spec 1 §9: with the label %j, %s at %s is sent to %s", (label, userAgent, page, expected) => {
	expect(desktopAddress(label, userAgent, new URL(page))).toBe(expected);
});
