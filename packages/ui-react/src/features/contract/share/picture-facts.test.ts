import type { ContractOrder } from "@tradewind/domain/contract";
import { decimal, money } from "@tradewind/domain/money";
import { languageOf } from "@tradewind/domain/site";
import { beforeEach, expect, test } from "vitest";
import { showCurrency } from "../../../state/currency.ts";
import { holdingOrder } from "../../../state/fake-app.test-support.ts";
import { altOf, pictureFacts } from "./picture-facts.ts";

const english = languageOf("en");
if (!english) throw new Error("no English");

beforeEach(() => showCurrency("$"));

const t = (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(" ");

const around = {
	t,
	language: english,
	settings: { name: "Tradewind", timeZone: "GMT" },
	site: "https://tradewind.test:8443",
	pricePrecision: 5,
	hidesAmounts: false,
	code: [[true]],
};

const closed: ContractOrder = { ...holdingOrder, stage: "closed", completedAt: "2026-01-01 01:00:00" };

test("A-142: the profit is the platform's, the percent the rule's, the address the site's own", () => {
	expect(pictureFacts(closed, around)).toEqual({
		direction: "ltr",
		site: "Tradewind",
		address: "tradewind.test:8443",
		symbol: "EUR/USD",
		side: { text: "contract.side.buy", tone: "up" },
		multiple: "shared.multiple 100",
		percent: "+4.43%",
		amount: "+$0.24",
		tone: "up",
		basis: "contract.share.basis",
		verdict: "contract.share.verdict.up",
		rows: [
			{ label: "contract.order.openPrice", value: "1.08402" },
			{ label: "contract.order.closePrice", value: "1.08450" },
			{ label: "contract.order.created", value: "Jan 1, 00:00 GMT" },
			{ label: "contract.order.completed", value: "Jan 1, 01:00 GMT" },
		],
		invitation: "contract.share.invitation",
		code: [[true]],
	});
});

test("a loss of a sell, an order without profit or loss, and an order without a margin", () => {
	const of = (changes: Partial<ContractOrder>) => {
		const { side, percent, amount, tone, verdict } = pictureFacts({ ...closed, ...changes }, around);
		return [side.tone, percent, amount, tone, verdict];
	};
	expect(of({ direction: "sell", profit: money(decimal("-1.355025")) })).toEqual([
		"down",
		"\u221225.00%",
		"\u2212$1.36",
		"down",
		"contract.share.verdict.down",
	]);
	expect(of({ profit: money(decimal("0")) })).toEqual([
		"up",
		"0.00%",
		"$0.00",
		"plain",
		"contract.share.verdict.plain",
	]);
	expect(of({ margin: money(decimal("0")) })).toEqual([
		"up",
		undefined,
		"+$0.24",
		"up",
		"contract.share.verdict.up",
	]);
});

test("hidden amounts are neither in the image nor in its alternative text", () => {
	const facts = pictureFacts(closed, { ...around, hidesAmounts: true });
	expect([facts.amount, altOf(facts, t)]).toEqual([
		undefined,
		"contract.share.alt EUR/USD contract.side.buy +4.43%",
	]);
	const nothing = pictureFacts({ ...closed, margin: money(decimal("0")) }, { ...around, hidesAmounts: true });
	expect(altOf(nothing, t)).toBe("contract.share.alt EUR/USD contract.side.buy contract.share.verdict.up");
});

test("an unknown price or time is two dashes", () => {
	const facts = pictureFacts({ ...closed, openPrice: undefined, completedAt: undefined }, around);
	expect(facts.rows.map(({ value }) => value)).toEqual(["--", "1.08450", "Jan 1, 00:00 GMT", "--"]);
});
