/** The loaded part of a paged list, in the platform's order, each key once. */
export interface Loaded<Row, Key, Extra> {
	readonly rows: readonly Row[];
	/** Rows of the whole list, from the last reply. */
	readonly total: number;
	/** Other data of the last reply. */
	readonly extra: Extra | undefined;
	/** The last page that was read; 0 for none. */
	readonly page: number;
	/** The page of the current or the last request. */
	readonly requestedPage: number;
	/** Rows of a full page, taken from the first one. */
	readonly pageSize: number;
	/** Nothing more to load. */
	readonly isAtEnd: boolean;
	/** Rows removed since the last page was read: as many rows of the next page have moved up. */
	readonly removed: number;
	/** Keys removed since the current request started; its reply may still contain them. */
	readonly removedMeanwhile: readonly Key[];
}

export interface ListPage<Row, Extra> {
	readonly rows: readonly Row[];
	/** Rows of the whole list. */
	readonly total: number;
	/** Other data of the reply: its totals. */
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

/** The page to request. It steps back over rows that moved up when others were removed. At least 1. */
export const nextPage = <Row, Key, Extra>(list: Loaded<Row, Key, Extra>): number =>
	list.pageSize === 0 ? list.page + 1 : Math.max(1, list.page + 1 - Math.ceil(list.removed / list.pageSize));

/** The first page replaces all rows. */
export const withFirstPage = <Row, Key, Extra>(
	list: Loaded<Row, Key, Extra>,
	answer: ListPage<Row, Extra>,
	keyOf: (row: Row) => Key,
): Loaded<Row, Key, Extra> => withPage({ ...list, rows: [], pageSize: answer.rows.length }, answer, keyOf);

/**
 * Puts the newest page before the loaded rows, so that their positions stay. If it does not join them, because more
 * rows are new or one was removed, it replaces them. The next page follows from the number of rows.
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
 * Puts the first page of a list whose rows change places, such as a ranking, before the other loaded rows. These keep
 * their order until their own page is read.
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

/**
 * Joins the first page of a refresh to the loaded rows. If more rows are loaded than the list has now, some of them are
 * gone and it replaces them.
 */
export const withRefreshedPage = <Row, Key, Extra>(
	join: typeof withNewestPage,
	list: Loaded<Row, Key, Extra>,
	answer: ListPage<Row, Extra>,
	keyOf: (row: Row) => Key,
): Loaded<Row, Key, Extra> => {
	const joined = join(list, answer, keyOf);
	return joined.rows.length > joined.total ? withFirstPage(list, answer, keyOf) : joined;
};

/** Appends a further page. A row that is already loaded keeps its place and takes the newer content. */
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
		/** The reply may be older than these removals: then as many later rows have moved up. */
		removed: list.removedMeanwhile.length,
		removedMeanwhile: [],
	};
};
