import type { JournalRecord } from "@tradewind/domain/journal";
import { beforeEach, expect, test } from "vitest";
import { currentWords, loadFeatureWords, showLanguage } from "../../i18n/words.ts";
import { statusOf } from "./texts.ts";

beforeEach(async () => {
	await loadFeatureWords();
	await showLanguage("en");
});

const statusIn = (what: object, matchesBanks = false): string =>
	statusOf({ what } as unknown as JournalRecord, currentWords().t, matchesBanks);

test.each([
	["subscription", ["running", "refunding", "refunded", "finished"], "fund.status"],
	["loan", ["waiting for review", "to repay", "rejected", "repayment under check", "repaid"], "loan.status"],
	["deposit", ["finished", "rejected", "invalid"], "deposit.status"],
] as const)("a %s has the status of its own page", (is, statuses, prefix) => {
	const { t } = currentWords();
	expect(statuses.map((status) => statusIn({ is, record: { status } }))).toEqual(
		statuses.map((status) => t(`${prefix}.${status}`)),
	);
});

test("Spec 2 §4: a pending deposit by bank says what it waits for where the platform matches accounts", () => {
	const pending = { is: "deposit", record: { status: "pending", kind: "bank" } };
	expect([statusIn(pending), statusIn(pending, true)]).toEqual(["Under review", "Matching bank account"]);
});
