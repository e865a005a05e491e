import { BigDecimal } from "effect";
import { atLeast, atMost, type Check } from "../check/check.ts";
import type { MicroOrder } from "./order/micro-order.ts";

export const microWinCheck: Check<MicroOrder> = {
	id: "micro.win",
	says: "the profit of a micro order ≤ amount × ratio, rounded up to the cent",
	clause: "Spec 1 §5, §9",
	sides: ({ profit, amount, profitRatio }) =>
		atMost(
			profit,
			profitRatio && BigDecimal.round(BigDecimal.multiply(amount, profitRatio), { scale: 2, mode: "ceil" }),
		),
};

export const microLossCheck: Check<MicroOrder> = {
	id: "micro.loss",
	says: "the loss of a micro order ≤ amount",
	clause: "Spec 1 §5, §9",
	sides: ({ profit, amount }) => atLeast(profit, BigDecimal.negate(amount)),
};

export const microChecks = [microWinCheck, microLossCheck];
