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

test("quotes are passed on in their own task, and only the last of several", async () => {
	const board = createQuoteBoard();
	const received: Quote[] = [];
	followQuote(board, euro, (each) => received.push(each));
	board.apply([quote(1, "1.1")]);
	board.apply([quote(2, "1.2")]);
	await Promise.resolve();
	expect(received).toEqual([]);
	await yieldToMain();
	expect(received).toEqual([quote(2, "1.2")]);
	board.apply([quote(3, "1.3")]);
	await yieldToMain();
	expect(received).toEqual([quote(2, "1.2"), quote(3, "1.3")]);
});

test("after the unsubscription no quote is passed on, not even an earlier one", async () => {
	const board = createQuoteBoard();
	const received: Quote[] = [];
	const end = followQuote(board, euro, (each) => received.push(each));
	board.apply([quote(1, "1.1")]);
	end();
	board.apply([quote(2, "1.2")]);
	await yieldToMain();
	expect(received).toEqual([]);
});

/** An actor whose context says whether the price is unchanged. */
const priceWatch = () => {
	const logic = fromTransition((_, { isStill }: { type: "set"; isStill: boolean }) => isStill, false);
	const actor = createActor(logic).start();
	return { actor, set: (isStill: boolean) => actor.send({ type: "set", isStill }) };
};

test("a stale price causes one call per time, in a later task", async () => {
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

test("a price after a silence, passed on in its own task, is not stale", async () => {
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
