/** Suggestions for a misspelled name such as `contract_margin`, `fee` or `contract.margn`. */
export const nearestNames = (written: string, names: readonly string[]): readonly string[] => {
	const wanted = plain(written.slice(0, longest));
	const endings = names.filter((name) => plain(name).endsWith(`.${wanted}`));
	if (endings.length > 0) return endings;
	const [nearest] = names
		.map((name) => ({ name, edits: editsBetween(wanted, plain(name)) }))
		.sort((a, b) => a.edits - b.edits);
	return nearest && nearest.edits <= Math.floor(wanted.length / 4) ? [nearest.name] : [];
};

/** The end of the message about an unknown name: a suggestion, if a similar name exists. */
export const guess = (written: string, names: readonly string[]): string => {
	const [nearest] = nearestNames(written, names);
	return nearest === undefined ? "" : `. Did you mean ${nearest}?`;
};

const longest = 60;

/** `Withdrawal_receive` and `withdrawalReceive` are `withdrawal.receive`. */
const plain = (name: string): string =>
	name
		.replace(/([a-z])([A-Z])/g, "$1.$2")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, ".");

/** The Levenshtein distance. */
const editsBetween = (from: string, to: string): number => {
	let row = Array.from({ length: to.length + 1 }, (_, column) => column);
	for (const letter of from) {
		let left = (row[0] ?? 0) + 1;
		const next = [left];
		for (let column = 1; column <= to.length; column += 1) {
			const exchanged = (row[column - 1] ?? 0) + (to[column - 1] === letter ? 0 : 1);
			left = Math.min(left + 1, (row[column] ?? 0) + 1, exchanged);
			next.push(left);
		}
		row = next;
	}
	return row.at(-1) ?? 0;
};
