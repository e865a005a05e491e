interface Identified {
	readonly id: number;
}

/**
 * The order of messages while their list is shown: unread ones first, by their state when the list was opened. A message
 * that is read meanwhile keeps its place, newer ones come first and older ones last, so that no row moves under the finger.
 */
export const createUnreadFirst = () => {
	let shown: readonly number[] = [];
	return <Row extends Identified>(rows: readonly Row[], readIds: ReadonlySet<number>): readonly Row[] => {
		const known = new Set(shown);
		const firstKnown = rows.findIndex(({ id }) => known.has(id));
		const isNew = ({ id }: Row) => !known.has(id);
		const newer = rows.slice(0, Math.max(firstKnown, 0));
		const older = rows.slice(Math.max(firstKnown, 0)).filter(isNew);
		const byId = new Map(rows.map((row) => [row.id, row]));
		const kept = shown.flatMap((id) => byId.get(id) ?? []);
		const arranged = [...sorted(newer, readIds), ...kept, ...sorted(older, readIds)];
		shown = arranged.map(({ id }) => id);
		return arranged;
	};
};

const sorted = <Row extends Identified>(
	rows: readonly Row[],
	readIds: ReadonlySet<number>,
): readonly Row[] => [
	...rows.filter(({ id }) => !readIds.has(id)),
	...rows.filter(({ id }) => readIds.has(id)),
];
