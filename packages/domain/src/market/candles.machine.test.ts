import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { decimal, price, quantity } from "../money/decimal.ts";
import { type QueryError, Unreachable } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import type { Candle, Period } from "./candle.ts";
import { candlesMachine } from "./candles.machine.ts";
import { type InstrumentId, instrumentCode, instrumentId } from "./instrument.ts";

const euro = { id: instrumentId(1), code: instrumentCode("EURUSD") };
const yen = { id: instrumentId(2), code: instrumentCode("USDJPY") };
const offline = new Unreachable({ reason: "offline" });
const bar = (minute: number, close = "1"): Candle => ({
	time: minute * 300,
	open: price(decimal("1")),
	high: price(decimal("2")),
	low: price(decimal("0.5")),
	close: price(decimal(close)),
	volume: quantity(decimal("1")),
});
const push = (candle: Candle, code = euro.code, period: Period = "5M") =>
	({ type: "candle", code, period, candle }) as const;

const start = () => {
	const readCandles = scriptedRequest<
		readonly Candle[],
		QueryError,
		{ readonly instrument: InstrumentId; readonly period: Period }
	>();
	const actor = createActor(candlesMachine.provide({ actors: { readCandles: readCandles.logic } }), {
		input: { instrument: euro, period: "5M" },
	}).start();
	return {
		actor,
		readCandles,
		state: () => actor.getSnapshot().value,
		shown: () => actor.getSnapshot().context.series.candles,
		change: () => actor.getSnapshot().context.series.change,
	};
};

const live = async () => {
	const chart = start();
	await chart.readCandles.succeed([bar(1), bar(2)]);
	return chart;
};

test("every state and every transition is covered", () => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	coverMachine(
		candlesMachine,
		[
			push(bar(2)),
			push(bar(9)),
			{ type: "reconnected" },
			{ type: "choose", instrument: yen },
			{ type: "choose", period: "1H" },
			{ type: "retry" },
			done("readCandles", Result.succeed([bar(1)])),
			done("readCandles", Result.fail(offline)),
			{ type: "xstate.error.actor.readCandles", error: new Error() },
			done("readCandlesAgain", Result.succeed([bar(1)])),
			done("readCandlesAgain", Result.fail(offline)),
			{ type: "xstate.error.actor.readCandlesAgain", error: new Error() },
		],
		{
			input: { instrument: euro, period: "5M" },
			sameWhen: ({ value, context }) => [
				value,
				context.instrument,
				context.period,
				context.series.candles.length > 0,
				context.series.hasGap,
			],
		},
	);
});

describe("Spec 1 §2, §7: the bars of the chart", () => {
	test("the history is read, the newest bar follows the pushes", async () => {
		const { actor, readCandles, state, shown, change } = start();
		expect([state(), actor.getSnapshot().hasTag("busy"), readCandles.inputs()]).toEqual([
			"loading",
			true,
			[{ instrument: 1, period: "5M" }],
		]);
		await readCandles.succeed([bar(1), bar(2)]);
		expect([state(), shown(), change()]).toEqual(["live", [bar(1), bar(2)], "reset"]);
		actor.send(push(bar(2, "1.5")));
		expect([shown(), change()]).toEqual([[bar(1), bar(2, "1.5")], "replace"]);
		actor.send(push(bar(3)));
		expect([shown(), change()]).toEqual([[bar(1), bar(2, "1.5"), bar(3)], "append"]);
	});

	test("bars that arrive before the history override it", async () => {
		const { actor, readCandles, shown } = start();
		actor.send(push(bar(2, "1.5")));
		actor.send(push(bar(3)));
		expect(shown()).toEqual([]);
		await readCandles.succeed([bar(1), bar(2)]);
		expect(shown()).toEqual([bar(1), bar(2, "1.5"), bar(3)]);
	});

	test("bars of another instrument or period are dropped during the first and a later reading", async () => {
		const { actor, readCandles, shown } = start();
		for (const _ of ["first", "again"]) {
			actor.send(push(bar(3), yen.code));
			actor.send(push(bar(3), euro.code, "1M"));
			await readCandles.succeed([bar(1), bar(2)]);
			expect(shown()).toEqual([bar(1), bar(2)]);
			actor.send({ type: "reconnected" });
		}
	});

	test("bars from before another choice or a reconnect do not override the next history", async () => {
		const { actor, readCandles, shown } = start();
		actor.send(push(bar(2, "1.5")));
		actor.send({ type: "choose", instrument: yen });
		await readCandles.succeed([bar(9)]);
		await readCandles.succeed([bar(1), bar(2)]);
		expect(shown()).toEqual([bar(1), bar(2)]);
		actor.send({ type: "reconnected" });
		actor.send(push(bar(2, "1.7"), yen.code));
		expect(shown()).toEqual([bar(1), bar(2, "1.7")]);
		await readCandles.succeed([bar(1), bar(2)]);
		expect(shown()).toEqual([bar(1), bar(2, "1.7")]);
		actor.send({ type: "reconnected" });
		await readCandles.succeed([bar(1), bar(2, "1.8")]);
		expect(shown()).toEqual([bar(1), bar(2, "1.8")]);
	});

	test("bars of another instrument or period are dropped", async () => {
		const { actor, shown } = await live();
		actor.send(push(bar(3), yen.code));
		actor.send(push(bar(3), euro.code, "1M"));
		expect(shown()).toEqual([bar(1), bar(2)]);
	});

	test("another choice starts empty and drops the answer to the previous one", async () => {
		const { actor, readCandles, state, shown } = await live();
		actor.send({ type: "choose", instrument: yen, period: "1H" });
		expect([state(), shown()]).toEqual(["loading", []]);
		actor.send({ type: "choose", instrument: euro, period: "1H" });
		expect(readCandles.inputs()).toEqual([
			{ instrument: 1, period: "5M" },
			{ instrument: 2, period: "1H" },
			{ instrument: 1, period: "1H" },
		]);
		expect(readCandles.interrupted()).toEqual([false, true, false]);
		await readCandles.succeed([bar(7)]);
		expect(shown()).toEqual([]);
		await readCandles.succeed([bar(8)]);
		expect([state(), shown()]).toEqual(["live", [bar(8)]]);
	});

	test("the same choice again changes nothing", async () => {
		const { actor, state, shown } = await live();
		actor.send({ type: "choose", instrument: euro, period: "5M" });
		actor.send({ type: "choose" });
		expect([state(), shown().length]).toEqual(["live", 2]);
	});
});

describe("Pitfall 11: a gap is read again", () => {
	test("the bars stay visible meanwhile, and the history is merged below the newest ones", async () => {
		const { actor, readCandles, state, shown } = await live();
		actor.send(push(bar(5)));
		expect([state(), shown()]).toEqual(["re-reading", [bar(1), bar(2), bar(5)]]);
		actor.send(push(bar(6)));
		await readCandles.succeed([bar(1), bar(2), bar(3), bar(4), bar(5, "1.9")]);
		expect([state(), shown()]).toEqual(["live", [bar(1), bar(2), bar(3), bar(4), bar(5, "1.9"), bar(6)]]);
	});

	test("a gap in the history itself is not read again", async () => {
		const { actor, readCandles, state } = await live();
		actor.send(push(bar(5)));
		await readCandles.succeed([bar(1), bar(2), bar(5)]);
		actor.send(push(bar(5, "1.1")));
		expect([state(), readCandles.inputs().length]).toEqual(["live", 2]);
	});

	test("a reconnect causes a reading, and a second one another reading", async () => {
		const { actor, readCandles, state, shown } = await live();
		actor.send({ type: "reconnected" });
		actor.send({ type: "reconnected" });
		expect([state(), readCandles.interrupted()]).toEqual(["re-reading", [false, true, false]]);
		await readCandles.succeed([bar(1)]);
		await readCandles.succeed([bar(1), bar(2), bar(3)]);
		expect([state(), shown().length]).toEqual(["live", 3]);
	});
});

describe("When the history cannot be read", () => {
	test("a first reading is retried from the start", async () => {
		const { actor, readCandles, state } = start();
		await readCandles.fail(offline);
		expect([state(), actor.getSnapshot().context.error]).toEqual(["failed", offline]);
		actor.send(push(bar(3)));
		expect(actor.getSnapshot().context.series.candles).toEqual([]);
		actor.send({ type: "retry" });
		expect(state()).toBe("loading");
	});

	test("the existing bars stay and follow the pushes; after a reconnect they are read again", async () => {
		const { actor, readCandles, state, shown } = await live();
		actor.send({ type: "reconnected" });
		await readCandles.break();
		actor.send(push(bar(3)));
		expect([state(), shown()]).toEqual(["failed", [bar(1), bar(2), bar(3)]]);
		actor.send({ type: "reconnected" });
		expect(state()).toBe("re-reading");
		await readCandles.succeed([bar(1), bar(2), bar(3)]);
		expect([state(), actor.getSnapshot().context.error]).toEqual(["live", undefined]);
	});
});
