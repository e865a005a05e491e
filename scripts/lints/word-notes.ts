import { filesOf } from "./lint.ts";
import { rowsOf } from "./page-table.ts";

export const notesPage = "docs/word-notes.md";

/** A note for translators about the keys of a pattern, whose `*` is the rest of a key. */
interface WordNote {
	readonly pattern: string;
	readonly note: string;
}

export const wordNotes = (root: string): readonly WordNote[] => {
	const [page] = filesOf(root, [notesPage]);
	return rowsOf(page?.text ?? "", "Notes").flatMap(([keys = "", note = ""]) =>
		[...keys.matchAll(/`([^`]+)`/g)].map(([, pattern = ""]) => ({ pattern, note })),
	);
};

export const concerns = ({ pattern }: WordNote, key: string): boolean =>
	pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
