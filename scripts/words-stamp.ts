/** `npm run words:stamp -- de,fr "market.title"` records that these translations fit the present English text; see docs/languages.md. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readCommandLine } from "./arguments.ts";
import { concerns, wordNotes } from "./lints/word-notes.ts";
import { englishStamps, restamped, staleKeys, stampPath, stampsOf } from "./lints/word-stamps.ts";
import { writtenLanguages } from "./lints/written-languages.ts";
import { root } from "./paths.ts";

const translated = writtenLanguages.map(({ code }) => code).filter((code) => code !== "en");

const { words } = readCommandLine({
	command: "npm run words:stamp",
	about: "Records that translations were checked against the present English texts.",
	words: {
		name: "CODES [KEY…]",
		meaning: "Languages, as in de,fr, or all; keys without their plural form, or else all stale ones.",
	},
});
const refuse = (why: string): never => {
	console.error(`${why} Usage: npm run words:stamp -- --help`);
	process.exit(2);
};

const [codes = "", ...keys] = words;
const chosen: readonly string[] = codes === "all" ? translated : codes.split(",");
const other = chosen.find((code) => !translated.some((one) => one === code));
if (other !== undefined) refuse(other === "" ? "Which languages?" : `There is no translation "${other}".`);

const english = englishStamps(root);
const notes = wordNotes(root);
const printed = new Set<string>();
for (const code of chosen) {
	const stamps = stampsOf(root, code);
	const unknown = keys.find((key) => !(key in english) && !(key in stamps));
	if (unknown !== undefined) refuse(`There is no text "${unknown}".`);
	const stale = staleKeys(stamps, english).filter((key) => keys.length === 0 || keys.includes(key));
	const path = join(root, stampPath(code));
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, `${JSON.stringify(restamped(stamps, english, stale), undefined, "\t")}\n`);
	console.log(`${code}: ${stale.length === 0 ? "nothing was stale" : `stamped ${stale.join(", ")}`}`);
	for (const key of stale)
		for (const note of notes.filter((one) => concerns(one, key))) printed.add(`${key}: ${note.note}`);
}
if (printed.size > 0) console.log(`\nNotes for translators:\n${[...printed].join("\n")}`);
