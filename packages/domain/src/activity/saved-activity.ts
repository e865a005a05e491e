import { Option, Result, Schema } from "effect";
import { instrumentId } from "../market/instrument.ts";
import { type Decimal, money, parseDecimal, price, toText } from "../money/decimal.ts";
import { instant } from "../time/instant.ts";
import {
	type Activity,
	type ActivityEntry,
	maxEntries,
	noActivity,
	type WatchedOrder,
	type WatchedOrders,
} from "./activity.ts";

const Order = Schema.Struct({
	id: Schema.Int,
	createdAt: Schema.String,
	instrument: Schema.optionalKey(Schema.Int),
	symbol: Schema.String,
	side: Schema.Literals(["buy", "sell", "up", "down"]),
	amount: Schema.String,
	stage: Schema.Literals(["pending", "holding", "running"]),
});
const Book = Schema.Struct({ open: Schema.Array(Order), lastId: Schema.optionalKey(Schema.Int) });
const Entry = Schema.Struct({
	product: Schema.Literals(["contract", "micro"]),
	kind: Schema.Literals(["filled", "closed", "cancelled", "settled", "ended"]),
	order: Order,
	price: Schema.optionalKey(Schema.String),
	profit: Schema.optionalKey(Schema.String),
	reason: Schema.optionalKey(Schema.Literals(["customer", "stop-loss", "take-profit", "margin"])),
	at: Schema.optionalKey(Schema.String),
	seenAt: Schema.Number,
	isRead: Schema.Boolean,
});

/** The stored activity of one customer: plain data, figures as exact text. */
export const SavedActivity = Schema.Struct({
	entries: Schema.Array(Entry),
	contracts: Book,
	micros: Book,
	own: Schema.Array(Schema.Tuple([Schema.Int, Schema.Literals(["asked", "carried out"])])),
});
export type SavedActivity = typeof SavedActivity.Type;

const decode = Schema.decodeUnknownOption(SavedActivity);

/** Missing orders are stored as open and will be found missing again. Commands without a reply are not stored. */
export const writeActivity = ({ entries, contracts, micros, own }: Activity): SavedActivity => ({
	entries: entries.map(savedEntry),
	contracts: savedBook(contracts),
	micros: savedBook(micros),
	own: [...own].filter(([, command]) => command === "carried out"),
});

/** Reads a stored activity; `undefined` if it is not valid. */
export const readActivity = (saved: unknown): Activity | undefined => {
	const found = Option.getOrUndefined(decode(saved));
	if (!found) return undefined;
	const [entries, contracts, micros] = [
		allOf(found.entries.map(entryOf)),
		bookOf(found.contracts),
		bookOf(found.micros),
	];
	if (!entries || !contracts || !micros) return undefined;
	return {
		...noActivity,
		entries: entries.slice(0, maxEntries),
		contracts,
		micros,
		own: new Map(found.own),
	};
};

const savedOrder = ({ instrument, ...order }: WatchedOrder): typeof Order.Type => ({
	...order,
	...(instrument !== undefined && { instrument }),
	amount: toText(order.amount),
});

const savedBook = ({ open, missing, lastId }: WatchedOrders): typeof Book.Type => ({
	open: [...open.values(), ...[...missing.values()].flatMap(({ order }) => order ?? [])].map(savedOrder),
	...(lastId === undefined ? {} : { lastId }),
});

const savedEntry = ({
	order,
	price: at,
	profit,
	reason,
	at: moment,
	...entry
}: ActivityEntry): typeof Entry.Type => ({
	...entry,
	order: savedOrder(order),
	...(at && { price: toText(at) }),
	...(profit && { profit: toText(profit) }),
	...(reason && { reason }),
	...(moment !== undefined && { at: moment }),
});

const orderOf = (saved: typeof Order.Type): WatchedOrder | undefined => {
	const amount = figureOf(saved.amount);
	const instrument = saved.instrument === undefined ? undefined : instrumentId(saved.instrument);
	return amount && { ...saved, amount, instrument };
};

const bookOf = ({ open, lastId }: typeof Book.Type): WatchedOrders | undefined => {
	const orders = allOf(open.map(orderOf));
	return (
		orders && {
			open: new Map(orders.map((order) => [order.id, order])),
			lastId,
			missing: new Map(),
			reportedUpTo: lastId ?? 0,
		}
	);
};

const entryOf = (saved: typeof Entry.Type): ActivityEntry | undefined => {
	const order = orderOf(saved.order);
	const at = saved.price === undefined ? undefined : figureOf(saved.price);
	const profit = saved.profit === undefined ? undefined : figureOf(saved.profit);
	const isUnreadable =
		!order || (saved.price !== undefined && !at) || (saved.profit !== undefined && !profit);
	if (isUnreadable) return undefined;
	return {
		...saved,
		order,
		price: at && price(at),
		profit: profit && money(profit),
		reason: saved.reason,
		at: saved.at,
		seenAt: instant(saved.seenAt),
	};
};

const figureOf = (text: string): Decimal | undefined => Result.getOrUndefined(parseDecimal(text));

const allOf = <Value>(values: readonly (Value | undefined)[]): readonly Value[] | undefined => {
	const all = values.filter((value) => value !== undefined);
	return all.length === values.length ? all : undefined;
};
