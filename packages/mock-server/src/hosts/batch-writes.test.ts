import { expect, test } from "vitest";
import { createBatch } from "./batch-writes.ts";

/** A connection that records what is written at once. */
const line = () => {
	const written: string[] = [];
	const batch = createBatch((bytes, onWritten) => {
		written.push(String(Buffer.from(bytes)));
		onWritten();
	});
	const calls: string[] = [];
	const send = (text: string) => batch.add(Buffer.from(text), () => void calls.push(text));
	return { ...batch, written, calls, send };
};

test("writes of one task leave together in order, later ones separately", async () => {
	const { written, calls, send, waitingBytes } = line();
	for (const text of ["EUR/USD ", "Gold ", "BTC"]) send(text);
	expect([written, waitingBytes()]).toEqual([[], 16]);
	await Promise.resolve();
	expect([written, calls, waitingBytes()]).toEqual([["EUR/USD Gold BTC"], ["BTC"], 0]);
	send("order 1");
	await Promise.resolve();
	send("order 2 ");
	send("order 3");
	await Promise.resolve();
	expect(written).toEqual(["EUR/USD Gold BTC", "order 1", "order 2 order 3"]);
});

test("what waits is written before the connection is closed, and not again after it", async () => {
	const { written, send, flush } = line();
	send("closed");
	flush();
	expect(written).toEqual(["closed"]);
	await Promise.resolve();
	expect(written).toEqual(["closed"]);
});
