import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import type { Deposits } from "./deposits.ts";

/** The newest undecided deposit of a customer, or one with an id. `remark` is shown to the customer. */
const DecideDeposit = Schema.Struct({
	account: Account,
	depositId: Schema.optionalKey(Schema.Int.annotate({ description: "By default the newest undecided one" })),
	decision: Schema.Literals(["match", "approve", "reject", "expire"]).annotate({
		description: "`match`: an account is found. `expire`: the deposit becomes invalid",
	}),
	remark: Schema.optionalKey(Schema.String.annotate({ description: "Shown to the customer" })),
});

export const depositCommands = ({ sessions, clock, settle }: Core, deposits: Deposits) => ({
	"deposit/decide": command(
		{
			does: "Matches an account to a deposit, approves, rejects or expires it: the newest undecided one of a customer, or one with an id. Answers with its id.",
			example: { account: "mia@tradewind.test", decision: "approve" },
		},
		DecideDeposit,
		({ account, depositId, decision, remark = "" }): { readonly depositId: number } => {
			const { id: customerId } = findCustomer(sessions, account);
			settle();
			const found = deposits
				.all()
				.find(
					(each) =>
						each.customerId === customerId &&
						(depositId === undefined ? each.status === "pending" : each.id === depositId),
				);
			if (!found) throw new ControlRefused("account", `${account} has no such deposit`);
			if (!deposits.decide(found.id, decision, { own: remark }, clock.now()))
				throw new ControlRefused("decision", `the deposit ${found.id} does not allow it now`);
			return { depositId: found.id };
		},
	),
});
