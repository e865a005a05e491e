import { type AuditSettings, auditCase } from "./audit-case.ts";
import type { Case } from "./case.ts";
import type { Report } from "./report.ts";
import type { Refused } from "./verdict.ts";

export interface AuditRun extends AuditSettings {
	readonly cases: AsyncIterable<readonly (Case | Refused)[]>;
	readonly report: Report;
	/** Resolves when the output accepts more text. */
	readonly print: (text: string) => Promise<void>;
	/** Called after every batch with the number of lines so far. */
	readonly afterBatch: (found: number) => void;
}

/** Audits batch by batch, prints rows as they are found, and ends with the counts. Holds no cases. */
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
