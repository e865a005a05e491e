import { describe, expect, test } from "vitest";
import { lost, notSent, offline, refused } from "../../command/command.test-support.ts";
import { matched, unmatched } from "../deposits.test-support.ts";
import { awaitingProof, cancel, pausing, readingOf, startAt } from "./bank-deposit.test-support.ts";

describe("Spec 2 §4: cancelling", () => {
	test("is one command, after which the deposit is read again", async () => {
		const { dispatch, read, send, state, emitted } = await startAt(unmatched);
		dispatch(cancel, cancel);
		expect([state(), send.inputs()]).toEqual([
			"sending",
			[{ command: { is: "cancel", depositId: 5 }, lastRecordId: 4 }],
		]);
		await send.succeed({ message: "Cancelled" });
		expect([state(), emitted]).toEqual([
			"accepted",
			[
				{
					type: "carried out",
					sent: { command: { is: "cancel", depositId: 5 }, lastRecordId: 4 },
					answer: { message: "Cancelled" },
				},
			],
		]);
		dispatch({ type: "acknowledge" });
		expect(state()).toBe("reading");
		await read.succeed(readingOf(undefined));
		expect(state()).toBe("new");
	});

	test("is impossible where the site does not allow it, and at any other stage", async () => {
		const blocked = await startAt(unmatched, { mayCancel: false });
		blocked.dispatch(cancel);
		const other = await startAt(matched);
		other.dispatch(cancel);
		expect([blocked.state(), blocked.send.inputs(), other.state(), other.send.inputs()]).toEqual([
			pausing,
			[],
			awaitingProof,
			[],
		]);
	});

	test("cancels a running poll, so that its older answer cannot undo the command", async () => {
		const { clock, dispatch, poll, send, state, facts } = await startAt(unmatched);
		clock.increment(3000);
		dispatch(cancel);
		expect(poll.interrupted()).toEqual([true]);
		await poll.succeed(matched);
		expect([state(), facts().pending]).toEqual(["sending", unmatched]);
		await send.succeed({ message: "Cancelled" });
		expect(state()).toBe("accepted");
	});

	test("that was refused because a bank was matched meanwhile shows the match", async () => {
		const { dispatch, read, send, state, refusal } = await startAt(unmatched);
		dispatch(cancel);
		await send.fail(refused);
		expect([state(), refusal()]).toEqual(["reading", refused]);
		await read.succeed(readingOf(matched));
		expect([state(), refusal()]).toEqual([awaitingProof, refused]);
		dispatch({ type: "dismiss" });
		expect(refusal()).toBeUndefined();
	});

	test("whose outcome stays unknown leads to a new reading", async () => {
		const { clock, dispatch, read, send, reconcile, state } = await startAt(unmatched);
		dispatch(cancel);
		await send.fail(lost);
		clock.increment(1000);
		expect(reconcile.inputs()).toEqual(send.inputs());
		await reconcile.succeed({ is: "unknown" });
		dispatch({ type: "dismiss" });
		expect(state()).toBe("reading");
		await read.succeed(readingOf(unmatched));
		expect([state(), send.inputs().length]).toEqual([pausing, 1]);
	});

	test("whose answer was lost is accepted when it is found", async () => {
		const { clock, dispatch, send, reconcile, state, emitted } = await startAt(unmatched);
		dispatch(cancel);
		await send.break();
		expect(state()).toEqual({ "outcome unknown": "waiting" });
		clock.increment(1000);
		await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
		expect([state(), emitted.length]).toEqual(["accepted", 1]);
	});

	test("that was lost without a trace counts as not carried out, and the deposit is read again", async () => {
		const { clock, dispatch, read, send, reconcile, state, emitted } = await startAt(unmatched);
		dispatch(cancel);
		await send.fail(lost);
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await reconcile.succeed({ is: "absent" });
		}
		expect([state(), emitted]).toEqual(["not carried out", []]);
		dispatch({ type: "dismiss" });
		await read.succeed(readingOf(unmatched));
		expect([state(), send.inputs().length]).toEqual([pausing, 1]);
	});

	test("that never left the device, followed by a failed reading, shows both failures", async () => {
		const { dispatch, read, send, state, refusal, facts } = await startAt(unmatched);
		dispatch(cancel);
		await send.fail(notSent);
		await read.fail(offline);
		expect([state(), refusal(), facts().error]).toEqual(["failed", notSent, offline]);
	});
});
