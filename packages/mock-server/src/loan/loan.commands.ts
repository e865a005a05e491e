import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Decision } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import type { Text } from "../words/words.ts";
import type { LoanApplications } from "./applications.ts";
import type { Loans } from "./loans.ts";

/** Whether unpaid loans block withdrawals and transfers. */
const LoanBlock = Schema.Struct({ on: Schema.Boolean });

const decisionExample = { account: "mia@tradewind.test", approved: true };

interface Parts {
	readonly loans: Loans;
	readonly applications: LoanApplications;
}

export const loanCommands = ({ sessions, clock }: Core, { loans, applications }: Parts) => {
	/** A decision on what waits of a customer. `decide` returns false if nothing does. */
	const decision = (
		does: string,
		waiting: string,
		decide: (customerId: number, rejected: Text | undefined, at: number) => boolean,
	) =>
		command({ does, example: decisionExample }, Decision, ({ account, approved, reason }): void => {
			const { id, email } = findCustomer(sessions, account);
			const why: Text = reason ? { own: reason } : { key: "loan.reason.documents" };
			if (!decide(id, approved ? undefined : why, clock.now()))
				throw new ControlRefused("account", `${email} has no ${waiting}`);
		});

	return {
		"loan/application": decision(
			"Approves or rejects the loan application of a customer.",
			"waiting loan application",
			applications.decide,
		),
		"loan/decide": decision(
			"Approves the loan that a customer asked for and pays it out, or rejects it.",
			"waiting loan",
			loans.decide,
		),
		"loan/repayment": decision(
			"Accepts the proof of a repayment, or refuses it.",
			"repayment under check",
			loans.decideRepayment,
		),
		"loan/block": command(
			{
				does: "Switches on or off that unpaid loans block withdrawals and transfers.",
				example: { on: true },
			},
			LoanBlock,
			({ on }): void => loans.setBlocking(on),
		),
	};
};
