/** What is loaded of a list that comes page by page. Rows stand in the platform's order, each key once. */
export interface Loaded<Row, Key, Extra> {
	readonly rows: readonly Row[];
	/** Rows of the whole list, as last told. */
	readonly total: number;
	/** What else the last answer told of the list. */
	readonly extra: Extra | undefined;
	/** The last page read; 0 is none. */
	readonly page: number;
	/** The page under way, or the last one that was. */
	readonly requestedPage: number;
	/** Rows of a full page, learnt from the first. */
	readonly pageSize: number;
	/** Nothing more to load. */
	readonly isAtEnd: boolean;
	/** Rows taken out since the last page came: so many of the next page have moved up into pages already read. */
	readonly removed: number;
	/** Keys taken out since the reading under way began; its answer may still hold them. */
	readonly removedMeanwhile: readonly Key[];
}

export interface ListPage<Row, Extra> {
	readonly rows: readonly Row[];
	/** Rows of the whole list. */
	readonly total: number;
	/** What else the answer tells of the list: its totals. */
	readonly extra: Extra;
}

export const nothingLoaded: Loaded<never, never, never> = {
	rows: [],
	total: 0,
	extra: undefined,
	page: 0,
	requestedPage: 1,
	pageSize: 0,
	isAtEnd: false,
	removed: 0,
	removedMeanwhile: [],
};

/** The page to ask for: steps back over rows that moved up when others were taken out. Never less than 1. */
export const nextPage = <Row, Key, Extra>(list: Loaded<Row, Key, Extra>): number =>
	list.pageSize === 0 ? list.page + 1 : Math.max(1, list.page + 1 - Math.ceil(list.removed / list.pageSize));

/** Page 1 replaces what was there. */
export const withFirstPage = <Row, Key, Extra>(
	list: Loaded<Row, Key, Extra>,
	answer: ListPage<Row, Extra>,
	keyOf: (row: Row) => Key,
): Loaded<Row, Key, Extra> => withPage({ ...list, rows: [], pageSize: answer.rows.length }, answer, keyOf);

/**
 * The newest page is put before the rows that are there, so that nobody loses their place; where it does not join them (more
 * has come than it holds, or a row of it has gone), it replaces them. The next page is told by how many rows there are.
 */
export const withNewestPage = <Row, Key, Extra>(
	list: Loaded<Row, Key, Extra>,
	answer: ListPage<Row, Extra>,
	keyOf: (row: Row) => Key,
): Loaded<Row, Key, Extra> => {
	const known = list.rows.map(keyOf);
	const gone = new Set(list.removedMeanwhile);
	const came = answer.rows.filter((row) => !gone.has(keyOf(row)));
	const first = came.findIndex((row) => known.includes(keyOf(row)));
	const isJoined = first >= 0 && came.slice(first).every((row, at) => keyOf(row) === known[at]);
	if (!isJoined) return withFirstPage(list, answer, keyOf);
	const rows = [...came.slice(0, first), ...list.rows];
	const pageSize = answer.rows.length;
	const page = Math.max(1, Math.floor(rows.length / pageSize));
	return { ...withPage({ ...list, rows, pageSize }, answer, keyOf), page };
};

/**
 * The first page of a list whose rows change places, a ranking, is put before the rows that it does not hold: these keep
 * their places among each other until their own page is read.
 */
export const withTopPage = <Row, Key, Extra>(
	list: Loaded<Row, Key, Extra>,
	answer: ListPage<Row, Extra>,
	keyOf: (row: Row) => Key,
): Loaded<Row, Key, Extra> => {
	const top = withFirstPage(list, answer, keyOf);
	if (top.pageSize === 0) return top;
	const held = new Set(top.rows.map(keyOf));
	const rows = [...top.rows, ...list.rows.filter((row) => !held.has(keyOf(row)))];
	const page = Math.max(1, Math.floor(rows.length / top.pageSize));
	return { ...top, rows, page, isAtEnd: rows.length >= top.total };
};

/** A further page is added; a row that is already there stays in its place and takes the newer content. */
export const withNextPage = <Row, Key, Extra>(
	list: Loaded<Row, Key, Extra>,
	answer: ListPage<Row, Extra>,
	keyOf: (row: Row) => Key,
): Loaded<Row, Key, Extra> => withPage(list, answer, keyOf);

export const withoutRow = <Row, Key, Extra>(
	list: Loaded<Row, Key, Extra>,
	key: Key,
	keyOf: (row: Row) => Key,
): Loaded<Row, Key, Extra> => {
	const rows = list.rows.filter((row) => keyOf(row) !== key);
	const removed = list.rows.length - rows.length;
	return {
		...list,
		rows,
		total: Math.max(rows.length, list.total - removed),
		removed: list.removed + removed,
		removedMeanwhile: [...list.removedMeanwhile, key],
	};
};

export const withRow = <Row, Key, Extra>(
	list: Loaded<Row, Key, Extra>,
	key: Key,
	changed: Row,
	keyOf: (row: Row) => Key,
): Loaded<Row, Key, Extra> => ({
	...list,
	rows: list.rows.map((row) => (keyOf(row) === key ? changed : row)),
});

const withPage = <Row, Key, Extra>(
	list: Loaded<Row, Key, Extra>,
	answer: ListPage<Row, Extra>,
	keyOf: (row: Row) => Key,
): Loaded<Row, Key, Extra> => {
	const gone = new Set(list.removedMeanwhile);
	const came = answer.rows.filter((row) => !gone.has(keyOf(row)));
	const rows = [...new Map([...list.rows, ...came].map((row) => [keyOf(row), row])).values()];
	const total = answer.total - (answer.rows.length - came.length);
	return {
		...list,
		rows,
		total,
		extra: answer.extra,
		page: list.requestedPage,
		isAtEnd: answer.rows.length === 0 || rows.length >= total,
		/** The answer may be older than these: then the rows after it have moved up by as many. */
		removed: list.removedMeanwhile.length,
		removedMeanwhile: [],
	};
};
