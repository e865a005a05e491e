import { type Money, money, zero } from "@tradewind/domain/money";
import type { App } from "../../state/app.ts";

type Orders = ReturnType<App["orders"]["getSnapshot"]>;

/** Zero where nothing is open, so that the figures below it stay the same object. */
const none = money(zero);

/**
 * The floating profit of the open positions: the platform's figure, or zero without positions; `undefined` until the open
 * orders have been read.
 */
export const floatingProfit = ({ context: { lastOrderId, holding, totals } }: Orders): Money | undefined => {
	if (lastOrderId === undefined) return undefined;
	return holding.length === 0 ? none : totals?.profit;
};
