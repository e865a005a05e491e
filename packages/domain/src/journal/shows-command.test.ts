import { describe, expect, test } from "vitest";
import { running } from "../fund/funds.test-support.ts";
import { record as loanOf } from "../loan/loans.test-support.ts";
import { runningOrder, wonOrder } from "../micro/micro.test-support.ts";
import { decimal, money } from "../money/decimal.ts";
import type { DeviceCommand } from "./device-entry.ts";
import { closeCommand, depositCommand, depositOf, entryOf, minute, orderOf } from "./journal.test-support.ts";
import type { JournalRecord } from "./journal-record.ts";
import { distanceOf, mayShow } from "./shows-command.ts";
import {
	balanceEntry,
	contractEntry,
	depositEntry,
	loanEntries,
	microEntry,
	subscriptionEntry,
	transferEntry,
	withdrawalEntry,
	withUniqueKeys,
} from "./to-journal.ts";

const at = minute(60);
const withdrawn = {
	kind: "crypto",
	amount: money(decimal("40")),
	received: money(decimal("35")),
	currencyCode: "USDT",
	fee: money(decimal("5")),
	statusText: "Waiting",
	isRejected: false,
	createdAt: at,
	target: "TX",
	businessId: undefined,
	notes: "",
} as const;
const moved = { amount: money(decimal("25")), from: 3, to: 1, createdAt: at };
const lent = loanOf(7, "waiting for review", { createdAt: at });
const [lentEntry = transferEntry(moved)] = loanEntries(lent);
const subscribed = { ...running, subscribedAt: at };
const micro = { ...runningOrder, createdAt: at };
const changed = {
	id: 9,
	kind: "transfer",
	change: money(decimal("-25")),
	balanceAfter: undefined,
	reason: { is: "sentence", text: "Transfer" },
	createdAt: at,
} as const;

const command = (is: DeviceCommand["is"], facts: Partial<DeviceCommand>): DeviceCommand => ({
	...closeCommand(1),
	subject: undefined,
	record: undefined,
	is,
	...facts,
});

/** A record, the command that created it, and one fact in which another command differs. */
const created: readonly (readonly [
	name: string,
	record: JournalRecord,
	command: DeviceCommand,
	others: readonly Partial<DeviceCommand>[],
])[] = [
	[
		"a deposit of a coin",
		depositEntry(depositOf(1, at)),
		depositCommand,
		[{ amount: decimal("51") }, { currency: "BTC" }, { is: "deposit bank" }],
	],
	[
		"a deposit by bank",
		depositEntry(depositOf(1, at, { kind: "bank", currency: "USD" })),
		command("deposit bank", { amount: decimal("50"), currency: "First Bank" }),
		[{ amount: decimal("51") }, { is: "deposit crypto" }],
	],
	[
		"a withdrawal",
		withdrawalEntry(withdrawn),
		command("withdraw", { amount: decimal("40"), subject: "USDT" }),
		[{ amount: decimal("41") }, { subject: "BTC" }, { is: "transfer" }],
	],
	[
		"a transfer",
		transferEntry(moved),
		command("transfer", { amount: decimal("25"), from: 3, to: 1 }),
		[{ amount: decimal("26") }, { from: 2 }, { to: 2 }, { is: "withdraw" }],
	],
	[
		"a loan",
		lentEntry,
		command("request loan", { amount: lent.amount }),
		[{ amount: decimal("1") }, { is: "repay loan" }],
	],
	[
		"a subscription",
		subscriptionEntry(subscribed),
		command("subscribe", { amount: subscribed.amount, subject: subscribed.fund.title }),
		[{ amount: decimal("1") }, { subject: "Another fund" }, { is: "redeem" }],
	],
	[
		"a contract order",
		contractEntry(orderOf(501, at)),
		command("open contract order", { amount: decimal("0.5"), subject: "EUR/USD", side: "buy" }),
		[{ amount: decimal("0.6") }, { subject: "Gold" }, { side: "sell" }, { is: "set stops" }],
	],
	[
		"a micro order",
		microEntry(micro),
		command("open micro order", { amount: micro.amount, subject: micro.symbol, side: micro.direction }),
		[{ amount: decimal("1") }, { subject: "Gold" }, { side: micro.direction === "up" ? "down" : "up" }],
	],
];

describe("A-350: a record shows the command that created it", () => {
	test.each(created)("%s", (_, record, sent, others) => {
		expect(mayShow(record, entryOf("1", sent, at))).toBe(true);
		expect(others.map((other) => mayShow(record, entryOf("1", { ...sent, ...other }, at)))).toEqual(
			others.map(() => false),
		);
		expect(distanceOf(record, entryOf("1", sent, minute(61)))).toBe(60_000);
	});

	test("but a copy and a change of a balance show none", () => {
		const sent = command("open contract order", { amount: decimal("0.5"), subject: "EUR/USD", side: "buy" });
		expect(mayShow(contractEntry(orderOf(501, at, { isCopy: true })), entryOf("1", sent, at))).toBe(false);
		expect(mayShow(balanceEntry("change", changed), entryOf("1", sent, at))).toBe(false);
		expect(mayShow(depositEntry(depositOf(1, "soon")), entryOf("1", depositCommand, at))).toBe(false);
		expect(
			distanceOf(depositEntry(depositOf(1, "soon")), entryOf("1", depositCommand, minute(0))),
		).toBeGreaterThan(0);
	});

	test("a closed order is that of its opening, by the time when it was opened", () => {
		const order = orderOf(501, at, { stage: "closed", completedAt: minute(600) });
		const sent = command("open contract order", { amount: decimal("0.5"), subject: "EUR/USD", side: "buy" });
		expect(mayShow(contractEntry(order), entryOf("1", sent, at))).toBe(true);
		expect(mayShow(microEntry({ ...wonOrder, createdAt: at }), entryOf("1", sent, at))).toBe(false);
		expect(mayShow(contractEntry(order), entryOf("1", closeCommand(501), minute(900)))).toBe(true);
	});
});

test("A-350: records with the same content are different ones", () => {
	const [one, two, other] = withUniqueKeys([
		transferEntry(moved),
		transferEntry(moved),
		transferEntry({ ...moved, to: 2 }),
	]);
	expect([one?.key === two?.key, two?.key, other?.key.includes("#")]).toEqual([
		false,
		`${one?.key} #2`,
		false,
	]);
});
