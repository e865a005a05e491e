import { createQuoteBoard, instrumentCode, type Quote } from "@tradewind/domain/market";
import { decimal, price, rate } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { expect, test } from "vitest";
import { yieldToMain } from "../state/yield-to-main.ts";
import { followQuote, whenStill } from "./follow-quote.ts";

const euro = instrumentCode("EURUSD");

const quote = (madeAt: number, worth: string): Quote => ({
	code: euro,
	price: price(decimal(worth)),
	change: rate(decimal("0")),
	madeAt: instant(madeAt),
	receivedAt: instant(madeAt),
});

test("a quote is told in a task of its own, and of several the last", async () => {
	const board = createQuoteBoard();
	const told: Quote[] = [];
	followQuote(board, euro, (each) => told.push(each));
	board.apply([quote(1, "1.1")]);
	board.apply([quote(2, "1.2")]);
	await Promise.resolve();
	expect(told).toEqual([]);
	await yieldToMain();
	expect(told).toEqual([quote(2, "1.2")]);
	board.apply([quote(3, "1.3")]);
	await yieldToMain();
	expect(told).toEqual([quote(2, "1.2"), quote(3, "1.3")]);
});

test("after its end none is told, not even one that came before", async () => {
	const board = createQuoteBoard();
	const told: Quote[] = [];
	const end = followQuote(board, euro, (each) => told.push(each));
	board.apply([quote(1, "1.1")]);
	end();
	board.apply([quote(2, "1.2")]);
	await yieldToMain();
	expect(told).toEqual([]);
});

/** An actor whose snapshot is whether the price stands still. */
const standing = () => {
	let isStill = false;
	const listeners = new Set<() => void>();
	return {
		actor: {
			getSnapshot: () => isStill,
			subscribe: (listener: () => void) => {
				listeners.add(listener);
				return { unsubscribe: () => void listeners.delete(listener) };
			},
		},
		become: (next: boolean) => {
			isStill = next;
			for (const listener of listeners) listener();
		},
	};
};

test("a price that stands still is acted upon a task later, once each time", async () => {
	const { actor, become } = standing();
	let acted = 0;
	whenStill(
		actor,
		(isStill) => isStill,
		() => acted++,
	);
	become(true);
	become(true);
	expect(acted).toBe(0);
	await yieldToMain();
	expect(acted).toBe(1);
	become(false);
	become(true);
	await yieldToMain();
	expect(acted).toBe(2);
});

test("a price that comes after a silence, told in a task of its own, does not stand still", async () => {
	const { actor, become } = standing();
	const board = createQuoteBoard();
	let acted = 0;
	followQuote(board, euro, () => become(false));
	const end = whenStill(
		actor,
		(isStill) => isStill,
		() => acted++,
	);
	board.apply([quote(1, "1.1")]);
	become(true);
	await yieldToMain();
	become(true);
	end();
	await yieldToMain();
	expect(acted).toBe(0);
});
