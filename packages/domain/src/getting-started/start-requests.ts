import { Effect } from "effect";
import { ContractTrading } from "../contract/contract-trading.port.ts";
import { Deposits } from "../deposit/deposits.port.ts";
import { MicroTrading } from "../micro/micro-trading.port.ts";
import { readIdentity } from "../verification/identity-requests.ts";
import type { StartFacts } from "./start-steps.ts";

/** What this site has, and so what has to be read. */
export interface StartQuestions {
	readonly asksIdentity: boolean;
	readonly hasContractTrading: boolean;
	readonly hasMicroTrading: boolean;
	readonly depositsCrypto: boolean;
	readonly depositsToBank: boolean;
	/** As far as the app knows its open contract orders. */
	readonly hasOpenOrders: boolean;
}

export type StartReading = Pick<StartFacts, "identity" | "hasTraded" | "hasWaitingDeposit">;

/** What is known after a further reading. A customer who has traded has traded: an answer that started earlier, or none, does not deny it. */
export const withReading = (known: StartReading | undefined, read: StartReading): StartReading =>
	known?.hasTraded ? { ...read, hasTraded: true } : read;

/**
 * Reads what the first trade with own money waits for. A part that cannot be read is not known. For a customer who has traded
 * only the orders are read, because that is the end of the way.
 */
export const readStart = (asks: StartQuestions) =>
	Effect.gen(function* () {
		const hasTraded = yield* readTraded(asks);
		if (hasTraded)
			return { identity: undefined, hasTraded, hasWaitingDeposit: undefined } satisfies StartReading;
		const { identity, hasWaitingDeposit } = yield* Effect.all(
			{
				identity: asks.asksIdentity ? known(readIdentity) : Effect.succeed(undefined),
				hasWaitingDeposit: readWaitingDeposit(asks),
			},
			{ concurrency: 2 },
		);
		return { identity, hasTraded, hasWaitingDeposit } satisfies StartReading;
	});

const known = <A, Needs>(
	reading: Effect.Effect<A, unknown, Needs>,
): Effect.Effect<A | undefined, never, Needs> => Effect.catch(reading, () => Effect.succeed(undefined));

/** One that is true decides; else all have to be known. */
const any = (answers: readonly (boolean | undefined)[]): boolean | undefined =>
	answers.includes(true) ? true : answers.includes(undefined) ? undefined : false;

const readTraded = ({ hasContractTrading, hasMicroTrading, hasOpenOrders }: StartQuestions) =>
	Effect.gen(function* () {
		if (hasOpenOrders) return true;
		const contract = yield* ContractTrading;
		const micro = yield* MicroTrading;
		const history = Effect.map(
			contract.orders({ tab: "history", page: 1, range: undefined }),
			({ orders }) => orders.length > 0,
		);
		const micros = (["in progress", "closed"] as const).map((stage) =>
			Effect.map(micro.orders({ stage, page: 1 }), ({ rows }) => rows.length > 0),
		);
		const asked = [...(hasContractTrading ? [history] : []), ...(hasMicroTrading ? micros : [])];
		return any(yield* Effect.all(asked.map(known), { concurrency: "unbounded" }));
	});

const readWaitingDeposit = ({ depositsCrypto, depositsToBank }: StartQuestions) =>
	Effect.gen(function* () {
		const { records } = yield* Deposits;
		const waits = (kind: "crypto" | "bank") =>
			known(
				Effect.map(records({ kind, page: 1 }), ({ rows }) => rows.some(({ status }) => status === "pending")),
			);
		const asked = [...(depositsCrypto ? [waits("crypto")] : []), ...(depositsToBank ? [waits("bank")] : [])];
		return any(yield* Effect.all(asked, { concurrency: 2 }));
	});
