import { beforeEach, expect, test } from "vitest";
import type { Receipt } from "../../kept/receipt.ts";
import { showCurrency } from "../../state/currency.ts";
import { pictureSize } from "../../ui/share/strokes.ts";
import { receiptStrokes } from "./receipt-picture.ts";
import { receiptTexts } from "./receipt-texts.ts";

beforeEach(() => showCurrency("$"));

const t = (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(" ");

const receipt: Receipt = {
	title: { key: "title", facts: { name: "Nora" }, words: { account: "shared.balance.change" } },
	sum: { is: "money", value: "1234.5" },
	lines: [
		{ label: "receive", value: { is: "amount", value: "0.0012", currency: "BTC" } },
		{ label: "address", value: { is: "text", text: "TXpaid" } },
		{ label: "from", value: { is: "words", key: "shared.balance.forex" } },
	],
	number: "31",
	next: [{ key: "next" }],
	...{ view: "/", page: "/", at: 5 },
};
const texts = (isHidden: boolean, of = receipt) =>
	receiptTexts(of, { t, locale: "en", isHidden, moment: (at) => `moment ${at}` });

test("A-530: a shared receipt has what, how much, its lines, its number and its time", () => {
	expect(texts(false)).toEqual({
		title: "title Nora shared.balance.change",
		sum: "$1,234.50",
		rows: [
			{ label: "receive", value: "0.0012\u00a0BTC", isFigure: true },
			{ label: "address", value: "TXpaid", isFigure: false },
			{ label: "from", value: "shared.balance.forex", isFigure: false },
			{ label: "shared.receipt.number", value: "31", isFigure: true },
			{ label: "shared.receipt.time", value: "moment 5", isFigure: false },
		],
	});
});

test("Pitfall 16: a shared receipt has no amount while amounts are hidden; one without a number has no line for it", () => {
	const { number: _, ...unnumbered } = receipt;
	const hidden = texts(true, unnumbered);
	expect([hidden.sum, hidden.rows.map(({ value }) => value)]).toEqual([
		"****",
		["****", "TXpaid", "shared.balance.forex", "moment 5"],
	]);
});

test("A-530: the picture of a receipt is mirrored from right to left, and all of its texts are inside of it", () => {
	const strokes = (direction: "ltr" | "rtl") =>
		receiptStrokes({ ...texts(false), direction, site: "Tradewind", address: "tradewind.test" });
	const placed = (direction: "ltr" | "rtl") =>
		strokes(direction).flatMap((stroke) => (stroke.is === "text" ? [[stroke.x, stroke.align]] : []));
	expect(placed("rtl")).toEqual(
		placed("ltr").map(([x, align]) => [pictureSize.width - Number(x), align === "left" ? "right" : "left"]),
	);
	const ys = strokes("ltr").flatMap((stroke) => (stroke.is === "text" ? [stroke.y] : []));
	expect([Math.min(...ys) > 0, Math.max(...ys) < pictureSize.height]).toEqual([true, true]);
});
