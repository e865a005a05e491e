import type { Fund, Redemption, SentSubscription, Subscription } from "@tradewind/domain/fund";
import type { SavedCommand } from "@tradewind/domain/journal";
import { toText } from "@tradewind/domain/money";

/** A subscription in the journal of this device. */
export const subscriptionEntry = ({ order }: SentSubscription, fund: Fund | undefined): SavedCommand => ({
	is: "subscribe",
	amount: toText(order.amount),
	...(fund && { currency: fund.currency, subject: fund.title }),
});

/** A redemption in the journal of this device. */
export const redemptionEntry = ({ subscription }: Redemption, { fund }: Subscription): SavedCommand => ({
	is: "redeem",
	subject: fund.title,
	record: `subscription ${subscription}`,
});
