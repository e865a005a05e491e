import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { type AnyStateMachine, createActor, SimulatedClock } from "xstate";
import {
	commandAnswers,
	commandEvents,
	lost,
	offline,
	refused,
	testCommand,
} from "../../command/command.test-support.ts";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { ether, record, tether } from "../loans.test-support.ts";
import { type LoanId, loanId } from "../record/loan-record.ts";
import type { LoanStatus } from "../record/loan-status.ts";
import type { RepaymentReading } from "./read-repayment.ts";
import { repaymentMachine } from "./repayment.machine.ts";
import type { RepaymentEvent, RepaymentInput } from "./repayment.setup.ts";
import type { Repayment } from "./repayment.ts";
import { emptyRepayment } from "./repayment-form.ts";

const input: RepaymentInput = { loanId: loanId(5), mayCopyAddress: true, offersChat: false };
const open: RepaymentReading = { record: record(5, "to repay"), accounts: [tether, ether] };
const read = (reading: Partial<RepaymentReading> = {}) => ({
	type: "xstate.done.actor.readRepayment" as const,
	output: Result.succeed({ ...open, ...reading }),
});
const toTether: RepaymentEvent = { type: "change", change: { is: "account", accountId: tether.id } };
const toEther: RepaymentEvent = { type: "change", change: { is: "account", accountId: ether.id } };
const proof = (address: string | undefined): RepaymentEvent => ({
	type: "change",
	change: { is: "proof", address },
});
const sent = { loanId: 5, accountId: tether.id, proof: "/proof.jpg" };

test("every state and every transition is covered", () => {
	const coverage = coverMachine(
		repaymentMachine,
		[
			toTether,
			proof("/proof.jpg"),
			{ type: "submit" },
			{ type: "refresh" },
			{ type: "retry" },
			{ type: "facts", facts: { mayCopyAddress: true } },
			read(),
			read({ accounts: [] }),
			read({ record: record(5, "repaid") }),
			{ type: "xstate.done.actor.readRepayment", output: Result.fail(offline) },
			{ type: "xstate.error.actor.readRepayment", error: new Error() },
			{ type: "resume", sent: { loanId: loanId(7), accountId: tether.id, proof: "" } },
			...commandEvents,
			...commandAnswers(),
		],
		{
			input,
			sameWhen: ({ value, context }) => [
				value,
				context.form,
				context.facts.record?.status,
				context.facts.accounts.length,
				context.facts.isOutdated,
				context.reconcileAttempts,
				context.mayStillComplete,
			],
		},
	);
	expect(coverage.states).toBe(13);
});

testCommand<AnyStateMachine>({
	/** Without the reading after a command, which is tested below. */
	machine: repaymentMachine.provide({ guards: { "is outdated": () => false } }),
	input,
	fill: [read(), toTether, proof("/proof.jpg")],
	press: { type: "submit" },
	sends: sent,
	emptied: { accountId: undefined, proof: undefined },
});

const start = () => {
	const readRepayment = scriptedRequest<RepaymentReading, QueryError, LoanId>();
	const send = scriptedRequest<CommandReply, CommandError, Repayment>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, Repayment>();
	const machine = repaymentMachine.provide({
		actors: { readRepayment: readRepayment.logic, send: send.logic, reconcile: reconcile.logic },
	});
	const clock = new SimulatedClock();
	const actor = createActor(machine, { input, clock }).start();
	return {
		clock,
		read: readRepayment,
		send,
		reconcile,
		dispatch: (...events: readonly RepaymentEvent[]) => {
			for (const event of events) actor.send(event);
			return actor.getSnapshot().value;
		},
		state: () => actor.getSnapshot().value,
		form: () => actor.getSnapshot().context.form,
		facts: () => actor.getSnapshot().context.facts,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
	};
};
const startOpen = async () => {
	const started = start();
	await started.read.succeed(open);
	return started;
};

describe("Spec 2 §2: before the repayment of a loan", () => {
	test("the figures and the accounts are read, and the customer chooses the network", async () => {
		const { read, state, isBusy, form, facts } = start();
		expect([state(), isBusy(), read.inputs()]).toEqual(["loading", true, [loanId(5)]]);
		await read.succeed(open);
		expect([state(), isBusy(), form(), facts()]).toEqual([
			"filling in",
			false,
			emptyRepayment,
			{ ...input, ...open, isOutdated: false, error: undefined },
		]);
	});

	test("a failed reading can be retried", async () => {
		const { read, dispatch, state, facts } = start();
		await read.fail(offline);
		expect([state(), facts().error]).toEqual(["failed", offline]);
		expect(dispatch(toTether, { type: "submit" }, { type: "retry" })).toBe("loading");
		await read.break();
		expect([state(), facts().error]).toEqual(["failed", undefined]);
		dispatch({ type: "refresh" });
		await read.succeed(open);
		expect([state(), facts().error]).toEqual(["filling in", undefined]);
	});

	test("a site without an account has its own state, and can be read again", async () => {
		const { read, dispatch, state } = start();
		await read.succeed({ ...open, accounts: [] });
		expect([state(), dispatch({ type: "retry" })]).toEqual(["no repayment account", "loading"]);
		await read.succeed({ ...open, accounts: [ether] });
		expect([state(), dispatch({ type: "facts", facts: { offersChat: true } })]).toEqual([
			"filling in",
			"filling in",
		]);
	});

	test.each<LoanStatus>(["waiting for review", "rejected", "repayment under check", "repaid"])(
		"a loan that is %s cannot be repaid",
		async (status) => {
			const { read, dispatch, state } = start();
			await read.succeed({ accounts: [], record: record(5, status) });
			expect([state(), dispatch({ type: "submit" })]).toEqual(["nothing to repay", "nothing to repay"]);
			dispatch({ type: "refresh" });
			await read.succeed(open);
			expect(state()).toBe("filling in");
		},
	);

	test("the only network is chosen; a chosen one is kept by another reading", async () => {
		const { read, dispatch, form } = await startOpen();
		dispatch(toEther, proof("/proof.jpg"), { type: "refresh" });
		await read.succeed(open);
		expect(form()).toEqual({ accountId: ether.id, proof: "/proof.jpg" });
		dispatch({ type: "refresh" });
		await read.succeed({ ...open, accounts: [tether] });
		expect(form()).toEqual({ accountId: tether.id, proof: "/proof.jpg" });
	});
});

describe("Spec 2 §7: a repayment", () => {
	test("is not sent without network and proof", async () => {
		const { dispatch, send } = await startOpen();
		expect([
			dispatch({ type: "submit" }),
			dispatch(toTether, { type: "submit" }),
			dispatch(proof("/proof.jpg"), proof(undefined), { type: "submit" }),
			send.inputs(),
		]).toEqual(["filling in", "filling in", "filling in", []]);
	});

	test("that is accepted causes another reading of the loan, which is under check and cannot be repaid twice", async () => {
		const { dispatch, send, read, state, form } = await startOpen();
		dispatch(toTether, proof("/proof.jpg"), { type: "submit" });
		await send.succeed({ message: "Under check" });
		expect(dispatch({ type: "acknowledge" }, { type: "submit" })).toBe("loading");
		await read.succeed({ ...open, record: record(5, "repayment under check") });
		expect([state(), dispatch({ type: "submit" }), form(), send.inputs()]).toEqual([
			"nothing to repay",
			"nothing to repay",
			{ accountId: undefined, proof: undefined },
			[sent],
		]);
	});

	test("with an unknown outcome causes another reading of the loan, and needs a network and a proof again", async () => {
		const { dispatch, send, read, reconcile, clock, state, form } = await startOpen();
		dispatch(toTether, proof("/proof.jpg"), { type: "submit" });
		await send.fail(lost);
		expect(dispatch({ type: "refresh" }, { type: "submit" })).toEqual({ "outcome unknown": "waiting" });
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		expect(dispatch({ type: "dismiss" })).toBe("loading");
		await read.succeed(open);
		expect([state(), form(), dispatch({ type: "submit" }), reconcile.inputs()]).toEqual([
			"filling in",
			{ accountId: undefined, proof: undefined },
			"filling in",
			[sent],
		]);
	});

	test("follows its picture in every state, and its network only in the form, also while it is read again", async () => {
		const { dispatch, send, form, read } = start();
		dispatch(proof("/early.jpg"), toTether);
		expect(form()).toEqual({ accountId: tether.id, proof: "/early.jpg" });
		await read.succeed(open);
		dispatch({ type: "submit" }, proof(undefined), toEther);
		expect(form()).toEqual({ accountId: tether.id, proof: undefined });
		await send.fail(refused);
		expect(send.inputs()).toEqual([{ ...sent, proof: "/early.jpg" }]);
	});
});
