import { createReadStream } from "node:fs";
import { join } from "node:path";
import { type AnyRule, runRule } from "@tradewind/domain/rule";
import { rules } from "@tradewind/domain/rule-book";
import { Result } from "effect";
import { lineBlocks } from "../../scripts/audit/blocks.ts";
import { readJsonBlock } from "../../scripts/audit/json-cases.ts";

const file = join(import.meta.dirname, "../../scripts/audit/vectors.jsonl");

export interface AuditedRule {
	readonly id: string;
	readonly run: (given: unknown) => unknown;
	/** The inputs that the rule accepts, as text. */
	readonly inputs: readonly unknown[];
}

/** Every rule with the cases by which the audit checks it (docs/audit.md). */
export const auditedRules = async (): Promise<readonly AuditedRule[]> => {
	const inputs = new Map<unknown, unknown[]>();
	for await (const block of lineBlocks(createReadStream(file)))
		for (const one of await readJsonBlock(block))
			if (one.is === "case") inputs.set(one.rule, [...(inputs.get(one.rule) ?? []), one.input]);
	const all: readonly AnyRule[] = rules;
	return all.map((rule) => ({
		id: rule.id,
		run: (given) => runRule(rule, given),
		inputs: (inputs.get(rule.id) ?? []).filter((input) => Result.isSuccess(runRule(rule, input))),
	}));
};
