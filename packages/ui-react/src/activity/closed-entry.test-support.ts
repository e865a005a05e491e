import type { ActivityEntry } from "@tradewind/domain/activity";
import { decimal, money, price } from "@tradewind/domain/money";
import { holdingOrder, noon } from "../state/fake-app.test-support.ts";

/** A position that was closed without a reason, not read yet. */
export const closedEntry: ActivityEntry = {
	product: "contract",
	kind: "closed",
	order: {
		id: 501,
		createdAt: holdingOrder.createdAt,
		instrument: holdingOrder.instrument,
		symbol: "EUR/USD",
		side: "buy",
		amount: decimal("1"),
		stage: "holding",
	},
	price: price(decimal("1.0845")),
	profit: money(decimal("-0.8")),
	reason: undefined,
	at: "2026-01-01 00:05:00",
	seenAt: noon,
	isRead: false,
};
