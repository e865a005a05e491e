import { type ContractOrder, floatingProfitRule } from "@tradewind/domain/contract";
import { type Money, money, type Price, type Quantity } from "@tradewind/domain/money";
import { Result } from "effect";

/** The profit of an order before fees if it is closed at `price`; of a pending one, if it is filled at its target before. */
export const profitAt = (
	{ direction, openPrice, askedPrice, quantity }: ContractOrder,
	price: Price,
	contractSize: Quantity,
): Money | undefined => {
	const from = openPrice ?? askedPrice;
	if (!from) return undefined;
	const computed = floatingProfitRule.compute({ direction, openPrice: from, price, quantity, contractSize });
	return Result.isFailure(computed) ? undefined : money(computed.success.profit);
};
