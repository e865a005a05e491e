import type { OrderId } from "../../contract/order/contract-order.ts";
import type { FollowOrder, FollowOrderUpdate } from "./follow-order.ts";

/** The key of a row in a list of orders. */
export const followOrderKey = ({ id }: FollowOrder): OrderId => id;

/**
 * The rows that a push changes, as they stand after it, each to be put in its place in the list (Spec 2 §4). A push says
 * nothing of rows that the list doesn't hold, and nothing any more of an order that is not open: its figures are final.
 * Of two figures for one order in the same push the latter counts.
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
