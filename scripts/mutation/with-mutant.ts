/** The text range that a mutant replaces. Lines and columns count from 0. */
export interface Replacement {
	readonly location: { readonly start: Position; readonly end: Position };
	readonly replacement: string;
}

interface Position {
	readonly line: number;
	readonly column: number;
}

/** Returns `text` with the mutant applied. */
export const withMutant = (text: string, { location, replacement }: Replacement): string => {
	const lines = text.split("\n");
	const offsetOf = ({ line, column }: Position): number =>
		lines.slice(0, line).reduce((total, { length }) => total + length + 1, column);
	return text.slice(0, offsetOf(location.start)) + replacement + text.slice(offsetOf(location.end));
};
