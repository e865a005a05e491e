import { requireValue } from "../../command/command-answer.ts";
import { commandStates } from "../../command/command-states.ts";
import { formEvents, takeChange } from "../../command/form-state.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import { type ApplicationChange, reduceApplication } from "./application-form.ts";
import {
	applicationToSend,
	factsAfterReading,
	formAfterReading,
	formInLanguageOf,
	initialLoanApplication,
	type LoanApplicationTypes,
	loanApplicationSetup,
} from "./loan-application.setup.ts";

const fillingIn = {
	on: {
		...formEvents<LoanApplicationTypes, ApplicationChange>({
			reduce: reduceApplication,
			toSend: applicationToSend,
		}),
		refresh: "loading",
	},
} as const;

/**
 * The application that a customer makes before they can borrow (Spec 2 §2, §4, §5). Where it stands is read first, and read
 * again after each that was sent; a reading that fails can be retried. Who has not applied fills in the form; who was
 * rejected fills it in anew, beginning with what was sent before, where that is known and nothing has been filled in yet;
 * who waits for approval waits and can look again; who is approved is led on to the loan, which is told once for each
 * reading. A press sends what is shown of the form, once, and only when nothing is missing or wrong; while it is under way
 * or in doubt further presses are dropped. A refused application leaves the form as it was. An application whose answer was
 * lost is looked for by where the customer stands: it has arrived when that has moved. What was sent stays in the form,
 * for it is what was sent before, should it be rejected. A picture whose upload ends while something else goes on is
 * taken in every state.
 */
export const loanApplicationMachine = loanApplicationSetup.createMachine({
	id: "loan application",
	context: ({ input }) => initialLoanApplication(input),
	on: {
		facts: {
			actions: [
				{ type: "set the form", params: ({ context, event }) => formInLanguageOf(context, event.facts) },
				{ type: "update the facts", params: ({ event }) => event.facts },
			],
		},
		change: {
			guard: "changes a picture",
			actions: takeChange<LoanApplicationTypes, ApplicationChange>(reduceApplication),
		},
	},
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			invoke: {
				id: "readApplication",
				src: "readApplication",
				onDone: [
					{
						guard: hasFailed,
						target: "failed",
						actions: { type: "update the facts", params: (answered) => ({ error: failureOf(answered) }) },
					},
					{
						target: "form",
						actions: [
							{
								type: "set the form",
								params: (answered) => formAfterReading(answered.context, requireValue(answerOf(answered))),
							},
							{
								type: "update the facts",
								params: (answered) => factsAfterReading(answered.context, requireValue(answerOf(answered))),
							},
						],
					},
				],
				onError: { target: "failed", actions: { type: "update the facts", params: { error: undefined } } },
			},
		},
		failed: { on: { retry: "loading", refresh: "loading" } },
		form: {
			always: [
				{ guard: "is outdated", target: "loading" },
				{ guard: "waits for approval", target: "waiting for approval" },
				{ guard: "was approved", target: "approved" },
				{ guard: "was rejected", target: "rejected, may apply again" },
			],
			...fillingIn,
		},
		"rejected, may apply again": fillingIn,
		"waiting for approval": { on: { refresh: "loading" } },
		approved: { entry: "emit approved", on: { refresh: "loading" } },
		...commandStates<LoanApplicationTypes, "form">("loan application", "form"),
	},
});
