import { createReadStream } from "node:fs";
import { join } from "node:path";
import { rules } from "@tradewind/domain/rule-book";
import { beforeAll, expect, test } from "vitest";
import { auditCase } from "./audit-case.ts";
import { lineBlocks } from "./blocks.ts";
import type { Case } from "./case.ts";
import { readJsonBlock } from "./json-cases.ts";

/** Computed by scripts/audit/vectors.py, which implements the specification without our rules (docs/audit.md). */
const cases: Case[] = [];

beforeAll(async () => {
	for await (const block of lineBlocks(createReadStream(join(import.meta.dirname, "vectors.jsonl"))))
		cases.push(...(await readJsonBlock(block)).filter((one) => one.is === "case"));
});

test("every rule has at least forty cases", () => {
	const counted = rules.map(({ id }) => ({
		id,
		enough: cases.filter(({ rule }) => rule === id).length >= 40,
	}));
	expect(counted).toEqual(rules.map(({ id }) => ({ id, enough: true })));
});

test("the rules agree with all cases", () => {
	const verdicts = cases.map((one) => auditCase(one, { today: "2026-01-31" }));
	expect(verdicts.filter(({ is }) => is !== "agreed")).toEqual([]);
});
