import { type AuditSettings, auditCase } from "./audit-case.ts";
import type { Case } from "./case.ts";
import type { Report } from "./report.ts";
import type { Refused } from "./verdict.ts";

export interface AuditRun extends AuditSettings {
	readonly cases: AsyncIterable<readonly (Case | Refused)[]>;
	readonly report: Report;
	/** Resolves when the text may be followed by more. */
	readonly print: (text: string) => Promise<void>;
	/** After every batch; `found` lines are counted so far. */
	readonly afterBatch: (found: number) => void;
}

/** Audits batch after batch, printing rows as they are found, and ends with the counts. Keeps no case. */
export const runAudit = async ({ cases, report, print, afterBatch, today }: AuditRun): Promise<void> => {
	let found = 0;
	for await (const batch of cases) {
		for (const one of batch) report.note(one.is === "case" ? auditCase(one, { today }) : one);
		found += batch.length;
		const rows = report.takeRows();
		if (rows !== "") await print(rows);
		afterBatch(found);
	}
	await print(report.closing());
};
