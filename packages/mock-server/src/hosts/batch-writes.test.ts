import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { batchWrites } from "./batch-writes.ts";

/** A stream that records the batches of its writes. */
const line = () => {
	const left: string[][] = [];
	const stream = new Writable({
		decodeStrings: false,
		write: (chunk, _encoding, done) => {
			left.push([chunk]);
			done();
		},
		writev: (chunks, done) => {
			left.push(chunks.map(({ chunk }) => chunk));
			done();
		},
	});
	const gather = batchWrites(stream);
	const send = (text: string) => {
		gather();
		stream.write(text);
	};
	return { left, send };
};

test("writes of one task leave together in order, later ones separately", async () => {
	const { left, send } = line();
	for (const text of ["EUR/USD", "Gold", "BTC"]) send(text);
	expect(left).toEqual([]);
	await Promise.resolve();
	expect(left).toEqual([["EUR/USD", "Gold", "BTC"]]);
	send("order 1");
	await Promise.resolve();
	send("order 2");
	send("order 3");
	await Promise.resolve();
	expect(left).toEqual([["EUR/USD", "Gold", "BTC"], ["order 1"], ["order 2", "order 3"]]);
});
