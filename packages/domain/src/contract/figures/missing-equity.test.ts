import { expect, test } from "vitest";
import { decimal } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { moneyOf } from "../contract.test-support.ts";
import { missingEquity } from "./missing-equity.ts";

const holding = [{ margin: moneyOf("60") }, { margin: moneyOf("40.5") }];

test("A-260: the equity lacks the margin level without a warning, in percent of the margin", () => {
	expect(plain([missingEquity(holding, decimal("110")), missingEquity(holding, decimal("170.2"))])).toEqual([
		"50.25",
		"-10.251",
	]);
});

test("nothing is known to be missing while the level or a margin is not known", () => {
	expect(
		plain([missingEquity(holding, undefined), missingEquity([{ margin: undefined }], decimal("110"))]),
	).toEqual(["0", "0"]);
});
