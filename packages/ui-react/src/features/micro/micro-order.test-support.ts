import { instrumentId } from "@tradewind/domain/market";
import { type MicroOrder, microOrderId } from "@tradewind/domain/micro";
import { decimal, money, price, rate } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";

/** A closed micro order of one minute on EUR/USD. */
export const closedOrder: MicroOrder = {
	id: microOrderId(701),
	instrument: instrumentId(1),
	symbol: "EUR/USD",
	direction: "up",
	amount: money(decimal("100")),
	seconds: 60,
	remaining: 0,
	measuredAt: { wall: instant(0), elapsed: 0 },
	openPrice: price(decimal("1.08402")),
	endPrice: price(decimal("1.08411")),
	profitRatio: rate(decimal("0.85")),
	profit: money(decimal("85")),
	stage: "closed",
	createdAt: "2026-01-01 00:00:00",
	completedAt: "2026-01-01 00:01:00",
};
