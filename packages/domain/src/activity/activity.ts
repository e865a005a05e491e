import type { InstrumentId } from "../market/instrument.ts";
import type { Decimal, Money, Price } from "../money/decimal.ts";
import type { Instant } from "../time/instant.ts";
import type { PositionsBefore } from "./closing-level.ts";

export type ActivityProduct = "contract" | "micro";

/** The data needed to report an order after it has disappeared. Id and creation time identify it. */
export interface WatchedOrder {
	readonly id: number;
	/** As the platform writes it. */
	readonly createdAt: string;
	readonly instrument: InstrumentId | undefined;
	readonly symbol: string;
	readonly side: "buy" | "sell" | "up" | "down";
	/** Lots of a contract order, amount of a micro order. */
	readonly amount: Decimal;
	readonly stage: "pending" | "holding" | "running";
}

/**
 * What happened to an order. `ended` means that it is no longer open and no list shows how it ended. An order is
 * filled at most once and ends at most once.
 */
type ActivityKind = "filled" | "closed" | "cancelled" | "settled" | "ended";

/**
 * Why a position was closed, if known: the customer requested it, its last price is at the stop or beyond, or, probably, the
 * platform closed it for lack of margin.
 */
export type EndReason = "customer" | "stop-loss" | "take-profit" | "margin";

export interface ActivityEntry {
	readonly product: ActivityProduct;
	readonly kind: ActivityKind;
	readonly order: WatchedOrder;
	/** Of the fill or the end; absent if the platform has not reported it. */
	readonly price: Price | undefined;
	/** Of a contract order after its fee (docs/assumptions.md, A-851). Absent for fills and cancellations, and if it is unknown. */
	readonly profit: Money | undefined;
	readonly reason: EndReason | undefined;
	/** Time of the event, as the platform writes it. Fills have none. */
	readonly at: string | undefined;
	/** When this device noticed it. */
	readonly seenAt: Instant;
	readonly isRead: boolean;
}

/** An order that ended in an unknown way. Known details override the defaults. */
export const endedEntry = (
	product: ActivityProduct,
	order: WatchedOrder,
	seenAt: Instant,
): ActivityEntry => ({
	product,
	kind: "ended",
	order,
	price: undefined,
	profit: undefined,
	reason: undefined,
	at: undefined,
	seenAt,
	isRead: false,
});

/** The watched orders of one product. */
export interface WatchedOrders {
	/** Open at the last update. */
	readonly open: ReadonlyMap<number, WatchedOrder>;
	/** The highest known id; `undefined` until the lists have been read: earlier events are not reported. */
	readonly lastId: number | undefined;
	/** Orders that disappeared and are being looked up, with the number of failed attempts. */
	readonly missing: ReadonlyMap<number, MissingOrder>;
	/** Ended orders with higher ids were never seen open and are still reported. */
	readonly reportedUpTo: number;
}

export interface MissingOrder {
	/** Absent if only its id is known. */
	readonly order: WatchedOrder | undefined;
	readonly attempts: number;
	/** The open positions before it disappeared; absent if the app was not running then. Not stored. */
	readonly before?: PositionsBefore | undefined;
}

/**
 * A command that the customer gave on this device: requested, or carried out. Ids of ended orders stay, for late
 * reports.
 */
export type OwnCommand = "asked" | "carried out";

/** Number of own commands that are kept; older ones are irrelevant. */
const maxOwnCommands = 50;

export const newestOwn = (
	commands: readonly (readonly [id: number, command: OwnCommand])[],
): ReadonlyMap<number, OwnCommand> => new Map(commands.slice(-maxOwnCommands));

/** All events of one customer's orders, and the data to detect new ones. */
export interface Activity {
	/** Newest first, at most `maxEntries`. */
	readonly entries: readonly ActivityEntry[];
	readonly contracts: WatchedOrders;
	readonly micros: WatchedOrders;
	readonly own: ReadonlyMap<number, OwnCommand>;
}

export const maxEntries = 100;

const noWatchedOrders: WatchedOrders = {
	open: new Map(),
	lastId: undefined,
	missing: new Map(),
	reportedUpTo: 0,
};

export const noActivity: Activity = {
	entries: [],
	contracts: noWatchedOrders,
	micros: noWatchedOrders,
	own: new Map(),
};

/** Two entries with the same key report the same event. */
export const entryKey = ({
	product,
	kind,
	order,
}: Pick<ActivityEntry, "product" | "kind" | "order">): string =>
	`${product} ${order.id} ${order.createdAt} ${kind === "filled" ? "filled" : "over"}`;

/** Adds entries that are not reported yet, the last of `added` on top. A known end replaces an unknown one. */
export const withEntries = (activity: Activity, added: readonly ActivityEntry[]): Activity => {
	let { entries } = activity;
	for (const entry of added) {
		const key = entryKey(entry);
		const reported = entries.find((one) => entryKey(one) === key);
		if (!reported) entries = [entry, ...entries];
		else if (reported.kind === "ended" && entry.kind !== "ended")
			entries = entries.map((one) => (one === reported ? { ...entry, isRead: reported.isRead } : one));
	}
	return entries === activity.entries ? activity : { ...activity, entries: entries.slice(0, maxEntries) };
};

/** Whether the fill or the end of an order is reported with its details. */
export const isReported = (
	activity: Activity,
	entry: Pick<ActivityEntry, "product" | "kind" | "order">,
): boolean => {
	const key = entryKey(entry);
	return activity.entries.some((one) => one.kind !== "ended" && entryKey(one) === key);
};

/**
 * Merges what another tab has reported, marked as read, or carried out. Without a change it returns the same object,
 * so that tabs do not answer each other forever.
 */
export const mergeFromOtherTab = (activity: Activity, saved: Pick<Activity, "entries" | "own">): Activity => {
	// Entries older than the oldest one here were reported before and dropped by the size limit.
	const oldest = activity.entries[maxEntries - 1]?.seenAt ?? Number.NEGATIVE_INFINITY;
	const added = saved.entries.filter(({ seenAt }) => seenAt > oldest);
	const merged = withEntries(activity, added.toReversed());
	const there = new Map(saved.entries.map((entry) => [entryKey(entry), entry]));
	const entries = merged.entries.map((entry) => {
		const other = there.get(entryKey(entry));
		const isRead = entry.isRead || other?.isRead === true;
		const reason = other?.reason === "customer" ? "customer" : entry.reason;
		return isRead === entry.isRead && reason === entry.reason ? entry : { ...entry, isRead, reason };
	});
	const own = [...saved.own].filter(
		([id, command]) => command === "carried out" && activity.own.get(id) !== command,
	);
	const isSame =
		entries.length === activity.entries.length &&
		entries.every((entry, place) => entry === activity.entries[place]);
	if (isSame && own.length === 0) return activity;
	return {
		...merged,
		entries: isSame ? activity.entries : entries,
		own: own.length === 0 ? activity.own : newestOwn([...activity.own, ...own]),
	};
};

export const withRead = (activity: Activity, key: string): Activity => ({
	...activity,
	entries: activity.entries.map((entry) => (entryKey(entry) === key ? { ...entry, isRead: true } : entry)),
});

export const withAllRead = (activity: Activity): Activity => ({
	...activity,
	entries: activity.entries.map((entry) => (entry.isRead ? entry : { ...entry, isRead: true })),
});

export const unreadCount = ({ entries }: Pick<Activity, "entries">): number =>
	entries.filter(({ isRead }) => !isRead).length;
