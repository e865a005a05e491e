import { type CommandReply, confirmed, type ReconcileResult } from "./command.ts";
import type { NewestPage } from "./find-new.ts";

/** How the records of a list without ids are compared. */
export interface RecordComparison<Row> {
	/** Time, amount and accounts of a record. Equal records have the same text. */
	readonly identify: (row: Row) => string;
	/** Whether the record shows the command that was sent. */
	readonly isLike: (row: Row) => boolean;
}

/**
 * Searches the newest page of a list without ids for a command whose answer was lost (docs/assumptions.md, A-57). A
 * record is new if the page shows it more often than the newest page that was read before the command was sent. If
 * that page is unknown, or if no row of it is left, a missing record makes the result unknown.
 */
export const findNewRecord = <Row>(
	known: readonly Row[] | undefined,
	{ rows, isWhole }: NewestPage<Row>,
	comparison: RecordComparison<Row>,
): ReconcileResult<CommandReply> => {
	if (known === undefined) return { is: "unknown" };
	const newRows = newRowsOf(known, rows, comparison);
	if (newRows.some(comparison.isLike)) return confirmed;
	return isWhole || newRows.length < rows.length ? { is: "absent" } : { is: "unknown" };
};

/** The one new record of a command that was carried out; `undefined` if more than one may be it, or if the known ones are unknown. */
export const newRecordOf = <Row>(
	known: readonly Row[] | undefined,
	rows: readonly Row[],
	comparison: RecordComparison<Row>,
): Row | undefined => {
	if (known === undefined) return undefined;
	const [found, ...others] = newRowsOf(known, rows, comparison).filter(comparison.isLike);
	return others.length === 0 ? found : undefined;
};

const newRowsOf = <Row>(
	known: readonly Row[],
	rows: readonly Row[],
	{ identify }: RecordComparison<Row>,
): readonly Row[] => {
	const left = new Map<string, number>();
	for (const id of known.map(identify)) left.set(id, (left.get(id) ?? 0) + 1);
	const isNew = (row: Row): boolean => {
		const id = identify(row);
		const count = left.get(id) ?? 0;
		left.set(id, count - 1);
		return count <= 0;
	};
	return rows.filter(isNew);
};
