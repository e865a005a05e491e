import type { CommandReceipt } from "../../../kept/keep-receipts.ts";

/** The receipt of an application for loans. Its page shows the decision. */
export const applicationReceipt = (): CommandReceipt => ({
	title: { key: "loan.receipt.application" },
	lines: [],
	next: [{ key: "loan.waiting" }],
	view: "/loan",
	done: "/user",
});
