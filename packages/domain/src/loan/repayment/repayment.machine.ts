import { not } from "xstate";
import { requireValue } from "../../command/command-answer.ts";
import { commandStates } from "../../command/command-states.ts";
import { formEvents, takeChange } from "../../command/form-state.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import { initialRepayment, type RepaymentTypes, repaymentSetup, repaymentToSend } from "./repayment.setup.ts";
import { fitRepayment, type RepaymentChange, reduceRepayment } from "./repayment-form.ts";

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
	context: ({ input }) => initialRepayment(input),
	on: {
		facts: { actions: { type: "update the facts", params: ({ event }) => event.facts } },
		change: {
			guard: "changes the proof",
			actions: takeChange<RepaymentTypes, RepaymentChange>(reduceRepayment),
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
						actions: { type: "update the facts", params: (answered) => ({ error: failureOf(answered) }) },
					},
					{
						target: "filling in",
						actions: [
							{
								type: "set the form",
								params: (answered) =>
									fitRepayment(answered.context.form, requireValue(answerOf(answered)).accounts),
							},
							{
								type: "update the facts",
								params: (answered) => ({
									...requireValue(answerOf(answered)),
									isOutdated: false,
									error: undefined,
								}),
							},
						],
					},
				],
				onError: { target: "failed", actions: { type: "update the facts", params: { error: undefined } } },
			},
		},
		failed: { on: { retry: "loading", refresh: "loading" } },
		"nothing to repay": { on: { refresh: "loading" } },
		"no repayment account": { on: { retry: "loading", refresh: "loading" } },
		"filling in": {
			always: [
				{ guard: "is outdated", target: "loading" },
				{ guard: not("is to repay"), target: "nothing to repay" },
				{ guard: "has no accounts", target: "no repayment account" },
			],
			on: {
				...formEvents<RepaymentTypes, RepaymentChange>({
					reduce: reduceRepayment,
					toSend: repaymentToSend,
				}),
				refresh: "loading",
			},
		},
		...commandStates<RepaymentTypes>("repayment", "filling in"),
	},
});
