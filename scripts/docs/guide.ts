import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../suite/checks.ts";
import type { Document } from "./document.ts";

const guidePath = "docs/adding-a-feature.md";

/** The comment in a code block that names the file of the pieces after it; further words may follow the path. */
const fileComment = /^\/\/ ([\w./-]+\/[\w./-]+\.(?:tsx?|json))\b/;

/** The guide with each piece of code copied from the file that the comment above it names. A piece is found by its first line. */
export const guide = (root: string): Document => ({ path: guidePath, text: copied(root).text });

/** Every piece of code in the guide is in its file. */
export const guidePieces = (root: string): Check => {
	const { count, missing } = copied(root);
	return {
		name: `${count} pieces of code in ${guidePath} are in their files`,
		problems: missing.map((piece) => `${guidePath}: ${piece}`),
	};
};

const copied = (root: string) => {
	const missing: string[] = [];
	let count = 0;
	const sources = new Map<string, readonly string[]>();
	const linesOf = (path: string): readonly string[] => {
		const file = join(root, path);
		const lines = sources.get(path) ?? (existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
		sources.set(path, lines);
		return lines;
	};
	const text = readFileSync(join(root, guidePath), "utf8").replaceAll(
		/(```(?:tsx?|json)\n)([\s\S]*?)(?=```)/g,
		(_, fence: string, code: string) => `${fence}${copy(code)}`,
	);
	return { text, count, missing };

	function copy(code: string): string {
		const lines = code.split("\n");
		const result: string[] = [];
		let path = "";
		for (let at = 0; at < lines.length; ) {
			const line = lines[at] ?? "";
			const named = fileComment.exec(line)?.[1];
			if (named !== undefined) path = named;
			if (named !== undefined || line.trim() === "") {
				result.push(line);
				at += 1;
				continue;
			}
			count += 1;
			const old = pieceAt(lines, at);
			const source = linesOf(path);
			const start = startOf(old, source);
			if (start < 0) missing.push(`"${line}" is not in ${path || "a named file"}`);
			result.push(...(start < 0 ? old : pieceAt(source, start)));
			at += old.length;
		}
		return result.join("\n");
	}
};

/** The line on which the piece starts in its file; of several equal first lines the one with the most equal lines after it. */
const startOf = (piece: readonly string[], source: readonly string[]): number => {
	const equalLines = (start: number): number => {
		const differs = piece.findIndex((line, at) => source[start + at]?.trim() !== line.trim());
		return differs < 0 ? piece.length : differs;
	};
	return source.reduce((best, _, at) => (equalLines(at) > (best < 0 ? 0 : equalLines(best)) ? at : best), -1);
};

/** The statement or member that starts on a line, without the indentation of that line. */
const pieceAt = (lines: readonly string[], start: number): readonly string[] => {
	const indentation = indentationOf(lines[start] ?? "");
	let end = start;
	for (let at = start + 1; at < lines.length; at += 1) {
		const line = lines[at] ?? "";
		if (line.trim() === "") continue;
		const isInside = indentationOf(line) > indentation;
		const closes = indentationOf(line) === indentation && /^[}\])>]/.test(line.trim());
		if (!isInside && !closes) break;
		end = at;
		if (closes && !/(?:[{([]|=>)$/.test(line)) break;
	}
	return lines.slice(start, end + 1).map((line) => line.slice(indentation));
};

const indentationOf = (line: string): number => /^\t*/.exec(line)?.[0].length ?? 0;
