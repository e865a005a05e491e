import type { changeTargetMachine } from "@tradewind/domain/contract";
import { orderId } from "@tradewind/domain/contract";
import { instrumentId } from "@tradewind/domain/market";
import { type Price, parseDecimal, price, quantity, rate, toText } from "@tradewind/domain/money";
import { Result, Schema } from "effect";
import type { SnapshotFrom } from "xstate";
import type { CommandFormat } from "../../../kept/lost-command.ts";

export type SentTarget = NonNullable<SnapshotFrom<typeof changeTargetMachine>["context"]["sent"]>;

const Saved = Schema.Struct({
	instrument: Schema.Number,
	direction: Schema.Literals(["buy", "sell"]),
	quantity: Schema.String,
	multiple: Schema.String,
	targetPrice: Schema.optionalKey(Schema.String),
	stopLoss: Schema.optionalKey(Schema.String),
	takeProfit: Schema.optionalKey(Schema.String),
	lastOrderId: Schema.optionalKey(Schema.Number),
});

/** How an order that was placed without an answer is saved: the facts that identify it. */
export const sentTarget: CommandFormat<SentTarget, typeof Saved.Type> = {
	schema: Saved,
	write: ({ order, lastOrderId }) => ({
		instrument: order.instrument,
		direction: order.direction,
		quantity: toText(order.quantity),
		multiple: toText(order.multiple),
		...(order.targetPrice && { targetPrice: toText(order.targetPrice) }),
		...(order.stopLoss && { stopLoss: toText(order.stopLoss) }),
		...(order.takeProfit && { takeProfit: toText(order.takeProfit) }),
		...(lastOrderId !== undefined && { lastOrderId }),
	}),
	read: ({ instrument, direction, lastOrderId, ...saved }) => {
		const [amount, multiple] = [decimalOf(saved.quantity), decimalOf(saved.multiple)];
		return (
			amount &&
			multiple && {
				order: {
					instrument: instrumentId(instrument),
					direction,
					quantity: quantity(amount),
					multiple: rate(multiple),
					targetPrice: priceOf(saved.targetPrice),
					stopLoss: priceOf(saved.stopLoss),
					takeProfit: priceOf(saved.takeProfit),
				},
				lastOrderId: lastOrderId === undefined ? undefined : orderId(lastOrderId),
			}
		);
	},
};

const decimalOf = (text: string) => Result.getOrUndefined(parseDecimal(text));

const priceOf = (text: string | undefined): Price | undefined => {
	const value = text === undefined ? undefined : decimalOf(text);
	return value && price(value);
};
