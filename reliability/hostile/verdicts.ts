import type { Verdict } from "../soak/verdicts.ts";
import type { HostileFindings } from "./attack-platform.ts";

/** Compares the findings of hostile traffic with their limits. */
export const hostileVerdicts = ({ attacks, isServing, errors }: HostileFindings): readonly Verdict[] => [
	{
		what: `the platform serves after ${attacks} malformed requests, upgrades and frames`,
		measured: isServing ? "yes" : "no",
		limit: "yes",
		isMet: isServing,
	},
	{
		what: "errors that it reported meanwhile",
		measured: errors === "" ? "0" : errors.split("\n").slice(0, 3).join("; "),
		limit: "0",
		isMet: errors === "",
	},
];
