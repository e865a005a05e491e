import { describe, expect, test } from "vitest";
import { refused } from "../../command/command.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import { matched, open, proof, proved, unmatched } from "../deposits.test-support.ts";
import {
	amount,
	awaitingProof,
	option,
	pausing,
	press,
	readingOf,
	refresh,
	startAt,
	uploaded,
} from "./bank-deposit.test-support.ts";

describe("Spec 2 §4, §5: a new deposit", () => {
	test("is created with an amount, by a customer who may deposit", async () => {
		const { dispatch, send, state } = await startAt(undefined);
		for (const text of ["", "0", "1,234"]) dispatch(amount(text), press);
		dispatch(amount("100"), { type: "facts", facts: { gate: { is: "only real account" } } }, press);
		expect([state(), send.inputs()]).toEqual(["new", []]);
		dispatch({ type: "facts", facts: { gate: open } }, press, press);
		expect([state(), plain(send.inputs())]).toEqual([
			"sending",
			[{ command: { is: "create", order: { optionId: 1, amount: "100" } }, lastRecordId: 4 }],
		]);
	});

	test("is shown as read after the command, not as submitted", async () => {
		const { dispatch, read, send, state } = await startAt(undefined);
		dispatch(amount("100"), press);
		await send.succeed({ message: "Received" });
		dispatch({ type: "acknowledge" });
		await read.succeed(readingOf(matched));
		expect(state()).toEqual(awaitingProof);
	});

	test("that was refused keeps the input during the reading after it", async () => {
		const { dispatch, read, send, state, form, refusal } = await startAt(undefined);
		dispatch(amount("100"), option(2), press);
		await send.fail(refused);
		await read.succeed(readingOf(undefined));
		expect([state(), form(), refusal()]).toEqual([
			"new",
			{ optionId: 2, amount: "100", proof: undefined },
			refused,
		]);
	});

	test("ignores a picture: a late upload is not the proof of the next deposit", async () => {
		const { dispatch, form } = await startAt(undefined);
		dispatch(uploaded(proof));
		expect(form().proof).toBeUndefined();
	});

	test("keeps the value of its amount in another language", async () => {
		const { dispatch, form } = await startAt(undefined);
		dispatch(amount("100.5"), { type: "facts", facts: { language: "de" } });
		expect(form().amount).toBe("100,5");
	});
});

describe("Spec 2 §4: the proof", () => {
	test("is sent once, and then a new deposit is possible", async () => {
		const { dispatch, read, send, state, form, facts } = await startAt(matched);
		dispatch(press, uploaded(proof), press, press);
		expect(send.inputs()).toEqual([
			{ command: { is: "upload proof", depositId: 5, proof }, lastRecordId: 4 },
		]);
		await send.succeed({ message: "Received" });
		dispatch({ type: "acknowledge" });
		await read.succeed(readingOf(proved));
		expect([state(), form().proof, facts().pending]).toEqual(["new", undefined, proved]);
	});

	test("follows its upload slot during a command, and the command keeps the submitted proof", async () => {
		const { dispatch, read, send, form } = await startAt(matched);
		dispatch(uploaded(proof), press, uploaded("another"));
		expect([form().proof, send.inputs().map(({ command }) => command)]).toEqual([
			"another",
			[{ is: "upload proof", depositId: 5, proof }],
		]);
		await send.fail(refused);
		await read.succeed(readingOf(matched));
		expect(form().proof).toBe("another");
	});

	test("can be removed", async () => {
		const { dispatch, state } = await startAt(matched);
		dispatch(uploaded(proof), uploaded(undefined), press);
		expect(state()).toEqual(awaitingProof);
	});

	test("of one deposit is never sent for another", async () => {
		const { dispatch, read, send, state, form } = await startAt(matched);
		dispatch(uploaded(proof), refresh);
		await read.succeed(readingOf({ ...matched, id: 6 }));
		dispatch(press);
		expect([state(), form().proof, send.inputs()]).toEqual([awaitingProof, undefined, []]);
	});

	test("of a deposit that lost its match is not sent for the one that a poll finds instead", async () => {
		const { clock, dispatch, read, poll, state, form } = await startAt(matched);
		dispatch(uploaded(proof), refresh);
		await read.succeed(readingOf(unmatched));
		expect([state(), form().proof]).toEqual([pausing, proof]);
		clock.increment(3000);
		await poll.succeed({ ...matched, id: 6 });
		expect([state(), form().proof]).toEqual([awaitingProof, undefined]);
	});

	test("needs no amount: other input is ignored", async () => {
		const { dispatch, form } = await startAt(matched);
		dispatch(amount("1"), option(2));
		expect(form()).toEqual({ optionId: 1, amount: "", proof: undefined });
	});
});
