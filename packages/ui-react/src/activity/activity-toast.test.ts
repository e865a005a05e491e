import type { ActivityEntry } from "@tradewind/domain/activity";
import { decimal, money, price } from "@tradewind/domain/money";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadFeatureWords, showLanguage } from "../i18n/words.ts";
import { holdingOrder, noon, startApp } from "../state/fake-app.test-support.ts";
import { toggleHiddenAmounts } from "../state/use-hidden-amounts.ts";
import { toastText } from "./activity-toast.ts";

const closed: ActivityEntry = {
	product: "contract",
	kind: "closed",
	order: {
		id: 501,
		createdAt: holdingOrder.createdAt,
		instrument: holdingOrder.instrument,
		symbol: "EUR/USD",
		side: "buy",
		amount: decimal("1"),
		stage: "holding",
	},
	price: price(decimal("1.0845")),
	profit: money(decimal("-0.8")),
	reason: undefined,
	at: undefined,
	seenAt: noon,
	isRead: false,
};

beforeEach(async () => {
	await showLanguage("en");
	await loadFeatureWords();
});
beforeEach(toggleHiddenAmounts);
afterEach(toggleHiddenAmounts);

test("Spec 2 §2: a toast names the price of a closed order, and its profit only as asterisks if amounts are hidden", () => {
	expect(toastText(startApp().app, closed).replace(/[\u2060\u2066\u2069]/g, "")).toBe(
		"EUR/USD: Closed at 1.0845, ****",
	);
});
