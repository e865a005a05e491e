import { requireValue } from "../../command/command-answer.ts";
import { commandStates } from "../../command/command-states.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import { fitLoan, reduceLoan } from "./loan-form.ts";
import {
	factsAfterOffer,
	initialLoanRequest,
	type LoanRequestTypes,
	loanInLanguageOf,
	loanRequestSetup,
	loanToSend,
	withTick,
} from "./loan-request.setup.ts";

/**
 * A loan from the amount to the signature (Spec 2 §2, §4, §5). The plans are read first; a reading that fails can be
 * retried, and where there are none that is said. The customer chooses amount and period and, where the site wants it,
 * ticks the terms; 'loan now' goes on only with an amount within the bounds of the plan. They confirm the loan, read the
 * agreement and tick it, and sign. Each step can be taken back, and all that was typed and ticked stays; what was ticked is
 * the agreement as it stood there, so that another amount, period or language has it read and ticked again. The signature
 * sends the loan, once, together with the very text that was read; the signed agreement is told, to be kept on the device.
 * While the loan is under way or in doubt further presses are dropped. A refused loan leads back to the signature, with the
 * platform's sentence, and everything as it was. A loan whose answer was lost is looked for among the customer's loans, by
 * the newest one that was known before the press; after a loan that was or may have been carried out all is read again,
 * so that the next one is not taken for it.
 */
export const loanRequestMachine = loanRequestSetup.createMachine({
	id: "loan request",
	context: ({ input }) => initialLoanRequest(input),
	on: {
		facts: {
			actions: [
				{ type: "set the form", params: ({ context, event }) => loanInLanguageOf(context, event.facts) },
				{ type: "update the facts", params: ({ event }) => event.facts },
			],
		},
		dismiss: { actions: "clear the notice" },
	},
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			invoke: {
				id: "readOffer",
				src: "readOffer",
				onDone: [
					{
						guard: hasFailed,
						target: "failed",
						actions: { type: "update the facts", params: (answered) => ({ error: failureOf(answered) }) },
					},
					{
						target: "choosing",
						actions: [
							{
								type: "set the form",
								params: (answered) => fitLoan(answered.context.form, requireValue(answerOf(answered)).plans),
							},
							{
								type: "update the facts",
								params: (answered) => factsAfterOffer(answered.context, requireValue(answerOf(answered))),
							},
						],
					},
				],
				onError: { target: "failed", actions: { type: "update the facts", params: { error: undefined } } },
			},
		},
		failed: { on: { retry: "loading", refresh: "loading" } },
		"no plans": { on: { retry: "loading", refresh: "loading" } },
		choosing: {
			always: { guard: "has no plans", target: "no plans" },
			on: {
				change: {
					actions: {
						type: "set the form",
						params: ({ context, event }) => reduceLoan(context.form, event.change, context.facts),
					},
				},
				"loan now": { guard: "may be requested", target: "confirming" },
				refresh: "loading",
			},
		},
		confirming: {
			on: {
				confirm: { guard: "may be requested", target: "reading the agreement" },
				back: "choosing",
			},
		},
		"reading the agreement": {
			on: {
				tick: {
					actions: {
						type: "set the form",
						params: ({ context, event }) => withTick(context, event.isTicked),
					},
				},
				"go on to sign": { guard: "agreement is read", target: "signing" },
				back: "choosing",
			},
		},
		signing: {
			always: { guard: "is outdated", target: "loading" },
			on: {
				signed: {
					guard: "may send",
					target: "sending",
					actions: [
						{
							type: "begin",
							params: ({ context, event }) => loanToSend(context, event.picture),
						},
						"emit agreement signed",
					],
				},
				back: "reading the agreement",
			},
		},
		...commandStates<LoanRequestTypes, "signing">("loan request", "signing"),
	},
});
