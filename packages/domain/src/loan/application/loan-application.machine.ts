import { requireValue } from "../../command/command-answer.ts";
import { commandStates, resumeCommand } from "../../command/command-states.ts";
import { formEvents, takeChange } from "../../command/form-state.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf } from "../../request/request.actor.ts";
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
 * The application for the right to borrow (Spec 2 §2, §4, §5). The status is read first and after each application; a
 * failed reading can be retried. A customer who has not applied fills in the form. A rejected customer fills it in
 * again, starting from the previous application. A waiting customer can refresh. An approval is emitted after each
 * reading, and the app leads on to the loan. `submit` sends the visible fields once, when nothing is missing or
 * invalid; further submits are ignored while it is being sent or its outcome is unknown. A refused application keeps
 * the form. A lost answer is reconciled by the status: the application has arrived if the status changed. The form
 * keeps what was sent, for the case of a rejection. Pictures that finish uploading are stored in every state.
 */
export const loanApplicationMachine = loanApplicationSetup.createMachine({
	id: "loan application",
	context: ({ input }) => initialLoanApplication(input),
	on: {
		resume: resumeCommand<LoanApplicationTypes>(),
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
			/** A form that is shown during another reading keeps what is typed. */
			on: { change: { actions: takeChange<LoanApplicationTypes, ApplicationChange>(reduceApplication) } },
			invoke: {
				id: "readApplication",
				src: "readApplication",
				onDone: [
					readingFailed,
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
				onError: readingBroken,
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
