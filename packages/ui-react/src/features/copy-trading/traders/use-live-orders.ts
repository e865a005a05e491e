import {
	applyFollowOrderUpdates,
	type followOrderList,
	hasOtherOrders,
	type UserId,
} from "@tradewind/domain/copy-trading";
import { subscribeToTopic } from "@tradewind/domain/realtime";
import { useEffect, useState } from "react";
import { useApp } from "../../../state/app.ts";
import { afterChange } from "../../../state/subscribe.ts";
import type { StartedList } from "../../../ui/list/list-machine.ts";
import { createRefresh } from "../../../ui/list/list-refresh.ts";

type OrderList = StartedList<typeof followOrderList>;

/** The minimum time between two readings that are requested by pushes. */
const pauseMs = 3000;

/**
 * Lets the rows of open orders follow the pushes of a trader, or of the copies of a follower, while mounted; without a trader nothing is subscribed. The
 * list is read again when a push has other orders than it, once for the same orders. Returns when the last figures arrived, on the device's clock.
 */
export const useLiveOrders = (
	list: OrderList,
	traderId: UserId | undefined,
	followerId: UserId | undefined,
): number => {
	const { realtime } = useApp();
	const [receivedAt, setReceivedAt] = useState(() => Date.now());

	useEffect(
		() =>
			afterChange(
				list,
				({ context }) => context.rows,
				() => setReceivedAt(Date.now()),
			),
		[list],
	);

	useEffect(() => {
		if (traderId === undefined) return undefined;
		const { catchUp, end } = createRefresh(list);
		let readAt = Date.now();
		/** The orders of the push for which the list was last read: if it still differs, reading it again does not help. */
		let readFor = "";
		const pushes = realtime.on("push", ({ push }) => {
			if (push.type !== "follow trade") return;
			const { rows, page, total } = list.getSnapshot().context;
			const changed = applyFollowOrderUpdates(rows, push.updates);
			for (const row of changed) list.send({ type: "row changed", key: row.id, row });
			if (changed.length > 0) setReceivedAt(Date.now());
			if (page === 0 || !hasOtherOrders(rows, push.updates, total) || Date.now() - readAt < pauseMs) return;
			const orders = push.updates
				.map(({ id }) => id)
				.toSorted((one, other) => one - other)
				.join();
			if (orders === readFor) return;
			readFor = orders;
			readAt = Date.now();
			catchUp();
		});
		const unsubscribe = subscribeToTopic(realtime, { of: "follow trade", traderId, followerId });
		return () => {
			unsubscribe();
			pushes.unsubscribe();
			end();
		};
	}, [realtime, list, traderId, followerId]);
	return receivedAt;
};
