import type { Verdict } from "../soak/verdicts.ts";
import type { KillFindings } from "./kill-platform.ts";

/** Compares the findings of killed platforms with their limits. */
export const killVerdicts = ({ kills, answered, lost }: KillFindings): readonly Verdict[] => [
	{
		what: `lost by ${kills} kills of a platform, of ${answered} answered commands`,
		measured: lost.length === 0 ? "0" : lost.slice(0, 3).join("; "),
		limit: "0",
		isMet: lost.length === 0,
	},
];
