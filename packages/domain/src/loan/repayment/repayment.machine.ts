import { not } from "xstate";
import { requireValue } from "../../command/command-answer.ts";
import { commandStates, resumeCommand } from "../../command/command-states.ts";
import { formEvents, takeChange } from "../../command/form-state.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf } from "../../request/request.actor.ts";
import { initialRepayment, type RepaymentTypes, repaymentSetup, repaymentToSend } from "./repayment.setup.ts";
import { fitRepayment, type RepaymentChange, reduceRepayment } from "./repayment-form.ts";

/**
 * The repayment of a loan (Spec 2 §2, §4). The customer has paid to an address of the site and reports it with a
 * picture as proof. The loan and the accounts are read first; a failed reading can be retried. A loan that is not to
 * repay and a site without an account have states of their own. The customer chooses a network, uploads the proof and
 * submits once; further submits are ignored while the repayment is being sent or its outcome is unknown. An accepted
 * repayment clears the form and reads the loan again. A refused one keeps the form. A lost answer is reconciled by
 * the loan's status. The proof follows its upload slot in every state.
 */
export const repaymentMachine = repaymentSetup.createMachine({
	id: "repayment",
	context: ({ input }) => initialRepayment(input),
	on: {
		resume: resumeCommand<RepaymentTypes>(({ accountId }, { form }) => ({ ...form, accountId })),
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
			/** A form that is shown during another reading keeps what is chosen. */
			on: { change: { actions: takeChange<RepaymentTypes, RepaymentChange>(reduceRepayment) } },
			invoke: {
				id: "readRepayment",
				src: "readRepayment",
				input: ({ context }) => context.facts.loanId,
				onDone: [
					readingFailed,
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
				onError: readingBroken,
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
