import type { Effect } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import type { ListPage } from "./paged-list.ts";

export interface PageRequest<Query> {
	readonly query: Query;
	/** From 1. */
	readonly page: number;
}

/** The key of a row, and what a reading of further rows depends on. */
export interface ListRows<Row, Key> {
	readonly keyOf: (row: Row) => Key;
	/** Rows change places, as in a ranking; otherwise the newest row is the first. */
	readonly changesOrder?: boolean;
	/** For lists whose rows must not be missed. */
	readonly retriesAutomatically?: boolean;
}

/** A list of the platform: what its screen and its export read. `Needs` are the ports. */
export interface List<Row, Key, Query, Extra, Needs> extends ListRows<Row, Key> {
	readonly read: (request: PageRequest<Query>) => Effect.Effect<ListPage<Row, Extra>, QueryError, Needs>;
}

/** The type of a list is that of its members. */
export const defineList = <Row, Key, Query, Extra, Needs>(
	list: List<Row, Key, Query, Extra, Needs>,
): List<Row, Key, Query, Extra, Needs> => list;
