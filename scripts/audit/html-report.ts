import { type AnyRule, formulaText, ruleHash } from "@tradewind/domain/rule";
import type { Counts } from "./audit-block.ts";
import type { Proof } from "./proofs.ts";
import { shownText, shownValue } from "./shown-text.ts";
import type { Differed, Refused } from "./verdict.ts";

export interface KeptReport {
	/** The audited file or platform. */
	readonly source: string;
	/** The SHA-256 of the file. */
	readonly sourceHash?: string;
	readonly version: string;
	/** `2026-01-31T12:00:00Z` */
	readonly writtenAt: string;
	readonly rules: readonly AnyRule[];
	readonly countsByRule: ReadonlyMap<string, Counts>;
	/** The first rows that did not agree. */
	readonly unequal: readonly (Differed | Refused)[];
	/** `undefined` if no results of the prover were given. */
	readonly proofs: readonly Proof[] | undefined;
	/** What a platform's sums must equal; none for a file. */
	readonly sums?: readonly { readonly says: string; readonly holds: boolean; readonly details: string }[];
}

/** The report that an auditor keeps: one HTML file without scripts or other files. */
export const htmlReport = (report: KeptReport): string => {
	const { countsByRule, rules, unequal, sums = [] } = report;
	const used = rules.filter(({ id }) => countsByRule.has(id));
	const other = countsByRule.get("–");
	const total = totalOf([...countsByRule.values()]);
	return [
		`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Audit of ${escaped(report.source)}</title>`,
		`<style>${style}</style></head><body><h1>Audit of ${escaped(report.source)}</h1>`,
		"<dl>",
		fact("Result", `${total.agreed} agreed, ${total.differed} differed, ${total.refused} refused`),
		fact("Written", report.writtenAt),
		fact("Version of the rules", report.version),
		report.sourceHash === undefined ? "" : fact("SHA-256 of the file", report.sourceHash),
		"</dl>",
		"<h2>Rules</h2>",
		table(
			["Rule", "Formula, rounding, clause", "Checked", "Agreed", "Differed", "Refused", "Properties"],
			used.map((rule) => ruleRow(rule, countsByRule.get(rule.id), report.proofs)),
		),
		other
			? `<p>${other.refused} lines are refused because they name no rule of the rule book, or can't be read.</p>`
			: "",
		sums.length === 0
			? ""
			: `<h2>Sums</h2>${table(
					["What must be equal", "Result", "Details"],
					sums.map(({ says, holds, details }) => [
						escaped(says),
						holds ? "equal" : "differs",
						escaped(details),
					]),
				)}`,
		"<h2>Rows that did not agree</h2>",
		unequal.length === 0
			? "<p>None.</p>"
			: table(["Line", "Id", "Rule", "Field", "Expected", "Computed", "Difference"], unequal.flatMap(rowsOf)),
		total.differed + total.refused > unequal.length
			? `<p>These are the first ${unequal.length} of ${total.differed + total.refused} lines. npm run audit -- --results=FILE writes all of them.</p>`
			: "",
		"</body></html>\n",
	].join("\n");
};

const ruleRow = (
	rule: AnyRule,
	counts: Counts | undefined,
	proofs: readonly Proof[] | undefined,
): readonly string[] => {
	const { agreed, differed, refused } = counts ?? { agreed: 0, differed: 0, refused: 0 };
	const hash = ruleHash(rule);
	return [
		`<b>${escaped(rule.id)}</b><br>${escaped(rule.title)}<br><code>${hash}</code>`,
		`<code>${escaped(formulaText(rule))}</code><br>${escaped(rule.rounding)}<br>${escaped(rule.clause)}`,
		...[agreed + differed + refused, agreed, differed, refused].map(String),
		proofs
			? propertiesOf(
					proofs.filter((proof) => proof.rule === rule.id),
					hash,
				)
			: "The results of npm run prove were not given.",
	];
};

/** Results for another content of the rule are no results. */
const propertiesOf = (proofs: readonly Proof[], hash: string): string => {
	if (proofs.length === 0) return "None: the rule is code, and is tested with samples.";
	if (proofs.some((proof) => proof.hash !== hash))
		return "The prover's results are of another version of the rule.";
	return proofs
		.map(({ says, verdict, milliseconds }) => `<b>${verdict}</b> ${escaped(says)} (${milliseconds} ms)`)
		.join("<br>");
};

const rowsOf = (verdict: Differed | Refused): readonly (readonly string[])[] => {
	const head = [String(verdict.line), shown(verdict.id ?? ""), shown(verdict.rule ?? "–")];
	return verdict.is === "refused"
		? [[...head, shown(verdict.field), "", `refused: ${shown(verdict.reason)} ${givenOf(verdict.given)}`, ""]]
		: verdict.differences.map(({ field, expected, computed, by = "" }) => [
				...head,
				...[field, expected, computed, by].map(shown),
			]);
};

const givenOf = (given: unknown): string =>
	given === undefined ? "" : escaped(`(${shownValue(given, 80)})`);

const shown = (text: string): string => escaped(shownText(text, 200));

const totalOf = (all: readonly Counts[]): Counts => ({
	agreed: all.reduce((sum, { agreed }) => sum + agreed, 0),
	differed: all.reduce((sum, { differed }) => sum + differed, 0),
	refused: all.reduce((sum, { refused }) => sum + refused, 0),
});

const fact = (name: string, value: string): string => `<dt>${name}</dt><dd>${escaped(value)}</dd>`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
	`<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${rows
		.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
		.join("\n")}</tbody></table>`;

const escaped = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const style = [
	"body{font:14px/1.4 system-ui,sans-serif;margin:2rem;color:#111}",
	"table{border-collapse:collapse;width:100%}th,td{border:1px solid #bbb;padding:4px 6px;text-align:left;vertical-align:top;overflow-wrap:anywhere}",
	"code{font-size:12px}dt{float:left;clear:left;width:12rem}dd{margin-left:12rem;overflow-wrap:anywhere}",
	"@media print{body{margin:0}}",
].join("");
