import { toText } from "@tradewind/domain/money";
import { approvedOrRejected, type Waiting } from "../api/waiting.ts";
import type { Core } from "../core/core.ts";
import { numberOf, type Withdrawals } from "./withdrawals.ts";

/** The undecided withdrawals, oldest first: the command decides the oldest one of a customer. */
export const waitingWithdrawals = (
	{ sessions }: Pick<Core, "sessions">,
	withdrawals: Withdrawals,
): readonly Waiting[] => {
	const waiting = withdrawals
		.all()
		.filter(({ status }) => status === "waiting")
		.toReversed();
	return waiting.map((one) => {
		const { customerId, amount, fee, received, currency, target } = one;
		const isOldest = waiting.find((each) => each.customerId === customerId) === one;
		return {
			what: `Withdrawal ${numberOf(one)}: ${toText(amount)}`,
			customerId,
			details: [
				`${toText(received)} ${currency.code} to ${target}, fee ${toText(fee)}.`,
				...(isOldest ? [] : ["An older withdrawal of this customer is decided first."]),
			],
			decisions: isOldest
				? approvedOrRejected("withdrawal/decide", { account: sessions.customer(customerId)?.email })
				: [],
		};
	});
};
