import { noCommand } from "../../command/command.ts";
import { commandStates, resumeCommand } from "../../command/command-states.ts";
import { formEvents } from "../../command/form-state.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf } from "../../request/request.actor.ts";
import {
	type FollowContext,
	type FollowTypes,
	followSetup,
	followSummaryOf,
	formOfFollow,
} from "./follow.setup.ts";
import type { FollowCommand } from "./follow-command.ts";
import { emptyFollow, type FollowChange, type FollowForm, reduceFollow } from "./follow-form.ts";

interface In {
	readonly context: FollowContext;
}

const command = ({ context }: In): FollowCommand | undefined => followSummaryOf(context).command;

const withIntent =
	(intent: "follow" | "unfollow") =>
	({ context }: In): FollowForm =>
		reduceFollow(context.form, { is: "intent", intent });

const fillingIn = formEvents<FollowTypes, FollowChange>({
	reduce: reduceFollow,
	toSend: (context) => followSummaryOf(context).command,
});

/**
 * The page of a master trader (Spec 2 §2, §4). The trader is read first. A signed-in customer can follow another
 * trader: read and accept the notice, fill in the settings, and submit. A followed trader can be unfollowed after a
 * warning about open orders. Both are commands: each is sent once; further submits are ignored while it is being sent
 * or its outcome is unknown. A refusal returns to the settings or the warning. A lost answer is reconciled by whether
 * the trader is followed. After a command that was or may have been carried out the form is cleared and the trader is
 * read again.
 */
export const followMachine = followSetup.createMachine({
	id: "follow",
	context: ({ input }) => ({
		...noCommand,
		form: emptyFollow,
		facts: { ...input, trader: undefined, error: undefined },
	}),
	on: {
		resume: resumeCommand<FollowTypes>(formOfFollow),
		facts: {
			actions: [
				{
					type: "set the form",
					params: ({ context, event }) =>
						reduceFollow(context.form, {
							is: "language",
							from: context.facts.language,
							to: event.facts.language,
						}),
				},
				{ type: "update the facts", params: ({ event }) => event.facts },
			],
		},
	},
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			invoke: {
				id: "readTrader",
				src: "readTrader",
				input: ({ context }) => context.facts.traderId,
				onDone: [
					readingFailed,
					{
						target: "evaluating",
						actions: {
							type: "update the facts",
							params: (answered) => ({ trader: answerOf(answered), error: undefined }),
						},
					},
				],
				onError: readingBroken,
			},
		},
		failed: { on: { refresh: "loading" } },
		evaluating: { always: [{ guard: "is followed", target: "followed" }, { target: "not followed" }] },
		"not followed": {
			on: {
				refresh: "loading",
				follow: {
					guard: "may be followed",
					target: "reading the notice",
					actions: { type: "set the form", params: withIntent("follow") },
				},
			},
		},
		"reading the notice": {
			on: {
				change: fillingIn.change,
				"go on": { guard: "has agreed", target: "filling in settings" },
				"go back": { target: "not followed", actions: "reset the form" },
			},
		},
		"filling in settings": {
			on: {
				...fillingIn,
				"go back": { target: "reading the notice", actions: "clear the notice" },
			},
		},
		followed: {
			on: {
				refresh: "loading",
				unfollow: {
					target: "confirming unfollow",
					actions: { type: "set the form", params: withIntent("unfollow") },
				},
			},
		},
		"confirming unfollow": {
			on: {
				confirm: { guard: "may send", target: "sending", actions: { type: "begin", params: command } },
				dismiss: { actions: "clear the notice" },
				"go back": { target: "followed", actions: ["clear the notice", "reset the form"] },
			},
		},
		...commandStates<FollowTypes, "after the command">("follow", "after the command"),
		"after the command": {
			always: [
				{ guard: "wants to follow", target: "filling in settings" },
				{ guard: "wants to unfollow", target: "confirming unfollow" },
				{ target: "loading" },
			],
		},
	},
});
