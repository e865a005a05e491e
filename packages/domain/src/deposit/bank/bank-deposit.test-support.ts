import { createActor, SimulatedClock } from "xstate";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import type { PendingDeposit } from "../deposit.ts";
import { dollars, euros, open } from "../deposits.test-support.ts";
import type { BankDepositReading } from "../read-deposits.ts";
import { bankDepositMachine } from "./bank-deposit.machine.ts";
import type { BankDepositEvent } from "./bank-deposit.setup.ts";
import type { BankDepositInput } from "./bank-deposit-summary.ts";
import type { SentBankDeposit } from "./reconcile-bank-deposit.ts";

export const input: BankDepositInput = {
	gate: open,
	language: "en",
	contactForDeposits: false,
	mayCancel: true,
};
export const readingOf = (pending: PendingDeposit | undefined): BankDepositReading => ({
	options: [dollars, euros],
	pending,
	lastRecordId: 4,
});
export const amount = (text: string) => ({ type: "change", change: { is: "amount", text } }) as const;
export const option = (optionId: number) => ({ type: "change", change: { is: "option", optionId } }) as const;
export const uploaded = (address: string | undefined) =>
	({ type: "change", change: { is: "proof", address } }) as const;
export const press: BankDepositEvent = { type: "submit" };
export const cancel: BankDepositEvent = { type: "cancel" };
export const refresh: BankDepositEvent = { type: "refresh" };
export const leave: BankDepositEvent = { type: "leave" };

export const start = (change: Partial<BankDepositInput> = {}) => {
	const read = scriptedRequest<BankDepositReading, QueryError>();
	const poll = scriptedRequest<PendingDeposit | undefined, QueryError>();
	const send = scriptedRequest<CommandReply, CommandError, SentBankDeposit>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentBankDeposit>();
	const clock = new SimulatedClock();
	const actor = createActor(
		bankDepositMachine.provide({
			actors: {
				readBankDeposit: read.logic,
				pollPending: poll.logic,
				send: send.logic,
				reconcile: reconcile.logic,
			},
		}),
		{ input: { ...input, ...change }, clock },
	);
	const emitted: unknown[] = [];
	actor.on("carried out", (event) => emitted.push(plain(event)));
	actor.start();
	return {
		actor,
		clock,
		read,
		poll,
		send,
		reconcile,
		emitted,
		dispatch: (...events: readonly BankDepositEvent[]) => {
			for (const event of events) actor.send(event);
		},
		state: () => actor.getSnapshot().value,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		form: () => actor.getSnapshot().context.form,
		facts: () => actor.getSnapshot().context.facts,
		refusal: () => actor.getSnapshot().context.refusal,
	};
};

export const startAt = async (pending: PendingDeposit | undefined, change?: Partial<BankDepositInput>) => {
	const deposit = start(change);
	await deposit.read.succeed(readingOf(pending));
	return deposit;
};

export const pausing = { "waiting for match": "pausing" };
export const polling = { "waiting for match": "polling" };
export const awaitingProof = { "waiting for proof": "pausing" };
