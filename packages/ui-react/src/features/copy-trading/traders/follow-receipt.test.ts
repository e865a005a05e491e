import { userId } from "@tradewind/domain/copy-trading";
import { decimal, money, rate } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { followReceipt } from "./follow-receipt.ts";

const trader = userId(9);

test("A-530: the receipt of following a trader has the settings and the account that pays the copies", () => {
	const settings = { multiple: rate(decimal("2")), maxAmount: money(decimal("500")) };
	expect(followReceipt({ is: "follow", trader, settings }, { nickname: "Nora" }, false)).toEqual({
		title: { key: "copy-trading.receipt.follow", facts: { name: "Nora" } },
		lines: [
			{ label: "copy-trading.settings.multiple", value: { is: "text", text: "2" } },
			{ label: "copy-trading.settings.maxAmount", value: { is: "money", value: "500" } },
			{ label: "copy-trading.receipt.from", value: { is: "words", key: "shared.balance.forex" } },
		],
		next: [{ key: "copy-trading.notice.copies" }],
		view: "/follow/trader?id=9",
		done: "/follow",
	});
});

test("A-530: the receipt of unfollowing says that open copies stay open, and leads to the orders", () => {
	expect(followReceipt({ is: "unfollow", trader }, undefined, false)).toEqual({
		title: { key: "copy-trading.receipt.unfollow", facts: { name: "9" } },
		lines: [],
		next: [{ key: "copy-trading.notice.unfollow" }],
		view: "/order?type=1",
	});
});

test("A-627: the receipt of unfollowing without open copies says nothing about them, and leads to the closed orders", () => {
	expect(followReceipt({ is: "unfollow", trader }, undefined, true)).toEqual({
		title: { key: "copy-trading.receipt.unfollow", facts: { name: "9" } },
		lines: [],
		next: [],
		view: "/order?type=3",
	});
});
