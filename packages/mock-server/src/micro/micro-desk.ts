import type { InputOf, micro } from "@tradewind/contracts";
import { expectedIncomeRule, microLossRule } from "@tradewind/domain/micro";
import { decimal, type Money, money, type Price, toText, zero } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import type { Ledger, LedgerAccount } from "../account/ledger.ts";
import { free, locked, minus } from "../account/purse.ts";
import { type Refusal, refuse } from "../api/answer.ts";
import type { Clock } from "../clock/clock.ts";
import type { Market } from "../market/market.ts";
import type { Site } from "../site/site.ts";
import type { MicroBook } from "./micro-book.ts";
import type { MicroOrder } from "./micro-order.ts";
import type { MicroOffer } from "./settings.ts";

type Submitted = InputOf<typeof micro.submitMicro>;

/** Takes micro orders and ends them; the order and the money move together. */
export const createMicroDesk = (
	{ market, ledger, site, clock }: { market: Market; ledger: Ledger; site: Site; clock: Clock },
	book: MicroBook,
	offer: MicroOffer,
) => {
	const read = (customerId: number, asked: Submitted, now: number): Result.Result<MicroOrder, Refusal> => {
		const instrument = market.byId(Number(asked.forex_id));
		if (!instrument) return refuse("no instrument");
		if (!site.hasMicro()) return refuse("micro not offered");
		if (!instrument.isOpen(now)) return refuse("market closed");
		const option = offer.options().find(({ seconds }) => String(seconds) === asked.seconds);
		if (!option) return refuse("seconds not offered", { seconds: asked.seconds });
		const amount = money(decimal(asked.number));
		if (BigDecimal.isLessThan(amount, option.limitAmount))
			return refuse("amount below minimum", { minimum: toText(option.limitAmount) });
		const purse = site.microPurse();
		const has = ledger.balance(free(customerId, purse));
		if (BigDecimal.isGreaterThan(amount, has))
			return refuse("balance too small", { free: toText(has), needed: toText(amount) });
		return Result.succeed({
			id: book.newId(),
			customerId,
			instrument,
			direction: asked.type === "1" ? "up" : "down",
			amount,
			purse,
			seconds: option.seconds,
			profitRatio: option.profitRatio,
			lossLevel: site.microLossLevel(),
			openPrice: instrument.price(now),
			createdAt: now,
			endsAt: now + option.seconds * 1000,
			ended: undefined,
		});
	};

	return {
		/** Opens an order at a moment: this one, unless the platform is furnished with a past. */
		submit: (customerId: number, asked: Submitted, at = clock.now()): Result.Result<MicroOrder, Refusal> =>
			Result.map(read(customerId, asked, at), (order) => {
				ledger.post({
					at: order.createdAt,
					occasion: "micro opened",
					orderId: order.id,
					postings: moving(order, order.amount),
				});
				book.put(order);
				return order;
			}),
		/** Ends every order whose moment has come, at the quote of that very moment. */
		settle: (now: number): void => {
			for (const order of book.running()) {
				if (order.endsAt > now) return;
				const price = order.instrument.price(order.endsAt);
				const profit = profitAt(order, price);
				ledger.post({
					at: order.endsAt,
					occasion: "micro settled",
					orderId: order.id,
					postings: [
						...moving(order, minus(order.amount)),
						{ account: "house:trading", amount: minus(profit) },
						{ account: purseOf(order), amount: profit },
					],
				});
				book.put({ ...order, ended: { price, profit, at: order.endsAt } });
			}
		},
	};
};

export type MicroDesk = ReturnType<typeof createMicroDesk>;

/** A price that has not moved gives the amount back: nobody was right. */
const profitAt = (
	{ direction, amount, profitRatio, lossLevel, openPrice }: MicroOrder,
	price: Price,
): Money => {
	if (BigDecimal.equals(price, openPrice)) return money(zero);
	const isRight = BigDecimal.isGreaterThan(price, openPrice) === (direction === "up");
	if (isRight) return money(Result.getOrThrow(expectedIncomeRule.compute({ amount, profitRatio })).income);
	return minus(money(Result.getOrThrow(microLossRule.compute({ amount, profitRatio, lossLevel })).loss));
};

const purseOf = ({ customerId, purse }: MicroOrder): LedgerAccount => free(customerId, purse);

const moving = (order: MicroOrder, amount: Money) => [
	{ account: purseOf(order), amount: minus(amount) },
	{ account: locked(order.customerId, order.purse), amount },
];
