import { wire } from "@tradewind/contracts";
import { Schema } from "effect";

/** At most a year. */
export const Milliseconds = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 366 * 86_400_000 }));

/** The decision on what a customer has asked for. The reason of a rejection is shown to the customer. */
export const Decision = Schema.Struct({
	account: Schema.NonEmptyString,
	approved: Schema.Boolean,
	reason: Schema.optionalKey(Schema.String),
});

/** Above zero, and small enough for the figures of every order. */
export const Price = wire.AmountText.check(Schema.isPattern(/^(?=.*[1-9])\d{1,9}(\.\d+)?$/u));
