/** A generated document: the text of the file at `path`, from the root of the repository. */
export interface Document {
	readonly path: string;
	readonly text: string;
}

export const generatedNotice = (from: string): string =>
	`<!-- Generated from ${from} by \`npm run docs\`. Manual changes are overwritten. -->`;

/** A row of a Markdown table. Bars inside cells are escaped. */
const row = (cells: readonly string[]): string =>
	`| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
	[row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

/** `text` with the part between the two marks of `name` replaced. Throws if a mark is missing. */
export const withPart = (text: string, name: string, part: string): string => {
	const [start, end] = [`<!-- generated: ${name} -->`, `<!-- end: ${name} -->`];
	const [before, rest] = split(text, start);
	const [, after] = split(rest, end);
	return `${before}${start}\n\n${part}\n\n${end}${after}`;
};

const split = (text: string, mark: string): readonly [string, string] => {
	const at = text.indexOf(mark);
	if (at < 0) throw new Error(`The mark ${mark} is missing.`);
	return [text.slice(0, at), text.slice(at + mark.length)];
};
