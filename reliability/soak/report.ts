import type { Verdict } from "./verdicts.ts";

/** The table of docs/reliability.md, a line each. */
export const asTable = (verdicts: readonly Verdict[]): string =>
	[
		"| what | found | limit | |",
		"|---|---:|---:|---|",
		...verdicts.map(
			({ what, found, limit, isMet }) => `| ${what} | ${found} | ${limit} | ${said(limit, isMet)} |`,
		),
	].join("\n");

const said = (limit: string, isMet: boolean): string => {
	if (limit === "reported") return "";
	return isMet ? "met" : "**not met**";
};
