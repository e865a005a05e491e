import { instrumentId } from "@tradewind/domain/market";
import { microOrderId } from "@tradewind/domain/micro";
import { decimal, money, rate } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { noon } from "../../../state/fake-app.test-support.ts";
import { readUnanswered } from "./unanswered-order.ts";

const whose = { customer: 7, now: () => noon };

const kept = {
	customer: 7,
	at: noon - 600_000,
	instrument: 1,
	direction: "down",
	amount: "7.5",
	seconds: 60,
	symbol: "EUR/USD",
	income: "6.38",
	loss: "7.5",
	percent: "85",
	lastOrderId: 700,
};

const readAs = (text: string) =>
	readUnanswered(whose, { getItem: () => text, setItem: () => {}, removeItem: () => {} });

test("A-140: an unanswered order is read back as it was sent", () => {
	expect(readAs(JSON.stringify(kept))).toEqual({
		order: {
			instrument: instrumentId(1),
			direction: "down",
			amount: money(decimal("7.5")),
			seconds: 60,
		},
		symbol: "EUR/USD",
		terms: { income: money(decimal("6.38")), loss: money(decimal("7.5")), percent: rate(decimal("85")) },
		lastOrderId: microOrderId(700),
	});
});

test("an order that is too old, of another customer, or invalid is ignored", () => {
	const changes = [
		{ at: noon - 600_001 },
		{ at: noon + 60_000 },
		{ at: "then" },
		{ customer: 8 },
		{ instrument: "1" },
		{ direction: "buy" },
		{ amount: "much" },
		{ seconds: "60" },
		{ symbol: undefined },
		{ percent: 85 },
	];
	const texts = [
		...changes.map((change) => JSON.stringify({ ...kept, ...change })),
		"{",
		"[]",
		"null",
		'"order"',
	];
	expect(texts.map(readAs)).toEqual(texts.map(() => undefined));
});

test("blocked storage causes no error", () => {
	const forbidden = () => {
		throw new Error("forbidden");
	};
	expect(
		readUnanswered(whose, { getItem: forbidden, setItem: forbidden, removeItem: forbidden }),
	).toBeUndefined();
});
