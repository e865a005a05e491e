import fc from "fast-check";
import { expect } from "vitest";
import {
	type AnyStateMachine,
	createActor,
	type EventFromLogic,
	type InputFrom,
	SimulatedClock,
} from "xstate";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { commandEvents, lost, notSent, offline, refused, timedOut } from "./command.test-support.ts";
import type { CommandReply, ReconcileResult } from "./command.ts";

interface TestCase<Machine extends AnyStateMachine> {
	/** With answers to all its queries. */
	readonly machine: Machine;
	readonly input: InputFrom<Machine>;
	/** From the start to what can be sent. */
	readonly fill: readonly EventFromLogic<Machine>[];
	/** Other events of the customer and the app; the events of a command are always tried. */
	readonly events: readonly EventFromLogic<Machine>[];
	/** Sends it. */
	readonly press: EventFromLogic<Machine>;
	/** The types of all events that may send something. */
	readonly sends: readonly string[];
}

const answers = ["succeed", "refused", "not sent", "lost", "timed out", "break"] as const;
const reconcileAnswers = ["confirmed", "absent", "unknown", "offline", "break"] as const;

/**
 * Tests that in any order of events, answers and delays a command is sent only by its own event, never while another one
 * is being sent or has an unknown outcome, is never interrupted, and is emitted once if it was carried out.
 */
export const expectOneCommandAtATime = async <Machine extends AnyStateMachine>(
	testCase: TestCase<Machine>,
): Promise<void> => {
	const event = fc.constantFrom<{ readonly type: string }>(...testCase.events, ...commandEvents);
	const step = fc.oneof(
		{ weight: 4, arbitrary: fc.record({ is: fc.constant("event" as const), event }) },
		{ weight: 1, arbitrary: fc.record({ is: fc.constant("fill" as const) }) },
		{
			weight: 3,
			arbitrary: fc.record({ is: fc.constant("answer" as const), how: fc.constantFrom(...answers) }),
		},
		{
			weight: 3,
			arbitrary: fc.record({
				is: fc.constant("reconcile" as const),
				how: fc.constantFrom(...reconcileAnswers),
			}),
		},
		{ weight: 2, arbitrary: fc.record({ is: fc.constant("wait" as const) }) },
	);
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
			const clock = new SimulatedClock();
			const send = scriptedRequest<CommandReply, CommandError, unknown>();
			const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, unknown>();
			const machine = testCase.machine.provide({ actors: { send: send.logic, reconcile: reconcile.logic } });
			const actor = createActor<AnyStateMachine>(machine, { input: testCase.input, clock });
			let emitted = 0;
			actor.on("carried out", () => emitted++);
			actor.start();
			const counts = { answered: 0, reconciled: 0, carriedOut: 0 };
			const sendEvent = (event: { readonly type: string }) => {
				const before = actor.getSnapshot();
				const sentBefore = send.inputs().length;
				actor.send(event);
				const sent = send.inputs().length - sentBefore;
				const mayBeSent = testCase.sends.includes(event.type) && before.context.sent === undefined;
				expect(sent).toBeLessThanOrEqual(mayBeSent ? 1 : 0);
			};
			for (const one of steps) {
				if (one.is === "event") sendEvent(one.event);
				if (one.is === "fill") for (const event of [...testCase.fill, testCase.press]) sendEvent(event);
				if (one.is === "wait") clock.increment(4000);
				if (one.is === "answer" && send.inputs().length > counts.answered) {
					counts.answered++;
					if (one.how === "succeed") {
						counts.carriedOut++;
						await send.succeed({ message: "Done" });
					} else if (one.how === "break") await send.break();
					else await send.fail({ refused, "not sent": notSent, lost, "timed out": timedOut }[one.how]);
				}
				if (one.is === "reconcile" && reconcile.inputs().length > counts.reconciled) {
					counts.reconciled++;
					if (one.how === "confirmed") {
						counts.carriedOut++;
						await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
					} else if (one.how === "break") await reconcile.break();
					else if (one.how === "offline") await reconcile.fail(offline);
					else await reconcile.succeed({ is: one.how });
				}
				const open = send.inputs().length - counts.answered;
				expect([open, emitted]).toEqual([actor.getSnapshot().value === "sending" ? 1 : 0, counts.carriedOut]);
				expect(send.interrupted()).not.toContain(true);
			}
		}),
		{ numRuns: 150 },
	);
};
