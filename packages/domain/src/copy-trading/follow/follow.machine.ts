import { noCommand } from "../../command/command.ts";
import { commandStates } from "../../command/command-states.ts";
import { formEvents } from "../../command/form-state.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import { type FollowContext, type FollowTypes, followSetup, followSummaryOf } from "./follow.setup.ts";
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
 * The page of a master trader (Spec 2 §2, §4). The trader is read first. Who is not followed can be followed by anybody
 * who is signed in, save by themselves: the notice is read and agreed to, then the settings are filled in and sent. Who is
 * followed can be unfollowed, after the warning that open orders will no longer follow the close. Both are commands: one
 * press sends one request, further presses are dropped while it is under way or in doubt. A refused one leads back to the
 * settings as typed, or to the warning. One whose answer was lost is looked for by reading whether the trader is followed.
 * After one that was carried out, or that nobody can tell of, the form is emptied and the trader is read again: what the
 * page says then is the platform's word.
 */
export const followMachine = followSetup.createMachine({
	id: "follow",
	context: ({ input }) => ({
		...noCommand,
		form: emptyFollow,
		facts: { ...input, trader: undefined, failure: undefined },
	}),
	on: {
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
					{
						guard: hasFailed,
						target: "failed",
						actions: { type: "update the facts", params: (answered) => ({ failure: failureOf(answered) }) },
					},
					{
						target: "evaluating",
						actions: {
							type: "update the facts",
							params: (answered) => ({ trader: answerOf(answered), failure: undefined }),
						},
					},
				],
				onError: { target: "failed", actions: { type: "update the facts", params: { failure: undefined } } },
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
				confirm: { target: "sending", actions: { type: "begin", params: command } },
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
