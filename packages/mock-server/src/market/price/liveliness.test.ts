import { toText } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { listings } from "../listings.ts";
import { createMarket } from "../market.ts";

const dayStart = Date.UTC(2026, 2, 2);
const everySeconds = 2.5;

test.each(["browser", "tradewind"])("the price of an open market changes every minute (seed %s)", (seed) => {
	const market = createMarket(seed);
	for (const listing of listings) market.list(listing);
	const euro = market.byCode("EURUSD");
	let [last, still, longest] = ["", 0, 0];
	for (let second = 0; second < 86_400; second += everySeconds) {
		const price = toText(euro?.price(dayStart + second * 1000) ?? expect.unreachable());
		still = price === last ? still + everySeconds : 0;
		longest = Math.max(longest, still);
		last = price;
	}
	expect(longest).toBeLessThan(60);
});
