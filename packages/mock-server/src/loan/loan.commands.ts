import { loan as calls, wire } from "@tradewind/contracts";
import { decimal, money } from "@tradewind/domain/money";
import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account, Ago, Decision, PositiveAmount, Words } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { decidedAt, momentOf } from "../commands/moment-of.ts";
import { orRefuse } from "../commands/or-refuse.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { type Text, textFrom } from "../words/words.ts";
import type { LoanApplications } from "./applications.ts";
import type { Loans } from "./loans.ts";

const Switch = Schema.Struct({ on: Schema.Boolean });

const Apply = Schema.Struct({ account: Account });

const DecideApplication = Schema.Struct({
	...Decision.fields,
	concerns: Schema.optionalKey(
		Schema.Literals(wire.wordsOf(calls.applicationFields.applicationFields)).annotate({
			description: "The field that a rejection concerns",
		}),
	),
});

const decided = {
	ago: Schema.optionalKey(Ago),
	approved: Schema.optionalKey(Schema.Boolean.annotate({ description: "Without it, it waits" })),
	reason: Schema.optionalKey(Words),
};

const AddLoan = Schema.Struct({
	account: Account,
	planId: Schema.Int.annotate({ description: "The id of a plan, as the app lists them" }),
	amount: PositiveAmount,
	...decided,
});

const Prove = Schema.Struct({ account: Account, ...decided });

const decisionExample = { account: "mia@tradewind.test", approved: true };

/** From a request to its decision. */
const reviewMs = 5 * 60_000;

interface Parts {
	readonly loans: Loans;
	readonly applications: LoanApplications;
}

export const loanCommands = ({ sessions, clock, settle }: Core, { loans, applications }: Parts) => {
	/** A decision on what waits of a customer. `decide` returns false if nothing does. */
	const decision = (
		does: string,
		waiting: string,
		decide: (customerId: number, rejected: Text | undefined, at: number) => boolean,
	) =>
		command({ does, example: decisionExample }, Decision, ({ account, approved, reason }): void => {
			const { id, email } = findCustomer(sessions, account);
			if (!decide(id, rejectionOf(approved, reason), clock.now()))
				throw new ControlRefused("account", `${email} has no ${waiting}`);
		});

	return {
		"loan/apply": command(
			{
				does: "Sends the loan application of a customer, with the fields of an example.",
				example: { account: "mia@tradewind.test" },
			},
			Apply,
			({ account }): void => {
				const { id } = findCustomer(sessions, account);
				settle();
				orRefuse("account", applications.apply(id, calls.submitApplication.example.input));
			},
		),
		"loan/application": command(
			{ does: "Approves or rejects the loan application of a customer.", example: decisionExample },
			DecideApplication,
			({ account, approved, reason, concerns }): void => {
				const { id, email } = findCustomer(sessions, account);
				if (!applications.decide(id, rejectionOf(approved, reason), clock.now(), concerns))
					throw new ControlRefused("account", `${email} has no waiting loan application`);
			},
		),
		"loan/add": command(
			{
				does: "Adds a loan of a customer, asked for now or some time ago, and decided five minutes later. Answers with its id.",
				example: {
					account: "mia@tradewind.test",
					planId: 1,
					amount: "1000",
					ago: "10 days",
					approved: true,
				},
			},
			AddLoan,
			({ account, planId, amount, ago, approved, reason }): { readonly loanId: number } => {
				const { id: customerId } = findCustomer(sessions, account);
				if (applications.of(customerId)?.status !== "approved")
					throw new ControlRefused("account", `${account} has no approved loan application`);
				settle();
				const createdAt = momentOf(clock, ago);
				const { agreement } = calls.submitLoan.example.input;
				const asked = { customerId, planId, amount: money(decimal(amount)), agreement };
				const { id } = orRefuse("amount", loans.submit(asked, createdAt));
				if (approved !== undefined)
					loans.decide(customerId, rejectionOf(approved, reason), decidedAt(clock, createdAt, reviewMs));
				return { loanId: id };
			},
		),
		"loan/decide": decision(
			"Approves the loan that a customer asked for and pays it out, or rejects it.",
			"waiting loan",
			loans.decide,
		),
		"loan/repay": command(
			{
				does: "Reports the repayment of the loan that a customer owes, with a proof, now or some time ago; it is decided five minutes later.",
				example: { account: "mia@tradewind.test", ago: "2 days", approved: true },
			},
			Prove,
			({ account, ago, approved, reason }): void => {
				const { id, email } = findCustomer(sessions, account);
				settle();
				const owed = loans.of(id).findLast(({ status }) => status === "to repay");
				if (!owed) throw new ControlRefused("account", `${email} has no loan to repay`);
				const provedAt = momentOf(clock, ago);
				if (owed.reviewedAt !== undefined && provedAt < owed.reviewedAt)
					throw new ControlRefused("ago", "the loan was not paid out yet");
				orRefuse("account", loans.repay(owed, provedAt));
				if (approved !== undefined)
					loans.decideRepayment(id, rejectionOf(approved, reason), decidedAt(clock, provedAt, reviewMs));
			},
		),
		"loan/repayment": decision(
			"Accepts the proof of a repayment, or refuses it.",
			"repayment under check",
			loans.decideRepayment,
		),
		"loan/accrual": command(
			{
				does: "Switches on or off that interest grows by the day, instead of being that of the contract from the first day.",
				example: { on: true },
			},
			Switch,
			({ on }): void => loans.setAccrual(on),
		),
		"loan/block": command(
			{
				does: "Switches on or off that unpaid loans block withdrawals and transfers.",
				example: { on: true },
			},
			Switch,
			({ on }): void => loans.setBlocking(on),
		),
	};
};

const rejectionOf = (approved: boolean, reason: string | undefined): Text | undefined =>
	approved ? undefined : textFrom(reason || "loan.reason.documents");
