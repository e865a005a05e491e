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

interface Parts {
	readonly loans: Loans;
	readonly applications: LoanApplications;
}

export const loanCommands = ({ sessions, clock }: Core, { loans, applications }: Parts) => {
	/** A decision on what waits of a customer. `decide` returns false if nothing does. */
	const decision = (
		waiting: string,
		decide: (customerId: number, rejected: Text | undefined, at: number) => boolean,
	) =>
		command(Decision, ({ account, approved, reason }): void => {
			const { id, email } = findCustomer(sessions, account);
			const why: Text = reason ? { own: reason } : { key: "loan.reason.documents" };
			if (!decide(id, approved ? undefined : why, clock.now()))
				throw new ControlRefused("account", `${email} has no ${waiting}`);
		});

	return {
		/** Approves or rejects the loan application of a customer. */
		"loan/application": decision("waiting loan application", applications.decide),
		/** Approves the loan that a customer asked for and pays it out, or rejects it. */
		"loan/decide": decision("waiting loan", loans.decide),
		/** Accepts the proof of a repayment, or refuses it. */
		"loan/repayment": decision("repayment under check", loans.decideRepayment),
		/** Switches on or off that unpaid loans block withdrawals and transfers. */
		"loan/block": command(LoanBlock, ({ on }): void => loans.setBlocking(on)),
	};
};
