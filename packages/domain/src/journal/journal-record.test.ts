import { describe, expect, test } from "vitest";
import { running } from "../fund/funds.test-support.ts";
import { record as loanOf } from "../loan/loans.test-support.ts";
import { runningOrder, wonOrder } from "../micro/micro.test-support.ts";
import { decimal, money } from "../money/decimal.ts";
import { plain } from "../money/plain.test-support.ts";
import type { WithdrawalRecord } from "../withdrawal/withdrawal.ts";
import { depositOf, minute, orderOf } from "./journal.test-support.ts";
import { amountOf, type JournalRecord, numberOf, numberTermOf } from "./journal-record.ts";
import {
	balanceEntry,
	contractEntry,
	depositEntry,
	loanEntries,
	microEntry,
	subscriptionEntry,
	transferEntry,
	withdrawalEntry,
} from "./to-journal.ts";

const at = minute(60);
const withdrawn = (change: Partial<WithdrawalRecord> = {}): JournalRecord =>
	withdrawalEntry({
		kind: "crypto",
		amount: money(decimal("40")),
		received: undefined,
		currencyCode: "USDT",
		fee: undefined,
		statusText: "",
		isRejected: false,
		createdAt: at,
		target: "TX",
		businessId: "W-17",
		notes: "",
		...change,
	});
const moved = transferEntry({ amount: money(decimal("25")), from: 3, to: 1, createdAt: at });
const changed = balanceEntry("change", {
	id: 9,
	kind: "fund",
	change: money(decimal("-25")),
	balanceAfter: undefined,
	reason: { is: "sentence", text: "Fund" },
	createdAt: at,
});

const shown = (records: readonly JournalRecord[]) =>
	records.map((record) => {
		const amount = amountOf(record);
		return amount && [plain(amount.amount), amount.currency, amount.is, amount.isVoid ? "void" : "counts"];
	});

describe("A-590: the amount of a record", () => {
	test("has a sign where money came into the accounts or left them, and none where it stays in them", () => {
		expect(shown([depositEntry(depositOf(1, at)), withdrawn(), moved, subscriptionEntry(running)])).toEqual([
			["50", "USDT", "movement", "counts"],
			["-40", undefined, "movement", "counts"],
			["25", undefined, "amount", "counts"],
			[`-${plain(running.amount)}`, running.fund.currency, "movement", "counts"],
		]);
	});

	test("did not move when the platform rejected it", () => {
		const deposits = (["pending", "finished", "rejected", "invalid"] as const).map((status) =>
			depositEntry(depositOf(1, at, { status })),
		);
		expect(shown([...deposits, withdrawn({ isRejected: true })]).map((one) => one?.[3])).toEqual([
			"counts",
			"counts",
			"void",
			"void",
			"void",
		]);
	});

	test("A-851: is the net result of an order, or its stake while it runs", () => {
		expect(
			shown([
				contractEntry(orderOf(1, at)),
				contractEntry(orderOf(1, at, { stage: "closed" })),
				contractEntry(orderOf(1, at, { stage: "pending" })),
				microEntry(runningOrder),
				microEntry(wonOrder),
				changed,
			]),
		).toEqual([
			["5", undefined, "result", "counts"],
			["4.75", undefined, "result", "counts"],
			undefined,
			[plain(runningOrder.amount), undefined, "amount", "counts"],
			[plain(wonOrder.profit), undefined, "result", "counts"],
			["-25", undefined, "result", "counts"],
		]);
	});
});

describe("A-590: a loan has each of its events at its own time", () => {
	const eventsOf = (loan: Parameters<typeof loanEntries>[0]) =>
		loanEntries(loan).map((record) => [record.key, record.at, ...(shown([record])[0] ?? [])]);
	const times = { createdAt: minute(1), reviewedAt: minute(2), repaymentTime: minute(3) };

	test("request, payout and repayment", () => {
		const loan = loanOf(7, "repaid", times);
		expect(eventsOf(loan)).toEqual([
			["loan 7 repaid", minute(3), expect.any(String), undefined, "amount", "counts"],
			["loan 7 reviewed", minute(2), plain(loan.amount), undefined, "movement", "counts"],
			["loan 7", minute(1), plain(loan.amount), undefined, "amount", "counts"],
		]);
	});

	test("a rejected one paid nothing, and a waiting one has its request alone", () => {
		const rejected = loanOf(7, "rejected", { ...times, repaymentTime: undefined });
		expect(eventsOf(rejected).map(([key, , , , is, counts]) => [key, is, counts])).toEqual([
			["loan 7 reviewed", "amount", "void"],
			["loan 7", "amount", "void"],
		]);
		const waiting = loanOf(8, "waiting for review", { reviewedAt: undefined, repaymentTime: undefined });
		expect(eventsOf(waiting).map(([key]) => key)).toEqual(["loan 8"]);
	});
});

test("A-590: a record is found by the platform's number, in the digits of any script", () => {
	const records = [
		depositEntry(depositOf(31, at)),
		contractEntry(orderOf(501, at)),
		withdrawn(),
		moved,
		changed,
	];
	expect(records.map(numberOf)).toEqual(["31", "501", "W-17", undefined, "9"]);
	expect([" #31 ", "№ 5 01", "\u0663\u0661"].map(numberTermOf)).toEqual(["31", "501", "31"]);
});
