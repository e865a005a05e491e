import type { Result } from "effect";
import { not } from "xstate";
import { type CommandReply, noCommand } from "../../command/command.ts";
import { requireValue } from "../../command/command-answer.ts";
import { commandStates, resumeCommand } from "../../command/command-states.ts";
import { readPayPassword } from "../../input/typed-code.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf, failureOf } from "../../request/request.actor.ts";
import type { CommandError } from "../../request/request.errors.ts";
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

interface SendAnswered {
	readonly event: { readonly output: Result.Result<CommandReply, CommandError> };
}

/** While a list is loading or has failed: only a change that needs another list restarts the reading. */
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
const [whenLost, whenRefused, whenDone] = command.sending.invoke.onDone;
/** The customer reads the reason where the pay password was typed, and may type another. */
const whenRefusedOtherwise = { ...whenRefused, target: "confirming" } as const;
const hasSessionEnded = (answered: SendAnswered): boolean => failureOf(answered)?._tag === "SessionInvalid";

/**
 * A withdrawal (Spec 2 §4, §5, §9). The currencies of the chosen kind are read first and, unless the address is
 * typed, the bound ways of the chosen currency. Another choice reads them again; typed input stays. Without a bound
 * way the machine offers to bind one. `submit` asks the customer to confirm the withdrawal, and 'confirm' sends it once.
 * The pay password, if it is required, arrives with 'confirm' and goes only into that request: it is neither in the
 * context nor in any emitted event. Further submits are ignored while the withdrawal is being sent or its outcome is
 * unknown. An accepted withdrawal clears typed input. A refused one, also for a wrong password, is to be confirmed again. A lost answer is
 * reconciled with the list of withdrawals, and so is one that was in flight when the app was loaded again ('resume'). The
 * newest withdrawals of the kind are read once the lists are, with another kind, after each withdrawal, and on 'catch up'; a reading
 * that began before a withdrawal was sent is dropped.
 */
export const withdrawalMachine = withdrawalSetup.createMachine({
	id: "withdrawal",
	context: ({ input }) => ({ ...noCommand, ...fitSelection({ form: emptyWithdrawal, facts: input }) }),
	on: {
		facts: takeFacts,
		refresh: { actions: "clear the lists" },
		resume: resumeCommand<WithdrawalTypes>(),
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
				input: ({ context: { form, facts } }) => ({
					kind: requireValue(form.kind),
					accountCurrency: facts.accountCurrency,
				}),
				onDone: [
					readingFailed,
					{
						target: "filling in",
						actions: {
							type: "set form and facts",
							params: ({ context, event }) =>
								withList(context, answerOf({ event }) ?? { currencies: undefined }),
						},
					},
				],
				onError: readingBroken,
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
					readingFailed,
					{
						target: "filling in",
						actions: {
							type: "set form and facts",
							params: ({ context, event }) => withList(context, { ways: answerOf({ event }) }),
						},
					},
				],
				onError: readingBroken,
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
			initial: "evaluating",
			always: [
				{ guard: "offers nothing", target: "nothing offered" },
				{ guard: "must read the currencies", target: "loading currencies" },
				{ guard: "must read the ways", target: "loading ways" },
				{ guard: "has no way", target: "way missing" },
			],
			on: {
				change: takeChange,
				submit: [{ guard: not("may send") }, { target: "confirming", actions: "clear the notice" }],
				"catch up": ".evaluating",
			},
			states: {
				evaluating: {
					always: [{ guard: "is incomplete", target: "ready" }, { target: "reading the newest" }],
				},
				"reading the newest": {
					invoke: {
						id: "readNewest",
						src: "readNewest",
						input: ({ context }) => requireValue(context.form.kind),
						onDone: {
							target: "ready",
							actions: { type: "set the known records", params: (answered) => answerOf(answered) },
						},
						onError: "ready",
					},
				},
				ready: {},
			},
		},
		confirming: {
			always: { guard: not("may send"), target: "filling in" },
			on: {
				confirm: {
					guard: { type: "is confirmed", params: ({ event }) => event.payPassword },
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
					payPassword:
						context.facts.needsPayPassword && event.type === "confirm"
							? readPayPassword(event.payPassword)
							: undefined,
				}),
				onDone: [whenLost, { ...whenRefused, guard: hasSessionEnded }, whenRefusedOtherwise, whenDone],
			},
		},
		accepted: {
			...command.accepted,
			entry: [command.accepted.entry, "clear the known records"],
		},
		"outcome unknown": {
			...outcomeUnknown,
			states: {
				...outcomeUnknown.states,
				unresolved: { ...outcomeUnknown.states.unresolved, entry: "clear the known records" },
			},
		},
	},
});
