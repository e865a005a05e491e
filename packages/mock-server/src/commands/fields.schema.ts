import { wire } from "@tradewind/contracts";
import { Schema } from "effect";

/** At most a year. */
export const Milliseconds = Schema.Int.check(
	Schema.isBetween({ minimum: 0, maximum: 366 * 86_400_000 }),
).annotate({ description: "Milliseconds" });

/** A moment of the platform. */
export const MomentText = Schema.String.check(
	Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/u),
	Schema.makeFilter((text) => !Number.isNaN(Date.parse(text)) || "is not a moment"),
).annotate({ description: "A moment in GMT: 2030-01-01T00:00:00Z" });

/** A customer, as `findCustomer` finds them. */
export const Account = Schema.NonEmptyString.annotate({
	description: "The customer: e-mail address, phone number as +4915112345678, or UID",
});

/** An instrument, by code. */
export const InstrumentCode = Schema.NonEmptyString.annotate({
	description: "The code of the instrument, e.g. EURUSD",
});

export const Direction = Schema.Literals(["buy", "sell"]);

export const TraderId = Schema.Int.annotate({ description: "The user id of a trader, e.g. 1001" });

/** How long ago something happened. `momentOf` reads it. */
export const Ago = Schema.String.check(Schema.isPattern(/^\d{1,4} (minutes|hours|days)$/u)).annotate({
	description: "How long ago, as 20 minutes, 3 hours or 10 days; by default now",
});

/** Words for a customer. `textFrom` reads them. */
export const Words = Schema.String.annotate({
	description:
		"Shown to the customer as it is, or in their language if it is the key of a text of the platform, as loan.reason.tooMuch",
});

/** The decision on what a customer has asked for. The reason of a rejection is shown to the customer. */
export const Decision = Schema.Struct({
	account: Account,
	approved: Schema.Boolean,
	reason: Schema.optionalKey(Words),
});

/** Above zero, and small enough for the figures of every order. */
export const Price = wire.AmountText.check(Schema.isPattern(/^(?=.*[1-9])\d{1,9}(\.\d+)?$/u)).annotate({
	identifier: "Price",
	description: "A decimal as text, above zero",
});

/** An amount above zero. */
export const PositiveAmount = wire.AmountText.check(Schema.isPattern(/[1-9]/u));
