import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { euroDollar, fineFacts, quoteOf } from "../contract.test-support.ts";
import { summarise } from "./order-ticket.ts";
import { both, issues } from "./ticket-issues.test-support.ts";

describe("Spec 1 §5: typed prices", () => {
	test("a pending order needs its target", () => {
		expect(issues({ kind: "pending" })).toEqual(both("target price missing"));
		expect(issues({ kind: "pending", targetPrice: "0" })).toEqual(both("target price missing"));
		expect(issues({ kind: "pending", targetPrice: "1.08" })).toEqual(both());
	});

	test("a target typed for a pending order is not sent with a market order", () => {
		const { orders } = summarise(fineFacts({ kind: "market", targetPrice: "1.08" }));
		expect(orders.buy?.targetPrice).toBeUndefined();
	});

	test("a price has at most the instrument's number of decimals", () => {
		const form = { kind: "pending", targetPrice: "1.084021" } as const;
		expect(summarise(fineFacts(form)).fieldIssues).toEqual([
			{ is: "too many decimals", field: "targetPrice", allowed: 5 },
		]);
		expect(issues({ kind: "pending", targetPrice: "1.0840200" })).toEqual(both());
	});

	test("a switched-on stop must be typed: zero on the wire means none", () => {
		expect(issues({ stopLossOn: true, takeProfitOn: true })).toEqual(
			both("stop-loss missing", "take-profit missing"),
		);
		expect(issues({ stopLossOn: true, stopLoss: "0" })).toEqual(both("stop-loss missing"));
	});

	test("a switched-off stop is neither sent nor validated", () => {
		const { orders } = summarise(fineFacts({ stopLoss: "x", takeProfit: "5" }));
		expect(plain(orders.buy)).toEqual({
			instrument: euroDollar.id,
			direction: "buy",
			quantity: "0.01",
			multiple: "100",
			targetPrice: undefined,
			stopLoss: undefined,
			takeProfit: undefined,
		});
	});

	test("a press sends the typed figures", () => {
		const form = {
			kind: "pending",
			quantity: "0,5",
			targetPrice: "1,08",
			multiple: "50",
			stopLossOn: true,
			stopLoss: "1,09",
			takeProfitOn: true,
			takeProfit: "1,07",
		} as const;
		expect(plain(summarise(fineFacts(form, { language: "de" })).orders)).toEqual({
			buy: undefined,
			sell: {
				instrument: euroDollar.id,
				direction: "sell",
				quantity: "0.5",
				multiple: "50",
				targetPrice: "1.08",
				stopLoss: "1.09",
				takeProfit: "1.07",
			},
		});
	});
});

const slSide = "stop-loss on the wrong side";
const tpSide = "take-profit on the wrong side";

describe("Spec 1 §5, contract.stop-distance: side of the stops, by side × position × precision; minimum 0", () => {
	test.each([
		[5, "1.08402", "1.08401", [], [slSide]],
		[5, "1.08402", "1.08402", [], []],
		[5, "1.08402", "1.08403", [slSide], []],
		[0, "39500", "39499", [], [slSide]],
		[0, "39500", "39501", [slSide], []],
	])("at precision %i and price %s a stop-loss of %s", (pricePrecision, at, stopLoss, buy, sell) => {
		const facts = { instrument: { ...euroDollar, pricePrecision }, quote: quoteOf(at), free: undefined };
		expect(issues({ stopLossOn: true, stopLoss }, facts)).toEqual({ buy, sell });
	});

	test.each([
		[5, "1.08402", "1.08403", [], [tpSide]],
		[5, "1.08402", "1.08402", [], []],
		[5, "1.08402", "1.08401", [tpSide], []],
		[0, "39500", "39501", [], [tpSide]],
		[0, "39500", "39499", [tpSide], []],
	])("at precision %i and price %s a take-profit of %s", (pricePrecision, at, takeProfit, buy, sell) => {
		const facts = { instrument: { ...euroDollar, pricePrecision }, quote: quoteOf(at), free: undefined };
		expect(issues({ takeProfitOn: true, takeProfit }, facts)).toEqual({ buy, sell });
	});

	test("the stops of a pending order are compared with its target, not with the latest price", () => {
		const form = { kind: "pending", targetPrice: "1.05", stopLossOn: true } as const;
		expect(issues({ ...form, stopLoss: "1.0499" })).toEqual({ buy: [], sell: [slSide] });
		expect(issues({ ...form, stopLoss: "1.0501" })).toEqual({ buy: [slSide], sell: [] });
	});

	test("the limits of both sides are available for display", () => {
		const { stopLimits } = summarise(fineFacts());
		expect(plain(stopLimits)).toEqual({
			buy: { stopLoss: "1.08402", takeProfit: "1.08402" },
			sell: { stopLoss: "1.08402", takeProfit: "1.08402" },
		});
	});
});
