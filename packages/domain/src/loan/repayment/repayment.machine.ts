import { not } from "xstate";
import { present } from "../../command/command-answer.ts";
import { commandStates } from "../../command/command-states.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import { type RepaymentTypes, repaymentBegun, repaymentSetup, repaymentToSend } from "./repayment.setup.ts";
import { fitRepayment, reduceRepayment } from "./repayment-form.ts";

/**
 * The repayment of a loan (Spec 2 §2, §4): the customer has paid to an address of the site and tells the platform of it,
 * with a picture as proof. What the loan costs and where it can be paid to are read first; a reading that fails can be
 * retried. A loan that is not to be repaid says so, and so does a site without an address. The customer chooses a network,
 * whose address is shown, uploads the proof and presses: what stands in the form is sent, once; while it is under way or in
 * doubt further presses are dropped. After an accepted repayment the proof is emptied and the loan read again, which is
 * under check then and can't be repaid twice; a refused one leaves all as it was. A repayment whose answer was lost is
 * looked for by where the loan stands: under check or repaid it has arrived, still to repay it has not. The picture belongs
 * to the slot it was uploaded in: the form follows the slot in every state.
 */
export const repaymentMachine = repaymentSetup.createMachine({
	id: "repayment",
	context: ({ input }) => repaymentBegun(input),
	on: {
		facts: { actions: { type: "take facts", params: ({ event }) => event.facts } },
		change: {
			guard: "is about the proof",
			actions: {
				type: "take form",
				params: ({ context, event }) => reduceRepayment(context.form, event.change),
			},
		},
	},
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			invoke: {
				id: "readRepayment",
				src: "readRepayment",
				input: ({ context }) => context.facts.loanId,
				onDone: [
					{
						guard: hasFailed,
						target: "failed",
						actions: { type: "take facts", params: (answered) => ({ error: failureOf(answered) }) },
					},
					{
						target: "filling in",
						actions: [
							{
								type: "take form",
								params: (answered) =>
									fitRepayment(answered.context.form, present(answerOf(answered)).accounts),
							},
							{
								type: "take facts",
								params: (answered) => ({
									...present(answerOf(answered)),
									isOutdated: false,
									error: undefined,
								}),
							},
						],
					},
				],
				onError: { target: "failed", actions: { type: "take facts", params: { error: undefined } } },
			},
		},
		failed: { on: { retry: "loading", refresh: "loading" } },
		"nothing to repay": { on: { refresh: "loading" } },
		"nowhere to pay": { on: { retry: "loading", refresh: "loading" } },
		"filling in": {
			always: [
				{ guard: "is outdated", target: "loading" },
				{ guard: not("is to repay"), target: "nothing to repay" },
				{ guard: "has no accounts", target: "nowhere to pay" },
			],
			on: {
				change: {
					actions: {
						type: "take form",
						params: ({ context, event }) => reduceRepayment(context.form, event.change),
					},
				},
				press: {
					guard: "may send",
					target: "sending",
					actions: { type: "begin", params: ({ context }) => repaymentToSend(context) },
				},
				dismiss: { actions: "clear the notice" },
				refresh: "loading",
			},
		},
		...commandStates<RepaymentTypes>("repayment", "filling in"),
	},
});
