import type { FollowOrder, FollowOrderUpdate } from "./follow-order.ts";

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

/**
 * Whether a push shows that the list of open orders is outdated: it has an order that the list does not have, or lacks
 * one that the list shows as holding. Of a list with further pages (`total` is the number of its orders) it may have
 * orders that are not loaded, but none that is newer than the first row, and no other number of them.
 */
export const hasOtherOrders = (
	rows: readonly FollowOrder[],
	updates: readonly FollowOrderUpdate[],
	total = rows.length,
): boolean => {
	const listed = new Set(rows.map(({ id }) => id));
	const pushed = new Set(updates.map(({ id }) => id));
	return (
		pushed.size > Math.max(total, rows.length) ||
		(rows.length >= total && updates.some(({ id }) => !listed.has(id))) ||
		updates.some(({ id }) => rows[0] !== undefined && id > rows[0].id) ||
		rows.some(({ id, stage }) => stage === "holding" && !pushed.has(id))
	);
};
