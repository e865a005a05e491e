import { wire } from "@tradewind/contracts";
import { decimal, price } from "@tradewind/domain/money";
import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account, Direction, InstrumentCode, Price } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { orRefuse } from "../commands/or-refuse.ts";
import type { Core } from "../core/core.ts";
import { findInstrument } from "../market/find-instrument.ts";
import type { createOrderService } from "./order-service.ts";

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
	...stops,
});

const OneOrder = Schema.Struct({ account: Account, orderId: OrderId });

const SetStops = Schema.Struct({ account: Account, orderId: OrderId, ...stops });

const example = { account: "mia@tradewind.test", orderId: 501 };

/** What customers do with their contract orders, done for them by the code of their own calls. */
export const contractCommands = (
	{ market, sessions, settle }: Core,
	orderService: ReturnType<typeof createOrderService>,
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
				const { listing } = findInstrument(market, code);
				const submitted = {
					forex_id: String(listing.id),
					type: direction === "buy" ? "1" : "2",
					cont: quantity,
					status: given.target === undefined ? "1" : "0",
					target_price: given.target ?? "0",
					stop_loss_price: given.stopLoss ?? "0",
					target_profit_price: given.takeProfit ?? "0",
					multiple: given.multiple ?? listing.multiples[0] ?? "1",
				} as const;
				return { orderId: orRefuse("order", orderService.submit(customerId(account), submitted)).id };
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

const priceOf = (text: string | undefined) => (text === undefined ? undefined : price(decimal(text)));
