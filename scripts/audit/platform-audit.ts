import type { Counts } from "./audit-block.ts";
import { auditCase } from "./audit-case.ts";
import { platformCases } from "./platform-cases.ts";
import type { AuditedPlatform } from "./platform-state.ts";
import { type CheckedSum, platformSums } from "./platform-sums.ts";
import type { Report } from "./report.ts";
import type { Differed, Refused } from "./verdict.ts";

/** Recomputes all cases of a platform, and adds up its journal. */
export const auditPlatform = (platform: AuditedPlatform, report: Report): readonly CheckedSum[] => {
	const today = new Date(platform.state.now).toISOString().slice(0, 10);
	const counts: Record<string, { -readonly [Name in keyof Counts]: number }> = {};
	const unequal: (Differed | Refused)[] = [];
	for (const one of platformCases(platform)) {
		const verdict = auditCase(one, { today });
		const rule = String(one.rule);
		counts[rule] ??= { agreed: 0, differed: 0, refused: 0 };
		counts[rule][verdict.is] += 1;
		if (verdict.is !== "agreed") unequal.push(verdict);
	}
	report.note({ counts, unequal });
	return platformSums(platform);
};

/** The sums as lines of a terminal. */
export const sumLines = (sums: readonly CheckedSum[]): string =>
	sums.map(({ says, holds, details }) => `${holds ? "equal  " : "differs"}  ${says} (${details})\n`).join("");
