import type { ActivityEntry } from "@tradewind/domain/activity";
import { instrumentId } from "@tradewind/domain/market";
import { decimal, money, price } from "@tradewind/domain/money";
import { describe, expect, test } from "vitest";
import { activityText, digitsOf } from "./entry-text.ts";

const t = (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(" ");
const textOf = (entry: Partial<ActivityEntry>, digits?: number) =>
	activityText(
		{ kind: "closed", price: undefined, profit: undefined, reason: undefined, ...entry },
		{ t, locale: "en", digits },
	);
const at = price(decimal("1.0845"));

describe("Spec 1 §4: the text of an entry has the platform's figures", () => {
	test.each([
		[{ kind: "filled", price: at }, 5, "shared.activity.filled 1.08450"],
		[{ kind: "filled", price: at }, undefined, "shared.activity.filled 1.0845"],
		[{ kind: "closed", price: at }, 5, "shared.activity.closed.plain 1.08450"],
		[{ kind: "closed", price: at, reason: "stop-loss" }, 5, "shared.activity.closed.stop-loss 1.08450"],
		[{ kind: "closed", price: at, reason: "margin" }, 5, "shared.activity.closed.margin 1.08450 50%"],
		[{ kind: "closed" }, 5, "shared.activity.closed.plain --"],
		[{ kind: "cancelled" }, 5, "shared.activity.cancelled --"],
		[{ kind: "ended" }, 5, "shared.activity.ended --"],
		[{ kind: "settled", profit: money(decimal("17")) }, 5, "shared.activity.settled.won"],
		[{ kind: "settled", profit: money(decimal("-20")) }, 5, "shared.activity.settled.lost"],
		[{ kind: "settled", profit: money(decimal("0.00")) }, 5, "shared.activity.settled.even"],
		[{ kind: "settled" }, 5, "shared.activity.settled.unknown"],
	] as const)("%j with %s decimals", (entry, digits, text) => {
		expect(textOf(entry, digits)).toBe(text);
	});

	test("an instrument that is no longer listed has no known decimals", () => {
		const order = {
			id: 501,
			createdAt: "",
			instrument: instrumentId(1),
			symbol: "EUR/USD",
			side: "buy",
			amount: decimal("1"),
			stage: "holding",
		} as const;
		expect([digitsOf({ order }, [{ id: 1, pricePrecision: 5 }]), digitsOf({ order }, [])]).toEqual([
			5,
			undefined,
		]);
	});
});
