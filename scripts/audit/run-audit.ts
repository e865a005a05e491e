import type { BlockResult } from "./audit-block.ts";
import type { AuditPool } from "./audit-pool.ts";
import type { Block } from "./blocks.ts";
import type { Report } from "./report.ts";

export interface AuditRun {
	readonly blocks: AsyncIterable<Block>;
	readonly pool: AuditPool;
	readonly report: Report;
	/** Resolves when the output accepts more text. */
	readonly print: (text: string) => Promise<void>;
	/** Writes rows of the result file. */
	readonly writeResults: (rows: string) => Promise<void>;
	/** Called after every block with the number of cases so far. */
	readonly afterBlock: (found: number) => void;
}

/** Audits block by block, prints rows in the order of the file as they are found, and ends with the counts. Holds no cases. */
export const runAudit = async (run: AuditRun): Promise<void> => {
	const { blocks, pool, report } = run;
	const waiting: Promise<BlockResult>[] = [];
	const takeFirst = async (): Promise<boolean> => {
		const result = await waiting.shift();
		if (!result) return true;
		report.note(result);
		const rows = report.takeRows();
		if (rows !== "") await run.print(rows);
		if (result.results !== "") await run.writeResults(result.results);
		run.afterBlock(report.found());
		return result.hasEnded;
	};
	let hasEnded = false;
	for await (const block of blocks) {
		const answer = pool.audit(block);
		// A failure is reported when its turn comes.
		answer.catch(() => undefined);
		waiting.push(answer);
		while (!hasEnded && waiting.length > pool.mostWaiting()) hasEnded = await takeFirst();
		if (hasEnded) break;
	}
	while (!hasEnded && waiting.length > 0) hasEnded = await takeFirst();
	await run.print(report.closing());
};
