import fc from "fast-check";
import { expect, test } from "vitest";
import { ControlRefused } from "../commands/refused.ts";
import { type Bench, createBench } from "../test/client.test-support.ts";
import { visitsDuring } from "../test/visits.test-support.ts";

const account = "mia@tradewind.test";
/** A clock that moves in steps of this length is settled tick by tick. */
const shortMs = 4_000;

/** Quantities from a few to nearly all of Mia's money. */
const sizes = {
	EURUSD: ["0.1", "2", "8.5"],
	XAUUSD: ["0.1", "1", "3.6"],
	BTCUSD: ["0.02", "1", "5"],
	US500: ["0.1", "4", "16"],
} as const;
type Code = keyof typeof sizes;

const code = fc.constantFrom<Code>("EURUSD", "XAUUSD", "BTCUSD", "US500");
/** The distance of a price from the current one, as a share. */
const near = fc.double({ min: 0.00002, max: 0.0015, noNaN: true });
const orNone = fc.oneof(fc.constant(undefined), near);
const order = fc.record({
	deed: fc.constant("order" as const),
	code,
	direction: fc.constantFrom("buy" as const, "sell" as const),
	size: fc.nat(2),
	target: orNone,
	targetIsAbove: fc.boolean(),
	stopLoss: orNone,
	takeProfit: orNone,
});
const micro = fc.record({
	deed: fc.constant("micro" as const),
	code,
	direction: fc.constantFrom("up" as const, "down" as const),
	amount: fc.constantFrom("50", "200"),
	seconds: fc.constantFrom(30, 60, 120, 300),
});
const path = fc.record({
	deed: fc.constant("path" as const),
	code,
	share: fc.double({ min: -0.012, max: 0.012, noNaN: true }),
	inMs: fc.integer({ min: 1_000, max: 600_000 }),
	jump: fc.boolean(),
	/** Whether the price moves by itself from then on. */
	isLast: fc.boolean(),
});
const other = fc.record({ deed: fc.constantFrom("follow" as const, "freeze", "close", "withdraw") });
const pause = (longestMs: number) =>
	fc.oneof(
		{ arbitrary: fc.constant(0), weight: 1 },
		{ arbitrary: fc.integer({ min: 1, max: longestMs }), weight: 3 },
	);
/** What is done, each with the time that passes after it. */
const deeds = (longestMs: number) =>
	fc.array(
		fc.tuple(
			fc.oneof(
				{ arbitrary: order, weight: 6 },
				{ arbitrary: micro, weight: 1 },
				{ arbitrary: path, weight: 2 },
				{ arbitrary: other, weight: 1 },
			),
			pause(longestMs),
		),
		{ minLength: 2, maxLength: 6 },
	);
/** A position of nearly all the money whose loss comes close to the stop-out level, or reaches it. */
const nearStopOut = (longestMs: number) =>
	fc
		.tuple(fc.double({ min: -0.0068, max: -0.0055, noNaN: true }), fc.boolean(), pause(longestMs))
		.map(([share, jump, ms]): Story => {
			const code = "EURUSD";
			const [target, stopLoss, takeProfit] = [undefined, undefined, undefined];
			const bought = {
				direction: "buy",
				size: 2,
				target,
				targetIsAbove: false,
				stopLoss,
				takeProfit,
			} as const;
			return [
				[{ deed: "order", code, ...bought }, 0],
				[{ deed: "path", code, share, inMs: 60_000, jump, isLast: true }, 60_000],
				[{ deed: "freeze" }, ms],
			];
		});
const stories = (longestMs: number): fc.Arbitrary<Story> =>
	fc.oneof(
		deeds(longestMs),
		fc.tuple(nearStopOut(longestMs), deeds(longestMs)).map(([first, then]) => [...first, ...then]),
	);

type Given<From> = From extends fc.Arbitrary<infer One> ? One : never;
type Deed = Given<typeof order | typeof micro | typeof path | typeof other>;

/** Does it, or returns why it is refused. */
const attempt = (run: () => unknown): unknown => {
	try {
		return run();
	} catch (error) {
		if (error instanceof ControlRefused) return error.message;
		throw error;
	}
};

const priceAway = (bench: Bench, of: Code, share: number): string => {
	const now = bench.priceOf(of);
	return (Number(now) * (1 + share)).toFixed(now.split(".")[1]?.length ?? 0);
};

const doDeed = (bench: Bench, deed: Deed): unknown => {
	const { control } = bench.platform;
	switch (deed.deed) {
		case "order": {
			const side = deed.direction === "buy" ? 1 : -1;
			const { target, stopLoss, takeProfit } = deed;
			const reference = target === undefined ? 0 : target * (deed.targetIsAbove ? 1 : -1);
			const at = (share: number) => priceAway(bench, deed.code, share);
			return control["order/place"]({
				account,
				code: deed.code,
				direction: deed.direction,
				quantity: sizes[deed.code][deed.size],
				...(target !== undefined && { target: at(reference) }),
				...(stopLoss !== undefined && { stopLoss: at(reference - side * stopLoss) }),
				...(takeProfit !== undefined && { takeProfit: at(reference + side * takeProfit) }),
			});
		}
		case "micro": {
			const { deed: _, ...placed } = deed;
			return control["micro/place"]({ account, ...placed });
		}
		case "follow":
			return control["trader/follow"]({ account, traderId: 1001, multiple: 1, maxAmount: "2000" });
		case "freeze":
			return control["price/freeze"]({ code: "XAUUSD", on: true });
		case "path":
			return control["price/path"]({
				code: deed.code,
				points: [
					{ inMs: deed.inMs, price: priceAway(bench, deed.code, deed.share), jump: deed.jump },
					...(deed.isLast
						? []
						: [{ inMs: deed.inMs + 100_250, price: priceAway(bench, deed.code, deed.share / 2) }]),
				],
			});
		case "close":
			return control["order/close"]({ account, orderId: 507 });
		case "withdraw":
			return control["account/adjust"]({ account, wallet: "forex", amount: "-300" });
	}
};

type Story = readonly (readonly [Deed, number])[];

/** The state of the platform after a story, with the answers of control. */
const after = (seed: string, story: Story, advance: (bench: Bench, ms: number) => void) => {
	const bench = createBench({ seed });
	bench.platform.control.flags({ only_one_account: seed.endsWith("0") ? "1" : "0" });
	const answers = story.map(([deed, ms]) => {
		const answer = attempt(() => doDeed(bench, deed));
		advance(bench, ms);
		return answer;
	});
	const { sockets: _, requests: __, ...state } = bench.state();
	return { answers, state };
};

const inOneJump = (bench: Bench, ms: number): void => bench.advance(ms);
const tickByTick = (bench: Bench, ms: number): void => {
	for (let left = ms; left > 0; left -= shortMs) bench.advance(Math.min(shortMs, left));
};

test("A-810: a jump of the clock leaves the same orders, ledger and prices as a settlement of each tick", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 999 }), stories(12 * 60_000), (seed, story) => {
			expect(after(`jump ${seed}`, story, inOneJump)).toEqual(after(`jump ${seed}`, story, tickByTick));
		}),
		{ numRuns: Number(process.env.JUMP_RUNS ?? 20), seed: 20_261_129 },
	);
}, 120_000);

test("a jump over thirty days with three open orders looks at the bars, not at each tick", async () => {
	const bench = createBench({ scenario: "holding-orders" });
	const visits = await visitsDuring(() => bench.advance(30 * 86_400_000));
	const ticks = 30 * 86_400 * 4;
	expect(visits).toBeLessThan(ticks / 20);
	expect(bench.state().sumOfPostings).toBe("0");
});
