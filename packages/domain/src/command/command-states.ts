import type { Result } from "effect";
import { not } from "xstate";
import { answerOf, failureOf, hasFailed } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { CommandContext, CommandTypes, Finding, Told } from "./command.ts";
import { isLost, isStillUnderWay, present } from "./command-answer.ts";

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
	const sent = ({ context }: { readonly context: CommandContext<Types> }) => present(context.sent);
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
						actions: { type: "note that it is still under way", params: isStillUnderWay },
					},
					{ guard: hasFailed, target: back, actions: { type: "refuse", params: failureOf } },
					{ target: "accepted", actions: { type: "take the answer", params: answerOf } },
				],
				onError: "outcome unknown",
			},
		},
		accepted: {
			entry: "tell that it was carried out",
			on: { acknowledge: { target: back, actions: ["forget what was sent", "empty the form"] } },
		},
		"outcome unknown": {
			initial: "waiting",
			states: {
				waiting: { tags: "busy", after: { "before looking": "looking" } },
				looking: {
					tags: "busy",
					entry: "count a look",
					invoke: {
						id: "lookForIt",
						src: "lookForIt",
						input: sent,
						onDone: [
							{
								guard: shows("found"),
								target: `#${id}.accepted`,
								actions: { type: "take what was found", params: answerOf },
							},
							{ guard: shows("cannot tell"), target: "cannot tell" },
							{ guard: not("has looked enough"), target: "waiting" },
							{ guard: hasFailed, target: "cannot tell" },
							{ guard: "is still under way", target: "cannot tell" },
							{ target: `#${id}.not carried out` },
						],
						onError: "cannot tell",
					},
				},
				"cannot tell": {
					on: {
						"check again": { target: "looking", actions: "count looks anew" },
						dismiss: { target: `#${id}.${back}`, actions: ["forget what was sent", "empty the form"] },
					},
				},
			},
		},
		"not carried out": {
			on: { dismiss: { target: back, actions: "forget what was sent" } },
		},
	} as const;
};

export interface Looked {
	readonly event: { readonly output: Result.Result<Finding<Told>, QueryError> };
}

const shows =
	(is: Finding<Told>["is"]) =>
	(looked: Looked): boolean =>
		answerOf(looked)?.is === is;
