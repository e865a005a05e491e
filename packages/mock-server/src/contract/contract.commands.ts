import { wire } from "@tradewind/contracts";
import { decimal, type Price as PriceFigure, price, round, toText } from "@tradewind/domain/money";
import { BigDecimal, Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account, Ago, Direction, InstrumentCode, Price } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { momentOf } from "../commands/moment-of.ts";
import { orRefuse } from "../commands/or-refuse.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { findInstrument } from "../market/find-instrument.ts";
import type { createTrading } from "./trading.ts";

const OrderId = Schema.Int.annotate({ description: "The id of an order of this customer, own or copied" });

const stops = {
	stopLoss: Schema.optionalKey(Price),
	takeProfit: Schema.optionalKey(Price),
};

const PlaceOrder = Schema.Struct({
	account: Account,
	code: InstrumentCode,
	direction: Direction,
	quantity: wire.AmountText,
	multiple: Schema.optionalKey(wire.AmountText),
	target: Schema.optionalKey(Price),
	targetPercent: Schema.optionalKey(
		Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000 })).annotate({
			description: "The target as a percentage of the present price: 80 is a fifth below it",
		}),
	),
	...stops,
});

const AddOrder = Schema.Struct({
	account: Account,
	code: InstrumentCode,
	direction: Direction,
	quantity: wire.AmountText,
	ago: Ago,
	closedAgo: Schema.optionalKey(
		Ago.annotate({ description: "How long ago it was closed; without it, it holds" }),
	),
});

const OneOrder = Schema.Struct({ account: Account, orderId: OrderId });

const SetStops = Schema.Struct({ account: Account, orderId: OrderId, ...stops });

const example = { account: "mia@tradewind.test", orderId: 501 };

type Trading = ReturnType<typeof createTrading>;

/** What customers do with their contract orders, done for them by the code of their own calls. */
export const contractCommands = (
	{ market, sessions, clock, settle }: Core,
	{ orderService, pastTrades }: Pick<Trading, "orderService" | "pastTrades">,
) => {
	const customerId = (account: string): number => {
		const { id } = findCustomer(sessions, account);
		settle();
		return id;
	};

	return {
		"order/place": command(
			{
				does: "Places a contract order for a customer, as their own call would: pending at the target, without one at market; the default multiple is the first one of the instrument. Answers with its id.",
				example: { account: "mia@tradewind.test", code: "EURUSD", direction: "buy", quantity: "0.1" },
			},
			PlaceOrder,
			({ account, code, direction, quantity, ...given }): { readonly orderId: number } => {
				const { listing, price: priceAt } = findInstrument(market, code);
				const { targetPercent } = given;
				if (given.target !== undefined && targetPercent !== undefined)
					throw new ControlRefused("targetPercent", "the target is named already");
				const target =
					targetPercent === undefined
						? given.target
						: toText(percentOf(priceAt(clock.now()), targetPercent, listing.precision));
				const submitted = {
					forex_id: String(listing.id),
					type: direction === "buy" ? "1" : "2",
					cont: quantity,
					status: target === undefined ? "1" : "0",
					target_price: target ?? "0",
					stop_loss_price: given.stopLoss ?? "0",
					target_profit_price: given.takeProfit ?? "0",
					multiple: given.multiple ?? listing.multiples[0] ?? "1",
				} as const;
				return { orderId: orRefuse("order", orderService.submit(customerId(account), submitted)).id };
			},
		),

		"order/add": command(
			{
				does: "Adds a contract order of the past for a customer, at the price of its moment, and closes it at that of a later one. Answers with its id.",
				example: {
					account: "mia@tradewind.test",
					code: "EURUSD",
					direction: "buy",
					quantity: "0.1",
					ago: "2 days",
					closedAgo: "30 hours",
				},
			},
			AddOrder,
			({ account, code, ago, closedAgo, ...trade }): { readonly orderId: number } => {
				findInstrument(market, code);
				const openedAt = momentOf(clock, ago);
				const closedAt = closedAgo === undefined ? undefined : momentOf(clock, closedAgo);
				if (closedAt !== undefined && closedAt < openedAt)
					throw new ControlRefused("closedAgo", "it was not open yet");
				const opened = pastTrades.open({ ...trade, code, customerId: customerId(account), openedAt });
				const orderId = orRefuse("quantity", opened);
				if (closedAt !== undefined) pastTrades.end(orderId, closedAt);
				return { orderId };
			},
		),

		"order/close": command(
			{
				does: "Closes a holding contract order of a customer, own or copied, as their own call would.",
				example,
			},
			OneOrder,
			({ account, orderId }): void =>
				orRefuse("orderId", orderService.close(customerId(account), String(orderId))),
		),

		"order/cancel": command(
			{ does: "Cancels a pending contract order of a customer, as their own call would.", example },
			OneOrder,
			({ account, orderId }): void =>
				orRefuse("orderId", orderService.cancel(customerId(account), String(orderId))),
		),

		"order/stops": command(
			{
				does: "Sets the stops of a holding contract order of a customer, as their own call would. One that is not named is removed.",
				example: { ...example, stopLoss: "1.05" },
			},
			SetStops,
			({ account, orderId, stopLoss, takeProfit }): void =>
				orRefuse(
					"orderId",
					orderService.setStops(customerId(account), String(orderId), {
						stopLoss: priceOf(stopLoss),
						takeProfit: priceOf(takeProfit),
					}),
				),
		),
	};
};

const percentOf = (of: PriceFigure, percent: number, precision: number) =>
	round(BigDecimal.multiply(of, decimal(String(percent / 100))), precision, "down");

const priceOf = (text: string | undefined) => (text === undefined ? undefined : price(decimal(text)));
