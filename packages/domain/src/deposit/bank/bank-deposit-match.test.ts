import { describe, expect, test } from "vitest";
import { offline, refused } from "../../command/command.test-support.ts";
import { matched, proved, unmatched } from "../deposits.test-support.ts";
import {
	awaitingProof,
	cancel,
	leave,
	pausing,
	polling,
	readingOf,
	refresh,
	start,
	startAt,
} from "./bank-deposit.test-support.ts";

describe("Spec 2 §4, §9: waiting for a match", () => {
	test("polls 3 s after the last answer, one request at a time", async () => {
		const { clock, poll, state, isBusy } = await startAt(unmatched);
		clock.increment(2999);
		expect([state(), poll.inputs().length]).toEqual([pausing, 0]);
		clock.increment(1);
		expect([state(), isBusy(), poll.inputs().length]).toEqual([polling, false, 1]);
		clock.increment(60_000);
		expect(poll.inputs().length).toBe(1);
		await poll.succeed(unmatched);
		expect(state()).toEqual(pausing);
		clock.increment(2999);
		expect(poll.inputs().length).toBe(1);
		clock.increment(1);
		expect(poll.inputs().length).toBe(2);
	});

	test("ends with the match", async () => {
		const { clock, poll, state, facts } = await startAt(unmatched);
		clock.increment(3000);
		await poll.succeed(matched);
		expect([state(), facts().pending, facts().ended]).toEqual([awaitingProof, matched, undefined]);
	});

	test("a failed poll is shown with the number of missed ones; the next successful poll clears it", async () => {
		const { clock, poll, state, facts } = await startAt(unmatched);
		clock.increment(3000);
		await poll.fail(offline);
		expect([state(), facts().error, facts().missedPolls]).toEqual([pausing, offline, 1]);
		clock.increment(3000);
		expect([state(), facts().error]).toEqual([polling, offline]);
		await poll.break();
		expect([state(), facts().error, facts().missedPolls, facts().pending]).toEqual([
			pausing,
			undefined,
			2,
			unmatched,
		]);
		clock.increment(3000);
		await poll.fail(offline);
		clock.increment(3000);
		await poll.succeed(unmatched);
		expect([facts().error, facts().missedPolls]).toEqual([undefined, 0]);
	});

	test("a reading clears the missed polls, too", async () => {
		const { clock, dispatch, read, poll, facts } = await startAt(unmatched);
		clock.increment(3000);
		await poll.fail(offline);
		dispatch(refresh);
		await read.succeed(readingOf(unmatched));
		expect([facts().error, facts().missedPolls]).toEqual([undefined, 0]);
	});

	test("a deposit that is no longer pending is shown until 'dismiss'", async () => {
		const { clock, dispatch, poll, state, facts } = await startAt(unmatched);
		clock.increment(3000);
		await poll.succeed(undefined);
		expect([state(), facts().pending, facts().ended]).toEqual(["new", undefined, unmatched]);
		dispatch({ type: "dismiss" });
		expect(facts().ended).toBeUndefined();
	});

	test("a deposit that was replaced by another one is shown as well", async () => {
		const { clock, poll, state, facts } = await startAt(unmatched);
		clock.increment(3000);
		await poll.succeed({ ...unmatched, id: 6 });
		expect([state(), facts().pending?.id, facts().ended]).toEqual([pausing, 6, unmatched]);
		clock.increment(3000);
		await poll.succeed({ ...unmatched, id: 6 });
		expect(facts().ended).toEqual(unmatched);
	});

	test("pitfall 30: a matched deposit is polled too, and one that ends is shown until 'dismiss'", async () => {
		const { clock, dispatch, poll, state, facts } = await startAt(matched);
		clock.increment(3000);
		await poll.succeed(matched);
		expect([state(), facts().ended]).toEqual([awaitingProof, undefined]);
		clock.increment(3000);
		await poll.succeed(undefined);
		expect([state(), facts().pending, facts().ended]).toEqual(["new", undefined, matched]);
		dispatch({ type: "dismiss" });
		expect(facts().ended).toBeUndefined();
	});

	test("pitfall 30: a deposit that ended before the page was opened again is shown, too", async () => {
		const { dispatch, read, facts } = await startAt(matched);
		dispatch(leave, refresh);
		await read.succeed(readingOf(undefined));
		expect(facts().ended).toEqual(matched);
	});

	test("a deposit whose proof is checked does not end unpaid, nor does one that the customer cancelled", async () => {
		const checked = await startAt(proved);
		checked.dispatch(refresh);
		await checked.read.succeed(readingOf(undefined));
		const cancelled = await startAt(unmatched);
		cancelled.dispatch(cancel);
		await cancelled.send.succeed({ message: "Cancelled" });
		cancelled.dispatch({ type: "acknowledge" });
		await cancelled.read.succeed(readingOf(undefined));
		expect([checked.facts().ended, cancelled.facts().ended]).toEqual([undefined, undefined]);
	});

	test("a failed poll of a matched deposit keeps its account and is counted", async () => {
		const { clock, poll, state, facts } = await startAt(matched);
		clock.increment(3000);
		await poll.fail(offline);
		expect([state(), facts().missedPolls, facts().pending]).toEqual([awaitingProof, 1, matched]);
	});

	test("there are no polls while the page is not visible; returning reads again", async () => {
		const { clock, dispatch, read, poll, state } = await startAt(unmatched);
		clock.increment(3000);
		dispatch(leave);
		expect([state(), poll.interrupted()]).toEqual([pausing, [true]]);
		await poll.succeed(matched);
		clock.increment(60_000);
		expect([state(), poll.inputs().length]).toEqual([pausing, 1]);
		dispatch(refresh);
		expect(state()).toBe("reading");
		await read.succeed(readingOf(unmatched));
		clock.increment(3000);
		expect(state()).toEqual(polling);
	});

	test("a page that was left during a reading or a command does not poll afterwards", async () => {
		const { clock, dispatch, read, poll, send, state } = start();
		dispatch(leave);
		await read.succeed(readingOf(unmatched));
		clock.increment(60_000);
		expect([state(), poll.inputs()]).toEqual([pausing, []]);
		dispatch(refresh);
		await read.succeed(readingOf(unmatched));
		dispatch(cancel, leave);
		await send.fail(refused);
		await read.succeed(readingOf(unmatched));
		clock.increment(60_000);
		expect([state(), poll.inputs()]).toEqual([pausing, []]);
	});

	test("returning during a command reads again after it", async () => {
		const { clock, dispatch, read, poll, send, state } = await startAt(unmatched);
		dispatch(cancel, leave, refresh);
		expect(state()).toBe("sending");
		await send.fail(refused);
		await read.succeed(readingOf(unmatched));
		clock.increment(3000);
		expect(poll.inputs().length).toBe(1);
	});

	test("stopping the machine stops the polls", async () => {
		const { actor, clock, poll } = await startAt(unmatched);
		clock.increment(3000);
		actor.stop();
		clock.increment(60_000);
		expect([poll.inputs().length, poll.interrupted()]).toEqual([1, [true]]);
	});
});
