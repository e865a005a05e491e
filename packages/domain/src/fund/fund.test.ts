import { describe, expect, test } from "vitest";
import { plain } from "../money/plain.test-support.ts";
import { displayFundSummary, isInSiteCurrency } from "./fund.ts";
import { inStatus, moneyOf, running } from "./funds.test-support.ts";
import { newerReading, type SubscriptionStatus, subscriptionId } from "./subscription/subscription.ts";

test("Spec 2 §9: the figures of the summary are shown to 4 decimals", () => {
	const summary = {
		subscribed: moneyOf("1000.00005"),
		incomeToday: moneyOf("5.12344999"),
		totalIncome: moneyOf("-0.00005"),
	};
	expect(plain(displayFundSummary(summary))).toEqual({
		subscribed: "1000.0001",
		incomeToday: "5.1234",
		totalIncome: "-0.0001",
	});
});

describe("Spec 2 §4: the status of a subscription never goes back", () => {
	test.each<[SubscriptionStatus, SubscriptionStatus, SubscriptionStatus]>([
		["running", "refunding", "refunding"],
		["running", "refunded", "refunded"],
		["running", "finished", "finished"],
		["refunding", "running", "refunding"],
		["refunding", "refunded", "refunded"],
		["refunding", "finished", "finished"],
		["refunded", "running", "refunded"],
		["refunded", "refunding", "refunded"],
		["refunded", "finished", "refunded"],
		["finished", "running", "finished"],
		["finished", "refunding", "finished"],
		["finished", "refunded", "finished"],
	])("%s, then read as %s: %s", (known, read, later) => {
		expect(newerReading(inStatus(known), inStatus(read))).toEqual(inStatus(later));
	});

	test("with equal status the later figures count", () => {
		const paid = { ...running, totalProfit: moneyOf("5") };
		expect(newerReading(running, paid)).toBe(paid);
	});

	test("the reading of another subscription is ignored", () => {
		expect(newerReading(running, { ...inStatus("refunded"), id: subscriptionId(12) })).toBe(running);
	});
});

test.each([
	["USD", "USD", true],
	["USDT", "USD", true],
	["EUR", "EUR", true],
	["USDT", "EUR", false],
	["BTC", "USD", false],
	["", "USD", false],
])(
	"A-512: a fund in %s on a site in %s is in the currency of the accounts: %s",
	(currency, site, expected) => {
		expect(isInSiteCurrency({ currency }, { currency: site })).toBe(expected);
	},
);
