import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type FaultOutcome, faultTable, moneyFaults } from "../../reliability/money-faults/money-faults.ts";
import { root } from "../paths.ts";
import { type Document, table, withPart } from "./document.ts";

/** The page of reliability. Only its table of money commands under faults is generated; a test compares each cell with a run. */
export const moneyFaultTable = (): Document => {
	const path = "docs/reliability.md";
	const commands = Object.entries(faultTable);
	const rows = moneyFaults.map((fault) => [fault, ...commands.map(([, outcomes]) => cell(outcomes[fault]))]);
	const part = table(["fault", ...commands.map(([name]) => name)], rows);
	return { path, text: withPart(readFileSync(join(root, path), "utf8"), "money faults", part) };
};

const cell = ({ executed, reads }: FaultOutcome): string => `${executed} × · ${reads.join(" → ")}`;
