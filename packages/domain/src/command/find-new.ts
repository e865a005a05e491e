import type { Finding, Told } from "./command.ts";

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
): Finding<Told> => {
	if (lastId === undefined) return { is: "cannot tell" };
	return listed.some((row) => row.id > lastId && isLike(row))
		? { is: "found", answer: { message: undefined } }
		: { is: "not found" };
};
