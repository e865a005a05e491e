import { expect, test } from "vitest";
import { decimal, price } from "../money/decimal.ts";
import { plain } from "../money/plain.test-support.ts";
import { instant } from "../time/instant.ts";
import { instrumentCode } from "./instrument.ts";
import { type MarketNotice, maxMarketNotices, withNotice, withNoticesRead } from "./market-notice.ts";
import type { PriceLevels } from "./price-levels.ts";
import { readMarketNotices, readPriceLevels, writeMarketNotices, writePriceLevels } from "./saved-market.ts";

const code = instrumentCode("EURUSD");
const symbol = "EUR/USD";
const priceOf = (text: string) => price(decimal(text));
const throughText = (saved: unknown): unknown => JSON.parse(JSON.stringify(saved));

const levels: PriceLevels = {
	alerts: [{ code, symbol, price: priceOf("1.085"), direction: "up" }],
	lines: [{ code, price: priceOf("1.2") }],
};
const opened: MarketNotice = { is: "opened", code, symbol, at: instant(1000), isRead: false };
const reached: MarketNotice = {
	...{ is: "reached", code, symbol, at: instant(2000), isRead: true },
	...{ price: priceOf("1.085"), latest: priceOf("1.0851") },
};

test("saved alerts, lines and notices are read as they were", () => {
	expect(plain(readPriceLevels(throughText(writePriceLevels(levels))))).toEqual(plain(levels));
	expect(plain(readMarketNotices(throughText(writeMarketNotices([reached, opened]))))).toEqual(
		plain([reached, opened]),
	);
});

test("what is unreadable is not used: all of it, or one price", () => {
	const broken = { code, symbol, price: "1,5", direction: "up" };
	expect([
		readPriceLevels({ alerts: [] }),
		readPriceLevels({ alerts: [{ ...broken, direction: "left" }], lines: [] }),
		readPriceLevels({ alerts: [broken], lines: [{ code, price: "x" }] }),
		readMarketNotices(undefined),
		readMarketNotices({
			notices: [
				{ ...reached, price: "x", latest: "1" },
				{ ...reached, price: "1", latest: "" },
			],
		}),
	]).toEqual([undefined, undefined, { alerts: [], lines: [] }, undefined, []]);
});

test("the newest notice is first, and the oldest of too many is dropped", () => {
	const many = Array.from({ length: maxMarketNotices + 1 }, (_, at) => ({ ...opened, at: instant(at) }));
	const notices = many.reduce<readonly MarketNotice[]>(withNotice, []);
	expect([notices.length, notices[0], notices.at(-1)]).toEqual([maxMarketNotices, many.at(-1), many[1]]);
});

test("one notice or all of them are marked as read", () => {
	const other = { ...opened, at: instant(3000) };
	expect([withNoticesRead([other, opened], opened), withNoticesRead([other, reached, opened])]).toEqual([
		[other, { ...opened, isRead: true }],
		[{ ...other, isRead: true }, reached, { ...opened, isRead: true }],
	]);
});
