import { Effect, Result } from "effect";
import { describe, expect, test } from "vitest";
import type { CommandDone, CommandReply, ReconcileResult } from "../command/command.ts";
import { AnswerLost, type CommandError, type QueryError } from "../request/request.errors.ts";
import type { BankDepositCommand } from "./bank/bank-deposit-command.ts";
import { reconcileBankDeposit } from "./bank/reconcile-bank-deposit.ts";
import { reconcileNewBankDeposit } from "./bank/reconcile-new-bank-deposit.ts";
import { reconcileCryptoDeposit } from "./crypto/reconcile-crypto-deposit.ts";
import { Deposits } from "./deposits.port.ts";
import { bank, euros, memoryDeposits, moneyOf, proof, tron } from "./deposits.test-support.ts";
import type { DepositRecord } from "./record/deposit-record.ts";

const found: ReconcileResult<CommandReply> = { is: "confirmed", answer: { message: undefined } };
const notFound: ReconcileResult<CommandReply> = { is: "absent" };
const unresolved: ReconcileResult<CommandReply> = { is: "unknown" };
const lost = new AnswerLost({ reason: "no answer" });

/** A platform that carries commands out and loses its answers. */
const startLosing = () => {
	const memory = memoryDeposits(() => Effect.fail(lost));
	const run = <A, E>(effect: Effect.Effect<A, E, Deposits>) =>
		Effect.runPromise(Effect.result(Effect.provide(effect, memory.layer)));
	return {
		...memory,
		command: (ask: (deposits: Deposits["Service"]) => Effect.Effect<CommandDone, CommandError>) =>
			run(Deposits.use(ask)),
		look: async (effect: Effect.Effect<ReconcileResult<CommandReply>, QueryError, Deposits>) =>
			Result.getOrThrow(await run(effect)),
	};
};

describe("Spec 2 §7: a crypto deposit whose answer was lost", () => {
	const order = { channelId: 1, address: tron.address, amount: moneyOf("20"), proof };
	const sent = { order, currency: "USDT", lastRecordId: 0 };

	test("is found when it was carried out, however its amount is written", async () => {
		const { command, look } = startLosing();
		expect(await command(({ submitCrypto }) => submitCrypto(order))).toEqual(Result.fail(lost));
		expect(await look(reconcileCryptoDeposit(sent))).toEqual(found);
		expect(
			await look(reconcileCryptoDeposit({ ...sent, order: { ...order, amount: moneyOf("20.00") } })),
		).toEqual(found);
	});

	test.each([
		["nothing was recorded", undefined, sent],
		["the same was deposited before", order, { ...sent, lastRecordId: 1 }],
		["another amount was deposited", { ...order, amount: moneyOf("20.01") }, sent],
		["another currency was deposited", { ...order, channelId: 2 }, sent],
	])("is not found when %s", async (_, other, one) => {
		const { command, look } = startLosing();
		if (other) await command(({ submitCrypto }) => submitCrypto(other));
		expect(await look(reconcileCryptoDeposit(one))).toEqual(notFound);
	});

	test("is not taken for a bank deposit of the same amount", async () => {
		const { command, look } = startLosing();
		await command(({ submitBankDeposit }) => submitBankDeposit({ optionId: 1, amount: order.amount, proof }));
		expect(await look(reconcileCryptoDeposit({ ...sent, currency: "USD" }))).toEqual(notFound);
	});

	test("can't be told without the newest record from before", async () => {
		const { look } = startLosing();
		expect(await look(reconcileCryptoDeposit({ ...sent, lastRecordId: undefined }))).toEqual(unresolved);
	});
});

describe("Spec 2 §7: a new bank deposit whose answer was lost", () => {
	const order = { optionId: euros.id, amount: moneyOf("100") };
	const create: BankDepositCommand = { is: "create", order };

	test("is found when it was carried out", async () => {
		const { command, look } = startLosing();
		await command(({ createBankDeposit }) => createBankDeposit(order));
		expect(await look(reconcileBankDeposit({ command: create, lastRecordId: 0 }))).toEqual(found);
		expect(await look(reconcileNewBankDeposit({ order, lastRecordId: 0 }))).toEqual(found);
	});

	test("is found when the customer chose the bank", async () => {
		const { command, look } = startLosing();
		await command(({ submitBankDeposit }) => submitBankDeposit({ ...order, proof }));
		expect(await look(reconcileNewBankDeposit({ order, lastRecordId: 0 }))).toEqual(found);
	});

	test.each([
		["nothing was recorded", undefined, 0],
		["the same was created before", order, 1],
		["another amount was created", { ...order, amount: moneyOf("99") }, 0],
	])("is not found when %s", async (_, other, lastRecordId) => {
		const { command, look } = startLosing();
		if (other) await command(({ createBankDeposit }) => createBankDeposit(other));
		expect(await look(reconcileBankDeposit({ command: create, lastRecordId }))).toEqual(notFound);
	});

	test("was refused: the platform recorded nothing", async () => {
		const { command, look, kept } = startLosing();
		await command(({ createBankDeposit }) => createBankDeposit({ optionId: 1, amount: moneyOf("9") }));
		expect([await look(reconcileBankDeposit({ command: create, lastRecordId: 0 })), kept()]).toEqual([
			notFound,
			[],
		]);
	});
});

describe("Spec 2 §4: a cancelling or a proof whose answer was lost", () => {
	const startWithDeposit = async (change: Partial<DepositRecord> = {}) => {
		const platform = startLosing();
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

	test("a carried out cancelling is found", async () => {
		const platform = await startWithDeposit();
		await platform.command((deposits) => deposits.cancel(1));
		expect(await platform.look(cancel)).toEqual(found);
	});

	test("a carried out proof is found", async () => {
		const platform = await startWithDeposit({ bank });
		await platform.command(({ uploadProof }) => uploadProof({ depositId: 1, proof }));
		expect(await platform.look(upload)).toEqual(found);
	});

	test.each([
		["a deposit that still waits was not cancelled", {}, cancel, notFound],
		["a deposit that was matched instead was not cancelled", { bank }, cancel, notFound],
		["a deposit that was even proved was not cancelled", { bank, proof }, cancel, notFound],
		["an invalid deposit was cancelled", { status: "invalid" as const }, cancel, found],
		["a finished deposit was not cancelled", { status: "finished" as const }, cancel, notFound],
		["of a rejected deposit nobody can tell", { status: "rejected" as const }, cancel, unresolved],
		["a matched deposit without proof got none", { bank }, upload, notFound],
		["a deposit that has its proof got one", { bank, proof }, upload, found],
		["a finished deposit with proof got it", { status: "finished" as const, proof }, upload, found],
		["an ended deposit without proof got none", { status: "invalid" as const }, upload, notFound],
	])("%s", async (_, change, looking, finding) => {
		const platform = await startWithDeposit(change);
		expect(await platform.look(looking)).toEqual(finding);
	});

	test.each([
		["cancelling", cancel],
		["proof", upload],
	])("of a deposit that no list shows nobody can tell: %s", async (_, looking) => {
		expect(await startLosing().look(looking)).toEqual(unresolved);
	});

	test("the proof of the next deposit is not that of this one", async () => {
		const platform = await startWithDeposit({ status: "invalid" });
		await platform.command(({ createBankDeposit }) =>
			createBankDeposit({ optionId: euros.id, amount: moneyOf("100") }),
		);
		platform.change(2, { bank, proof });
		expect(await platform.look(upload)).toEqual(notFound);
	});
});

describe("The memory of deposits refuses as a platform does", () => {
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
		["a cancelling of another deposit", ({ cancel }) => cancel(9)],
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
