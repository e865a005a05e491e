import { type Freshness, quoteLifetimeMs } from "@tradewind/domain/market";
import type { MicroOrder } from "@tradewind/domain/micro";
import { decimal, price } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { expect, test } from "vitest";
import { noon, quote } from "../../../state/fake-app.test-support.ts";
import { standingBy } from "./standing.ts";

const openPrice = price(decimal("1.084"));
const live: Freshness = { is: "live", since: noon };
const quoteOf = (text: string) => ({ ...quote, price: price(decimal(text)) });

test.each([
	["up", "1.08401", "winning"],
	["up", "1.08399", "losing"],
	["up", "1.0840", "even"],
	["down", "1.08399", "winning"],
	["down", "1.08401", "losing"],
	["down", "1.08400", "even"],
] as const)("an order %s from 1.084 is at %s %s", (direction, now, standing) => {
	const order = { direction, openPrice } as const satisfies Partial<MicroOrder>;
	expect(standingBy(order, quoteOf(now), live, noon)).toBe(standing);
});

test.each([
	["no quote", undefined, live, 0],
	["a quote of a lost connection", quote, { is: "offline", since: noon }, 0],
	["a quote while prices are stale", quote, { is: "stale", since: noon }, 0],
	["a quote from before the reconnect", quote, { is: "live", since: instant(noon + 1) }, 1],
	["a quote that is too old", quote, live, quoteLifetimeMs + 1],
] as const)("pitfall 3: %s gives an unknown standing", (_, last, freshness, later) => {
	const order = { direction: "up", openPrice } as const;
	expect(standingBy(order, last, freshness, instant(noon + later))).toBe("unknown");
});
