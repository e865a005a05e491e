import { toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { Core } from "../core/core.ts";
import type { CopyTrading } from "./copy-trading.ts";
import type { Follow } from "./follows.ts";

/** Which traders a customer follows, with the open copies. Reading it begins no leader. */
export const followedReport = ({ sessions }: Pick<Core, "sessions">, parts: Followed, customerId: number) =>
	parts.follows.followedBy(customerId).map((follow) => ({
		trader: sessions.customer(follow.traderId)?.email || String(follow.traderId),
		multiple: toText(follow.multiple),
		maxAmount: toText(follow.maxAmount),
		copies: copiesOf(parts, follow),
	}));

type Followed = Pick<CopyTrading, "follows" | "viewedOrders">;

const copiesOf = ({ viewedOrders }: Followed, { traderId, followerId, multiple }: Follow) => {
	const own = viewedOrders.holding({ traderId, followerId: undefined }, traderId);
	return viewedOrders.holding({ traderId, followerId }, followerId).map((copy) => {
		const copied = own.find(({ id }) => id === copy.copies?.orderId);
		const wanted = copied && BigDecimal.multiply(copied.quantity, multiple);
		return {
			orderId: copy.id,
			code: copy.instrument.listing.code,
			quantity: toText(copy.quantity),
			/** What the trader's order times the multiple would be; the maximum amount makes a copy smaller. */
			wanted: wanted ? toText(wanted) : "",
			margin: toText(copy.margin),
		};
	});
};
