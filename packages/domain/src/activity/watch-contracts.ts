import type { ContractOrder, OrderId } from "../contract/order/contract-order.ts";
import { netProfitOf } from "../contract/order/net-profit.ts";
import type { Instant } from "../time/instant.ts";
import {
	type Activity,
	type ActivityEntry,
	endedEntry,
	isReported,
	newestOwn,
	type OwnCommand,
	type WatchedOrder,
	withEntries,
} from "./activity.ts";
import { type PositionsBefore, wasClosedForMargin } from "./closing-level.ts";
import { endReason } from "./end-reason.ts";
import { removeGivenUp, withLookup, withView } from "./watched-orders.ts";

/** The customer's open orders from lists and pushes. */
export interface ContractsView {
	readonly holding: readonly ContractOrder[];
	readonly pending: readonly ContractOrder[];
	readonly closed: ReadonlySet<OrderId>;
	readonly lastOrderId: OrderId;
	/** The state before this one; absent for the first one. */
	readonly before?: PositionsBefore | undefined;
}

/** Applies the open orders. A pending order that is now holding was filled; one that disappeared is looked up. */
export const withContracts = (activity: Activity, view: ContractsView, now: Instant): Activity => {
	const { contracts } = activity;
	const open = [...view.pending, ...view.holding].map(watchedContract);
	const filled = view.holding.filter((order) => {
		const before = contracts.open.get(order.id) ?? contracts.missing.get(order.id)?.order;
		return before?.stage === "pending" && before.createdAt === order.createdAt;
	});
	const reported = withEntries(
		activity,
		filled.map((order) => fillOf(order, now)),
	);
	const isOver = (order: WatchedOrder) => isReported(reported, { product: "contract", kind: "ended", order });
	const watched = withView(contracts, { open, over: view.closed, lastId: view.lastOrderId }, isOver);
	const kept = withFillsKept(watched, reported);
	return { ...reported, contracts: withPositionsBefore(kept, contracts, view.before) };
};

/**
 * Orders that have disappeared keep the state before. Orders that are closed one after another share the first state: the
 * totals of later ones may be older than their positions.
 */
const withPositionsBefore = (
	watched: Activity["contracts"],
	last: Activity["contracts"],
	now: PositionsBefore | undefined,
): Activity["contracts"] => {
	const before = [...last.missing.values()].find((one) => one.before)?.before ?? now;
	if (!before) return watched;
	const missing = [...watched.missing].map(
		([id, one]) => [id, last.missing.has(id) ? one : { ...one, before }] as const,
	);
	return { ...watched, missing: new Map(missing) };
};

/** A view that is older than a fill must not make the order pending again. */
const withFillsKept = (watched: Activity["contracts"], activity: Activity): Activity["contracts"] => ({
	...watched,
	open: new Map(
		[...watched.open].map(([id, order]) =>
			order.stage === "pending" && isReported(activity, { product: "contract", kind: "filled", order })
				? [id, { ...order, stage: "holding" as const }]
				: [id, order],
		),
	),
});

/** Applies the history to the looked-up orders and to orders that were never seen open. */
export const withEndedContracts = (
	activity: Activity,
	{ lookedUp, rows }: { readonly lookedUp: readonly number[]; readonly rows: readonly ContractOrder[] },
	now: Instant,
): Activity => {
	const { contracts, own } = activity;
	const added: ActivityEntry[] = [];
	const found = new Set<number>();
	for (const row of rows) {
		const missing = contracts.missing.get(row.id);
		const isNew = row.id > contracts.reportedUpTo && !contracts.open.has(row.id);
		if (!missing && !isNew) continue;
		found.add(row.id);
		// The platform's data was replaced: the stored order is a different one.
		if (missing?.order && missing.order.createdAt !== row.createdAt) continue;
		if (missing?.order?.stage === "pending" && row.stage === "closed") added.push(fillOf(row, now));
		if (row.stage === "closed" || !own.has(row.id))
			added.push(endOf(row, own.get(row.id), missing?.before, now));
	}
	const left = removeGivenUp(withLookup(contracts, lookedUp, found));
	const unresolved = left.orders.map((order) => endedEntry("contract", order, now));
	const reported = withEntries(activity, [...added.toSorted(byMoment), ...unresolved]);
	return { ...reported, contracts: left.watched };
};

/** The customer requested a close or cancel on this device: its result is not reported as news. */
export const withOwnCommand = (activity: Activity, id: number, command: OwnCommand): Activity => ({
	...activity,
	own: newestOwn([...activity.own, [id, command]]),
	entries: activity.entries.map((entry) =>
		command === "carried out" && isEndOf(entry, id)
			? { ...entry, isRead: true, reason: entry.kind === "closed" ? "customer" : entry.reason }
			: entry,
	),
});

/** The command was refused or not carried out: the customer did not end the order. */
export const withoutOwnCommand = (activity: Activity, id: number): Activity => ({
	...activity,
	own: new Map([...activity.own].filter(([one]) => one !== id)),
	entries: activity.entries.map((entry) =>
		isEndOf(entry, id) && entry.reason !== "customer" ? { ...entry, isRead: false } : entry,
	),
});

const isEndOf = ({ product, kind, order }: ActivityEntry, id: number): boolean =>
	product === "contract" && kind !== "filled" && order.id === id;

const watchedContract = (order: ContractOrder): WatchedOrder => ({
	id: order.id,
	createdAt: order.createdAt,
	instrument: order.instrument,
	symbol: order.symbol,
	side: order.direction,
	amount: order.quantity,
	stage: order.stage === "pending" ? "pending" : "holding",
});

const fillOf = (order: ContractOrder, now: Instant): ActivityEntry => ({
	product: "contract",
	kind: "filled",
	order: { ...watchedContract(order), stage: "holding" },
	price: order.openPrice,
	profit: undefined,
	reason: undefined,
	at: undefined,
	seenAt: now,
	isRead: false,
});

const endOf = (
	order: ContractOrder,
	own: OwnCommand | undefined,
	before: PositionsBefore | undefined,
	now: Instant,
): ActivityEntry => {
	const isClosed = order.stage === "closed";
	const reason = () => endReason(order) ?? (wasClosedForMargin(order, before) ? "margin" : undefined);
	return {
		product: "contract",
		kind: isClosed ? "closed" : "cancelled",
		order: watchedContract(order),
		price: isClosed ? order.latestPrice : undefined,
		profit: isClosed ? netProfitOf(order) : undefined,
		reason: !isClosed ? undefined : own === "carried out" ? "customer" : reason(),
		at: order.completedAt,
		seenAt: now,
		isRead: own !== undefined,
	};
};

/** Times sort as text. A fill comes before the end of the same order. */
const byMoment = (one: ActivityEntry, other: ActivityEntry): number =>
	one.order.id === other.order.id ? 0 : (one.at ?? "") < (other.at ?? "") ? -1 : 1;
