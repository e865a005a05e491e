import { command } from "../commands/command.ts";
import { Decision } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { numberOf, type Withdrawals } from "./withdrawals.ts";

export const withdrawalCommands = ({ sessions, clock, settle }: Core, withdrawals: Withdrawals) => ({
	"withdrawal/decide": command(
		{
			does: "Pays out or rejects the oldest waiting withdrawal of a customer. Answers with its number.",
			example: { account: "mia@tradewind.test", approved: true },
		},
		Decision,
		({ account, approved, reason = "" }): { readonly number: string } => {
			const { id: customerId } = findCustomer(sessions, account);
			settle();
			const waiting = withdrawals
				.all()
				.findLast((one) => one.customerId === customerId && one.status === "waiting");
			if (!waiting) throw new ControlRefused("account", `${account} has no waiting withdrawal`);
			withdrawals.decide(waiting.id, { isApproved: approved, reason: { own: reason }, at: clock.now() });
			return { number: numberOf(waiting) };
		},
	),
});
