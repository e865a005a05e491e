import { toText } from "@tradewind/domain/money";
import type { Waiting } from "../api/waiting.ts";
import { accountById } from "../commands/find-customer.ts";
import type { Core } from "../core/core.ts";
import type { DepositDecision, Deposits } from "./deposits.ts";

/** The undecided deposits, newest first. */
export const waitingDeposits = (
	{ sessions }: Pick<Core, "sessions">,
	deposits: Deposits,
): readonly Waiting[] =>
	deposits
		.all()
		.filter(({ status }) => status === "pending")
		.map(({ id, customerId, amount, currency, isMatching, bank, proof }) => {
			const account = accountById(sessions, customerId);
			const decide = (name: string, decision: DepositDecision, reason?: "remark") => ({
				name,
				command: "deposit/decide",
				body: { account, depositId: id, decision },
				...(reason && { reason }),
			});
			const needsMatch = isMatching && bank === undefined;
			return {
				what: `Deposit ${id}: ${toText(amount)} ${currency.code}`,
				customerId,
				details: [
					...(needsMatch ? ["It has no account of the company yet."] : []),
					proof === ""
						? "There is no proof yet; it cannot be approved without one."
						: "The customer has sent a proof.",
				],
				decisions: [
					...(needsMatch ? [decide("Match an account", "match")] : []),
					...(proof === "" ? [] : [decide("Approve", "approve", "remark")]),
					decide("Reject", "reject", "remark"),
					decide("Make invalid", "expire", "remark"),
				],
			};
		});
