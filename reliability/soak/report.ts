import type { Verdict } from "./verdicts.ts";

/** The table of docs/reliability.md, one line a verdict. */
export const asTable = (verdicts: readonly Verdict[]): string =>
	[
		"| what | measured | limit | |",
		"|---|---:|---:|---|",
		...verdicts.map(
			({ what, measured, limit, isMet }) => `| ${what} | ${measured} | ${limit} | ${outcome(limit, isMet)} |`,
		),
	].join("\n");

const outcome = (limit: string, isMet: boolean): string => {
	if (limit === "reported") return "";
	return isMet ? "met" : "**not met**";
};
