/** The parts of a mutation report that are read (https://github.com/stryker-mutator/mutation-testing-elements). Positions count from 1. */
export interface MutationReport {
	readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
	readonly status: string;
	readonly replacement?: string;
	readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
	readonly line: number;
	readonly column: number;
}

/** Each mutant that no test killed, as `docs/mutation.md` lists it: file, original line, mutated line. */
export const survivorsOf = ({ files }: MutationReport): readonly string[] =>
	Object.entries(files).flatMap(([file, { source, mutants }]) =>
		mutants
			.filter(({ status }) => status === "Survived" || status === "NoCoverage")
			.map(({ location: { start, end }, replacement = "" }) => {
				const lines = source.split("\n");
				const first = lines[start.line - 1] ?? "";
				const last = lines[end.line - 1] ?? "";
				const mutated = first.slice(0, start.column - 1) + replacement + last.slice(end.column - 1);
				return `${file}: \`${first.trim()}\` → \`${mutated.trim()}\``;
			}),
	);

/** The survivors that the document does not explain. */
export const unexplained = (survivors: readonly string[], document: string): readonly string[] =>
	survivors.filter((survivor) => !document.includes(survivor));
