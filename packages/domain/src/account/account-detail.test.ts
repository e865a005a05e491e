import { describe, expect, test } from "vitest";
import { decimal, type Money, money, toText } from "../money/decimal.ts";
import { frozenBesideMargin } from "./account-detail.ts";

const amount = (text: string): Money => money(decimal(text));

describe("Spec 1 §6, Spec 2 §2: the frozen amount beside the margin", () => {
	test.each([
		{ what: "contract orders alone", locked: "15.42", margin: "15.42", frozen: "0" },
		{ what: "contract orders and a running micro order", locked: "65.42", margin: "15.42", frozen: "50" },
		{ what: "a running micro order alone", locked: "50", margin: "0", frozen: "50" },
	])("$what", ({ locked, margin, frozen }) => {
		const found = frozenBesideMargin({ locked: amount(locked), margin: amount(margin) });
		expect(found && toText(found)).toBe(frozen);
	});

	test("is unknown without the margin", () => {
		expect(frozenBesideMargin({ locked: amount("50"), margin: undefined })).toBeUndefined();
	});
});
