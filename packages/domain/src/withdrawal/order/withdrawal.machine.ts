import { not } from "xstate";
import { noCommand } from "../../command/command.ts";
import { requireValue } from "../../command/command-answer.ts";
import { commandStates } from "../../command/command-states.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import {
	toSend,
	type WithdrawalContext,
	type WithdrawalEvent,
	type WithdrawalTypes,
	withdrawalSetup,
} from "./withdrawal.setup.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";
import { emptyWithdrawal } from "./withdrawal-form.ts";
import { fitSelection, type WithdrawalFormState, withChange, withFacts } from "./withdrawal-form-state.ts";

interface On<Type extends WithdrawalEvent["type"]> {
	readonly context: WithdrawalContext;
	readonly event: Extract<WithdrawalEvent, { readonly type: Type }>;
}

const changed = ({ context, event }: On<"change">): WithdrawalFormState => withChange(context, event.change);
const withNewFacts = ({ context, event }: On<"facts">): WithdrawalFormState =>
	withFacts(context, event.facts);
const withList = (context: WithdrawalContext, updates: Partial<WithdrawalFacts>): WithdrawalFormState =>
	withFacts(context, { ...updates, error: undefined });

const takeChange = { actions: { type: "set form and facts", params: changed } } as const;
const takeFacts = { actions: { type: "set form and facts", params: withNewFacts } } as const;

/** While a list is read, or could not be: only what asks for another one has it begun anew. */
const whileReading = {
	change: [
		{ ...takeChange, guard: { type: "needs other lists", params: changed }, target: "filling in" },
		takeChange,
	],
	facts: { ...takeFacts, guard: { type: "needs other lists", params: withNewFacts }, target: "filling in" },
	refresh: { target: "filling in", actions: "clear the lists" },
} as const;

const command = commandStates<WithdrawalTypes>("withdrawal", "filling in");
const outcomeUnknown = command["outcome unknown"];

/**
 * A withdrawal (Spec 2 §4, §5, §9). It first reads what the chosen kind can be paid out in and, unless the address is
 * typed, the ways that the customer has bound for the chosen currency; both are read anew with another choice, and what was
 * typed stays. Without a bound way it says so and offers to go and bind one. A press sends what stands in the form, once;
 * where the site wants a pay password it is asked for first. The password comes with the customer's confirmation and goes
 * out with the one request: it stands neither in the form nor anywhere in the context, nor in what is told afterwards.
 * While a withdrawal is under way or in doubt further presses are dropped. After an accepted one all that was typed is
 * emptied; a refused one, also for a wrong password, leaves the form as it was, with the platform's sentence. A withdrawal
 * whose answer was lost is looked for in the list of withdrawals, by the highest id that was known of it; a withdrawal that
 * was or may have been carried out makes that id too old to go by, until it is told anew.
 */
export const withdrawalMachine = withdrawalSetup.createMachine({
	id: "withdrawal",
	context: ({ input }) => ({ ...noCommand, ...fitSelection({ form: emptyWithdrawal, facts: input }) }),
	on: {
		facts: takeFacts,
		refresh: { actions: "clear the lists" },
		dismiss: { actions: "clear the notice" },
	},
	initial: "filling in",
	states: {
		"loading currencies": {
			tags: "busy",
			on: whileReading,
			invoke: {
				id: "readCurrencies",
				src: "readCurrencies",
				input: ({ context }) => requireValue(context.form.kind),
				onDone: [
					{
						guard: hasFailed,
						target: "failed",
						actions: { type: "update the facts", params: ({ event }) => ({ error: failureOf({ event }) }) },
					},
					{
						target: "filling in",
						actions: {
							type: "set form and facts",
							params: ({ context, event }) => withList(context, { currencies: answerOf({ event }) }),
						},
					},
				],
				onError: { target: "failed", actions: { type: "update the facts", params: { error: undefined } } },
			},
		},
		"loading ways": {
			tags: "busy",
			on: whileReading,
			invoke: {
				id: "readWays",
				src: "readWays",
				input: ({ context: { form } }) => ({
					kind: requireValue(form.kind),
					currencyId: requireValue(form.currencyId),
				}),
				onDone: [
					{
						guard: hasFailed,
						target: "failed",
						actions: { type: "update the facts", params: ({ event }) => ({ error: failureOf({ event }) }) },
					},
					{
						target: "filling in",
						actions: {
							type: "set form and facts",
							params: ({ context, event }) => withList(context, { ways: answerOf({ event }) }),
						},
					},
				],
				onError: { target: "failed", actions: { type: "update the facts", params: { error: undefined } } },
			},
		},
		failed: { on: { ...whileReading, retry: "filling in" } },
		"nothing offered": {
			always: { guard: not("offers nothing"), target: "filling in" },
			on: { change: takeChange },
		},
		"way missing": {
			always: { guard: not("has no way"), target: "filling in" },
			on: { change: takeChange, "bind a way": { actions: "emit binding requested" } },
		},
		"filling in": {
			always: [
				{ guard: "offers nothing", target: "nothing offered" },
				{ guard: "must read the currencies", target: "loading currencies" },
				{ guard: "must read the ways", target: "loading ways" },
				{ guard: "has no way", target: "way missing" },
			],
			on: {
				change: takeChange,
				submit: [
					{ guard: not("may send") },
					{ guard: "needs the pay password", target: "asking for the pay password" },
					{ target: "sending", actions: { type: "begin", params: ({ context }) => toSend(context) } },
				],
			},
		},
		"asking for the pay password": {
			entry: "clear the notice",
			always: { guard: not("may send"), target: "filling in" },
			on: {
				confirm: {
					guard: { type: "is a password", params: ({ event }) => event.payPassword },
					target: "sending",
					actions: { type: "begin", params: ({ context }) => toSend(context) },
				},
				back: "filling in",
			},
		},
		...command,
		sending: {
			...command.sending,
			invoke: {
				...command.sending.invoke,
				input: ({ context, event }) => ({
					...requireValue(context.sent),
					payPassword: event.type === "confirm" ? event.payPassword : undefined,
				}),
			},
		},
		accepted: {
			...command.accepted,
			entry: [command.accepted.entry, "clear the last record id"],
		},
		"outcome unknown": {
			...outcomeUnknown,
			states: {
				...outcomeUnknown.states,
				unresolved: { ...outcomeUnknown.states.unresolved, entry: "clear the last record id" },
			},
		},
	},
});
