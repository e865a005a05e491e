import { expect, test } from "vitest";
import { nearestNames } from "./nearest-name.ts";

const names = ["contract.margin", "contract.fee", "withdrawal.fee", "withdrawal.receive", "history.range"];

test.each([
	["contract.margn", ["contract.margin"]],
	["contract_margin", ["contract.margin"]],
	["Contract Margin", ["contract.margin"]],
	["withdrawalReceive", ["withdrawal.receive"]],
	["withdraw.fee", ["withdrawal.fee"]],
	["history.ranges", ["history.range"]],
	["receive", ["withdrawal.receive"]],
	["fee", ["contract.fee", "withdrawal.fee"]],
	["fees", []],
	["something else", []],
	["x".repeat(100_000), []],
	["", []],
])("case %#: %2$j", (written, meant) => {
	expect(nearestNames(written, names)).toEqual(meant);
});
