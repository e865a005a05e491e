import { Result } from "effect";
import { describe, expect, test } from "vitest";
import {
	type AnyStateMachine,
	createActor,
	type EventFromLogic,
	type InputFrom,
	SimulatedClock,
	type StateValue,
} from "xstate";
import { plain } from "../money/plain.test-support.ts";
import {
	AnswerLost,
	type CommandError,
	NotSent,
	type QueryError,
	Refused,
	SessionInvalid,
	Unreachable,
} from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import type { CommandReply, ReconcileResult } from "./command.ts";
import { doubleTapWindowMs } from "./double-tap.ts";

export const refused = new Refused({ code: 0, message: "The platform says no" });
export const notSent = new NotSent({ reason: "offline" });
export const sessionInvalid = new SessionInvalid({ message: "Please sign in" });
export const lost = new AnswerLost({ reason: "no answer" });
export const timedOut = new AnswerLost({ reason: "timed out" });
export const offline = new Unreachable({ reason: "offline" });

/** All replies to `send` and `reconcile`, as events for `coverMachine`. */
export const commandAnswers = (answer: CommandReply = { message: "Done" }) => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	const broke = (id: string) => ({ type: `xstate.error.actor.${id}` as const, error: new Error() });
	return [
		done("send", Result.succeed(answer)),
		...[refused, lost, timedOut].map((error) => done("send", Result.fail(error))),
		broke("send"),
		done("reconcile", Result.succeed({ is: "confirmed", answer: { ...answer, message: undefined } })),
		done("reconcile", Result.succeed({ is: "absent" })),
		done("reconcile", Result.succeed({ is: "unknown" })),
		done("reconcile", Result.fail(offline)),
		broke("reconcile"),
	];
};

/** All events of a customer to a command, for `coverMachine`. */
export const commandEvents = [{ type: "check again" }, { type: "dismiss" }, { type: "acknowledge" }] as const;

interface TestCase<Machine extends AnyStateMachine> {
	readonly machine: Machine;
	readonly input: InputFrom<Machine>;
	/** From the start to a form that can be sent. */
	readonly fill: readonly EventFromLogic<Machine>[];
	/** Sends it. */
	readonly press: EventFromLogic<Machine>;
	/** What is sent, with every decimal as text. */
	readonly sends: unknown;
	readonly answer?: CommandReply;
	/** The state in which the form is filled in. */
	readonly back?: StateValue;
	/** The state after a refusal, if it is not that one. */
	readonly refusedTo?: StateValue;
	/** The form after an accepted command, with every decimal as text. */
	readonly emptied: unknown;
}

/**
 * Tests that a machine with `commandStates` sends its command once, keeps an unknown outcome apart from a failure, and
 * never drops a command without a result.
 */
export const testCommand = <Machine extends AnyStateMachine>(testCase: TestCase<Machine>): void => {
	const back = testCase.back ?? "filling in";
	const answer = testCase.answer ?? { message: "Done" };
	const found = { ...answer, message: undefined };

	const start = () => {
		const clock = new SimulatedClock();
		const send = scriptedRequest<CommandReply, CommandError, unknown>();
		const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, unknown>();
		const machine = testCase.machine.provide({ actors: { send: send.logic, reconcile: reconcile.logic } });
		const actor = createActor<AnyStateMachine>(machine, { input: testCase.input, clock });
		const emitted: unknown[] = [];
		actor.on("carried out", (event) => emitted.push(plain(event)));
		actor.start();
		for (const event of testCase.fill) actor.send(event);
		const form = plain(actor.getSnapshot().context.form);
		const press = () => actor.send(testCase.press);
		const answerReconcile = async (answered: () => Promise<void>) => {
			clock.increment(4000);
			await answered();
		};
		return {
			actor,
			clock,
			send,
			reconcile,
			emitted,
			form,
			press,
			answerReconcile,
			state: () => actor.getSnapshot().value,
			context: () => actor.getSnapshot().context,
			isBusy: () => actor.getSnapshot().hasTag("busy"),
			formNow: () => plain(actor.getSnapshot().context.form),
		};
	};
	const carriedOut = (given: CommandReply) => ({
		type: "carried out",
		sent: testCase.sends,
		answer: plain(given),
	});
	const startUnknown = async (error = lost) => {
		const started = start();
		started.press();
		await started.send.fail(error);
		return started;
	};

	describe("Its command", () => {
		test("is sent once, however often it is submitted, and emitted once when it is carried out", async () => {
			const { press, send, state, isBusy, emitted, actor, formNow } = start();
			press();
			press();
			expect([state(), isBusy(), plain(send.inputs())]).toEqual(["sending", true, [testCase.sends]]);
			await send.succeed(answer);
			press();
			expect([state(), isBusy(), emitted]).toEqual(["accepted", false, [carriedOut(answer)]]);
			actor.send({ type: "acknowledge" });
			expect([state(), formNow(), send.inputs().length]).toEqual([back, testCase.emptied, 1]);
		});

		test.each([refused, notSent, sessionInvalid])(
			"keeps the form after the answer %s, and shows the reason until 'dismiss'",
			async (error) => {
				const { press, send, state, context, actor, form, formNow, emitted } = start();
				press();
				await send.fail(error);
				const refusedTo = error._tag === "SessionInvalid" ? back : (testCase.refusedTo ?? back);
				expect([state(), context().refusal, formNow(), emitted]).toEqual([refusedTo, error, form, []]);
				actor.send({ type: "dismiss" });
				expect([context().refusal, formNow()]).toEqual([undefined, form]);
			},
		);

		test("can be submitted again a moment after a refusal, which is cleared then", async () => {
			const { press, send, context, state, clock } = start();
			press();
			await send.fail(refused);
			clock.increment(doubleTapWindowMs);
			press();
			expect([state(), context().refusal, send.inputs().length]).toEqual(["sending", undefined, 2]);
		});

		test("is reconciled when its answer is lost, and accepted when it is found", async () => {
			const { press, answerReconcile, reconcile, send, state, isBusy, emitted, context } =
				await startUnknown();
			press();
			expect([state(), isBusy(), context().refusal]).toEqual([
				{ "outcome unknown": "waiting" },
				true,
				undefined,
			]);
			await answerReconcile(() => reconcile.succeed({ is: "confirmed", answer: found }));
			expect([state(), emitted, send.inputs().length, plain(reconcile.inputs())]).toEqual([
				"accepted",
				[carriedOut(found)],
				1,
				[testCase.sends],
			]);
		});

		test("is reconciled after 1 s, 2 s and 4 s before it counts as not carried out; the form stays", async () => {
			const { clock, reconcile, state, press, actor, form, formNow, send, emitted, isBusy } =
				await startUnknown();
			for (const [index, wait] of [1000, 2000, 4000].entries()) {
				clock.increment(wait - 1);
				expect(reconcile.inputs().length).toBe(index);
				clock.increment(1);
				expect(state()).toEqual({ "outcome unknown": "reconciling" });
				await reconcile.succeed({ is: "absent" });
			}
			expect([state(), isBusy()]).toEqual(["not carried out", false]);
			press();
			expect([state(), send.inputs().length]).toEqual(["not carried out", 1]);
			actor.send({ type: "dismiss" });
			expect([state(), formNow(), emitted]).toEqual([back, form, []]);
		});

		test("that may still be carried out is not disproved by lists that do not show it", async () => {
			const { answerReconcile, reconcile, state, actor } = await startUnknown(timedOut);
			const reconcileThreeTimes = async () => {
				for (let turn = 0; turn < 3; turn++) await answerReconcile(() => reconcile.succeed({ is: "absent" }));
			};
			await reconcileThreeTimes();
			expect(state()).toEqual({ "outcome unknown": "unresolved" });
			actor.send({ type: "check again" });
			await reconcile.succeed({ is: "absent" });
			await answerReconcile(() => reconcile.succeed({ is: "absent" }));
			await answerReconcile(() => reconcile.succeed({ is: "absent" }));
			expect(state()).toBe("not carried out");
		});

		test("has an unknown outcome while the lists cannot be read; nothing is sent again", async () => {
			const { answerReconcile, reconcile, state, actor, press, send, formNow } = await startUnknown();
			for (let turn = 0; turn < 3; turn++) await answerReconcile(() => reconcile.fail(offline));
			press();
			expect([state(), send.inputs().length]).toEqual([{ "outcome unknown": "unresolved" }, 1]);
			actor.send({ type: "check again" });
			expect(state()).toEqual({ "outcome unknown": "reconciling" });
			await reconcile.succeed({ is: "unknown" });
			expect(state()).toEqual({ "outcome unknown": "unresolved" });
			actor.send({ type: "dismiss" });
			expect([state(), formNow()]).toEqual([back, testCase.emptied]);
		});

		test("has an unknown outcome after a defect, also after a defect of the reconciliation", async () => {
			const { press, send, state, answerReconcile, reconcile } = start();
			press();
			await send.break();
			expect(state()).toEqual({ "outcome unknown": "waiting" });
			await answerReconcile(() => reconcile.break());
			expect(state()).toEqual({ "outcome unknown": "unresolved" });
		});

		test("is interrupted only by the end of its machine", () => {
			const { press, send, actor, state } = start();
			press();
			for (const event of commandEvents) actor.send(event);
			expect([state(), send.interrupted()]).toEqual(["sending", [false]]);
		});
	});
};
