import { Result } from "effect";
import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { decimal, money, rate } from "../money/decimal.ts";
import { type QueryError, Unreachable } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { accountDetailMachine } from "./account-detail.machine.ts";
import type { AccountDetail } from "./account-detail.ts";

const offline = new Unreachable({ reason: "offline" });
const amount = (text: string) => money(decimal(text));
const detailAt = (profit: string, equity: string): AccountDetail => ({
	accountId: 1,
	kind: "forex",
	free: amount("9989.33"),
	locked: amount("10.42"),
	equity: amount(equity),
	margin: amount("10.42"),
	profit: amount(profit),
	hazardRate: rate(decimal("95981.28")),
});
const first = detailAt("1.5", "10001.25");
const next = detailAt("-2", "9997.75");

const start = () => {
	const clock = new SimulatedClock();
	const readAccount = scriptedRequest<AccountDetail, QueryError, number>();
	const actor = createActor(accountDetailMachine.provide({ actors: { readAccount: readAccount.logic } }), {
		input: { accountId: 1 },
		clock,
	}).start();
	return {
		actor,
		readAccount,
		wait: (ms: number) => clock.increment(ms),
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
	};
};

test("every state and every transition is covered", () => {
	coverMachine(
		accountDetailMachine,
		[
			{ type: "refresh" },
			{ type: "xstate.done.actor.readAccount", output: Result.succeed(first) },
			{ type: "xstate.done.actor.readAccount", output: Result.fail(offline) },
			{ type: "xstate.error.actor.readAccount", error: new Error() },
		],
		{ input: { accountId: 1 } },
	);
});

test("Spec 2 §2: an account is read at once, and again 5 s after each answer", async () => {
	const { readAccount, wait, state, context } = start();
	expect([state(), readAccount.inputs()]).toEqual(["reading", [1]]);
	await readAccount.succeed(first);
	expect([state(), context()]).toEqual(["ready", { accountId: 1, detail: first, error: undefined }]);
	wait(4999);
	expect(readAccount.inputs()).toEqual([1]);
	wait(1);
	expect([state(), readAccount.inputs(), context().detail]).toEqual(["reading", [1, 1], first]);
	await readAccount.succeed(next);
	expect([state(), context().detail]).toEqual(["ready", next]);
});

test("a failure keeps the previous data, and the next reading follows as usual", async () => {
	const { readAccount, wait, state, context } = start();
	await readAccount.succeed(first);
	wait(5000);
	await readAccount.fail(offline);
	expect([state(), context()]).toEqual(["failed", { accountId: 1, detail: first, error: offline }]);
	wait(5000);
	await readAccount.succeed(next);
	expect([state(), context()]).toEqual(["ready", { accountId: 1, detail: next, error: undefined }]);
});

test("'refresh' reads at once, and never starts a second reading in parallel", async () => {
	const { actor, readAccount, state } = start();
	actor.send({ type: "refresh" });
	expect(readAccount.inputs()).toEqual([1]);
	await readAccount.break();
	expect(state()).toBe("failed");
	actor.send({ type: "refresh" });
	expect([state(), readAccount.inputs()]).toEqual(["reading", [1, 1]]);
});
