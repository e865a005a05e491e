import type { OrderId } from "../../contract/order/contract-order.ts";
import type { FollowOrder, FollowOrderUpdate } from "./follow-order.ts";

/** The key of an order row. */
export const followOrderKey = ({ id }: FollowOrder): OrderId => id;

/**
 * The rows that a push changes, with their new figures (Spec 2 §4). Orders that are not in the list or not open are
 * ignored: figures of a closed order are final. If a push contains an order twice, the last one counts.
 */
export const applyFollowOrderUpdates = (
	rows: readonly FollowOrder[],
	updates: readonly FollowOrderUpdate[],
): readonly FollowOrder[] => {
	const updateOf = new Map(updates.map((update) => [update.id, update]));
	return rows.flatMap((row) => {
		const update = row.stage === "holding" ? updateOf.get(row.id) : undefined;
		return update ? [{ ...row, latestPrice: update.latestPrice, profit: update.profit }] : [];
	});
};
