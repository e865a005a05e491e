import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showLanguage } from "../i18n/words.ts";
import { euroDollar, quote, startApp } from "../state/fake-app.test-support.ts";
import { readSaved } from "../storage/saved.ts";
import { dismissAll } from "../ui/toast/dismiss-all.test-support.ts";
import { getNotices } from "../ui/toast/toasts.ts";
import { awaitedMarkets, awaitMarket, tellOpenings } from "./awaited-markets.ts";

beforeEach(async () => {
	const items = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, text: string) => items.set(key, text),
	});
	dismissAll();
	await showLanguage("en");
});
afterEach(() => vi.unstubAllGlobals());

test("A-648: an awaited market is shown once when it opens, and is kept on the device until then", async () => {
	const { app, requests } = startApp();
	tellOpenings(app);
	await requests.instruments.succeed({ instruments: [{ ...euroDollar, isOpen: false }], quotes: [quote] });
	awaitMarket(euroDollar.code, true);
	expect([readSaved().awaited, getNotices()]).toEqual([[euroDollar.code], []]);
	for (const isOpen of [true, false, true]) {
		app.market.send({ type: "refresh" });
		await requests.instruments.succeed({ instruments: [{ ...euroDollar, isOpen }], quotes: [quote] });
	}
	expect(getNotices().map(({ text, to }) => ({ text, to }))).toEqual([
		{ text: "EUR/USD: the market is open", to: "/trade" },
	]);
	expect([readSaved().awaited, awaitedMarkets().get()]).toEqual([[], []]);
});

test("a market that is awaited no more is not shown", async () => {
	const { app, requests } = startApp();
	tellOpenings(app);
	const before = getNotices().length;
	awaitMarket(euroDollar.code, true);
	awaitMarket(euroDollar.code, false);
	await requests.instruments.succeed({ instruments: [euroDollar], quotes: [quote] });
	expect(getNotices()).toHaveLength(before);
});
