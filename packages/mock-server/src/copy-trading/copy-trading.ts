import type { Contract } from "../contract/contract.routes.ts";
import { createExecution } from "../contract/execution.ts";
import { createOrderBook } from "../contract/order-book.ts";
import type { Core } from "../core/core.ts";
import { createApplications } from "./applications.ts";
import { createCopying } from "./copying.ts";
import { createFollowedFeed } from "./followed-feed.ts";
import { createFollowing } from "./following.ts";
import { createFollows } from "./follows.ts";
import { createLeaders } from "./leaders.ts";
import { createTraders } from "./traders.ts";
import { createViewedOrders } from "./viewed-orders.ts";

/** Above the ids of customers' orders. */
const firstLeaderOrderId = 1_000_501;

/** Traders and followers. Leaders trade in a book of their own. */
export const createCopyTrading = (core: Core, { book, execution, tradeEvents, onClosed }: Contract) => {
	const { seed, clock, schedule, site, market, sessions, ledger, hub } = core;
	const leaderBook = createOrderBook(firstLeaderOrderId);
	const leaderExecution = createExecution(leaderBook, ledger, site, tradeEvents);
	const viewedOrders = createViewedOrders({ book, leaderBook, sessions });
	const follows = createFollows();
	const leaders = createLeaders({
		seed,
		market,
		clock,
		ledger,
		schedule,
		book: leaderBook,
		execution: leaderExecution,
	});
	tradeEvents.listen(createCopying({ follows, book, execution, site, onClosed }));
	hub.addFeed(createFollowedFeed(viewedOrders));
	const traders = createTraders({ leaders, sessions, ledger, follows, viewedOrders, book });
	return {
		leaders,
		leaderExecution,
		follows,
		following: createFollowing({ follows, traders, clock }),
		viewedOrders,
		traders,
		applications: createApplications(core),
	};
};

export type CopyTrading = ReturnType<typeof createCopyTrading>;
