import { type CommandReply, confirmed, type ReconcileResult } from "./command.ts";

/** A record of one of the platform's lists. Ids ascend. */
export interface Recorded {
	readonly id: number;
}

/** The highest id of some records; 0 without records. */
export const lastIdOf = (records: readonly Recorded[]): number => Math.max(0, ...records.map(({ id }) => id));

/**
 * Searches the listed records for a command whose answer was lost: a matching record with a higher id than all known
 * ones. Without a known id the result is unknown.
 */
export const findNew = <Row extends Recorded>(
	lastId: number | undefined,
	listed: readonly Row[],
	isLike: (row: Row) => boolean,
): ReconcileResult<CommandReply> => {
	if (lastId === undefined) return { is: "unknown" };
	return listed.some((row) => row.id > lastId && isLike(row)) ? confirmed : { is: "absent" };
};

/**
 * The number under which a list shows a command that was carried out: the id of the one matching record that is newer than all
 * known ones. `undefined` if the known ids are unknown, or if more than one record may be the command.
 */
export const newNumberOf = <Row extends Recorded>(
	lastId: number | undefined,
	listed: readonly Row[],
	isLike: (row: Row) => boolean,
): string | undefined => {
	if (lastId === undefined) return undefined;
	const [found, ...others] = listed.filter((row) => row.id > lastId && isLike(row));
	return found && others.length === 0 ? String(found.id) : undefined;
};

/** The newest page of a list. `isWhole` means that it is the only one. */
export interface NewestPage<Row> {
	readonly rows: readonly Row[];
	readonly isWhole: boolean;
}

/**
 * Like `findNew`, on the newest page of a list. If the page does not reach back to the known records, a missing
 * record makes the result unknown.
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

/** The newest page of a list that reports its total. */
export const newestOf = <Row>({
	rows,
	total,
}: {
	readonly rows: readonly Row[];
	readonly total: number;
}): NewestPage<Row> => ({ rows, isWhole: rows.length >= total });
