import { Effect, Result } from "effect";
import { describe, expect, test } from "vitest";
import { lost } from "../command/command.test-support.ts";
import { reconcileTransfer, type SentTransfer } from "./reconcile-transfer.ts";
import type { TransferOrder } from "./transfer.ts";
import { Transfers } from "./transfers.port.ts";
import { memoryTransfers, moneyOf } from "./transfers.test-support.ts";

const order: TransferOrder = { amount: moneyOf("25.5"), currencyId: 7, from: 1, to: 2 };
const found = Result.succeed({ is: "confirmed", answer: { message: undefined } });
const notFound = Result.succeed({ is: "absent" });

const reconcile = (sent: SentTransfer, { layer } = memoryTransfers()) =>
	Effect.runPromise(Effect.result(Effect.provide(reconcileTransfer(sent), layer)));
const transferring = (sent: TransferOrder, { layer }: ReturnType<typeof memoryTransfers>) =>
	Effect.runPromise(
		Effect.result(
			Effect.provide(
				Effect.flatMap(Transfers, ({ transfer }) => transfer(sent)),
				layer,
			),
		),
	);

describe("Spec 2 §7: a transfer whose answer was lost", () => {
	test("is found if the money was moved", async () => {
		const memory = memoryTransfers(() => Effect.fail(lost));
		expect(await transferring(order, memory)).toEqual(Result.fail(lost));
		expect(await reconcile({ order, knownRecords: [] }, memory)).toEqual(found);
	});

	test("is not found if nothing was moved", async () => {
		expect(await reconcile({ order, knownRecords: [] })).toEqual(notFound);
	});

	test("is not confused with an equal older one", async () => {
		const memory = memoryTransfers();
		await transferring(order, memory);
		expect(await reconcile({ order, knownRecords: [...memory.log] }, memory)).toEqual(notFound);
	});

	test("is found beside an equal older one, even in the same second", async () => {
		const memory = memoryTransfers();
		await transferring(order, memory);
		const knownRecords = [...memory.log];
		await transferring(order, memory);
		expect(await reconcile({ order, knownRecords }, memory)).toEqual(found);
	});

	test.each<[string, Partial<TransferOrder>]>([
		["another amount", { amount: moneyOf("25") }],
		["another source account", { from: 3 }],
		["another target account", { to: 3 }],
	])("is not confused with a newer one with %s", async (_, other) => {
		const memory = memoryTransfers();
		await transferring(order, memory);
		expect(await reconcile({ order: { ...order, ...other }, knownRecords: [] }, memory)).toEqual(notFound);
	});

	test("has an unknown result if the log was not read before", async () => {
		expect(await reconcile({ order, knownRecords: undefined })).toEqual(Result.succeed({ is: "unknown" }));
	});
});
