import { Result } from "effect";
import { fromPromise, type PromiseActorLogic } from "xstate";
import type { Balance } from "../account/balance.ts";
import { euroDollar, moneyOf, noon, priceOf, quoteOf } from "../contract/contract.test-support.ts";
import { decimal, rate } from "../money/decimal.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { DeviceMoment } from "../time/device-moment.ts";
import type { MicroOption, MicroSettings } from "./micro-settings.ts";
import { type MicroOrder, microOrderId } from "./order/micro-order.ts";
import type { MicroForm } from "./ticket/micro-form.ts";
import type { MicroFacts } from "./ticket/micro-summary.ts";

const rateOf = (literal: string) => rate(decimal(literal));

export const halfMinute: MicroOption = {
	id: 1,
	seconds: 30,
	profitRatio: rateOf("0.85"),
	limitAmount: moneyOf("10"),
};
export const minute: MicroOption = {
	id: 2,
	seconds: 60,
	profitRatio: rateOf("0.9"),
	limitAmount: moneyOf("50"),
};
export const settings: MicroSettings = {
	options: [halfMinute, minute],
	amounts: [moneyOf("20"), moneyOf("100.5"), moneyOf("500")],
};

export const balances: readonly Balance[] = [
	{ accountId: 1, kind: "forex", free: moneyOf("1000"), locked: moneyOf("0") },
	{ accountId: 2, kind: "micro", free: moneyOf("400"), locked: moneyOf("50") },
];

/** The form with the first items of the settings. */
export const untouched: MicroForm = { option: 1, amount: "20" };

/** Facts with which both directions can be pressed. */
export const fineFacts: MicroFacts = {
	instrument: euroDollar,
	settings,
	language: "en",
	isSignedIn: true,
	awaitsSession: false,
	balances,
	hasOnlyOneAccount: false,
	lossLevel: 0,
	quote: quoteOf("1.08402"),
	isQuoteOld: false,
	freshness: { is: "live", since: noon },
	asksToConfirm: false,
	lastOrderId: microOrderId(600),
};

export const atNoon: DeviceMoment = { wall: noon, elapsed: 5000 };

export const runningOrder: MicroOrder = {
	id: microOrderId(601),
	instrument: euroDollar.id,
	symbol: "EUR/USD",
	direction: "up",
	amount: moneyOf("20"),
	seconds: 30,
	remaining: 30_000,
	measuredAt: atNoon,
	openPrice: priceOf("1.08402"),
	endPrice: undefined,
	profitRatio: rateOf("0.85"),
	profit: undefined,
	stage: "in progress",
	createdAt: "2026-01-01 00:00:00",
	completedAt: undefined,
};

export const wonOrder: MicroOrder = {
	...runningOrder,
	remaining: 0,
	endPrice: priceOf("1.0845"),
	profit: moneyOf("17"),
	stage: "closed",
	completedAt: "2026-01-01 00:00:30",
};

/** A request that is answered at once. */
export const answeredAtOnce = <Answer>(
	answer: Answer,
): PromiseActorLogic<Result.Result<Answer, QueryError>> => ({
	...fromPromise<Result.Result<Answer, QueryError>>(() => Promise.resolve(Result.succeed(answer))),
	getInitialSnapshot: (_, input) => ({
		status: "done",
		output: Result.succeed(answer),
		error: undefined,
		input,
	}),
});
