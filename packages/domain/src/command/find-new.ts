import { type CommandReply, confirmed, type ReconcileResult } from "./command.ts";

/** A record of one of the platform's lists. Ids ascend. */
export interface Recorded {
	readonly id: number;
}

/** The highest id of some records; 0 where there are none. */
export const lastIdOf = (records: readonly Recorded[]): number => Math.max(0, ...records.map(({ id }) => id));

/**
 * Looks for a command whose answer was lost among the records that the platform lists: one like it with an id above all
 * that were known before the press. Without such an id an older record can't be told from this one.
 */
export const findNew = <Row extends Recorded>(
	lastId: number | undefined,
	listed: readonly Row[],
	isLike: (row: Row) => boolean,
): ReconcileResult<CommandReply> => {
	if (lastId === undefined) return { is: "unknown" };
	return listed.some((row) => row.id > lastId && isLike(row)) ? confirmed : { is: "absent" };
};

/** The newest page of a list; `isWhole` when there is nothing behind it. */
export interface NewestPage<Row> {
	readonly rows: readonly Row[];
	readonly isWhole: boolean;
}

/**
 * As `findNew`, on the newest page of a list. Where the page doesn't reach back to what was known, what it doesn't show
 * may still be there, and nobody can tell.
 */
export const findNewOnPage = <Row extends Recorded>(
	lastId: number | undefined,
	{ rows, isWhole }: NewestPage<Row>,
	isLike: (row: Row) => boolean,
): ReconcileResult<CommandReply> => {
	const finding = findNew(lastId, rows, isLike);
	const reachesBack = isWhole || rows.some(({ id }) => lastId !== undefined && id <= lastId);
	return finding.is === "absent" && !reachesBack ? { is: "unknown" } : finding;
};

/** A page of a list that tells how many rows there are. */
export const newestOf = <Row>({
	rows,
	total,
}: {
	readonly rows: readonly Row[];
	readonly total: number;
}): NewestPage<Row> => ({ rows, isWhole: rows.length >= total });
