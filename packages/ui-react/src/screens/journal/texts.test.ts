import type { DepositRecord } from "@tradewind/domain/deposit";
import { beforeEach, expect, test } from "vitest";
import { currentWords, loadFeatureWords, showLanguage } from "../../i18n/words.ts";
import { statusOf } from "./texts.ts";

beforeEach(async () => {
	await loadFeatureWords();
	await showLanguage("en");
});

const byBank: DepositRecord = {
	id: 1,
	kind: "bank",
	amount: undefined,
	currency: "USD",
	status: "pending",
	createdAt: "2026-01-05 12:00:00",
	remark: "",
	bank: undefined,
	proof: undefined,
};

test("Spec 2 §4: a deposit has the status of its own page: a pending one by bank says what it waits for", () => {
	const statusIn = (status: DepositRecord["status"], matchesBanks: boolean): string =>
		statusOf({ what: { is: "deposit", record: { ...byBank, status } } }, currentWords().t, matchesBanks);
	expect([
		statusIn("pending", false),
		statusIn("pending", true),
		...(["finished", "rejected", "invalid"] as const).map((status) => statusIn(status, false)),
	]).toEqual(["Under review", "Matching bank account", "Credited", "Rejected", "Invalid"]);
});
