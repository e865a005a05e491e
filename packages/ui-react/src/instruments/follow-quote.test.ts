import {
	createQuoteBoard,
	decimal,
	instant,
	instrumentCode,
	price,
	type Quote,
	rate,
} from "@tradewind/domain";
import { expect, test } from "vitest";
import { nextTask } from "../shell/next-task.ts";
import { followQuote } from "./follow-quote.ts";

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
	await nextTask();
	expect(told).toEqual([quote(2, "1.2")]);
	board.apply([quote(3, "1.3")]);
	await nextTask();
	expect(told).toEqual([quote(2, "1.2"), quote(3, "1.3")]);
});

test("after its end none is told, not even one that came before", async () => {
	const board = createQuoteBoard();
	const told: Quote[] = [];
	const end = followQuote(board, euro, (each) => told.push(each));
	board.apply([quote(1, "1.1")]);
	end();
	board.apply([quote(2, "1.2")]);
	await nextTask();
	expect(told).toEqual([]);
});
