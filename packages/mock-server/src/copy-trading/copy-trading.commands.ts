import { wire } from "@tradewind/contracts";
import { decimal, quantity, rate } from "@tradewind/domain/money";
import { Result, Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account, Direction, InstrumentCode, TraderId } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { orRefuse } from "../commands/or-refuse.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { findInstrument } from "../market/find-instrument.ts";
import type { CopyTrading } from "./copy-trading.ts";
import { nicknames } from "./nicknames.ts";

/** An order of a leader at market, for the default multiple of the instrument. */
const TradeAsLeader = Schema.Struct({
	traderId: TraderId,
	code: InstrumentCode,
	direction: Direction,
	quantity: wire.AmountText,
});

const CloseAsLeader = Schema.Struct({ traderId: TraderId });

const Follow = Schema.Struct({
	account: Account,
	traderId: TraderId,
	multiple: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999_999 })).annotate({
		description: "The size of a copy: so many times that of the order",
	}),
	maxAmount: wire.AmountText,
});

const Leaders = Schema.Struct({
	count: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: nicknames.length })),
});

const Unfollow = Schema.Struct({ account: Account, traderId: TraderId });

/** The waiting application of a customer to become a trader. */
const DecideApplication = Schema.Struct({ account: Account, approved: Schema.Boolean });

/** Which leaders there are: the scenario decides it. */
const thoseOf = (leaders: readonly { readonly id: number }[]): string => {
	const [first, last] = [leaders.at(0)?.id, leaders.at(-1)?.id];
	return first === undefined
		? ", as this scenario has none; the scenario default has some"
		: `; there are ${first} to ${last}`;
};

export const copyTradingCommands = (
	{ market, sessions, clock, settle }: Core,
	{ leaders, leaderExecution, viewedOrders, applications, following, traders }: CopyTrading,
) => {
	const leaderOf = (id: number) => {
		const all = leaders.all();
		const found = all.find((leader) => leader.id === id);
		if (!found) throw new ControlRefused("traderId", `there is no leader ${id}${thoseOf(all)}`);
		return found;
	};

	return {
		"trader/open": command(
			{
				does: "Opens an order of a leader at market, for the default multiple of the instrument. Answers with its id.",
				example: { traderId: 1001, code: "EURUSD", direction: "buy", quantity: "0.1" },
			},
			TradeAsLeader,
			({ traderId, code, direction, quantity: size }): { readonly orderId: number } => {
				const instrument = findInstrument(market, code);
				const leader = leaderOf(traderId);
				settle();
				if (!instrument.isOpen(clock.now())) throw new ControlRefused("code", "the market is closed");
				const order = {
					instrument,
					direction,
					quantity: quantity(decimal(size)),
					multiple: rate(decimal(instrument.listing.multiples[0] ?? "1")),
					targetPrice: undefined,
					stopLoss: undefined,
					takeProfit: undefined,
				};
				const opened = leaderExecution.open(leader.id, order, clock.now());
				if (Result.isFailure(opened)) throw new ControlRefused("quantity", opened.failure.message);
				return { orderId: opened.success.id };
			},
		),

		"trader/close": command(
			{ does: "Closes all orders of a leader now.", example: { traderId: 1001 } },
			CloseAsLeader,
			({ traderId }): void => {
				const { id } = leaderOf(traderId);
				settle();
				const now = clock.now();
				for (const order of viewedOrders.holding({ traderId: id, followerId: undefined }, undefined))
					leaderExecution.close(order, order.instrument.price(now), now);
			},
		),

		"trader/follow": command(
			{
				does: "Lets a customer follow a trader, as their own call would: from now on the orders of the trader are copied, so many times as large, up to a margin of all open copies.",
				example: { account: "mia@tradewind.test", traderId: 1001, multiple: 1, maxAmount: "500" },
			},
			Follow,
			({ account, traderId, multiple, maxAmount }): void => {
				const input = {
					trader_id: String(traderId),
					multiple: String(multiple),
					max_amount: maxAmount,
				};
				settle();
				const follower = findCustomer(sessions, account);
				if (!traders.find(traderId))
					throw new ControlRefused("traderId", `there is no trader ${traderId}${thoseOf(leaders.all())}`);
				orRefuse("traderId", following.begin(follower, input));
			},
		),

		"trader/leaders": command(
			{ does: "Sets the number of leaders in the ranking, before anybody reads it.", example: { count: 0 } },
			Leaders,
			({ count }): void => {
				if (!leaders.setCount(count)) throw new ControlRefused("count", "the leaders trade already");
			},
		),

		"trader/unfollow": command(
			{
				does: "Ends that a customer follows a trader, as their own call would.",
				example: { account: "mia@tradewind.test", traderId: 1001 },
			},
			Unfollow,
			({ account, traderId }): void => {
				settle();
				const input = { trader_id: String(traderId) };
				orRefuse("traderId", following.end(findCustomer(sessions, account), input));
			},
		),

		"trader/decide": command(
			{
				does: "Approves or rejects the application of a customer to become a trader.",
				example: { account: "mia@tradewind.test", approved: true },
			},
			DecideApplication,
			({ account, approved }): void => {
				const { id } = findCustomer(sessions, account);
				if (!applications.decide(id, approved, clock.now()))
					throw new ControlRefused("account", `${account} has no waiting application`);
			},
		),
	};
};
