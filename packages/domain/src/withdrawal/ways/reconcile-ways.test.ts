import { Effect, Layer, Result } from "effect";
import { describe, expect, test } from "vitest";
import { lost, offline } from "../../command/command.test-support.ts";
import { Withdrawals } from "../withdrawals.port.ts";
import {
	bankWay,
	currencies,
	memoryWithdrawals,
	miaAtBank,
	secondTetherWay,
	tetherWay,
} from "../withdrawals.test-support.ts";
import { type NewWay, noBankDetails } from "./bound-way.ts";
import { readBinding } from "./read-binding.ts";
import { reconcileBinding } from "./reconcile-binding.ts";
import { reconcileRemoval } from "./reconcile-removal.ts";

const found = Result.succeed({ is: "confirmed", answer: { message: undefined } });
const notFound = Result.succeed({ is: "absent" });
const unresolved = Result.succeed({ is: "unknown" });

type Memory = ReturnType<typeof memoryWithdrawals>;
const running = <A, E>(effect: Effect.Effect<A, E, Withdrawals>, { layer }: Pick<Memory, "layer">) =>
	Effect.runPromise(Effect.result(Effect.provide(effect, layer)));
const binding = (way: NewWay, memory: Memory) =>
	running(
		Effect.flatMap(Withdrawals, ({ bind }) => bind(way)),
		memory,
	);
const removing = (wayId: number, memory: Memory) =>
	running(
		Effect.flatMap(Withdrawals, ({ remove }) => remove(wayId)),
		memory,
	);
const unreadable = { layer: Layer.mock(Withdrawals, { ways: () => Effect.fail(offline) }) };

const address: NewWay = { kind: "crypto", currencyId: 11, address: "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE" };
const account: NewWay = { kind: "bank", currencyId: 21, details: { ...miaAtBank, account: "99" } };

describe("Spec 2 §7: a binding whose answer was lost", () => {
	test.each([address, account])("is found if it was carried out: %j", async (way) => {
		const memory = memoryWithdrawals({ replaceAnswer: () => Effect.fail(lost) });
		expect(await binding(way, memory)).toEqual(Result.fail(lost));
		expect(await running(reconcileBinding({ way, lastWayId: 103 }), memory)).toEqual(found);
	});

	test.each([address, account])("is not found if nothing was bound: %j", async (way) => {
		expect(await running(reconcileBinding({ way, lastWayId: 103 }), memoryWithdrawals())).toEqual(notFound);
	});

	test("is not confused with an equal older one", async () => {
		const way: NewWay = {
			kind: "crypto",
			currencyId: 11,
			address: tetherWay.kind === "crypto" ? tetherWay.address : "",
		};
		expect(await running(reconcileBinding({ way, lastWayId: 103 }), memoryWithdrawals())).toEqual(notFound);
	});

	test("is not confused with one of another currency", async () => {
		const memory = memoryWithdrawals();
		await binding({ ...address, currencyId: 12 }, memory);
		expect(await running(reconcileBinding({ way: address, lastWayId: 103 }), memory)).toEqual(notFound);
	});

	test.each<[NewWay, NewWay]>([
		[address, { ...address, address: "tqn9y2khesljw1chvwfmsmerdow5kcblse" }],
		[account, { ...account, details: { ...miaAtBank, account: "99", branch: "Main Street" } }],
		[account, { ...account, details: { ...noBankDetails, account: "99" } }],
	])("has an unknown result if a newer one is not identical: %j", async (way, other) => {
		const memory = memoryWithdrawals();
		await binding(other, memory);
		expect(await running(reconcileBinding({ way, lastWayId: 103 }), memory)).toEqual(unresolved);
	});

	test("has an unknown result if the ways were not read before", async () => {
		const memory = memoryWithdrawals();
		await binding(address, memory);
		expect(await running(reconcileBinding({ way: address, lastWayId: undefined }), memory)).toEqual(
			unresolved,
		);
	});

	test("has an unknown result if the platform lists the way under the other kind", async () => {
		const layer = Layer.mock(Withdrawals, { ways: () => Effect.succeed([bankWay, tetherWay]) });
		expect(await running(reconcileBinding({ way: address, lastWayId: 0 }), { layer })).toEqual(unresolved);
		expect(await running(reconcileBinding({ way: account, lastWayId: 0 }), { layer })).toEqual(unresolved);
	});

	test("stays unresolved if the list cannot be read", async () => {
		expect(await running(reconcileBinding({ way: address, lastWayId: 0 }), unreadable)).toEqual(
			Result.fail(offline),
		);
	});
});

describe("Spec 2 §4: a removal whose answer was lost", () => {
	test("is found if the way is no longer listed", async () => {
		const memory = memoryWithdrawals({ replaceAnswer: () => Effect.fail(lost) });
		expect(await removing(101, memory)).toEqual(Result.fail(lost));
		expect(await running(reconcileRemoval({ kind: "crypto", wayId: 101 }), memory)).toEqual(found);
		expect(memory.ways()).toEqual([secondTetherWay, bankWay]);
	});

	test("is not found while the way is listed", async () => {
		const memory = memoryWithdrawals();
		expect(await running(reconcileRemoval({ kind: "crypto", wayId: 101 }), memory)).toEqual(notFound);
		expect(await running(reconcileRemoval({ kind: "bank", wayId: 103 }), memory)).toEqual(notFound);
	});

	test("stays unresolved if the list cannot be read", async () => {
		expect(await running(reconcileRemoval({ kind: "crypto", wayId: 101 }), unreadable)).toEqual(
			Result.fail(offline),
		);
	});
});

describe("Spec 2 §7: before a way is bound", () => {
	test("the currencies of the kind are read, and the newest of its ways", async () => {
		const memory = memoryWithdrawals();
		expect(await running(readBinding("crypto"), memory)).toEqual(
			Result.succeed({ currencies: currencies.crypto, lastWayId: 102 }),
		);
		expect(await running(readBinding("bank"), memory)).toEqual(
			Result.succeed({ currencies: currencies.bank, lastWayId: 103 }),
		);
	});

	test("the newest id of no ways is 0", async () => {
		const memory = memoryWithdrawals();
		await removing(103, memory);
		expect(await running(readBinding("bank"), memory)).toEqual(
			Result.succeed({ currencies: currencies.bank, lastWayId: 0 }),
		);
	});
});

describe("The in-memory platform", () => {
	test("lists a new way first, with its currency and kind", async () => {
		const memory = memoryWithdrawals();
		await binding(address, memory);
		const listed = (query: { kind: "crypto" | "bank"; currencyId: number | undefined }) =>
			running(
				Effect.flatMap(Withdrawals, ({ ways }) => ways(query)),
				memory,
			);
		const bound = {
			kind: "crypto",
			id: 104,
			currencyCode: "USDT",
			protocol: "TRC20",
			address: address.kind === "crypto" && address.address,
		};
		expect(await listed({ kind: "crypto", currencyId: 11 })).toEqual(
			Result.succeed([bound, tetherWay, secondTetherWay]),
		);
		expect(await listed({ kind: "crypto", currencyId: 12 })).toEqual(Result.succeed([]));
		expect(await listed({ kind: "bank", currencyId: undefined })).toEqual(Result.succeed([bankWay]));
	});

	test("removes nothing twice and binds nothing for an unknown currency", async () => {
		const memory = memoryWithdrawals();
		await removing(101, memory);
		const messages = [await removing(101, memory), await binding({ ...address, currencyId: 99 }, memory)].map(
			(result) => (Result.isFailure(result) ? result.failure.message : "done"),
		);
		expect([messages, memory.ways().length]).toEqual([["No such way", "No such currency"], 2]);
	});
});
