import { Effect, Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { commandAnswers, commandEvents, lost, offline, refused } from "../../command/command.test-support.ts";
import type { CommandReply } from "../../command/command.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { CommandError } from "../../request/request.errors.ts";
import type { FundId } from "../fund.ts";
import { Funds } from "../funds.port.ts";
import { memoryFunds, moneyOf, on, running, steady } from "../funds.test-support.ts";
import { readFund } from "../read-fund.ts";
import { fundSubscriptionMachine } from "./fund-subscription.machine.ts";
import {
	amount,
	begin,
	confirm,
	german,
	goBack,
	input,
	press,
	reading,
	refresh,
	startWith,
} from "./fund-subscription.test-support.ts";
import { reconcileSubscription, type SentSubscription } from "./reconcile-subscription.ts";

test("every state and every transition is covered", () => {
	const read = (output: unknown) => ({ type: "xstate.done.actor.readFund" as const, output });
	coverMachine(
		fundSubscriptionMachine,
		[
			amount("1000"),
			press,
			confirm,
			goBack,
			refresh,
			german,
			read(Result.succeed(reading)),
			read(Result.fail(offline)),
			{ type: "xstate.error.actor.readFund", error: new Error() },
			{
				type: "resume",
				sent: { order: { fund: steady.id, amount: moneyOf("1000") }, lastSubscriptionId: 5 },
			},
			...commandEvents,
			...commandAnswers(),
		],
		{
			input,
			sameWhen: ({ value, context: { form, facts, reconcileAttempts, mayStillComplete, refusal } }) => [
				value,
				form,
				facts.fund !== undefined,
				reconcileAttempts,
				mayStillComplete,
				refusal !== undefined,
			],
		},
	);
});

test("A-140: a subscription that had no answer is looked up, never sent; its amount is there if it was not executed", async () => {
	const { dispatch, state, context, readFund } = begin();
	await readFund.succeed(reading);
	const sent = { order: { fund: steady.id, amount: moneyOf("1000.5") }, lastSubscriptionId: 5 };
	dispatch({ type: "resume", sent }, { type: "resume", sent: { ...sent, lastSubscriptionId: 6 } });
	expect([state(), context().form, context().sent, context().mayStillComplete]).toEqual([
		{ "outcome unknown": "waiting" },
		{ amount: "1000.5" },
		sent,
		true,
	]);
});

describe("Spec 2 §2: reading the fund", () => {
	test("happens first", async () => {
		const { state, isBusy, readFund, context } = begin();
		expect([state(), isBusy(), readFund.inputs()]).toEqual(["loading the fund", true, [steady.id]]);
		await readFund.succeed(reading);
		expect([state(), isBusy(), context().facts]).toEqual([
			"filling in",
			false,
			{ ...input, ...reading, error: undefined },
		]);
	});

	test("can fail and be retried", async () => {
		const { state, readFund, context, dispatch } = begin();
		await readFund.fail(offline);
		expect([state(), context().facts.error]).toEqual(["failed", offline]);
		dispatch(press, confirm, refresh);
		expect(state()).toBe("loading the fund");
		await readFund.break();
		expect([state(), context().facts.error]).toEqual(["failed", undefined]);
		dispatch(refresh);
		await readFund.fail(offline);
		dispatch(refresh);
		await readFund.succeed(reading);
		expect([state(), context().facts.error]).toEqual(["filling in", undefined]);
	});

	test("keeps what is typed meanwhile", async () => {
		const { readFund, context, dispatch } = await startWith();
		dispatch(refresh, amount("2"), amount("200"));
		await readFund.succeed(reading);
		expect(context().form).toEqual({ amount: "200" });
	});

	test("a second time keeps the input", async () => {
		const { state, readFund, context, dispatch } = await startWith();
		dispatch(amount("1000"), refresh);
		const raised = { ...steady, minimum: steady.maximum };
		await readFund.succeed({ fund: raised, lastSubscriptionId: 12 });
		expect([state(), context().form, context().facts.fund, context().facts.lastSubscriptionId]).toEqual([
			"filling in",
			{ amount: "1000" },
			raised,
			12,
		]);
	});
});

describe("Spec 2 §2, §5: from the amount to the confirmation", () => {
	test("an invalid amount does not open the confirmation", async () => {
		const { state, dispatch, send } = await startWith();
		for (const text of ["", "0", "much"]) dispatch(amount(text), press, confirm);
		expect([state(), send.inputs()]).toEqual(["filling in", []]);
	});

	test.each(["99", "5001"])(
		"%s, outside the limits of the fund, is sent: the platform decides",
		async (text) => {
			const { dispatch, send } = await startWith();
			dispatch(amount(text), press, confirm);
			expect(send.inputs().map(({ order }) => plain(order.amount))).toEqual([text]);
		},
	);

	test("Pitfall 1: a second tap on the button does not confirm", async () => {
		const { state, dispatch, send } = await startWith();
		dispatch(amount("1000"), press, press);
		expect([state(), send.inputs()]).toEqual(["confirming", []]);
	});

	test("going back keeps the input and clears a refusal", async () => {
		const { state, dispatch, send, context } = await startWith();
		dispatch(amount("1000"), press, confirm);
		await send.fail(refused);
		expect([state(), context().refusal]).toEqual(["confirming", refused]);
		dispatch(goBack);
		expect([state(), context().refusal, context().form]).toEqual([
			"filling in",
			undefined,
			{ amount: "1000" },
		]);
	});

	test("a confirmed subscription does not change, also in another language", async () => {
		const { dispatch, send, context } = await startWith();
		dispatch(amount("1000.5"), press, amount("2000"), german);
		expect(context().form).toEqual({ amount: "1000,5" });
		dispatch(confirm);
		expect(plain(send.inputs())).toEqual([{ order: { fund: 3, amount: "1000.5" }, lastSubscriptionId: 11 }]);
	});
});

describe("Pitfall 2: after a subscription the fund is read again", () => {
	const sent = async () => {
		const started = await startWith();
		started.dispatch(amount("1000"), press, confirm);
		return started;
	};

	test("when it was carried out", async () => {
		const { dispatch, send, state, readFund, context } = await sent();
		await send.succeed({ message: "Subscribed" });
		dispatch({ type: "acknowledge" });
		expect([state(), context().form, context().answer]).toEqual([
			"loading the fund",
			{ amount: "" },
			{ message: "Subscribed" },
		]);
		await readFund.succeed({ ...reading, lastSubscriptionId: 12 });
		expect([state(), context().facts.lastSubscriptionId]).toEqual(["filling in", 12]);
	});

	test("when its outcome stays unknown", async () => {
		const { dispatch, send, state, clock, reconcile, context } = await sent();
		await send.fail(lost);
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		dispatch(confirm, press, refresh);
		expect([state(), send.inputs().length]).toEqual([{ "outcome unknown": "unresolved" }, 1]);
		dispatch({ type: "dismiss" });
		expect([state(), context().form]).toEqual(["loading the fund", { amount: "" }]);
	});

	test("not when it was not carried out: the confirmation is shown again", async () => {
		const { dispatch, send, state, clock, reconcile, context } = await sent();
		await send.fail(lost);
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await reconcile.succeed({ is: "absent" });
		}
		dispatch({ type: "dismiss" });
		expect([state(), context().form, context().facts.lastSubscriptionId]).toEqual([
			"confirming",
			{ amount: "1000" },
			11,
		]);
	});

	test("so a second one of the same amount is not confused with the first", async () => {
		let reaches = true;
		const platform = memoryFunds({ subscriptions: [running], replaceAnswer: () => Effect.fail(lost) });
		const clock = new SimulatedClock();
		const run = <A, E>(effect: Effect.Effect<A, E, Funds>) => on(platform, Effect.result(effect));
		const actor = createActor(
			fundSubscriptionMachine.provide({
				actors: {
					readFund: fromPromise(({ input: id }: { input: FundId }) => run(readFund(id))),
					send: fromPromise(({ input: { order } }: { input: SentSubscription }) =>
						run<CommandReply, CommandError>(
							reaches ? Effect.flatMap(Funds, ({ subscribe }) => subscribe(order)) : Effect.fail(lost),
						),
					),
					reconcile: fromPromise(({ input }: { input: SentSubscription }) =>
						run(reconcileSubscription(input)),
					),
				},
			}),
			{ input, clock },
		).start();
		const pass = async () => {
			for (let turn = 0; turn < 50; turn++) await Promise.resolve();
		};
		const subscribe = async () => {
			for (const event of [amount("1000"), press, confirm]) actor.send(event);
			await pass();
			for (let attempt = 0; attempt < 3; attempt++) {
				clock.increment(4000);
				await pass();
			}
		};
		await pass();
		await subscribe();
		expect(actor.getSnapshot().value).toBe("accepted");
		actor.send({ type: "acknowledge" });
		await pass();
		reaches = false;
		await subscribe();
		expect([actor.getSnapshot().value, platform.held().length]).toEqual(["not carried out", 2]);
	});
});
