import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import {
	commandAnswers,
	commandEvents,
	lost,
	offline,
	testCommand,
} from "../../command/command.test-support.ts";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import type { WithdrawalKind } from "../withdrawal.ts";
import { currencies, miaAtBank, showing } from "../withdrawals.test-support.ts";
import { noBankDetails } from "./bound-way.ts";
import type { BindingReading } from "./read-binding.ts";
import type { SentBinding } from "./reconcile-binding.ts";
import { wayBindingMachine } from "./way-binding.machine.ts";
import type { WayChange, WayFacts } from "./way-form.ts";

const facts: WayFacts = {
	kind: "crypto",
	shows: showing("account", "swift"),
	currencies: currencies.crypto,
	lastWayId: 102,
	usedAddresses: [],
	error: undefined,
};
const unread: WayFacts = { ...facts, currencies: undefined, lastWayId: undefined };
const change = (one: WayChange) => ({ type: "change", change: one }) as const;
const bitcoinAddress = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";
const address = change({ is: "address", text: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf" });
const reading: BindingReading = { currencies: currencies.crypto, lastWayId: 102 };

test("every state and every transition is covered", () => {
	const answer = (output: unknown) => ({ type: "xstate.done.actor.readBinding", output }) as const;
	coverMachine(
		wayBindingMachine,
		[
			address,
			{ type: "facts", facts: { shows: showing() } },
			{ type: "retry" },
			{ type: "submit" },
			answer(Result.succeed(reading)),
			answer(Result.succeed({ currencies: [], lastWayId: 0 })),
			answer(Result.fail(offline)),
			{ type: "xstate.error.actor.readBinding", error: new Error() },
			...commandEvents,
			...commandAnswers(),
		],
		{
			input: unread,
			sameWhen: ({ value, context }) => [
				value,
				context.form,
				context.facts.currencies?.length,
				context.reconcileAttempts,
				context.mayStillComplete,
			],
		},
	);
});

describe("An address", () => {
	testCommand({
		machine: wayBindingMachine,
		input: facts,
		fill: [change({ is: "currency", currencyId: 12 }), change({ is: "address", text: bitcoinAddress })],
		press: { type: "submit" },
		sends: { way: { kind: "crypto", currencyId: 12, address: bitcoinAddress }, lastWayId: 102 },
		emptied: { currencyId: 12, address: "", details: noBankDetails, confirmedIban: "" },
	});
});

describe("A bank account", () => {
	testCommand({
		machine: wayBindingMachine,
		input: { ...facts, kind: "bank", currencies: currencies.bank },
		fill: (["payeeName", "bankName", "account", "swift"] as const).map((field) =>
			change({ is: "bank detail", field, text: miaAtBank[field] }),
		),
		press: { type: "submit" },
		sends: { way: { kind: "bank", currencyId: 21, details: miaAtBank }, lastWayId: 102 },
		emptied: { currencyId: 21, address: "", details: noBankDetails, confirmedIban: "" },
	});
});

const start = (input: WayFacts) => {
	const clock = new SimulatedClock();
	const send = scriptedRequest<CommandReply, CommandError, SentBinding>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentBinding>();
	const readBinding = scriptedRequest<BindingReading, QueryError, WithdrawalKind>();
	const machine = wayBindingMachine.provide({
		actors: { send: send.logic, reconcile: reconcile.logic, readBinding: readBinding.logic },
	});
	const actor = createActor(machine, { input, clock }).start();
	return {
		actor,
		clock,
		send,
		reconcile,
		readBinding,
		state: () => actor.getSnapshot().value,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		context: () => actor.getSnapshot().context,
	};
};

describe("Spec 2 §7: before a way is bound", () => {
	test("its currencies and the newest way are read while the form is filled in", async () => {
		const { actor, state, isBusy, readBinding, context } = start(unread);
		expect([state(), isBusy(), readBinding.inputs()]).toEqual(["loading", true, ["crypto"]]);
		actor.send(change({ is: "bank detail", field: "branch", text: "Main Street" }));
		await readBinding.succeed(reading);
		expect([state(), isBusy(), context().facts, context().form]).toEqual([
			"filling in",
			false,
			{ ...unread, ...reading },
			{
				currencyId: 11,
				address: "",
				details: { ...noBankDetails, branch: "Main Street" },
				confirmedIban: "",
			},
		]);
	});

	test("a failed reading shows the reason and can be retried", async () => {
		const { actor, state, isBusy, readBinding, context } = start(unread);
		await readBinding.fail(offline);
		expect([state(), isBusy(), context().facts.error]).toEqual(["failed", false, offline]);
		actor.send(change({ is: "bank detail", field: "branch", text: "Main Street" }));
		actor.send({ type: "retry" });
		await readBinding.break();
		expect([state(), context().facts.error, context().form.details.branch]).toEqual([
			"failed",
			undefined,
			"Main Street",
		]);
		actor.send({ type: "retry" });
		await readBinding.fail(offline);
		actor.send({ type: "retry" });
		await readBinding.succeed(reading);
		expect([state(), context().facts.error]).toEqual(["filling in", undefined]);
	});

	test("without a currency no way can be bound, until a later reading", async () => {
		const { actor, state, isBusy, readBinding } = start({ ...facts, currencies: [] });
		expect([state(), isBusy()]).toEqual(["nothing offered", false]);
		actor.send({ type: "retry" });
		await readBinding.succeed(reading);
		expect(state()).toBe("filling in");
	});

	test("other flags of the site show other fields", () => {
		const { actor, context } = start({ ...facts, kind: "bank" });
		actor.send({ type: "facts", facts: { shows: showing() } });
		expect(context().facts).toEqual({ ...facts, kind: "bank", shows: showing() });
	});
});

describe("A press", () => {
	test("binds nothing while something is missing", () => {
		const { actor, state, send } = start(facts);
		actor.send({ type: "submit" });
		expect([state(), send.inputs()]).toEqual(["filling in", []]);
	});

	test("does not use the newest way from before an accepted binding", async () => {
		const { actor, send, context } = start(facts);
		actor.send(address);
		actor.send({ type: "submit" });
		await send.succeed({ message: "Bound" });
		expect([context().sent?.lastWayId, context().facts.lastWayId]).toEqual([102, undefined]);
	});

	test("does not use one from before a binding with an unknown outcome", async () => {
		const { actor, clock, send, reconcile, context } = start(facts);
		actor.send(address);
		actor.send({ type: "submit" });
		await send.fail(lost);
		expect(context().facts.lastWayId).toBe(102);
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		expect([context().sent?.lastWayId, context().facts.lastWayId]).toEqual([102, undefined]);
	});
});
