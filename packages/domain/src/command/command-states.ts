import type { Result } from "effect";
import { not } from "xstate";
import { answerOf, failureOf, hasFailed } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type {
	CommandContext,
	CommandReply,
	CommandTypes,
	ReconcileResult,
	ResumeCommand,
} from "./command.ts";
import { isLost, mayStillComplete, requireValue } from "./command-answer.ts";

/**
 * The states of a machine's one command, from submit to outcome. It is sent once. After a lost answer the lists are
 * read up to three times; only a command that is in none of them and cannot be carried out any more counts as not
 * carried out. A refused command returns to the unchanged form. `id` is the machine's id, `back` the state of the
 * form. The machine's setup is `commandSetup` and an action "reset the form".
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
								guard: hasResult("confirmed"),
								target: `#${id}.accepted`,
								actions: { type: "store the reconciled reply", params: answerOf },
							},
							{ guard: hasResult("unknown"), target: "unresolved" },
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
						"check again": { target: "reconciling", actions: "stop waiting and reset the attempts" },
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

/**
 * The transition of a machine with `commandStates` that looks up a command of an earlier page: 'resume'. `formOf` gives the form
 * that sent it, for a command that turns out not to be carried out.
 */
export const resumeCommand = <Types extends CommandTypes>(
	formOf: (sent: Types["sent"], context: CommandContext<Types>) => Types["form"] = (_, { form }) => form,
) =>
	({
		guard: "has sent nothing",
		target: ".outcome unknown",
		actions: [
			{
				type: "set the form",
				params: ({
					context,
					event,
				}: {
					readonly context: CommandContext<Types>;
					readonly event: ResumeCommand<Types["sent"]>;
				}) => formOf(event.sent, context),
			},
			{
				type: "begin",
				params: ({ event }: { readonly event: ResumeCommand<Types["sent"]> }) => event.sent,
			},
			{ type: "record whether it may still complete", params: true },
		],
	}) as const;

export interface Reconciled {
	readonly event: { readonly output: Result.Result<ReconcileResult<CommandReply>, QueryError> };
}

const hasResult =
	(is: ReconcileResult<CommandReply>["is"]) =>
	(answered: Reconciled): boolean =>
		answerOf(answered)?.is === is;
