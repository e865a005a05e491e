import { expect, test, vi } from "vitest";
import { isLinkAddress, pictureAddress } from "./picture-address.ts";

const own = "https://app.test";

test.each([
	["/media/markets.svg", "/media/markets.svg"],
	["media/markets.svg", "/media/markets.svg"],
	["/media/2026/a-b_c.png?v=2", "/media/2026/a-b_c.png?v=2"],
	["https://app.test/media/a.png", "/media/a.png"],
	["https://cdn.test/a%20b.png?size=2", "https://cdn.test/a%20b.png?size=2"],
	["//cdn.test/a.png", "https://cdn.test/a.png"],
])("A-147: a picture comes from a media path or from https: %s", (text, address) => {
	expect(pictureAddress(text, own)).toBe(address);
});

test("A-820: a media file of a platform on another origin has its whole address", () => {
	vi.stubGlobal("location", { origin: "https://pages.test" });
	expect(pictureAddress("/media/a.png?v=2", own)).toBe("https://app.test/media/a.png?v=2");
	vi.unstubAllGlobals();
});

test.each([
	...["", "/", "/v2/api/forex/submit?type=1&cont=1", "/api/user/logout", "api/user/logout", "?a=1", "#a"],
	...[
		"https://app.test/v2/api/forex/close?id=1",
		"HTTPS://APP.TEST/api/user/logout",
		"//app.test/api/user/logout",
	],
	...["/media/../api/user/logout", "/media/./../api/user/logout", "/media/%2e%2e/api/user/logout"],
	...["/media/..%2fapi/user/logout", "/media/%2e%2e%2fapi/user/logout", "/media\\..\\api\\user\\logout"],
	...[
		"/media//../../api/user/logout",
		"/media/..;/api/user/logout",
		"/media",
		"/mediax/a.png",
		"/MEDIA/a.png",
	],
	...[
		"/\\app.test/api/user/logout",
		"\t/api/user/logout",
		"/\n/app.test/api/user/logout",
		"https:/api/user/logout",
	],
	...["http://cdn.test/a.png", "javascript:alert(1)", "data:image/svg+xml,<svg/>", "blob:https://app.test/1"],
	...[
		"https://user@cdn.test/a.png",
		"https://user:word@cdn.test/a.png",
		"https://",
		"https://[",
		"ftp://cdn.test/a",
	],
])("A-147: no picture comes from %j", (text) => {
	expect(pictureAddress(text, own)).toBe("");
});

test.each([
	["https://tradewind.test/status", true],
	["https://app.test/news/detail?id=1", true],
	["https://app.test/api/user/logout", false],
	["https://app.test//v2/api/forex/submit", false],
	["https://app.test/x/../API/user/logout", false],
	["https://user@tradewind.test/", false],
	["http://tradewind.test/", false],
	["//tradewind.test/", false],
	["/news", false],
	["javascript:alert(1)", false],
])("A-147: whether a link may lead to %s: %s", (text, isAllowed) => {
	expect(isLinkAddress(text, own)).toBe(isAllowed);
});
