import { Effect, Layer, Result } from "effect";
import { describe, expect, test } from "vitest";
import { lost, offline } from "../../command/command.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { WithdrawalKind, WithdrawalOrder } from "../withdrawal.ts";
import { Withdrawals } from "../withdrawals.port.ts";
import { exampleOrder, exampleSent, memoryWithdrawals, moneyOf } from "../withdrawals.test-support.ts";
import { readNewestWithdrawals } from "./read-newest-withdrawals.ts";
import { readWithdrawalNumber, reconcileWithdrawal, type SentWithdrawal } from "./reconcile-withdrawal.ts";

const address = "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf";
const order: WithdrawalOrder = { ...exampleOrder, amount: moneyOf("25.50") };
const sent: SentWithdrawal = { ...exampleSent, order };
const found = Result.succeed({ is: "confirmed", answer: { message: undefined } });
const notFound = Result.succeed({ is: "absent" });
const unresolved = Result.succeed({ is: "unknown" });

type Memory = ReturnType<typeof memoryWithdrawals>;
const reconcile = (wanted: SentWithdrawal, { layer }: Memory) =>
	Effect.runPromise(Effect.result(Effect.provide(reconcileWithdrawal(wanted), layer)));
const withdrawing = (wanted: WithdrawalOrder, { layer }: Memory, payPassword?: string) =>
	Effect.runPromise(
		Effect.result(
			Effect.provide(
				Effect.flatMap(Withdrawals, ({ withdraw }) => withdraw(wanted, payPassword)),
				layer,
			),
		),
	);

describe("Spec 2 §7: a withdrawal whose answer was lost", () => {
	test("is found if it was carried out, to a bound way and to a typed address", async () => {
		const memory = memoryWithdrawals({ replaceAnswer: () => Effect.fail(lost) });
		expect(await withdrawing(order, memory)).toEqual(Result.fail(lost));
		expect(await reconcile({ ...sent, order: { ...order, amount: moneyOf("25.5") } }, memory)).toEqual(found);
		const knownRecords = memory.records();
		const typed: WithdrawalOrder = { ...order, target: { is: "address", address: "TQn9Y2khEsLJW1Ch" } };
		await withdrawing(typed, memory);
		expect(
			await reconcile({ ...sent, order: typed, target: "TQn9Y2khEsLJW1Ch", knownRecords }, memory),
		).toEqual(found);
	});

	test("is found in the list of its own kind", async () => {
		const memory = memoryWithdrawals();
		const bank: WithdrawalOrder = {
			...order,
			kind: "bank",
			currencyId: 21,
			target: { is: "way", wayId: 103 },
		};
		await withdrawing(bank, memory);
		const sentToBank = { ...sent, order: bank, currencyCode: "EUR", target: "0012345678" };
		expect(await reconcile(sentToBank, memory)).toEqual(found);
		expect(await reconcile({ ...sentToBank, order }, memory)).toEqual(notFound);
	});

	test("is not found if nothing was carried out", async () => {
		const memory = memoryWithdrawals({ payPassword: "secret" });
		await withdrawing(order, memory, "wrong");
		expect(await reconcile(sent, memory)).toEqual(notFound);
	});

	test("its number is that of the one new record like it", async () => {
		const memory = memoryWithdrawals();
		const numberOf = (wanted: SentWithdrawal) =>
			Effect.runPromise(Effect.provide(readWithdrawalNumber(wanted), memory.layer));
		expect(await numberOf(sent)).toBeUndefined();
		await withdrawing(order, memory);
		expect(await numberOf(sent)).toBe(memory.records()[0]?.businessId);
		expect(await numberOf({ ...sent, target: "another address" })).toBeUndefined();
		expect(await numberOf({ ...sent, knownRecords: memory.records() })).toBeUndefined();
	});

	test("is not confused with an equal older one", async () => {
		const memory = memoryWithdrawals();
		await withdrawing(order, memory);
		expect(await reconcile({ ...sent, knownRecords: memory.records() }, memory)).toEqual(notFound);
	});

	test("is found beside an equal older one, even in the same second", async () => {
		const memory = memoryWithdrawals();
		await withdrawing(order, memory);
		const knownRecords = memory.records();
		await withdrawing(order, memory);
		expect(await reconcile({ ...sent, knownRecords }, memory)).toEqual(found);
	});

	test.each<[string, Partial<SentWithdrawal>]>([
		["another amount", { order: { ...order, amount: moneyOf("25") } }],
		["another currency", { currencyCode: "BTC" }],
	])("is not confused with a newer one of %s", async (_, other) => {
		const memory = memoryWithdrawals();
		await withdrawing(order, memory);
		expect(await reconcile({ ...sent, ...other }, memory)).toEqual(notFound);
	});

	test("has an unknown result if a newer one with the same amount shows another target", async () => {
		const memory = memoryWithdrawals();
		await withdrawing(order, memory);
		expect(await reconcile({ ...sent, target: address.toLowerCase() }, memory)).toEqual(unresolved);
		expect(
			await reconcile({ ...sent, target: address.toLowerCase(), knownRecords: memory.records() }, memory),
		).toEqual(notFound);
	});

	test("has an unknown result if the list was not read before", async () => {
		const memory = memoryWithdrawals();
		await withdrawing(order, memory);
		expect(await reconcile({ ...sent, knownRecords: undefined }, memory)).toEqual(unresolved);
	});

	test("has an unknown result if there are more new records than one page shows, and is found on the page", async () => {
		const memory = memoryWithdrawals();
		const other = { ...order, amount: moneyOf("7") };
		await withdrawing(other, memory);
		for (let count = 0; count < 20; count++) await withdrawing(other, memory);
		const knownRecords = memory.records().slice(0, 1);
		expect(await reconcile(sent, memory)).toEqual(unresolved);
		expect(await reconcile({ ...sent, knownRecords }, memory)).toEqual(notFound);
		await withdrawing(order, memory);
		expect(await reconcile(sent, memory)).toEqual(found);
	});

	test("stays unresolved if the list cannot be read", async () => {
		const layer = Layer.mock(Withdrawals, { records: () => Effect.fail(offline) });
		const result = await Effect.runPromise(Effect.result(Effect.provide(reconcileWithdrawal(sent), layer)));
		expect(result).toEqual(Result.fail(offline));
	});
});

test("A-57: what is known before a withdrawal is the newest page of its kind", async () => {
	const memory = memoryWithdrawals();
	const readOf = (kind: WithdrawalKind) =>
		Effect.runPromise(Effect.provide(readNewestWithdrawals(kind), memory.layer));
	await withdrawing(order, memory);
	expect([await readOf("crypto"), await readOf("bank")]).toEqual([memory.records(), []]);
});

describe("The in-memory platform", () => {
	const outcome = async (wanted: WithdrawalOrder, memory: Memory, password?: string) => {
		const result = await withdrawing(wanted, memory, password);
		return [
			Result.isSuccess(result) ? result.success.message : result.failure.message,
			plain(memory.free()),
			memory.records().length,
		];
	};

	test("debits the amount and lists what it paid out", async () => {
		const memory = memoryWithdrawals();
		expect(await outcome(order, memory)).toEqual(["Withdrawal submitted", "974.5", 1]);
		expect(plain(memory.records())).toEqual([
			{
				kind: "crypto",
				amount: "25.5",
				received: "20.5",
				currencyCode: "USDT",
				fee: "5",
				statusText: "Waiting for review",
				isRejected: false,
				createdAt: "2026-01-05 10:00:00",
				target: address,
				businessId: undefined,
				notes: "rent",
			},
		]);
	});

	test.each<[string, Partial<WithdrawalOrder>]>([
		["Not enough money", { amount: moneyOf("1000.01") }],
		["No such way", { target: { is: "way", wayId: 103 } }],
		["No such way", { currencyId: 12 }],
		["No such way", { currencyId: 99 }],
	])("answers %s and pays out nothing of %j", async (message, other) => {
		expect(await outcome({ ...order, ...other }, memoryWithdrawals())).toEqual([message, "1000", 0]);
	});

	test("requires its pay password", async () => {
		const memory = memoryWithdrawals({ payPassword: "secret" });
		expect(await outcome(order, memory, "wrong")).toEqual(["Wrong pay password", "1000", 0]);
		expect(await outcome(order, memory, "secret")).toEqual(["Withdrawal submitted", "974.5", 1]);
	});
});
