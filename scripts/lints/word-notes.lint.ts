import type { Lint } from "./lint.ts";
import { concerns, notesPage, wordNotes } from "./word-notes.ts";
import { englishStamps } from "./word-stamps.ts";

/** A note for translators is about a key that has a text. */
export const noteKeys: Lint = {
	name: "each note of docs/word-notes.md is about a text",
	find: (root) => {
		const keys = Object.keys(englishStamps(root));
		return wordNotes(root)
			.filter((note) => !keys.some((key) => concerns(note, key)))
			.map(({ pattern }) => `${notesPage}: ${pattern} has no text: remove or correct the key.`);
	},
};
