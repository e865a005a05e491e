import { expect, test } from "vitest";
import { levelReceipt, realNameReceipt } from "./verification-receipts.ts";

const next = [{ key: "verification.waiting.text" }, { key: "verification.waiting.message" }];

test("A-530, Spec 2 §9: the receipt of a submitted identity has the promise of the review, and leads to it", () => {
	expect([realNameReceipt(), levelReceipt("senior")]).toEqual([
		{
			title: { key: "verification.receipt" },
			lines: [{ label: "verification.receipt.what", value: { is: "words", key: "verification.realName" } }],
			next,
			view: "/mine/auth",
		},
		{
			title: { key: "verification.receipt" },
			lines: [{ label: "verification.receipt.what", value: { is: "words", key: "verification.senior" } }],
			next,
			view: "/mine/auth-double-submit?type=2",
		},
	]);
});
