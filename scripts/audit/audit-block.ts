import { auditCase, rulesById } from "./audit-case.ts";
import type { Block } from "./blocks.ts";
import { readCsvBlock } from "./csv-cases.ts";
import { readJsonBlock } from "./json-cases.ts";
import type { Mapping } from "./mapping.ts";
import type { Preset } from "./presets.ts";
import { resultRows } from "./result-rows.ts";
import type { Differed, Refused } from "./verdict.ts";

export interface BlockSettings {
	readonly isCsv: boolean;
	readonly mapping?: Mapping | Preset;
	readonly today: string;
	/** Whether a row of the result file is written for each case. */
	readonly writesResults: boolean;
}

export interface Counts {
	readonly agreed: number;
	readonly differed: number;
	readonly refused: number;
}

export interface BlockResult {
	/** By rule, `–` for lines without one of the rule book. */
	readonly counts: Readonly<Record<string, Counts>>;
	readonly unequal: readonly (Differed | Refused)[];
	readonly results: string;
	/** Whether the file can't be read on. */
	readonly hasEnded: boolean;
}

/** Audits all cases of a block. */
export const auditBlock = async (block: Block, settings: BlockSettings): Promise<BlockResult> => {
	const { isCsv, mapping, today, writesResults } = settings;
	const { cases, hasEnded } = isCsv
		? await readCsvBlock(block, mapping)
		: { cases: await readJsonBlock(block), hasEnded: false };
	const counts: Record<string, { -readonly [Name in keyof Counts]: number }> = {};
	const unequal: (Differed | Refused)[] = [];
	let results = "";
	for (const one of cases) {
		const verdict = one.is === "case" ? auditCase(one, { today }) : one;
		const rule = ruleOf(one);
		counts[rule] ??= { agreed: 0, differed: 0, refused: 0 };
		counts[rule][verdict.is] += 1;
		if (verdict.is !== "agreed") unequal.push(verdict);
		if (writesResults) results += resultRows(one, verdict);
	}
	return { counts, unequal, results, hasEnded };
};

/** Unknown names are counted together: a file may have any number of them. */
const ruleOf = ({ rule }: { readonly rule?: unknown }): string =>
	typeof rule === "string" && rulesById.has(rule) ? rule : "–";
