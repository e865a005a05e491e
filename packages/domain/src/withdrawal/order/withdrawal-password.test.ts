import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lost, notSent, offline, refused, sessionInvalid } from "../../command/command.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import { exampleOrder, exampleSent, moneyOf } from "../withdrawals.test-support.ts";
import { startWithdrawal } from "./start-withdrawal.test-support.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";

const secret = "sesame-open-7391";
const flagged: Partial<WithdrawalFacts> = { needsPayPassword: true };

/** A withdrawal that records all contexts and all emitted events. */
const startWatched = () => {
	const withdrawal = startWithdrawal(flagged);
	const seen: string[] = [];
	const note = (value: unknown) => seen.push(JSON.stringify(plain(value)));
	withdrawal.actor.subscribe(({ context }) => note(context));
	note(withdrawal.context());
	return {
		...withdrawal,
		/** Whether it is in a recorded context, in an emitted event, or in the persisted snapshot. */
		holdsSecret: () =>
			[...seen, ...withdrawal.emitted.map((emitted) => JSON.stringify(emitted))].some((text) =>
				text.includes(secret),
			),
		keepsSecret: () => {
			const { context, children } = withdrawal.actor.getSnapshot();
			const childSnapshots = Object.values(children).map((child) => child?.getSnapshot());
			return JSON.stringify(plain([context, childSnapshots])).includes(secret);
		},
	};
};
const startConfirming = () => {
	const watched = startWatched();
	watched.fill();
	watched.press();
	return watched;
};
const sendingIt = () => {
	const watched = startConfirming();
	watched.confirm(secret);
	return watched;
};

describe("Spec 2 §5: the pay password", () => {
	test("is requested after 'submit', and is sent with the one request", async () => {
		const { state, send, confirm, emitted, isBusy, keepsSecret } = sendingIt();
		confirm(secret);
		const sent = { ...exampleSent, order: { ...exampleOrder, remark: "" } };
		expect([state(), isBusy(), plain(send.inputs())]).toEqual([
			"sending",
			true,
			[plain({ ...sent, payPassword: secret })],
		]);
		expect(keepsSecret()).toBe(true);
		await send.succeed({ message: "Withdrawal submitted" });
		expect([state(), emitted]).toEqual([
			"accepted",
			[{ type: "carried out", sent: plain(sent), answer: { message: "Withdrawal submitted" } }],
		]);
	});

	test("is not requested while the form has an issue", () => {
		const { press, state } = startWithdrawal(flagged);
		press();
		expect(state()).toBe("filling in");
	});

	test("is not requested on a site without it", () => {
		const { press, fill, confirm, state, send } = startWithdrawal();
		fill();
		confirm(secret);
		press();
		expect([state(), send.inputs().map(({ payPassword }) => payPassword)]).toEqual(["sending", [undefined]]);
	});

	test("cannot be empty; nothing is sent while it is requested", () => {
		const { press, confirm, state, send, isBusy } = startConfirming();
		confirm("");
		press();
		expect([state(), isBusy(), send.inputs()]).toEqual(["confirming", false, []]);
	});

	test("is sent as typed, including spaces", () => {
		const { confirm, send } = startConfirming();
		confirm(" ");
		expect(send.inputs().map(({ payPassword }) => payPassword)).toEqual([" "]);
	});

	test("is sent in Latin digits, whatever the script of the keyboard", () => {
		const { confirm, send } = startConfirming();
		confirm("٢٤६８");
		expect(send.inputs().map(({ payPassword }) => payPassword)).toEqual(["2468"]);
	});

	test("can be cancelled: the form is unchanged", () => {
		const { actor, state, form, send } = startConfirming();
		const before = form();
		actor.send({ type: "back" });
		expect([state(), form(), send.inputs()]).toEqual(["filling in", before, []]);
	});

	test("is no longer requested when the withdrawal cannot be sent any more", () => {
		const { actor, state } = startConfirming();
		actor.send({ type: "facts", facts: { free: moneyOf("25.49") } });
		expect(state()).toBe("filling in");
	});

	test("is sent with the form of that moment: another language changes no amount", () => {
		const { actor, confirm, context } = startConfirming();
		actor.send({ type: "facts", facts: { language: "de" } });
		confirm(secret);
		expect([context().form.amount, plain(context().sent?.order.amount)]).toEqual(["25,5", "25.5"]);
	});

	test("that is wrong is asked for again with the platform's message, which the next confirmation clears", async () => {
		const { state, send, context, form, confirm } = sendingIt();
		const before = form();
		await send.fail(refused);
		expect([state(), context().refusal, form()]).toEqual(["confirming", refused, before]);
		confirm("");
		expect(state()).toBe("confirming");
		confirm("another");
		expect([state(), context().refusal]).toEqual(["sending", undefined]);
		expect(send.inputs().map(({ payPassword }) => payPassword)).toEqual([secret, "another"]);
	});
});

describe("The pay password is not stored", () => {
	test.each([refused, notSent, sessionInvalid])("after %s", async (error) => {
		const { send, state, holdsSecret, keepsSecret } = sendingIt();
		await send.fail(error);
		const back = error === sessionInvalid ? "filling in" : "confirming";
		expect([state(), holdsSecret(), keepsSecret()]).toEqual([back, false, false]);
	});

	test("after it was accepted", async () => {
		const { send, state, holdsSecret, keepsSecret, emitted } = sendingIt();
		await send.succeed({ message: "Done" });
		expect([state(), emitted.length, holdsSecret(), keepsSecret()]).toEqual(["accepted", 1, false, false]);
	});

	test.each(["lost", "broken"])(
		"while the outcome of a withdrawal whose answer is %s is unknown",
		async (how) => {
			const { send, state, holdsSecret, keepsSecret } = sendingIt();
			await (how === "lost" ? send.fail(lost) : send.break());
			expect([state(), holdsSecret(), keepsSecret()]).toEqual([
				{ "outcome unknown": "waiting" },
				false,
				false,
			]);
		},
	);

	test("in any order of events no context ever contains it, and the reconciliation does not need it", async () => {
		const step = fc.constantFrom(
			"submit",
			"confirm",
			"back",
			"accept",
			"refuse",
			"lose",
			"break",
			"wait",
			"find",
			"miss",
			"dismiss",
			"acknowledge",
			"check again",
		);
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
				const watched = startWatched();
				const { actor, send, reconcile, clock, fill, state } = watched;
				const answers: Readonly<Record<string, () => Promise<void>>> = {
					accept: () => send.succeed({ message: "Done" }),
					refuse: () => send.fail(refused),
					lose: () => send.fail(lost),
					break: () => send.break(),
				};
				const reconcileAnswers: Readonly<Record<string, () => Promise<void>>> = {
					find: () => reconcile.succeed({ is: "confirmed", answer: { message: undefined } }),
					miss: () => reconcile.fail(offline),
				};
				for (const one of steps) {
					const isReconciling = JSON.stringify(state()).includes("reconciling");
					if (one === "submit") fill();
					if (one === "submit" || one === "back" || one === "dismiss") actor.send({ type: one });
					if (one === "acknowledge" || one === "check again") actor.send({ type: one });
					if (one === "confirm") watched.confirm(secret);
					if (one === "wait") clock.increment(4000);
					if (state() === "sending") await answers[one]?.();
					if (isReconciling) await reconcileAnswers[one]?.();
				}
				const isSending = state() === "sending";
				const reconcileInputs = JSON.stringify(plain(reconcile.inputs()));
				expect([
					watched.holdsSecret(),
					isSending || !watched.keepsSecret(),
					reconcileInputs.includes(secret),
				]).toEqual([false, true, false]);
			}),
		);
	});
});
