import { csvLine } from "./csv-line.ts";
import type { Verdict } from "./verdict.ts";

/** The header of the result file. */
export const resultHeader = csvLine([
	"line",
	"id",
	"rule",
	"result",
	"field",
	"expected",
	"computed",
	"difference",
	"reason",
]);

/** The rows of the result file for one line of the cases: one, or one for each figure that differs. */
export const resultRows = (
	of: { readonly line: number; readonly id?: string; readonly rule?: unknown },
	verdict: Verdict,
): string => {
	const head = [String(of.line), of.id ?? "", typeof of.rule === "string" ? of.rule : "", verdict.is];
	switch (verdict.is) {
		case "agreed":
			return csvLine([...head, "", "", "", "", ""]);
		case "differed":
			return verdict.differences
				.map(({ field, expected, computed, by = "" }) =>
					csvLine([...head, field, expected, computed, by, ""]),
				)
				.join("");
		case "refused":
			return csvLine([...head, verdict.field, "", "", "", verdict.reason]);
	}
};
