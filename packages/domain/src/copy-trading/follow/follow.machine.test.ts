import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { commandAnswers, commandEvents, lost, offline, refused } from "../../command/command.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import { ada, miaAsTrader } from "../copy-trading.test-support.ts";
import { followMachine } from "./follow.machine.ts";
import {
	agree,
	begin,
	confirm,
	filled,
	followedAda,
	input,
	maxAmount,
	multiple,
	pressed,
	startWith,
} from "./follow.test-support.ts";
import { emptyFollow } from "./follow-form.ts";

test("every state and every transition is covered", () => {
	const read = (output: unknown) => ({ type: "xstate.done.actor.readTrader" as const, output });
	coverMachine(
		followMachine,
		[
			...filled,
			pressed,
			confirm,
			{ type: "unfollow" },
			{ type: "go back" },
			{ type: "refresh" },
			{ type: "facts", facts: { language: "de" } },
			read(Result.succeed(ada)),
			read(Result.succeed(followedAda)),
			read(Result.fail(offline)),
			{ type: "xstate.error.actor.readTrader", error: new Error() },
			{ type: "resume", sent: { is: "unfollow", trader: ada.userId } },
			...commandEvents,
			...commandAnswers(),
		],
		{
			input,
			sameWhen: ({ value, context: { form, facts, reconcileAttempts, mayStillComplete, refusal } }) => [
				value,
				form,
				facts.trader?.isFollowed,
				reconcileAttempts,
				mayStillComplete,
				refusal !== undefined,
			],
		},
	);
});

describe("Spec 2 §4: reading the trader", () => {
	test.each([
		["not followed", ada],
		["followed", followedAda],
	] as const)("a trader who is %s", async (state, trader) => {
		const started = begin();
		expect([started.state(), started.isBusy(), started.readTrader.inputs()]).toEqual([
			"loading",
			true,
			[ada.userId],
		]);
		await started.readTrader.succeed(trader);
		expect([started.state(), started.isBusy(), started.context().facts]).toEqual([
			state,
			false,
			{ ...input, trader, error: undefined },
		]);
	});

	test("a trader who cannot be read is read again on retry", async () => {
		const { readTrader, state, dispatch, context } = begin();
		await readTrader.fail(offline);
		expect([state(), context().facts.error]).toEqual(["failed", offline]);
		dispatch({ type: "refresh" });
		expect(state()).toBe("loading");
		await readTrader.succeed(ada);
		expect([state(), context().facts.error, readTrader.inputs().length]).toEqual([
			"not followed",
			undefined,
			2,
		]);
	});

	test("a failed refresh keeps the card; a defect has no reason to show", async () => {
		const { readTrader, state, dispatch, context } = await startWith(followedAda);
		dispatch({ type: "refresh" });
		await readTrader.fail(offline);
		expect([state(), context().facts.trader, context().facts.error]).toEqual([
			"failed",
			followedAda,
			offline,
		]);
		dispatch({ type: "refresh" });
		await readTrader.break();
		expect([state(), context().facts.trader, context().facts.error]).toEqual([
			"failed",
			followedAda,
			undefined,
		]);
	});
});

describe("Spec 2 §5, §6: following", () => {
	test("the notice must be accepted before the settings can be filled in", async () => {
		const { state, dispatch, can } = await startWith(ada);
		dispatch({ type: "follow" });
		expect([state(), can({ type: "go on" })]).toEqual(["reading the notice", false]);
		dispatch({ type: "go on" });
		expect(state()).toBe("reading the notice");
		dispatch(agree);
		expect(can({ type: "go on" })).toBe(true);
		dispatch({ type: "go on" });
		expect(state()).toBe("filling in settings");
	});

	test("'submit' sends nothing while something is missing", async () => {
		const { state, dispatch, send } = await startWith(ada);
		dispatch({ type: "follow" }, agree, { type: "go on" }, pressed);
		dispatch(multiple("2.5"), maxAmount("500"), pressed);
		dispatch(multiple("2"), maxAmount("0"), pressed);
		expect([state(), send.inputs()]).toEqual(["filling in settings", []]);
	});

	test.each([
		["a visitor", { customerId: undefined }, ada],
		["self", {}, miaAsTrader],
	] as const)("cannot be followed by %s", async (_, given, trader) => {
		const { state, dispatch, can } = await startWith(trader, given);
		expect(can({ type: "follow" })).toBe(false);
		dispatch({ type: "follow" });
		expect(state()).toBe("not followed");
	});

	test("going back from the settings keeps the input; going back from the notice clears it", async () => {
		const { state, dispatch, context } = await startWith(ada);
		dispatch(...filled, { type: "go back" });
		expect([state(), context().form]).toEqual([
			"reading the notice",
			{ intent: "follow", isAgreed: true, multiple: "2", maxAmount: "500" },
		]);
		dispatch({ type: "go back" });
		expect([state(), context().form]).toEqual(["not followed", emptyFollow]);
	});

	test("going back clears a refusal", async () => {
		const { state, dispatch, context, send } = await startWith(ada);
		dispatch(...filled, pressed);
		await send.fail(refused);
		expect([state(), context().refusal]).toEqual(["filling in settings", refused]);
		dispatch({ type: "go back" });
		expect(context().refusal).toBeUndefined();
	});

	test("another language rewrites the figures in every state", async () => {
		const { dispatch, context } = await startWith(ada);
		dispatch(...filled, maxAmount("0.25"), { type: "go back" });
		dispatch({ type: "facts", facts: { language: "de" } });
		expect([context().form.maxAmount, context().facts.language]).toEqual(["0,25", "de"]);
	});

	test("after the command the trader is read again: the platform reports who is followed", async () => {
		const { dispatch, state, send, readTrader, context } = await startWith(ada);
		dispatch(...filled, pressed);
		await send.succeed({ message: "Followed" });
		expect([state(), context().answer]).toEqual(["accepted", { message: "Followed" }]);
		dispatch({ type: "acknowledge" });
		expect([state(), readTrader.inputs().length]).toEqual(["loading", 2]);
		await readTrader.succeed(followedAda);
		expect([state(), context().form]).toEqual(["followed", emptyFollow]);
	});
});

describe("Spec 2 §8: unfollowing", () => {
	test("is confirmed first, and can be cancelled", async () => {
		const { dispatch, state, send, context } = await startWith(followedAda);
		dispatch(confirm, { type: "unfollow" }, { type: "unfollow" }, pressed);
		expect([state(), context().form.intent]).toEqual(["confirming unfollow", "unfollow"]);
		dispatch({ type: "go back" });
		expect([state(), context().form, send.inputs()]).toEqual(["followed", emptyFollow, []]);
	});

	test("a refusal returns to the warning and is cleared by going back", async () => {
		const { dispatch, state, send, context } = await startWith(followedAda);
		dispatch({ type: "unfollow" }, confirm);
		await send.fail(refused);
		expect([state(), context().refusal]).toEqual(["confirming unfollow", refused]);
		dispatch({ type: "go back" });
		expect([state(), context().refusal]).toEqual(["followed", undefined]);
	});

	test("after the command the trader is read again", async () => {
		const { dispatch, state, send, readTrader } = await startWith(followedAda);
		dispatch({ type: "unfollow" }, confirm);
		expect(plain(send.inputs())).toEqual([{ is: "unfollow", trader: ada.userId }]);
		await send.succeed({ message: "Gone" });
		dispatch({ type: "acknowledge" });
		expect(state()).toBe("loading");
		await readTrader.succeed(ada);
		expect(state()).toBe("not followed");
	});
});

describe("Pitfall 2: a command whose answer was lost", () => {
	const startUnknown = async () => {
		const started = await startWith(ada);
		started.dispatch(...filled, pressed);
		await started.send.fail(lost);
		return started;
	};

	test("is accepted if the trader's page shows it, and the page is read again", async () => {
		const { clock, reconcile, state, dispatch, readTrader } = await startUnknown();
		clock.increment(1000);
		await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
		dispatch({ type: "acknowledge" });
		await readTrader.succeed(followedAda);
		expect(state()).toBe("followed");
	});

	test("that was not carried out returns to the settings as typed", async () => {
		const { clock, reconcile, state, dispatch, context } = await startUnknown();
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await reconcile.succeed({ is: "absent" });
		}
		expect(state()).toBe("not carried out");
		dispatch({ type: "dismiss" });
		expect([state(), context().form]).toEqual([
			"filling in settings",
			{ intent: "follow", isAgreed: true, multiple: "2", maxAmount: "500" },
		]);
	});

	test("with an unknown outcome returns to the trader, who is read again", async () => {
		const { clock, reconcile, state, dispatch, readTrader, send } = await startUnknown();
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		dispatch({ type: "refresh" }, pressed, { type: "follow" });
		expect([state(), send.inputs().length]).toEqual([{ "outcome unknown": "unresolved" }, 1]);
		dispatch({ type: "dismiss" });
		expect([state(), readTrader.inputs().length]).toEqual(["loading", 2]);
	});
});
