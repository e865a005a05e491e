import { euroDollar } from "../../contract/contract.test-support.ts";
import { orderId } from "../../contract/order/contract-order.ts";
import { decimal, money, price, quantity } from "../../money/decimal.ts";
import { instant } from "../../time/instant.ts";
import { openOrder } from "../copy-trading.test-support.ts";
import type { FollowOrder } from "../follow/follow-order.ts";
import { recentTrades } from "./trader-risk.ts";

export const now = instant(Date.UTC(2026, 0, 31));

/** A closed order of EUR/USD at 1.5; its margin is 1.5 for a quantity of 0.1. */
export const closed = (id: number, profit: string, from: string, to: string, size = "0.1"): FollowOrder => ({
	...openOrder,
	id: orderId(id),
	symbol: euroDollar.symbol,
	stage: "closed",
	quantity: quantity(decimal(size)),
	openPrice: price(decimal("1.5")),
	profit: money(decimal(profit)),
	createdAt: from,
	closedAt: to,
});

export const trades = (...orders: readonly FollowOrder[]) => recentTrades(orders, now);
