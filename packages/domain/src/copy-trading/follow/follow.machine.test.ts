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
	beginWith,
	confirm,
	filled,
	followedAda,
	input,
	maxAmount,
	multiple,
	pressed,
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
			{ ...input, trader, failure: undefined },
		]);
	});

	test("a trader who can't be read is read again when that is asked for", async () => {
		const { readTrader, state, tell, context } = begin();
		await readTrader.fail(offline);
		expect([state(), context().facts.failure]).toEqual(["failed", offline]);
		tell({ type: "refresh" });
		expect(state()).toBe("loading");
		await readTrader.succeed(ada);
		expect([state(), context().facts.failure, readTrader.inputs().length]).toEqual([
			"not followed",
			undefined,
			2,
		]);
	});

	test("a failed refresh keeps the card; a defect has no reason to show", async () => {
		const { readTrader, state, tell, context } = await beginWith(followedAda);
		tell({ type: "refresh" });
		await readTrader.fail(offline);
		expect([state(), context().facts.trader, context().facts.failure]).toEqual([
			"failed",
			followedAda,
			offline,
		]);
		tell({ type: "refresh" });
		await readTrader.break();
		expect([state(), context().facts.trader, context().facts.failure]).toEqual([
			"failed",
			followedAda,
			undefined,
		]);
	});
});

describe("Spec 2 §5, §6: following", () => {
	test("the notice must be agreed to before the settings can be filled in", async () => {
		const { state, tell, can } = await beginWith(ada);
		tell({ type: "follow" });
		expect([state(), can({ type: "go on" })]).toEqual(["reading the notice", false]);
		tell({ type: "go on" });
		expect(state()).toBe("reading the notice");
		tell(agree);
		expect(can({ type: "go on" })).toBe(true);
		tell({ type: "go on" });
		expect(state()).toBe("filling in settings");
	});

	test("a press sends nothing while something is missing", async () => {
		const { state, tell, send } = await beginWith(ada);
		tell({ type: "follow" }, agree, { type: "go on" }, pressed);
		tell(multiple("2.5"), maxAmount("500"), pressed);
		tell(multiple("2"), maxAmount("0"), pressed);
		expect([state(), send.inputs()]).toEqual(["filling in settings", []]);
	});

	test.each([
		["a visitor", { customerId: undefined }, ada],
		["self", {}, miaAsTrader],
	] as const)("not by %s", async (_, given, trader) => {
		const { state, tell, can } = await beginWith(trader, given);
		expect(can({ type: "follow" })).toBe(false);
		tell({ type: "follow" });
		expect(state()).toBe("not followed");
	});

	test("going back from the settings keeps what was typed, from the notice forgets it", async () => {
		const { state, tell, context } = await beginWith(ada);
		tell(...filled, { type: "go back" });
		expect([state(), context().form]).toEqual([
			"reading the notice",
			{ intent: "follow", isAgreed: true, multiple: "2", maxAmount: "500" },
		]);
		tell({ type: "go back" });
		expect([state(), context().form]).toEqual(["not followed", emptyFollow]);
	});

	test("a refusal is forgotten on the way back", async () => {
		const { state, tell, context, send } = await beginWith(ada);
		tell(...filled, pressed);
		await send.fail(refused);
		expect([state(), context().refusal]).toEqual(["filling in settings", refused]);
		tell({ type: "go back" });
		expect(context().refusal).toBeUndefined();
	});

	test("another language writes the figures anew, wherever the customer is", async () => {
		const { tell, context } = await beginWith(ada);
		tell(...filled, maxAmount("0.25"), { type: "go back" });
		tell({ type: "facts", facts: { language: "de" } });
		expect([context().form.maxAmount, context().facts.language]).toEqual(["0,25", "de"]);
	});

	test("after it was carried out the trader is read again: the platform says who is followed", async () => {
		const { tell, state, send, readTrader, context } = await beginWith(ada);
		tell(...filled, pressed);
		await send.succeed({ message: "Followed" });
		expect([state(), context().answer]).toEqual(["accepted", { message: "Followed" }]);
		tell({ type: "acknowledge" });
		expect([state(), readTrader.inputs().length]).toEqual(["loading", 2]);
		await readTrader.succeed(followedAda);
		expect([state(), context().form]).toEqual(["followed", emptyFollow]);
	});
});

describe("Spec 2 §8: unfollowing", () => {
	test("is confirmed first, and can be thought better of", async () => {
		const { tell, state, send, context } = await beginWith(followedAda);
		tell(confirm, { type: "unfollow" }, { type: "unfollow" }, pressed);
		expect([state(), context().form.intent]).toEqual(["confirming unfollow", "unfollow"]);
		tell({ type: "go back" });
		expect([state(), context().form, send.inputs()]).toEqual(["followed", emptyFollow, []]);
	});

	test("a refusal leads back to the warning and is forgotten on the way back", async () => {
		const { tell, state, send, context } = await beginWith(followedAda);
		tell({ type: "unfollow" }, confirm);
		await send.fail(refused);
		expect([state(), context().refusal]).toEqual(["confirming unfollow", refused]);
		tell({ type: "go back" });
		expect([state(), context().refusal]).toEqual(["followed", undefined]);
	});

	test("after it was carried out the trader is read again", async () => {
		const { tell, state, send, readTrader } = await beginWith(followedAda);
		tell({ type: "unfollow" }, confirm);
		expect(plain(send.inputs())).toEqual([{ is: "unfollow", trader: ada.userId }]);
		await send.succeed({ message: "Gone" });
		tell({ type: "acknowledge" });
		expect(state()).toBe("loading");
		await readTrader.succeed(ada);
		expect(state()).toBe("not followed");
	});
});

describe("Pitfall 2: a command whose answer was lost", () => {
	const inDoubt = async () => {
		const started = await beginWith(ada);
		started.tell(...filled, pressed);
		await started.send.fail(lost);
		return started;
	};

	test("that the trader's page shows is done, and the page is read again", async () => {
		const { clock, reconcile, state, tell, readTrader } = await inDoubt();
		clock.increment(1000);
		await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
		tell({ type: "acknowledge" });
		await readTrader.succeed(followedAda);
		expect(state()).toBe("followed");
	});

	test("that was not carried out leads back to the settings as typed", async () => {
		const { clock, reconcile, state, tell, context } = await inDoubt();
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await reconcile.succeed({ is: "absent" });
		}
		expect(state()).toBe("not carried out");
		tell({ type: "dismiss" });
		expect([state(), context().form]).toEqual([
			"filling in settings",
			{ intent: "follow", isAgreed: true, multiple: "2", maxAmount: "500" },
		]);
	});

	test("that nobody can tell of leads to the trader, read anew", async () => {
		const { clock, reconcile, state, tell, readTrader, send } = await inDoubt();
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		tell({ type: "refresh" }, pressed, { type: "follow" });
		expect([state(), send.inputs().length]).toEqual([{ "outcome unknown": "unresolved" }, 1]);
		tell({ type: "dismiss" });
		expect([state(), readTrader.inputs().length]).toEqual(["loading", 2]);
	});
});
