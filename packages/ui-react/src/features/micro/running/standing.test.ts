import { decimal, type MicroOrder, price } from "@tradewind/domain";
import { expect, test } from "vitest";
import { standingAt } from "./standing.ts";

const openPrice = price(decimal("1.084"));

test.each([
	["up", "1.08401", "winning"],
	["up", "1.08399", "losing"],
	["up", "1.0840", "even"],
	["down", "1.08399", "winning"],
	["down", "1.08401", "losing"],
	["down", "1.08400", "even"],
] as const)("an order that expects %s, opened at 1.084, is at %s %s", (direction, now, standing) => {
	const order = { direction, openPrice } as const satisfies Partial<MicroOrder>;
	expect(standingAt(order, price(decimal(now)))).toBe(standing);
});
