import {
	instrumentCode,
	type MarketNotice,
	noPriceLevels,
	type PriceAlert,
	withAlert,
	writeMarketNotices,
} from "@tradewind/domain/market";
import { decimal, price } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadFeatureWords, showLanguage } from "../i18n/words.ts";
import { awaitedMarkets, awaitMarket } from "../instruments/notices/awaited-markets.ts";
import { marketNotices } from "../instruments/notices/market-notices.ts";
import { priceLevels } from "../instruments/notices/price-levels.ts";
import { euroDollar, quote, startApp } from "../state/fake-app.test-support.ts";
import { readSaved, save } from "../storage/saved.ts";
import { dismissAll } from "../ui/toast/dismiss-all.test-support.ts";
import { getNotices } from "../ui/toast/toasts.ts";
import { watchMarkets } from "./watch-markets.ts";

const page = { isHidden: false, listeners: new Set<() => void>() };
const items = new Map<string, string>();

beforeEach(async () => {
	items.clear();
	page.isHidden = false;
	page.listeners.clear();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, text: string) => items.set(key, text),
	});
	vi.stubGlobal("document", {
		get hidden() {
			return page.isHidden;
		},
		documentElement: { lang: "en", dir: "ltr" },
		addEventListener: (_: string, listener: () => void) => page.listeners.add(listener),
	});
	vi.stubGlobal("navigator", {});
	dismissAll();
	priceLevels().change(() => noPriceLevels);
	marketNotices().change(() => []);
	await showLanguage("en");
	await loadFeatureWords();
});
let end = () => {};
afterEach(() => end());

const priceOf = (text: string) => price(decimal(text));
const alert: PriceAlert = {
	code: euroDollar.code,
	symbol: euroDollar.symbol,
	price: priceOf("1.085"),
	direction: "up",
};
const texts = () => getNotices().map(({ text, to }) => ({ text, to }));
const quoteAt = (text: string, ms: number) => ({
	...quote,
	price: priceOf(text),
	...{
		madeAt: (quote.madeAt + ms) as typeof quote.madeAt,
		receivedAt: (quote.receivedAt + ms) as typeof quote.madeAt,
	},
});

test("A-648: an awaited market is shown once when it opens, and is kept on the device until then", async () => {
	const { app, requests } = startApp();
	end = watchMarkets(app);
	await requests.instruments.succeed({ instruments: [{ ...euroDollar, isOpen: false }], quotes: [quote] });
	awaitMarket(euroDollar.code, true);
	expect([readSaved().awaited, getNotices()]).toEqual([[euroDollar.code], []]);
	for (const isOpen of [true, false, true]) {
		app.market.send({ type: "refresh" });
		await requests.instruments.succeed({ instruments: [{ ...euroDollar, isOpen }], quotes: [quote] });
	}
	expect(texts()).toEqual([{ text: "EUR/USD: The market is open", to: "/trade" }]);
	expect([readSaved().awaited, awaitedMarkets().get()]).toEqual([[], []]);
	expect(marketNotices().get()).toEqual([
		{ is: "opened", code: "EURUSD", symbol: "EUR/USD", at: expect.any(Number), isRead: false },
	]);
});

test("a market that is awaited no more is not shown", async () => {
	const { app, requests } = startApp();
	end = watchMarkets(app);
	awaitMarket(euroDollar.code, true);
	awaitMarket(euroDollar.code, false);
	await requests.instruments.succeed({ instruments: [euroDollar], quotes: [quote] });
	expect(texts()).toEqual([]);
});

test("A-750: a reached alert is shown once and is gone, and a tap chooses its instrument", async () => {
	const { app, requests } = startApp();
	await requests.instruments.succeed({ instruments: [euroDollar], quotes: [quote] });
	end = watchMarkets(app);
	priceLevels().change((levels) => withAlert(levels, alert));
	for (const [at, text] of ["1.0849", "1.0851", "1.084", "1.086"].entries())
		app.quotes.apply([quoteAt(text, at * 1000)]);
	expect(texts()).toEqual([{ text: "EUR/USD: Price alert 1.08500 reached at 1.08510", to: "/trade" }]);
	expect(priceLevels().get().alerts).toEqual([]);
	const chosen = vi.spyOn(app.market, "send");
	getNotices()[0]?.onOpen?.();
	expect(chosen.mock.calls).toEqual([[{ type: "choose", code: euroDollar.code }]]);
});

test("A-750: an alert that was reached while the app was closed is shown at the next visit", async () => {
	const { app } = startApp();
	priceLevels().change((levels) => withAlert(levels, alert));
	app.quotes.apply([quoteAt("1.09", 0)]);
	end = watchMarkets(app);
	expect(texts()).toEqual([{ text: "EUR/USD: Price alert 1.085 reached at 1.09", to: "/trade" }]);
});

test("A-750: an alert that another tab has shown is not shown again", () => {
	const { app } = startApp();
	end = watchMarkets(app);
	priceLevels().change((levels) => withAlert(levels, alert));
	items.set("tradewind.price-levels", JSON.stringify({ version: 1, alerts: [], lines: [] }));
	app.quotes.apply([quoteAt("1.09", 0)]);
	expect([texts(), priceLevels().get().alerts]).toEqual([[], []]);
});

test("A-750: what happens while the page is hidden is shown when it is visible again", async () => {
	const { app } = startApp();
	end = watchMarkets(app);
	priceLevels().change((levels) => withAlert(levels, alert));
	page.isHidden = true;
	app.quotes.apply([quoteAt("1.09", 0)]);
	const before = texts();
	page.isHidden = false;
	for (const listener of page.listeners) listener();
	await vi.waitFor(() =>
		expect([before, texts()]).toEqual([
			[],
			[{ text: "EUR/USD: Price alert 1.085 reached at 1.09", to: "/trade" }],
		]),
	);
});

test("A-894: what a hidden tab tells while another tab is visible, the visible one shows", async () => {
	const { app } = startApp();
	end = watchMarkets(app);
	const told: MarketNotice = {
		...{ is: "opened", code: euroDollar.code, symbol: euroDollar.symbol, isRead: false },
		at: instant(1000),
	};
	const anotherTabTells = () => {
		items.set("tradewind.market-notices", JSON.stringify({ version: 1, ...writeMarketNotices([told]) }));
		marketNotices().refresh();
	};
	anotherTabTells();
	expect(texts()).toEqual([{ text: "EUR/USD: The market is open", to: "/trade" }]);
	dismissAll();
	const answer = Promise.resolve({ held: [{ name: "tradewind.visible" }] });
	vi.stubGlobal("navigator", { locks: { query: () => answer } });
	priceLevels().change((levels) => withAlert(levels, alert));
	page.isHidden = true;
	app.quotes.apply([quoteAt("1.09", 0)]);
	await new Promise(setImmediate);
	expect([
		marketNotices()
			.get()
			.map(({ is }) => is),
		texts(),
		page.listeners.size,
	]).toEqual([["reached", "opened"], [], 0]);
});

test("A-648: a market that another tab awaits stays awaited, and one tab shows its opening", async () => {
	const { app, requests } = startApp();
	end = watchMarkets(app);
	await requests.instruments.succeed({ instruments: [{ ...euroDollar, isOpen: false }], quotes: [quote] });
	save({ awaited: [instrumentCode("GBPUSD")] });
	awaitMarket(euroDollar.code, true);
	expect(readSaved().awaited).toEqual(["GBPUSD", "EURUSD"]);
	// The other tab has told it.
	save({ awaited: [] });
	app.market.send({ type: "refresh" });
	await requests.instruments.succeed({ instruments: [euroDollar], quotes: [quote] });
	expect(texts()).toEqual([]);
});
