import { decimal, price, round } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { gmt } from "../clock/gmt.ts";
import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";
import { mia } from "./set-up.ts";

/** Far enough from the price that no test sees the fill. */
const farBelow = decimal("0.8");

export const holdingOrders: Scenario = {
	name: "holding-orders",
	shows: "Mia has two holding orders and one pending order",
	setUp: (world) => {
		defaultScenario.setUp(world);
		const { pastTrades } = world.nouns.contract;
		const now = world.clock.now();
		const hoursAgo = (hours: number) => gmt(now).subtract(hours, "hours").valueOf();
		pastTrades.open({
			customerId: mia,
			code: "EURUSD",
			direction: "buy",
			quantity: "0.2",
			openedAt: hoursAgo(2),
		});
		pastTrades.open({
			customerId: mia,
			code: "XAUUSD",
			direction: "sell",
			quantity: "0.1",
			openedAt: hoursAgo(1),
		});
		const waiting = {
			customerId: mia,
			code: "BTCUSD",
			direction: "buy",
			quantity: "0.02",
			openedAt: now,
		} as const;
		const quote = world.market.byCode(waiting.code)?.price(now) ?? farBelow;
		pastTrades.place(waiting, price(round(BigDecimal.multiply(quote, farBelow), 1, "down")));
	},
};
