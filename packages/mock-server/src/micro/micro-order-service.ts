import type { InputOf, micro } from "@tradewind/contracts";
import { expectedIncomeRule, microLossRule } from "@tradewind/domain/micro";
import { decimal, type Money, money, type Price, toText, zero } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import type { Core } from "../core/core.ts";
import type { LedgerAccount } from "../ledger/ledger.ts";
import { free, locked, minus } from "../ledger/wallet.ts";
import { checkDecimals } from "../payment/amount-decimals.ts";
import type { MicroBook } from "./micro-book.ts";
import type { MicroOrder } from "./micro-order.ts";
import type { MicroOffer } from "./settings.ts";

type Submitted = InputOf<typeof micro.submitMicro>;

/** Opens and settles micro orders; the order and its ledger entry change together. */
export const createMicroOrderService = (
	{ market, ledger, site, clock, schedule }: Pick<Core, "market" | "ledger" | "site" | "clock" | "schedule">,
	book: MicroBook,
	offer: MicroOffer,
) => {
	const read = (
		customerId: number,
		submitted: Submitted,
		now: number,
	): Result.Result<MicroOrder, Refusal> => {
		const instrument = market.byId(Number(submitted.forex_id));
		if (!instrument) return refuse("order.noInstrument");
		if (!site.hasMicro()) return refuse("order.microNotOffered");
		if (!instrument.isOpen(now)) return refuse("order.marketClosed");
		const option = offer.options().find(({ seconds }) => String(seconds) === submitted.seconds);
		if (!option) return refuse("order.secondsNotOffered", { seconds: submitted.seconds });
		const amount = money(decimal(submitted.number));
		if (BigDecimal.isLessThan(amount, option.limitAmount))
			return refuse("order.amountBelowMinimum", { minimum: toText(option.limitAmount) });
		const tooPrecise = checkDecimals(amount, 2);
		if (Result.isFailure(tooPrecise)) return Result.fail(tooPrecise.failure);
		const wallet = site.microWallet();
		const has = ledger.balance(free(customerId, wallet));
		if (BigDecimal.isGreaterThan(amount, has))
			return refuse("order.balanceTooSmall", { free: toText(has), needed: toText(amount) });
		return Result.succeed({
			id: book.newId(),
			customerId,
			instrument,
			direction: submitted.type === "1" ? "up" : "down",
			amount,
			wallet,
			seconds: option.seconds,
			profitRatio: option.profitRatio,
			lossLevel: site.microLossLevel(),
			openPrice: instrument.price(now),
			createdAt: now,
			endsAt: now + option.seconds * 1000,
			ended: undefined,
		});
	};

	/** Settles every order that has ended, at the quote of its end. */
	const settle = (now: number): void => {
		for (let order = book.nextToEnd(); order && order.endsAt <= now; order = book.nextToEnd()) {
			const price = order.instrument.price(order.endsAt);
			const profit = profitAt(order, price);
			ledger.post({
				at: order.endsAt,
				occasion: "micro settled",
				orderId: order.id,
				postings: [
					...moving(order, minus(order.amount)),
					{ account: "company:trading", amount: minus(profit) },
					{ account: walletOf(order), amount: profit },
				],
			});
			book.put({ ...order, ended: { price, profit, at: order.endsAt } });
		}
	};

	return {
		settle,
		/** Opens an order, by default now; scenarios pass an earlier moment, and settle what ended before now. */
		submit: (
			customerId: number,
			submitted: Submitted,
			at = clock.now(),
		): Result.Result<MicroOrder, Refusal> =>
			Result.map(read(customerId, submitted, at), (order) => {
				ledger.post({
					at: order.createdAt,
					occasion: "micro opened",
					orderId: order.id,
					postings: moving(order, order.amount),
				});
				book.put(order);
				if (order.endsAt > clock.now()) schedule.add(order.endsAt, () => settle(order.endsAt));
				return order;
			}),
		/** Ends an order without profit or loss, and without a ledger entry: its money has been returned. */
		end: (order: MicroOrder, at: number): void =>
			book.put({ ...order, ended: { price: order.openPrice, profit: money(zero), at } }),
	};
};

/** An unchanged price returns the amount without profit or loss. */
const profitAt = (
	{ direction, amount, profitRatio, lossLevel, openPrice }: MicroOrder,
	price: Price,
): Money => {
	if (BigDecimal.equals(price, openPrice)) return money(zero);
	const hasWon = BigDecimal.isGreaterThan(price, openPrice) === (direction === "up");
	if (hasWon) return money(Result.getOrThrow(expectedIncomeRule.compute({ amount, profitRatio })).income);
	return minus(money(Result.getOrThrow(microLossRule.compute({ amount, profitRatio, lossLevel })).loss));
};

const walletOf = ({ customerId, wallet }: MicroOrder): LedgerAccount => free(customerId, wallet);

const moving = (order: MicroOrder, amount: Money) => [
	{ account: walletOf(order), amount: minus(amount) },
	{ account: locked(order.customerId, order.wallet), amount },
];
