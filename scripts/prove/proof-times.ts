import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";

const path = join(root, "scripts/prove/proof-times.json");

/** Milliseconds by the id of the rule: all of its properties proved, and all of its wrong rules refuted. */
export type ProofTimes = Readonly<Record<string, number>>;

export const proofTimesOf = (
	properties: readonly { readonly rule: string; readonly milliseconds: number }[],
): ProofTimes => {
	const times = new Map<string, number>();
	for (const { rule, milliseconds } of properties) times.set(rule, (times.get(rule) ?? 0) + milliseconds);
	return Object.fromEntries(times);
};

/**
 * Times differ with each run: the rule book prints the written ones, so that it is up to date until a rule or its properties change.
 * Only times are kept, never verdicts.
 */
export const writeProofTimes = (properties: Parameters<typeof proofTimesOf>[0]): void =>
	writeFileSync(path, `${JSON.stringify(proofTimesOf(properties), undefined, "\t")}\n`);

export const readProofTimes = (): ProofTimes =>
	existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
