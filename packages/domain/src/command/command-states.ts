import type { Result } from "effect";
import { not } from "xstate";
import { answerOf, failureOf, hasFailed } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { CommandContext, CommandReply, CommandTypes, ReconcileResult } from "./command.ts";
import { isLost, mayStillComplete, requireValue } from "./command-answer.ts";

/**
 * The states of a machine's one command, from the press to what became of it: it is sent once; what the platform says is
 * its end; where its answer is lost the lists are read, up to three times, and only what none of them shows, and what
 * can't come any more, counts as not carried out. A refused command leads back to the form as it was typed. `id` is the
 * machine's, `back` the state in which the form is filled in. The machine's setup is `commandSetup` and an action
 * "empty the form".
 */
export const commandStates = <Types extends CommandTypes, const Back extends string = "filling in">(
	id: string,
	back: Back,
) => {
	const sent = ({ context }: { readonly context: CommandContext<Types> }) => requireValue(context.sent);
	return {
		sending: {
			tags: "busy",
			invoke: {
				id: "send",
				src: "send",
				input: sent,
				onDone: [
					{
						guard: isLost,
						target: "outcome unknown",
						actions: { type: "record whether it may still complete", params: mayStillComplete },
					},
					{ guard: hasFailed, target: back, actions: { type: "refuse", params: failureOf } },
					{ target: "accepted", actions: { type: "store the reply", params: answerOf } },
				],
				onError: "outcome unknown",
			},
		},
		accepted: {
			entry: "emit carried out",
			on: { acknowledge: { target: back, actions: ["clear what was sent", "reset the form"] } },
		},
		"outcome unknown": {
			initial: "waiting",
			states: {
				waiting: { tags: "busy", after: { "reconcile delay": "reconciling" } },
				reconciling: {
					tags: "busy",
					entry: "count an attempt",
					invoke: {
						id: "reconcile",
						src: "reconcile",
						input: sent,
						onDone: [
							{
								guard: shows("confirmed"),
								target: `#${id}.accepted`,
								actions: { type: "store the reconciled reply", params: answerOf },
							},
							{ guard: shows("unknown"), target: "unresolved" },
							{ guard: not("attempts used up"), target: "waiting" },
							{ guard: hasFailed, target: "unresolved" },
							{ guard: "may still complete", target: "unresolved" },
							{ target: `#${id}.not carried out` },
						],
						onError: "unresolved",
					},
				},
				unresolved: {
					on: {
						"check again": { target: "reconciling", actions: "count reconcileAttempts anew" },
						dismiss: { target: `#${id}.${back}`, actions: ["clear what was sent", "reset the form"] },
					},
				},
			},
		},
		"not carried out": {
			on: { dismiss: { target: back, actions: "clear what was sent" } },
		},
	} as const;
};

export interface Looked {
	readonly event: { readonly output: Result.Result<ReconcileResult<CommandReply>, QueryError> };
}

const shows =
	(is: ReconcileResult<CommandReply>["is"]) =>
	(looked: Looked): boolean =>
		answerOf(looked)?.is === is;
