import type { VerificationLevel } from "@tradewind/domain/verification";
import type { CommandReceipt } from "../../kept/keep-receipts.ts";

/** The promise of the review (Spec 2 §9), and how its end is reported. */
const next = [{ key: "verification.waiting.text" }, { key: "verification.waiting.message" }] as const;

/** The receipt of a submitted identity. */
export const realNameReceipt = (): CommandReceipt => ({
	title: { key: "verification.receipt" },
	lines: [{ label: "verification.receipt.what", value: { is: "words", key: "verification.realName" } }],
	next,
	view: "/mine/auth",
});

/** The receipt of a submitted level. */
export const levelReceipt = (level: VerificationLevel): CommandReceipt => ({
	title: { key: "verification.receipt" },
	lines: [{ label: "verification.receipt.what", value: { is: "words", key: `verification.${level}` } }],
	next,
	view: `/mine/auth-double-submit?type=${level === "junior" ? 1 : 2}`,
});
