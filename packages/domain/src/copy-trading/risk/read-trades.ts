import { Effect } from "effect";
import type { QueryError } from "../../request/request.errors.ts";
import type { Instant } from "../../time/instant.ts";
import { readMoment } from "../../time/read-moment.ts";
import { CopyTrading } from "../copy-trading.port.ts";
import type { FollowOrder } from "../follow/follow-order.ts";
import type { UserId } from "../user-id.ts";
import { type ClosedTrade, recentTrades, statisticsStart } from "./trader-risk.ts";

export interface TradesQuery {
	readonly traderId: UserId;
	readonly now: Instant;
}

/** More pages than a trader fills in three weeks. */
const maxPages = 50;

/**
 * The trades that a trader closed in the last three weeks, oldest first: closed orders are listed newest first and are read
 * page by page until one is older.
 */
export const readTrades = ({
	traderId,
	now,
}: TradesQuery): Effect.Effect<readonly ClosedTrade[], QueryError, CopyTrading> =>
	Effect.gen(function* () {
		const port = yield* CopyTrading;
		const orders: FollowOrder[] = [];
		for (let page = 1; page <= maxPages; page++) {
			const { rows, total } = yield* port.orders({ traderId, followerId: undefined, tab: "closed", page });
			orders.push(...rows);
			const oldest = readMoment(rows.at(-1)?.closedAt ?? "");
			const isPast = oldest !== undefined && oldest < statisticsStart(now);
			if (rows.length === 0 || isPast || orders.length >= total) break;
		}
		const once = new Map(orders.map((order) => [order.id, order]));
		return recentTrades([...once.values()], now);
	});
