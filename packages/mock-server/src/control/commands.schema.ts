import { calls, wire } from "@tradewind/contracts";
import { Schema } from "effect";
import { submissionKinds } from "../verification/reviews.ts";

const Milliseconds = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 366 * 86_400_000 }));
const Times = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 }));

export const Reset = Schema.Struct({
	seed: Schema.optionalKey(Schema.NonEmptyString),
	scenario: Schema.optionalKey(Schema.NonEmptyString),
});

export const Advance = Schema.Struct({ advanceMs: Milliseconds });

/** Fields of the site configuration, or `status` and `loss_url` of the company. */
export const Flags = Schema.Record(Schema.String, Schema.String);

/** Above zero, and small enough for the figures of every order. */
const Price = wire.AmountText.check(Schema.isPattern(/^(?=.*[1-9])\d{1,9}(\.\d+)?$/u));
const Ratio = wire.AmountText.check(Schema.isPattern(/^\d{1,2}(\.\d+)?$/u));

export const PinPrice = Schema.Struct({ code: Schema.NonEmptyString, price: Price });

export const OpenMarket = Schema.Struct({
	code: Schema.NonEmptyString,
	open: Schema.Boolean,
	/** When a market that this closes opens again; not planned without it. */
	reopensInMs: Schema.optionalKey(Milliseconds),
});

/** The profit ratio of the micro option of these seconds, for new orders. */
export const SetProfitRatio = Schema.Struct({ seconds: Schema.Int, profitRatio: Ratio });

export const OpenSession = Schema.Struct({ account: Schema.NonEmptyString });

/** A code that counts as sent to an e-mail address or a phone. */
export const AddCode = Schema.Struct({
	to: Schema.NonEmptyString,
	type: Schema.Literals(["1", "2"]),
	code: Schema.NonEmptyString,
});

export const SendMessage = Schema.Struct({
	account: Schema.NonEmptyString,
	title: Schema.NonEmptyString,
	/** HTML. */
	content: Schema.String,
});

export const AnswerChat = Schema.Struct({ text: Schema.NonEmptyString });

export const ExpireSessions = Schema.Struct({
	all: Schema.optionalKey(Schema.Literal(true)),
	token: Schema.optionalKey(Schema.NonEmptyString),
});

/** An order of a leader at market, for the default multiple of the instrument. */
export const TradeAsLeader = Schema.Struct({
	traderId: Schema.Int,
	code: Schema.NonEmptyString,
	direction: Schema.Literals(["buy", "sell"]),
	quantity: wire.AmountText,
});

export const CloseAsLeader = Schema.Struct({ traderId: Schema.Int });

/** The waiting application of a customer to become a trader. */
export const DecideApplication = Schema.Struct({ account: Schema.NonEmptyString, approved: Schema.Boolean });

/** The newest undecided deposit of a customer, or one with an id. `remark` is shown to the customer. */
export const DecideDeposit = Schema.Struct({
	account: Schema.NonEmptyString,
	depositId: Schema.optionalKey(Schema.Int),
	/** `match`: an account is found. `expire`: the deposit becomes invalid. */
	decision: Schema.Literals(["match", "approve", "reject", "expire"]),
	remark: Schema.optionalKey(Schema.String),
});

/** The oldest waiting withdrawal of a customer. A rejection has a reason, which the customer reads. */
export const DecideWithdrawal = Schema.Struct({
	account: Schema.NonEmptyString,
	approved: Schema.Boolean,
	reason: Schema.optionalKey(Schema.String),
});

/** The waiting loan application, loan or repayment of a customer. The reason of a rejection is shown to the customer. */
export const DecideLoan = Schema.Struct({
	account: Schema.NonEmptyString,
	approved: Schema.Boolean,
	reason: Schema.optionalKey(Schema.String),
});

/** Whether unpaid loans block withdrawals and transfers. */
export const LoanBlock = Schema.Struct({ on: Schema.Boolean });

/** A waiting review of an identity. `reason` is one of the named reasons of a rejection, or a text for the customer. */
export const DecideReview = Schema.Struct({
	account: Schema.NonEmptyString,
	kind: Schema.Literals(submissionKinds),
	approved: Schema.Boolean,
	reason: Schema.optionalKey(Schema.NonEmptyString),
});

/** The redemption of a customer's subscription that waits for its check. */
export const RefundFund = Schema.Struct({ subscriptionId: Schema.Int });

const HttpFault = Schema.Struct({
	/** Checked, because a fault that matches no call would go unnoticed. */
	match: Schema.Literals(["*", ...calls.flatMap(({ id, path }) => [id, path])]),
	delayMs: Schema.optionalKey(Milliseconds),
	status: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 200, maximum: 599 }))),
	code: Schema.optionalKey(Schema.Int),
	msg: Schema.optionalKey(Schema.String),
	executes: Schema.optionalKey(Schema.Boolean),
	drop: Schema.optionalKey(Schema.Literals(["before", "after executing"])),
	times: Schema.optionalKey(Times),
});

const SocketFault = Schema.Struct({
	kind: Schema.Literals(["drop", "silence", "half-open", "delay", "duplicate", "reorder", "malformed"]),
	ms: Schema.optionalKey(Milliseconds),
	times: Schema.optionalKey(Times),
});

export const Faults = Schema.Struct({
	http: Schema.optionalKey(Schema.Array(HttpFault)),
	socket: Schema.optionalKey(Schema.Array(SocketFault)),
});

const Count = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 }));
/** A minute must hold a whole number of quotes of whole milliseconds. */
const PerSecond = Schema.Literals([1, 2, 4, 5, 10, 20, 25, 50]);

export const Load = Schema.Struct({
	instruments: Count,
	ticksPerSecond: PerSecond,
	/** Orders of a customer in these instruments; each is pushed on its own, so many times a second. */
	orders: Schema.optionalKey(
		Schema.Struct({ account: Schema.NonEmptyString, count: Count, pushesPerSecond: PerSecond }),
	),
});
