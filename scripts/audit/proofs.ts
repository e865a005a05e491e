import { readFile } from "node:fs/promises";
import { isRecord } from "./case.ts";

/** What `npm run prove -- --results=FILE` wrote about a property of a rule. */
export interface Proof {
	readonly rule: string;
	/** Of the rule that was proved. */
	readonly hash: string;
	readonly says: string;
	readonly verdict: "proved" | "refuted" | "not decided";
	readonly milliseconds: number;
}

/** Reads the results of the prover; fails with a complete sentence. */
export const readProofs = async (path: string): Promise<readonly Proof[]> => {
	const text = await readFile(path, "utf8").catch(() => {
		throw new Error(`${path} can't be read.`);
	});
	const proofs = proofsOf(text);
	if (!proofs) throw new Error(`${path} is not written by npm run prove -- --results.`);
	return proofs;
};

const proofsOf = (text: string): readonly Proof[] | undefined => {
	try {
		const value: unknown = JSON.parse(text);
		return Array.isArray(value) && value.every(isProof) ? value : undefined;
	} catch {
		return undefined;
	}
};

const isProof = (value: unknown): value is Proof =>
	isRecord(value) &&
	[value.rule, value.hash, value.says].every((one) => typeof one === "string") &&
	(value.verdict === "proved" || value.verdict === "refuted" || value.verdict === "not decided") &&
	typeof value.milliseconds === "number";
