import { Effect } from "effect";
import type { ContractOrder } from "../../contract/order/contract-order.ts";
import { type Money, money } from "../../money/decimal.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { sumOfKnown } from "../../sum/sum-of.ts";
import { CopyTrading } from "../copy-trading.port.ts";
import type { UserId } from "../user-id.ts";
import type { FollowOrder, FollowOrdersOf, FollowOrdersTab } from "./follow-order.ts";

/** The copies that a customer has of a trader's orders. */
export interface Copies {
	readonly open: readonly FollowOrder[];
	readonly closed: readonly FollowOrder[];
	/** `false` if there are more than were read: then there is no total. */
	readonly isWhole: boolean;
}

export interface CopiesQuery {
	readonly traderId: UserId;
	/** The customer. */
	readonly followerId: UserId;
}

/** Pages of a list that are read at most. */
const maxPages = 50;

/** Reads all copies of a trader's orders, open and closed (Spec 2 §7). */
export const readCopies = (of: CopiesQuery): Effect.Effect<Copies, QueryError, CopyTrading> =>
	Effect.gen(function* () {
		// Read first: a copy that is closed meanwhile is then in both lists rather than in neither.
		const open = yield* readTab(of, "open");
		const closed = yield* readTab(of, "closed");
		const closedIds = new Set(closed.rows.map(({ id }) => id));
		return {
			open: open.rows.filter(({ id }) => !closedIds.has(id)),
			closed: closed.rows,
			isWhole: open.isWhole && closed.isWhole,
		};
	});

const readTab = (of: FollowOrdersOf, tab: FollowOrdersTab) =>
	Effect.gen(function* () {
		const port = yield* CopyTrading;
		const orders = new Map<FollowOrder["id"], FollowOrder>();
		for (let page = 1; page <= maxPages; page++) {
			const { rows, total } = yield* port.orders({ ...of, tab, page });
			for (const row of rows) orders.set(row.id, row);
			if (rows.length === 0 || orders.size >= total) return { rows: [...orders.values()], isWhole: true };
		}
		return { rows: [...orders.values()], isWhole: false };
	});

/**
 * The result of copies before fees: the profits of the closed ones and the floating ones of the open ones. `undefined` if the
 * platform does not report one of them, or not all copies were read.
 */
export const copiesResult = ({ open, closed, isWhole }: Copies): Money | undefined => {
	const result = isWhole ? sumOfKnown([...open, ...closed].map(({ profit }) => profit)) : undefined;
	return result && money(result);
};

/** The copies with the profits of the customer's holding orders, which follow the prices. */
export const withLiveProfits = (
	copies: Copies,
	holding: readonly Pick<ContractOrder, "id" | "profit">[],
): Copies => {
	const profits = new Map(holding.map(({ id, profit }) => [id, profit]));
	return {
		...copies,
		open: copies.open.map((copy) => ({ ...copy, profit: profits.get(copy.id) ?? copy.profit })),
	};
};
