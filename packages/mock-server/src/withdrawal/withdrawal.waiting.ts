import { toText } from "@tradewind/domain/money";
import { approvedOrRejected, type Waiting } from "../api/waiting.ts";
import { accountById } from "../commands/find-customer.ts";
import type { Core } from "../core/core.ts";
import { numberOf, type Withdrawals } from "./withdrawals.ts";

/** The undecided withdrawals, oldest first. */
export const waitingWithdrawals = (
	{ sessions }: Pick<Core, "sessions">,
	withdrawals: Withdrawals,
): readonly Waiting[] =>
	withdrawals
		.all()
		.filter(({ status }) => status === "waiting")
		.toReversed()
		.map((one) => {
			const { customerId, amount, fee, received, currency, target } = one;
			const number = numberOf(one);
			return {
				what: `Withdrawal ${number}: ${toText(amount)}`,
				customerId,
				details: [`${toText(received)} ${currency.code} to ${target}, fee ${toText(fee)}.`],
				// By its number: the platform may have decided an older one meanwhile.
				decisions: approvedOrRejected("withdrawal/decide", {
					account: accountById(sessions, customerId),
					number,
				}),
			};
		});
