import { auditCase } from "./audit-case.ts";
import { readJsonCase } from "./json-cases.ts";
import type { Verdict } from "./verdict.ts";

/** The verdict on line 7 of a file, on 31 January 2026. */
export const auditLine = (text: string, today = "2026-01-31"): Verdict => {
	const one = readJsonCase({ number: 7, text });
	return one.is === "case" ? auditCase(one, { today }) : one;
};

/** The verdict on a case given as an object. */
export const auditOf = (rule: unknown, input: unknown, expected: unknown, today?: string): Verdict =>
	auditLine(JSON.stringify({ rule, input, expected }), today);
