import { requireValue } from "../../command/command-answer.ts";
import { commandStates, resumeCommand } from "../../command/command-states.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf } from "../../request/request.actor.ts";
import { reduceLoan } from "./loan-form.ts";
import {
	factsAfterOffer,
	formAfterOffer,
	formOfLoan,
	formWithFacts,
	initialLoanRequest,
	type LoanRequestTypes,
	loanRequestSetup,
	loanToSend,
	withTick,
} from "./loan-request.setup.ts";

const resumed = resumeCommand<LoanRequestTypes>(formOfLoan);

/**
 * A loan from the amount to the signature (Spec 2 §2, §4, §5). The plans are read first; a failed reading can be
 * retried. The customer chooses amount and period and, if required, ticks the terms. 'loan now' needs an amount. The
 * customer confirms the loan, reads and ticks the agreement, and signs. The press on Sign emits the agreement for
 * storage on the device. Each step can be undone without losing input. The tick belongs to one agreement text, so
 * another amount, period or language needs a new tick. The agreement and the signature can be entered by their
 * address with plan and amount; the signature only if the stored agreement is the present one, else its agreement
 * opens. The signature sends the loan once, together with the text that was read. Further signatures are ignored while the loan is being sent or its outcome is unknown. A
 * refused loan returns to the signature. A lost answer is reconciled with the customer's loans that are newer than
 * the last known one. Afterwards everything is read again, so that the next loan is not confused with this one.
 */
export const loanRequestMachine = loanRequestSetup.createMachine({
	id: "loan request",
	context: ({ input }) => initialLoanRequest(input),
	on: {
		resume: { ...resumed, actions: [...resumed.actions, "mark it as outdated"] },
		facts: {
			actions: [
				{ type: "set the form", params: ({ context, event }) => formWithFacts(context, event.facts) },
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
					readingFailed,
					{
						target: "entering",
						actions: [
							{
								type: "set the form",
								params: (answered) => formAfterOffer(answered.context, requireValue(answerOf(answered))),
							},
							{
								type: "update the facts",
								params: (answered) => factsAfterOffer(answered.context, requireValue(answerOf(answered))),
							},
						],
					},
				],
				onError: readingBroken,
			},
		},
		failed: { on: { retry: "loading", refresh: "loading" } },
		/** Transient: the page of the address the first time, else the choice of the loan. */
		entering: {
			always: [
				{ guard: "enters the signature", target: "signing", actions: "clear the entry" },
				{ guard: "enters the agreement", target: "reading the agreement", actions: "clear the entry" },
				{ target: "choosing", actions: "clear the entry" },
			],
		},
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
				"go on to sign": {
					guard: "agreement is read",
					target: "signing",
					actions: "emit agreement accepted",
				},
				back: "choosing",
			},
		},
		signing: {
			always: { guard: "is outdated", target: "loading" },
			on: {
				signed: {
					guard: "may send",
					target: "sending",
					actions: {
						type: "begin",
						params: ({ context, event }) => loanToSend(context, event.picture),
					},
				},
				back: "reading the agreement",
			},
		},
		...commandStates<LoanRequestTypes, "signing">("loan request", "signing"),
	},
});
