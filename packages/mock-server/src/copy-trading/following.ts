import type { copyTrading, InputOf } from "@tradewind/contracts";
import { decimal, money, rate } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import type { Clock } from "../clock/clock.ts";
import type { Customer } from "../customers/customer.ts";
import { checkDecimals } from "../payment/amount-decimals.ts";
import type { Follows } from "./follows.ts";
import type { createTraders } from "./traders.ts";

interface Parts {
	readonly follows: Follows;
	readonly traders: ReturnType<typeof createTraders>;
	readonly clock: Clock;
}

/** How customers begin and end to follow a trader (Spec 2 §2, §8). */
export const createFollowing = ({ follows, traders, clock }: Parts) => ({
	begin: (
		customer: Customer,
		input: InputOf<typeof copyTrading.followTrader>,
	): Result.Result<void, Refusal> => {
		const trader = traders.find(Number(input.trader_id));
		if (customer.isDemo) return refuse("account.onlyReal");
		if (!trader) return refuse("trader.noSuchTrader");
		if (trader.id === customer.id) return refuse("trader.followOfOneself");
		if (follows.of(customer.id, trader.id)) return refuse("trader.followedAlready");
		if (!/^[1-9]\d{0,5}$/.test(input.multiple)) return refuse("trader.multipleNotWhole");
		const maxAmount = money(decimal(input.max_amount));
		if (!BigDecimal.isPositive(maxAmount)) return refuse("trader.amountMissing");
		const tooPrecise = checkDecimals(maxAmount, 2);
		if (Result.isFailure(tooPrecise)) return Result.fail(tooPrecise.failure);
		follows.begin({
			followerId: customer.id,
			traderId: trader.id,
			multiple: rate(decimal(input.multiple)),
			maxAmount,
			since: clock.now(),
		});
		return Result.succeed(undefined);
	},
	end: (
		customer: Customer,
		input: InputOf<typeof copyTrading.cancelFollow>,
	): Result.Result<void, Refusal> => {
		const follow = follows.of(customer.id, Number(input.trader_id));
		if (!follow) return refuse("trader.notFollowed");
		return Result.succeed(follows.end(follow, clock.now()));
	},
});
