import type { InstrumentId } from "../market/instrument.ts";
import type { Decimal, Money, Price } from "../money/decimal.ts";
import type { Instant } from "../time/instant.ts";

export type ActivityProduct = "contract" | "micro";

/** An order as far as it must be known to tell of it when it is gone. Its id and the moment of its making name it. */
export interface WatchedOrder {
	readonly id: number;
	/** As the platform writes it. */
	readonly createdAt: string;
	readonly instrument: InstrumentId;
	readonly symbol: string;
	readonly side: "buy" | "sell" | "up" | "down";
	/** Lots of a contract order, money of a micro order. */
	readonly amount: Decimal;
	readonly stage: "pending" | "holding" | "running";
}

/**
 * What became of an order. `ended`: it is open no longer, and no list that was read says how. An order is filled once at
 * most, and is over once at most, in one of the other ways.
 */
export type ActivityKind = "filled" | "closed" | "cancelled" | "settled" | "ended";

/** Why a position was closed, where it is known: its customer asked for it, or its last price is at the stop or beyond. */
export type EndReason = "customer" | "stop-loss" | "take-profit";

export interface ActivityEntry {
	readonly product: ActivityProduct;
	readonly kind: ActivityKind;
	readonly order: WatchedOrder;
	/** Of the fill or of the end; absent where the platform has told none. */
	readonly price: Price | undefined;
	/** As the platform has told it; absent where it hasn't, and for fills and cancellations. */
	readonly profit: Money | undefined;
	readonly reason: EndReason | undefined;
	/** When it happened, as the platform writes it; it tells no moment of a fill. */
	readonly at: string | undefined;
	/** When this device saw it. */
	readonly seenAt: Instant;
	readonly isRead: boolean;
}

/** An order is over, and nobody knows how: what is known beside goes on top. */
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

/** The orders of one product that are watched. */
export interface WatchedOrders {
	/** Those that were open when last seen. */
	readonly open: ReadonlyMap<number, WatchedOrder>;
	/** The highest id that was seen; `undefined` until the lists were read: what was over before is not told. */
	readonly lastId: number | undefined;
	/** Gone, and looked for: how often they were looked for without being found. */
	readonly missing: ReadonlyMap<number, MissingOrder>;
	/** Orders with higher ids that turn up as over were never seen open, and are told all the same. */
	readonly reportedUpTo: number;
}

export interface MissingOrder {
	/** Absent where only its id was told. */
	readonly order: WatchedOrder | undefined;
	readonly attempts: number;
}

/** What a customer asked of a contract order here: under way, or carried out. Ids that are over stay, for late news. */
export type OwnCommand = "asked" | "carried out";

/** All that happened to one customer's orders, and what is watched to know it. */
export interface Activity {
	/** Newest first, `mostEntries` at most. */
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

/** Two entries with the same key tell of the same thing. */
export const entryKey = ({
	product,
	kind,
	order,
}: Pick<ActivityEntry, "product" | "kind" | "order">): string =>
	`${product} ${order.id} ${order.createdAt} ${kind === "filled" ? "filled" : "over"}`;

/** Adds what is not told yet, the last of `news` on top. What nobody knew gives way to what is known now. */
export const withEntries = (activity: Activity, news: readonly ActivityEntry[]): Activity => {
	let { entries } = activity;
	for (const entry of news) {
		const key = entryKey(entry);
		const reported = entries.find((one) => entryKey(one) === key);
		if (!reported) entries = [entry, ...entries];
		else if (reported.kind === "ended" && entry.kind !== "ended")
			entries = entries.map((one) => (one === reported ? { ...entry, isRead: reported.isRead } : one));
	}
	return entries === activity.entries ? activity : { ...activity, entries: entries.slice(0, maxEntries) };
};

/** Whether the fill, or the end, of an order is told, and how. */
export const isReported = (
	activity: Activity,
	entry: Pick<ActivityEntry, "product" | "kind" | "order">,
): boolean => {
	const key = entryKey(entry);
	return activity.entries.some((one) => one.kind !== "ended" && entryKey(one) === key);
};

/**
 * Takes what another tab has told, what was read there, and what was carried out there for the customer. Where that is
 * nothing new the activity is the very same: tabs that answer each other would never come to rest.
 */
export const mergeFromOtherTab = (activity: Activity, saved: Pick<Activity, "entries" | "own">): Activity => {
	// What is older than all that is kept here was told here too, and has made room.
	const oldest = activity.entries[maxEntries - 1]?.seenAt ?? Number.NEGATIVE_INFINITY;
	const news = saved.entries.filter(({ seenAt }) => seenAt > oldest);
	const merged = withEntries(activity, news.toReversed());
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
		own: own.length === 0 ? activity.own : new Map([...activity.own, ...own]),
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
