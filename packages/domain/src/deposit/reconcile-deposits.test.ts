import { Effect, Result } from "effect";
import { describe, expect, test } from "vitest";
import type { CommandDone, CommandReply, ReconcileResult } from "../command/command.ts";
import { AnswerLost, type CommandError, type QueryError } from "../request/request.errors.ts";
import type { BankDepositCommand } from "./bank/bank-deposit-command.ts";
import { reconcileBankDeposit } from "./bank/reconcile-bank-deposit.ts";
import { readBankDepositNumber, reconcileNewBankDeposit } from "./bank/reconcile-new-bank-deposit.ts";
import { readCryptoDepositNumber, reconcileCryptoDeposit } from "./crypto/reconcile-crypto-deposit.ts";
import { Deposits } from "./deposits.port.ts";
import { bank, euros, memoryDeposits, moneyOf, proof, tron } from "./deposits.test-support.ts";
import type { DepositRecord } from "./record/deposit-record.ts";

const found: ReconcileResult<CommandReply> = { is: "confirmed", answer: { message: undefined } };
const notFound: ReconcileResult<CommandReply> = { is: "absent" };
const unresolved: ReconcileResult<CommandReply> = { is: "unknown" };
const lost = new AnswerLost({ reason: "no answer" });

/** A platform that carries commands out and loses its answers. */
const startWithLostAnswers = () => {
	const memory = memoryDeposits(() => Effect.fail(lost));
	const run = <A, E>(effect: Effect.Effect<A, E, Deposits>) =>
		Effect.runPromise(Effect.result(Effect.provide(effect, memory.layer)));
	return {
		...memory,
		command: (ask: (deposits: Deposits["Service"]) => Effect.Effect<CommandDone, CommandError>) =>
			run(Deposits.use(ask)),
		runNumber: async (effect: Effect.Effect<string | undefined, QueryError, Deposits>) =>
			Result.getOrThrow(await run(effect)),
		runReconcile: async (effect: Effect.Effect<ReconcileResult<CommandReply>, QueryError, Deposits>) =>
			Result.getOrThrow(await run(effect)),
	};
};

describe("Spec 2 §7: a crypto deposit whose answer was lost", () => {
	const order = { channelId: 1, address: tron.address, amount: moneyOf("20"), proof };
	const sent = { order, currency: "USDT", lastRecordId: 0 };

	test("is found when it was carried out, also with its amount written differently", async () => {
		const { command, runReconcile } = startWithLostAnswers();
		expect(await command(({ submitCrypto }) => submitCrypto(order))).toEqual(Result.fail(lost));
		expect(await runReconcile(reconcileCryptoDeposit(sent))).toEqual(found);
		expect(
			await runReconcile(reconcileCryptoDeposit({ ...sent, order: { ...order, amount: moneyOf("20.00") } })),
		).toEqual(found);
	});

	test.each([
		["nothing was recorded", undefined, sent],
		["an equal deposit is older", order, { ...sent, lastRecordId: 1 }],
		["another amount was deposited", { ...order, amount: moneyOf("20.01") }, sent],
		["another currency was deposited", { ...order, channelId: 2 }, sent],
	])("is not found when %s", async (_, other, one) => {
		const { command, runReconcile } = startWithLostAnswers();
		if (other) await command(({ submitCrypto }) => submitCrypto(other));
		expect(await runReconcile(reconcileCryptoDeposit(one))).toEqual(notFound);
	});

	test("is not confused with a bank deposit of the same amount", async () => {
		const { command, runReconcile } = startWithLostAnswers();
		await command(({ submitBankDeposit }) => submitBankDeposit({ optionId: 1, amount: order.amount, proof }));
		expect(await runReconcile(reconcileCryptoDeposit({ ...sent, currency: "USD" }))).toEqual(notFound);
	});

	test("its number is the id of the one new record like it", async () => {
		const { command, runNumber } = startWithLostAnswers();
		await command(({ submitCrypto }) => submitCrypto(order));
		expect(await runNumber(readCryptoDepositNumber(sent))).toBe("1");
		expect(await runNumber(readCryptoDepositNumber({ ...sent, currency: "USD" }))).toBeUndefined();
		await command(({ submitCrypto }) => submitCrypto(order));
		expect(await runNumber(readCryptoDepositNumber(sent))).toBeUndefined();
		expect(await runNumber(readCryptoDepositNumber({ ...sent, lastRecordId: 1 }))).toBe("2");
	});

	test("has an unknown result without the newest record from before", async () => {
		const { runReconcile } = startWithLostAnswers();
		expect(await runReconcile(reconcileCryptoDeposit({ ...sent, lastRecordId: undefined }))).toEqual(
			unresolved,
		);
	});
});

describe("Spec 2 §7: a new bank deposit whose answer was lost", () => {
	const order = { optionId: euros.id, amount: moneyOf("100") };
	const create: BankDepositCommand = { is: "create", order };

	test("its number is the id of the one new record of its amount", async () => {
		const { command, runNumber } = startWithLostAnswers();
		await command(({ createBankDeposit }) => createBankDeposit(order));
		expect(await runNumber(readBankDepositNumber({ order, lastRecordId: 0 }))).toBe("1");
		expect(await runNumber(readBankDepositNumber({ order, lastRecordId: 1 }))).toBeUndefined();
	});

	test("is found when it was carried out", async () => {
		const { command, runReconcile } = startWithLostAnswers();
		await command(({ createBankDeposit }) => createBankDeposit(order));
		expect(await runReconcile(reconcileBankDeposit({ command: create, lastRecordId: 0 }))).toEqual(found);
		expect(await runReconcile(reconcileNewBankDeposit({ order, lastRecordId: 0 }))).toEqual(found);
	});

	test("is found when the customer chose the bank", async () => {
		const { command, runReconcile } = startWithLostAnswers();
		await command(({ submitBankDeposit }) => submitBankDeposit({ ...order, proof }));
		expect(await runReconcile(reconcileNewBankDeposit({ order, lastRecordId: 0 }))).toEqual(found);
	});

	test.each([
		["nothing was recorded", undefined, 0],
		["an equal deposit is older", order, 1],
		["another amount was created", { ...order, amount: moneyOf("99") }, 0],
	])("is not found when %s", async (_, other, lastRecordId) => {
		const { command, runReconcile } = startWithLostAnswers();
		if (other) await command(({ createBankDeposit }) => createBankDeposit(other));
		expect(await runReconcile(reconcileBankDeposit({ command: create, lastRecordId }))).toEqual(notFound);
	});

	test("is not found when it was refused: the platform recorded nothing", async () => {
		const { command, runReconcile, kept } = startWithLostAnswers();
		await command(({ createBankDeposit }) => createBankDeposit({ optionId: 1, amount: moneyOf("9") }));
		expect([await runReconcile(reconcileBankDeposit({ command: create, lastRecordId: 0 })), kept()]).toEqual([
			notFound,
			[],
		]);
	});
});

describe("Spec 2 §4: a cancellation or a proof whose answer was lost", () => {
	const startWithDeposit = async (change: Partial<DepositRecord> = {}) => {
		const platform = startWithLostAnswers();
		await platform.command(({ createBankDeposit }) =>
			createBankDeposit({ optionId: euros.id, amount: moneyOf("100") }),
		);
		platform.change(1, change);
		return platform;
	};
	const cancel = reconcileBankDeposit({ command: { is: "cancel", depositId: 1 }, lastRecordId: 0 });
	const upload = reconcileBankDeposit({
		command: { is: "upload proof", depositId: 1, proof },
		lastRecordId: 0,
	});

	test("a cancellation that was carried out is found", async () => {
		const platform = await startWithDeposit();
		await platform.command((deposits) => deposits.cancel(1));
		expect(await platform.runReconcile(cancel)).toEqual(found);
	});

	test("a proof that was carried out is found", async () => {
		const platform = await startWithDeposit({ bank });
		await platform.command(({ uploadProof }) => uploadProof({ depositId: 1, proof }));
		expect(await platform.runReconcile(upload)).toEqual(found);
	});

	test.each([
		["a deposit that still waits was not cancelled", {}, cancel, notFound],
		["a deposit that was matched instead was not cancelled", { bank }, cancel, notFound],
		["a deposit that has a proof was not cancelled", { bank, proof }, cancel, notFound],
		["an invalid deposit was cancelled", { status: "invalid" as const }, cancel, found],
		["a finished deposit was not cancelled", { status: "finished" as const }, cancel, notFound],
		["a rejected deposit has an unknown result", { status: "rejected" as const }, cancel, unresolved],
		["a matched deposit without proof got none", { bank }, upload, notFound],
		["a deposit that has its proof got one", { bank, proof }, upload, found],
		["a finished deposit with proof got it", { status: "finished" as const, proof }, upload, found],
		["an ended deposit without proof got none", { status: "invalid" as const }, upload, notFound],
	])("%s", async (_, change, reconcile, finding) => {
		const platform = await startWithDeposit(change);
		expect(await platform.runReconcile(reconcile)).toEqual(finding);
	});

	test.each([
		["a cancellation", cancel],
		["proof", upload],
	])("has an unknown result for a deposit that no list shows: %s", async (_, reconcile) => {
		expect(await startWithLostAnswers().runReconcile(reconcile)).toEqual(unresolved);
	});

	test("the proof of the next deposit is not confused with the proof of this one", async () => {
		const platform = await startWithDeposit({ status: "invalid" });
		await platform.command(({ createBankDeposit }) =>
			createBankDeposit({ optionId: euros.id, amount: moneyOf("100") }),
		);
		platform.change(2, { bank, proof });
		expect(await platform.runReconcile(upload)).toEqual(notFound);
	});
});

describe("The in-memory deposits refuse invalid commands", () => {
	test.each<[string, (deposits: Deposits["Service"]) => Effect.Effect<CommandDone, CommandError>]>([
		[
			"an unknown channel",
			({ submitCrypto }) => submitCrypto({ channelId: 9, address: "", amount: moneyOf("1"), proof }),
		],
		[
			"an amount below the minimum",
			({ submitBankDeposit }) => submitBankDeposit({ optionId: 1, amount: moneyOf("9"), proof }),
		],
		[
			"an amount above the maximum",
			({ createBankDeposit }) => createBankDeposit({ optionId: 1, amount: moneyOf("5001") }),
		],
		["a second deposit", ({ createBankDeposit }) => createBankDeposit({ optionId: 2, amount: moneyOf("1") })],
		["a proof before the match", ({ uploadProof }) => uploadProof({ depositId: 1, proof })],
		["a cancellation of another deposit", ({ cancel }) => cancel(9)],
	])("%s", async (_, ask) => {
		const memory = memoryDeposits();
		const run = (one: (deposits: Deposits["Service"]) => Effect.Effect<CommandDone, CommandError>) =>
			Effect.runPromise(Effect.result(Effect.provide(Deposits.use(one), memory.layer)));
		await run(({ createBankDeposit }) => createBankDeposit({ optionId: 2, amount: moneyOf("100") }));
		const before = memory.kept();
		expect(Result.isFailure(await run(ask))).toBe(true);
		expect(memory.kept()).toEqual(before);
	});
});
