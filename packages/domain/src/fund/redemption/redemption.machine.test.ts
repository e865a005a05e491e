import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commandAnswers, commandEvents, lost, offline, refused } from "../../command/command.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import { inStatus, moneyOf, running } from "../funds.test-support.ts";
import type { SubscriptionStatus } from "../subscription/subscription.ts";
import { redemptionMachine } from "./redemption.machine.ts";
import {
	begin,
	confirm,
	goBack,
	input,
	redeem,
	refresh,
	shows,
	statuses,
} from "./redemption.test-support.ts";
import { noRedemption, requestedRedemption } from "./redemption-form.ts";

test("every state and every transition is covered", () => {
	const read = (output: unknown) => ({ type: "xstate.done.actor.readSubscription" as const, output });
	coverMachine(
		redemptionMachine,
		[
			redeem,
			confirm,
			goBack,
			refresh,
			...statuses.map((status) => shows(inStatus(status))),
			...statuses.map((status) => read(Result.succeed(inStatus(status)))),
			read(Result.succeed(undefined)),
			read(Result.fail(offline)),
			{ type: "xstate.error.actor.readSubscription", error: new Error() },
			{ type: "resume", sent: { is: "redeem", subscription: running.id } },
			...commandEvents,
			...commandAnswers(),
		],
		{
			input,
			sameWhen: ({
				value,
				context: { form, facts, reconcileAttempts, mayStillComplete, refusal, answer },
			}) => [
				value,
				form,
				facts.subscription.status,
				reconcileAttempts,
				mayStillComplete,
				refusal !== undefined,
				answer !== undefined,
			],
		},
	);
});

describe("Spec 2 §4: a subscription has the status that was read", () => {
	test.each(statuses)("%s", (status) => {
		const { state, can, context } = begin(inStatus(status));
		expect([state(), can(redeem), can(refresh), context().facts]).toEqual([
			status,
			status === "running",
			true,
			{ subscription: inStatus(status), error: undefined },
		]);
	});

	test("changes its status with every list that shows it", () => {
		const { state, dispatch, context } = begin();
		const paid = { ...running, totalProfit: moneyOf("5") };
		dispatch(shows(paid));
		expect([state(), context().facts.subscription]).toEqual(["running", paid]);
		dispatch(shows(inStatus("refunding")));
		expect(state()).toBe("refunding");
		dispatch(shows(running), shows(inStatus("refunded")), shows(inStatus("refunding")));
		expect([state(), context().facts.subscription]).toEqual(["refunded", inStatus("refunded")]);
	});

	test("can be read again", async () => {
		const { state, dispatch, readSubscription, isBusy, context } = begin();
		dispatch(refresh);
		expect([state(), isBusy(), readSubscription.inputs()]).toEqual(["reading again", true, [running.id]]);
		await readSubscription.succeed(inStatus("finished"));
		expect([state(), isBusy(), context().facts]).toEqual([
			"finished",
			false,
			{ subscription: inStatus("finished"), error: undefined },
		]);
	});

	test("a failed or broken reading, or one without it, allows no redemption until one succeeds", async () => {
		const { state, dispatch, readSubscription, context, send } = begin();
		dispatch(refresh);
		await readSubscription.fail(offline);
		dispatch(redeem, confirm);
		expect([state(), context().facts.error, send.inputs()]).toEqual(["failed", offline, []]);
		dispatch(refresh);
		await readSubscription.succeed(undefined);
		expect([state(), context().facts]).toEqual(["failed", { subscription: running, error: undefined }]);
		dispatch(refresh);
		await readSubscription.fail(offline);
		dispatch(refresh);
		await readSubscription.break();
		expect([state(), context().facts.error]).toEqual(["failed", undefined]);
		dispatch(refresh);
		await readSubscription.fail(offline);
		dispatch(refresh);
		await readSubscription.succeed(running);
		expect([state(), context().facts.error]).toEqual(["running", undefined]);
	});
});

describe("Spec 2 §8: redeeming is confirmed first", () => {
	test("and can be cancelled; a second tap does not confirm", () => {
		const { state, dispatch, context, send } = begin();
		dispatch(confirm, redeem, redeem);
		expect([state(), context().form]).toEqual(["confirming redemption", requestedRedemption]);
		dispatch(goBack);
		expect([state(), context().form, send.inputs()]).toEqual(["running", noRedemption, []]);
	});

	test.each(["refunding", "refunded", "finished"] as const)(
		"the confirmation closes when a list shows it %s",
		(status) => {
			const { state, dispatch, context, send } = begin();
			dispatch(redeem, shows(inStatus(status)), confirm);
			expect([state(), context().form, send.inputs()]).toEqual([status, noRedemption, []]);
		},
	);

	test("a refusal is shown in the confirmation and cleared by going back", async () => {
		const { state, dispatch, context, send } = begin();
		dispatch(redeem, confirm);
		await send.fail(refused);
		expect([state(), context().refusal]).toEqual(["confirming redemption", refused]);
		dispatch(goBack);
		expect([state(), context().refusal]).toEqual(["running", undefined]);
	});

	test("a refusal of a subscription with a new status is shown in its new state", async () => {
		const { state, dispatch, context, send } = begin();
		dispatch(redeem, confirm, shows(inStatus("refunding")));
		expect(state()).toBe("sending");
		await send.fail(refused);
		expect([state(), context().refusal, context().form]).toEqual(["refunding", refused, noRedemption]);
		dispatch({ type: "dismiss" });
		expect(context().refusal).toBeUndefined();
	});
});

describe("Pitfall 4: after a redemption the subscription is read again", () => {
	const redeemed = async () => {
		const started = begin();
		started.dispatch(redeem, confirm);
		await started.send.succeed({ message: "Asked for" });
		started.dispatch({ type: "acknowledge" });
		return started;
	};

	test("and shows the new status", async () => {
		const { state, readSubscription, context, send } = await redeemed();
		expect([state(), context().form, plain(send.inputs())]).toEqual([
			"reading again",
			noRedemption,
			[{ is: "redeem", subscription: 11 }],
		]);
		await readSubscription.succeed(inStatus("refunded"));
		expect(state()).toBe("refunded");
	});

	test("an answer or a list that is behind does not offer it again", async () => {
		const { state, readSubscription, dispatch, can } = await redeemed();
		await readSubscription.succeed(running);
		expect(state()).toBe("refunding");
		dispatch(shows(running), refresh);
		await readSubscription.succeed(running);
		expect([state(), can(redeem)]).toEqual(["refunding", false]);
	});

	test("one with an unknown outcome is not offered again before it is read", async () => {
		const { state, readSubscription, dispatch, clock, send, reconcile, context } = begin();
		dispatch(redeem, confirm);
		await send.fail(lost);
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		dispatch({ type: "dismiss" });
		expect([state(), context().facts.subscription]).toEqual(["reading again", running]);
		await readSubscription.fail(offline);
		dispatch(redeem, confirm);
		expect([state(), send.inputs().length]).toEqual(["failed", 1]);
		dispatch(refresh);
		await readSubscription.succeed(running);
		expect(state()).toBe("running");
	});

	test("one that was not carried out can be confirmed again", async () => {
		const { state, dispatch, clock, send, reconcile } = begin();
		dispatch(redeem, confirm);
		await send.fail(lost);
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await reconcile.succeed({ is: "absent" });
		}
		dispatch({ type: "dismiss" });
		expect(state()).toBe("confirming redemption");
	});

	test("in any order of lists and readings its status never goes back", async () => {
		const rank = { running: 0, refunding: 1, refunded: 2, finished: 2 };
		const read = fc.record({
			by: fc.constantFrom("list" as const, "reading" as const),
			status: fc.constantFrom(...statuses),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(read, { maxLength: 20 }), fc.boolean(), async (arrivals, wasRedeemed) => {
				const { state, dispatch, readSubscription, context } = wasRedeemed ? await redeemed() : begin();
				if (wasRedeemed) await readSubscription.succeed(running);
				let known: SubscriptionStatus = wasRedeemed ? "refunding" : "running";
				for (const { by, status } of arrivals) {
					if (by === "list") dispatch(shows(inStatus(status)));
					else {
						dispatch(refresh);
						await readSubscription.succeed(inStatus(status));
					}
					if (rank[status] > rank[known]) known = status;
					expect([state(), context().facts.subscription]).toEqual([known, inStatus(known)]);
				}
			}),
		);
	});
});
