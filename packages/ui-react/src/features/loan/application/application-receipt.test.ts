import { expect, test } from "vitest";
import { applicationReceipt } from "./application-receipt.ts";

test("A-530: the receipt of an application says how the decision is reported", () => {
	expect(applicationReceipt()).toEqual({
		title: { key: "loan.receipt.application" },
		lines: [],
		next: [{ key: "loan.waiting" }],
		view: "/loan",
		done: "/user",
	});
});
