import { expect, test } from "vitest";
import { backendOf, proxyTo } from "./dev-proxy.ts";

test("Spec 1 §9: outside of production the demo host answers, else the mock platform of this computer", () => {
	expect(
		[undefined, "", "demo.tradewind.example", "http://demo.tradewind.example:8080/x"].map((host) =>
			backendOf(host, 4174),
		),
	).toEqual([
		{ url: "http://127.0.0.1:4174", isMock: true },
		{ url: "http://127.0.0.1:4174", isMock: true },
		{ url: "https://demo.tradewind.example", isMock: false },
		{ url: "http://demo.tradewind.example:8080", isMock: false },
	]);
});

test("Spec 1 §7, §9: all calls and the socket of the page go to that host, under its own name and origin", () => {
	const proxy = proxyTo({ url: "https://demo.tradewind.example", isMock: false });
	const target = "https://demo.tradewind.example";
	const there = { target, changeOrigin: true, headers: { origin: target } };
	expect(proxy).toEqual({
		"/api/v2/ws": { ...there, ws: true },
		"/api": there,
		"/v2/api": there,
		"/media": there,
		"/manifest.json": there,
		"/support-chat": there,
		"/__control": { target, changeOrigin: false },
	});
});
