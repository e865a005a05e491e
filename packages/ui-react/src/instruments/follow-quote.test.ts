import { createQuoteBoard, instrumentCode, type Quote } from "@tradewind/domain/market";
import { decimal, price, rate } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { expect, test } from "vitest";
import { createActor, fromTransition } from "xstate";
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

/** An actor whose context says whether the price is unchanged. */
const priceWatch = () => {
	const logic = fromTransition((_, { isStill }: { type: "set"; isStill: boolean }) => isStill, false);
	const actor = createActor(logic).start();
	return { actor, set: (isStill: boolean) => actor.send({ type: "set", isStill }) };
};

test("a price that stands still is acted upon a task later, once each time", async () => {
	const { actor, set } = priceWatch();
	let acted = 0;
	whenStill(
		actor,
		({ context }) => context,
		() => acted++,
	);
	set(true);
	set(true);
	expect(acted).toBe(0);
	await yieldToMain();
	expect(acted).toBe(1);
	set(false);
	set(true);
	await yieldToMain();
	expect(acted).toBe(2);
});

test("a price that comes after a silence, told in a task of its own, does not stand still", async () => {
	const { actor, set } = priceWatch();
	const board = createQuoteBoard();
	let acted = 0;
	followQuote(board, euro, () => set(false));
	const end = whenStill(
		actor,
		({ context }) => context,
		() => acted++,
	);
	board.apply([quote(1, "1.1")]);
	set(true);
	await yieldToMain();
	set(true);
	end();
	await yieldToMain();
	expect(acted).toBe(0);
});
