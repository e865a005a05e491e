/** What waits for a decision of the platform. */
export interface Waiting {
	/** `Deposit 7001: 100 USDT`. */
	readonly what: string;
	readonly customerId: number;
	/** What a person needs to know for the decision, in short sentences. */
	readonly details: readonly string[];
	/** Those that the control can make now. */
	readonly decisions: readonly {
		/** As a button says it: `Approve`. */
		readonly name: string;
		/** The path of a command, and its body. */
		readonly command: string;
		readonly body: Readonly<Record<string, unknown>>;
		/** The field of the body with the reason that the customer receives, if there is one. */
		readonly reason?: string;
	}[];
}

/** The two decisions of a command that has `approved` and, for a rejection, `reason`. */
export const approvedOrRejected = (
	command: string,
	body: Readonly<Record<string, unknown>>,
): Waiting["decisions"] => [
	{ name: "Approve", command, body: { ...body, approved: true } },
	{ name: "Reject", command, body: { ...body, approved: false }, reason: "reason" },
];
