import { Effect, Layer } from "effect";
import { describe, expect, test } from "vitest";
import { offline } from "../command/command.test-support.ts";
import { holdingOrder } from "../contract/contract.test-support.ts";
import { listedTrading } from "../contract/listed-trading.test-support.ts";
import { Deposits } from "../deposit/deposits.port.ts";
import { memoryDeposits, moneyOf, proof, tron } from "../deposit/deposits.test-support.ts";
import { memoryMicroTrading } from "../micro/micro-trading.test-support.ts";
import type { QueryError } from "../request/request.errors.ts";
import { memoryVerifications, mia, sessionsOf } from "../verification/verifications.test-support.ts";
import { readStart, type StartQuestions, withReading } from "./start-requests.ts";

const everything: StartQuestions = {
	asksIdentity: true,
	hasContractTrading: true,
	hasMicroTrading: true,
	depositsCrypto: true,
	depositsToBank: true,
	hasOpenOrders: false,
};

const platform = (history: readonly (readonly (typeof holdingOrder)[])[] = [], failure?: QueryError) => {
	const contracts = listedTrading({ history }, failure);
	const micros = memoryMicroTrading();
	const deposits = memoryDeposits();
	const world = Layer.mergeAll(
		contracts.trading,
		micros.layer,
		deposits.layer,
		memoryVerifications().layer,
		sessionsOf(Effect.succeed(mia)),
	);
	const run = <A, E>(effect: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
		Effect.runPromise(Effect.provide(effect, world));
	return { run, requests: () => [...contracts.requests, ...micros.requests] };
};

describe("A-580: what the first trade waits for is read from the platform", () => {
	test("a new customer has placed no order, paid nothing in and submitted nothing", async () => {
		const { run, requests } = platform();
		expect(await run(readStart(everything))).toEqual({
			identity: { certification: "uncertified", review: "none" },
			hasTraded: false,
			hasWaitingDeposit: false,
		});
		expect(requests()).toEqual(["history 1", "in progress 1", "closed 1"]);
	});

	test("who has traded is asked for nothing else, and open orders need no reading", async () => {
		const traded = { identity: undefined, hasTraded: true, hasWaitingDeposit: undefined };
		const closed = platform([[holdingOrder]]);
		expect(await closed.run(readStart(everything))).toEqual(traded);
		const open = platform();
		expect(await open.run(readStart({ ...everything, hasOpenOrders: true }))).toEqual(traded);
		expect(open.requests()).toEqual([]);
	});

	test("a deposit that waits for the platform is found in its records", async () => {
		const { run } = platform();
		await run(
			Deposits.use(({ submitCrypto }) =>
				submitCrypto({ channelId: 1, address: tron.address, amount: moneyOf("20"), proof }),
			),
		);
		expect((await run(readStart(everything))).hasWaitingDeposit).toBe(true);
		expect((await run(readStart({ ...everything, depositsCrypto: false }))).hasWaitingDeposit).toBe(false);
	});

	test("orders that cannot be read are not known, whatever the other list says", async () => {
		const { run } = platform([], offline);
		expect((await run(readStart(everything))).hasTraded).toBeUndefined();
	});

	test("a site without micro orders and without a name check is asked for neither", async () => {
		const { run, requests } = platform();
		expect(await run(readStart({ ...everything, asksIdentity: false, hasMicroTrading: false }))).toEqual({
			identity: undefined,
			hasTraded: false,
			hasWaitingDeposit: false,
		});
		expect(requests()).toEqual(["history 1"]);
	});

	test("an answer that started before the first order, or none, does not deny a trade that is known", () => {
		const traded = { identity: undefined, hasTraded: true, hasWaitingDeposit: undefined };
		const earlier = { identity: undefined, hasTraded: false, hasWaitingDeposit: true };
		expect(withReading(undefined, earlier)).toEqual(earlier);
		expect(withReading(earlier, traded)).toEqual(traded);
		expect(withReading(traded, earlier)).toEqual({ ...earlier, hasTraded: true });
		expect(withReading(traded, { ...earlier, hasTraded: undefined }).hasTraded).toBe(true);
	});
});
