/** What happens around the one command that a customer sends from a form. */
export const moneyFaults = [
	"double tap",
	"answer lost after execution",
	"connection lost before execution",
	"answer after the client's timeout",
	"status 503 after execution",
	"reload in flight",
	"same form in a second tab",
	"session invalid (999)",
	"answer lost, then 999",
] as const;
export type MoneyFault = (typeof moneyFaults)[number];

/** What a customer reads after a command, in the words of the screens. */
export type Reading =
	| "Done"
	| "Outcome unknown"
	| "Not executed"
	| "Refused with the reason of the platform"
	| "Session expired; after the login the form is as it was"
	| "Session expired; after the login the form is as it was, without its picture"
	| "Session expired; after the login what was typed is there, and is confirmed again"
	| "Session expired; after the login it can be chosen again";

/** What the platform has executed, and what the customer reads one after the other, in each tab. */
export interface FaultOutcome {
	readonly executed: number;
	readonly reads: readonly Reading[];
}

/** The outcome that most commands have. */
const usual: Readonly<Record<MoneyFault, FaultOutcome>> = {
	"double tap": { executed: 1, reads: ["Done"] },
	"answer lost after execution": { executed: 1, reads: ["Outcome unknown", "Done"] },
	"connection lost before execution": { executed: 0, reads: ["Outcome unknown", "Not executed"] },
	"answer after the client's timeout": { executed: 1, reads: ["Outcome unknown", "Done"] },
	"status 503 after execution": { executed: 1, reads: ["Outcome unknown", "Done"] },
	"reload in flight": { executed: 1, reads: ["Outcome unknown", "Done"] },
	"same form in a second tab": { executed: 2, reads: ["Done", "Done"] },
	"session invalid (999)": {
		executed: 0,
		reads: ["Session expired; after the login the form is as it was"],
	},
	"answer lost, then 999": { executed: 1, reads: ["Outcome unknown", "Done"] },
};

/** A picture is not kept for the next session. */
const withPicture: Readonly<Record<MoneyFault, FaultOutcome>> = {
	...usual,
	"session invalid (999)": {
		executed: 0,
		reads: ["Session expired; after the login the form is as it was, without its picture"],
	},
};

/** The platform refuses to execute it a second time. */
const once = { executed: 1, reads: ["Done", "Refused with the reason of the platform"] } as const;

/** Changes of payout methods are not looked up after a reload or a new login: the list shows them. */
const seenInList: Readonly<Record<MoneyFault, FaultOutcome>> = {
	...usual,
	"reload in flight": { executed: 1, reads: [] },
	"answer lost, then 999": { executed: 1, reads: ["Outcome unknown"] },
};

/** The number of the account is not stored on the device, so that no list shows whether a record is this withdrawal. */
const toBank: Readonly<Record<MoneyFault, FaultOutcome>> = {
	...usual,
	"reload in flight": { executed: 1, reads: ["Outcome unknown"] },
	"answer lost, then 999": { executed: 1, reads: ["Outcome unknown"] },
};

/** A form with a step before its last press: that step is taken again after the login. */
const confirmedAgain: Readonly<Record<MoneyFault, FaultOutcome>> = {
	...usual,
	"same form in a second tab": once,
	"session invalid (999)": {
		executed: 0,
		reads: ["Session expired; after the login what was typed is there, and is confirmed again"],
	},
};

/** A command without a form. */
const pressed: Readonly<Record<MoneyFault, FaultOutcome>> = {
	...usual,
	"same form in a second tab": once,
	"session invalid (999)": {
		executed: 0,
		reads: ["Session expired; after the login it can be chosen again"],
	},
};

/** The outcome of every fault for every money command: `money-faults.test.ts` compares each with a run. */
export const faultTable = {
	transfer: usual,
	"deposit of a coin": withPicture,
	"deposit to a chosen bank": withPicture,
	"deposit to a matched bank": { ...usual, "same form in a second tab": once },
	"proof of a deposit": { ...withPicture, "same form in a second tab": once },
	"cancellation of a deposit": { ...usual, "same form in a second tab": once },
	withdrawal: usual,
	"withdrawal to a bank": toBank,
	"binding of an address": { ...seenInList, "same form in a second tab": once },
	"removal of an address": { ...seenInList, "same form in a second tab": once },
	"subscription to a fund": usual,
	"redemption of a fund": pressed,
	"application for loans": { ...usual, "same form in a second tab": once },
	loan: confirmedAgain,
	"repayment of a loan": { ...withPicture, "same form in a second tab": once },
	"follow of a trader": confirmedAgain,
	"end of a follow": pressed,
	"order at a changed price": usual,
} as const satisfies Readonly<Record<string, Readonly<Record<MoneyFault, FaultOutcome>>>>;

export type MoneyCommandName = keyof typeof faultTable;
