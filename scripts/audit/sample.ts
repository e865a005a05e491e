import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Lines of a chunk: few enough that a slow reader holds little in memory. */
const chunkLines = 1000;

/** As many lines of cases as asked for: the independently computed ones in turn, each with its own id. */
export function* sampleOf(count: number): Generator<string> {
	const cases = readFileSync(join(import.meta.dirname, "vectors.jsonl"), "utf8")
		.trim()
		.split("\n");
	for (let from = 0; from < count; from += chunkLines) {
		let chunk = "";
		for (let at = from; at < Math.min(count, from + chunkLines); at += 1)
			chunk += `{"id":"${at + 1}",${cases[at % cases.length]?.slice(1)}\n`;
		yield chunk;
	}
}
