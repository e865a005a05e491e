import { expect, test } from "vitest";
import { bank, matched, proof, proved, unmatched } from "../deposits.test-support.ts";
import { type DepositStage, depositStage } from "./deposit-stage.ts";

test.each<[string, Parameters<typeof depositStage>[0], DepositStage]>([
	["no pending deposit", undefined, "new"],
	["neither bank info nor proof", unmatched, "waiting for match"],
	["no bank info, but a proof", { ...unmatched, proof }, "waiting for match"],
	["bank info, but no proof", matched, "waiting for proof"],
	["bank info and proof", proved, "new"],
])("Spec 2 §4: with %s the stage is that of the table", (_, pending, stage) => {
	expect(depositStage(pending)).toBe(stage);
});

test("Spec 2 §4: the stage depends only on bank info and proof", () => {
	expect(depositStage({ ...unmatched, id: 900, optionId: 2, bank })).toBe("waiting for proof");
});
