import { toText } from "@tradewind/domain/money";
import type { Waiting } from "../api/waiting.ts";
import type { Subscriptions } from "./subscriptions.ts";

/** The redemptions that wait for their check. */
export const waitingRedemptions = (subscriptions: Subscriptions): readonly Waiting[] =>
	subscriptions.refunding().map(({ id, customerId, amount, fund }) => ({
		what: `Redemption ${id}: ${toText(amount)} ${fund.currency}`,
		customerId,
		details: [`Of the fund ${fund.id}, with a penalty of ${fund.penalty} %.`],
		decisions: [{ name: "Pay", command: "fund/refund", body: { subscriptionId: id } }],
	}));
