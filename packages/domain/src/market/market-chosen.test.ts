import { describe, expect, test } from "vitest";
import { euro, gold, instrument, list, quote, startMarket, yen } from "./market-machine.test-support.ts";

describe("Spec 1 §2: the instrument of the trade page", () => {
	test("is the first one until one is chosen; unknown codes are ignored", async () => {
		const { actor, readInstruments, context } = startMarket();
		await readInstruments.succeed(list(euro, gold));
		expect(context().chosen).toBe(euro);
		actor.send({ type: "choose", code: gold });
		expect(context().chosen).toBe(gold);
		actor.send({ type: "choose", code: yen });
		expect(context().chosen).toBe(gold);
	});

	test("chosen before the list arrived is used once it is known", async () => {
		const { actor, readInstruments, context } = startMarket();
		actor.send({ type: "choose", code: gold });
		await readInstruments.succeed(list(euro, gold));
		expect(context().chosen).toBe(gold);
	});

	test("of an earlier visit that is no longer traded is replaced by the first one", async () => {
		const { readInstruments, context } = startMarket(yen);
		await readInstruments.succeed(list(euro, gold));
		expect(context().chosen).toBe(euro);
	});

	test("is kept by a refresh", async () => {
		const { actor, readInstruments, context } = startMarket();
		await readInstruments.succeed(list(euro, gold));
		actor.send({ type: "choose", code: gold });
		actor.send({ type: "refresh" });
		await readInstruments.succeed(list(euro, gold, yen));
		expect(context().chosen).toBe(gold);
	});
});

describe("Spec 1 §2: instruments found by a search", () => {
	test("can be chosen although the list does not contain them; known ones are unchanged", async () => {
		const { readInstruments, actor, context, quotes } = startMarket();
		await readInstruments.succeed(list(euro, gold));
		const before = context().instruments;
		actor.send({ type: "instruments found", list: list(gold) });
		expect(context().instruments).toBe(before);
		actor.send({ type: "instruments found", list: list(gold, yen) });
		actor.send({ type: "choose", code: yen });
		expect([context().instruments, context().chosen]).toEqual([
			[instrument(euro), instrument(gold), instrument(yen)],
			yen,
		]);
		expect(quotes.slice(1)).toEqual([[quote(gold)], [quote(gold), quote(yen)]]);
	});

	test("are dropped when the list is read again without them", async () => {
		const { readInstruments, actor, context } = startMarket();
		await readInstruments.succeed(list(euro));
		actor.send({ type: "instruments found", list: list(gold, yen) });
		actor.send({ type: "refresh" });
		await readInstruments.succeed(list(euro, yen));
		expect([context().instruments, context().chosen]).toEqual([[instrument(euro), instrument(yen)], euro]);
	});

	test("are kept while chosen: the ticket never changes its instrument by itself", async () => {
		const { readInstruments, actor, context } = startMarket();
		await readInstruments.succeed(list(euro));
		actor.send({ type: "instruments found", list: list(gold, yen) });
		actor.send({ type: "choose", code: yen });
		for (const answer of [list(euro), list(euro, gold)]) {
			actor.send({ type: "refresh" });
			await readInstruments.succeed(answer);
		}
		expect([context().instruments, context().chosen]).toEqual([
			[instrument(euro), instrument(gold), instrument(yen)],
			yen,
		]);
		actor.send({ type: "choose", code: euro });
		actor.send({ type: "refresh" });
		await readInstruments.succeed(list(euro));
		expect([context().instruments, context().chosen]).toEqual([[instrument(euro)], euro]);
	});
});
