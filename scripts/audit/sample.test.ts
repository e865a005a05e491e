import { expect, test } from "vitest";
import { auditBlock } from "./audit-block.ts";
import { sampleOf } from "./sample.ts";

test("a sample has as many cases as asked for, each with its id; repeated cases agree again", async () => {
	const text = [...sampleOf(6001)].join("");
	const ids = text
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line).id);
	expect(ids).toEqual(Array.from({ length: 6001 }, (_, at) => String(at + 1)));
	const { counts, unequal } = await auditBlock(
		{ bytes: new TextEncoder().encode(text), linesBefore: 0 },
		{ isCsv: false, today: "2026-01-31", writesResults: false },
	);
	const agreed = Object.values(counts).reduce((sum, one) => sum + one.agreed, 0);
	expect({ agreed, unequal }).toEqual({ agreed: 6001, unequal: [] });
});
