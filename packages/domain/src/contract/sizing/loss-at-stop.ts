import { BigDecimal, Result } from "effect";
import { type Decimal, type Money, money, type Price, type Quantity } from "../../money/decimal.ts";
import { readTypedDecimal } from "../../money/typed-decimal.ts";
import { floatingProfitRule } from "../figures/floating-profit.rule.ts";
import { netProfitRule } from "../figures/net-profit.rule.ts";
import type { Direction } from "../order/contract-order.ts";
import { summarise, type TicketFacts } from "../ticket/order-ticket.ts";
import { costOfQuantity } from "./order-cost.ts";
import { sizeOf, stopLossOf, termsOf } from "./order-size.ts";

/** What the quantity for a loss loses at the stop-loss of the ticket (docs/assumptions.md, A-643). */
export interface LossAtStop {
	/** The most that it may lose. */
	readonly loss: Decimal;
	readonly direction: Direction;
	readonly openPrice: Price;
	/** The stop-loss. */
	readonly price: Price;
	readonly quantity: Quantity;
	readonly margin: Decimal;
	readonly fee: Money;
	readonly profit: Money;
	/** With the fee. */
	readonly netProfit: Money;
}

/** `undefined` while the typed loss makes no quantity. */
export const lossAtStopOf = (text: string, facts: TicketFacts): LossAtStop | undefined => {
	const size = sizeOf("loss", text, facts);
	const { reference } = summarise(facts);
	const loss = Result.getOrUndefined(readTypedDecimal(text, facts.language));
	const price = stopLossOf(facts);
	const terms = reference && termsOf(facts, reference);
	if (size.is !== "sized" || !loss || !price || !reference || !terms) return undefined;
	const { quantity } = size;
	const { contractSize } = facts.instrument;
	const direction = BigDecimal.isLessThan(price, reference) ? "buy" : "sell";
	const figures = { direction, openPrice: reference, price, quantity, contractSize } as const;
	return Result.getOrUndefined(
		Result.gen(function* () {
			const { margin, fee } = yield* costOfQuantity(terms, quantity);
			const { profit } = yield* floatingProfitRule.compute(figures);
			const { netProfit } = yield* netProfitRule.compute({ profit, fee });
			return {
				...{ loss, direction, openPrice: reference, price, quantity, margin, fee: money(fee) },
				...{ profit: money(profit), netProfit: money(netProfit) },
			};
		}),
	);
};
