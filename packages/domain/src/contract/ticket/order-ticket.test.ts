import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quoteLifetimeMs } from "../../market/freshness.ts";
import { decimal, quantity, toText } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { languageCodes } from "../../site/language.ts";
import { instant } from "../../time/instant.ts";
import { euroDollar, fineFacts, moneyOf, nikkei, noon, priceOf, quoteOf } from "../contract.test-support.ts";
import { summarise, type TicketFacts } from "./order-ticket.ts";
import type { TicketForm } from "./ticket-form.ts";
import { issueNames } from "./ticket-issue.ts";

const issues = (form: Partial<TicketForm>, facts: Partial<TicketFacts> = {}) => {
	const { sideIssues } = summarise(fineFacts(form, facts));
	return { buy: sideIssues.buy.map(({ is }) => is), sell: sideIssues.sell.map(({ is }) => is) };
};
const both = (...is: readonly string[]) => ({ buy: is, sell: is });

describe("Spec 1 §9: the cost of an order", () => {
	test("margin and fee are computed as the customer types, and so is the free balance after the order", () => {
		const { margin, fee, total, freeAfter } = summarise(fineFacts({ quantity: "0.5" }));
		expect([margin, fee, total, freeAfter].map((figure) => figure && toText(figure))).toEqual([
			"5.4201",
			"0.25",
			"5.6701",
			"994.3299",
		]);
	});

	test("the fee is a share of the margin where trade_fee_type is not 1", () => {
		const { fee } = summarise(fineFacts({ quantity: "0.5" }, { feeBasis: "per-margin" }));
		expect(fee && toText(fee)).toBe("2.71005");
	});

	test("a pending order costs what follows from its target", () => {
		const { reference, margin } = summarise(
			fineFacts({ kind: "pending", targetPrice: "2", quantity: "0.5" }),
		);
		expect([reference, margin].map((figure) => figure && toText(figure))).toEqual(["2", "10"]);
	});

	test("a fixed margin is the contracts times their size", () => {
		const instrument = { ...euroDollar, marginMode: "fixed" as const };
		const { margin } = summarise(fineFacts({ quantity: "0.5" }, { instrument }));
		expect(margin && toText(margin)).toBe("500");
	});

	test("a figure that cannot be computed is absent", () => {
		const { margin, fee, total, freeAfter } = summarise(fineFacts({ quantity: "" }));
		expect({ margin, fee, total, freeAfter }).toEqual({
			margin: undefined,
			fee: undefined,
			total: undefined,
			freeAfter: undefined,
		});
	});

	test("an order that needs more than the free balance, margin and fee together, is blocked before it is sent", () => {
		const exactly = fineFacts({ quantity: "0.5" }, { free: moneyOf("5.6701") });
		expect(summarise(exactly).sideIssues).toEqual({ buy: [], sell: [] });
		const tooLittle = { is: "balance too small for the order", needed: "5.6701", free: "5.67" };
		expect(plain(summarise({ ...exactly, free: moneyOf("5.67") }).sideIssues)).toEqual({
			buy: [tooLittle],
			sell: [tooLittle],
		});
	});

	test("an unknown balance blocks nothing", () => {
		expect(issues({ quantity: "999" }, { free: undefined })).toEqual(both());
	});
});

describe("A-600: the deal that a press states", () => {
	const dealOf = (form: Partial<TicketForm>, facts: Partial<TicketFacts> = {}) =>
		plain(summarise(fineFacts(form, facts)).deal);

	test("is the quantity, its units of the underlying with their value, and the stops", () => {
		expect(dealOf({ quantity: "0.5" })).toEqual({
			quantity: "0.5",
			units: "500",
			value: "542.01",
			stopLoss: undefined,
			takeProfit: undefined,
		});
		expect(dealOf({ quantity: "0.5", stopLossOn: true, stopLoss: "1.07" })).toMatchObject({
			stopLoss: "1.07",
		});
		expect(dealOf({ quantity: "0.5", takeProfitOn: true, takeProfit: "1.1" })).toMatchObject({
			takeProfit: "1.1",
		});
	});

	test("has no units before the first price", () => {
		expect(dealOf({ quantity: "0.5" }, { quote: undefined })).toMatchObject({
			quantity: "0.5",
			units: undefined,
			value: undefined,
		});
	});

	test("is absent while a figure is missing or wrong: no press states what the form does not say", () => {
		expect([
			dealOf({ quantity: "" }),
			dealOf({ quantity: "0.015" }),
			dealOf({ quantity: "0.5", stopLossOn: true, stopLoss: "" }),
			dealOf({ quantity: "0.5", kind: "pending", targetPrice: "x" }),
		]).toEqual([undefined, undefined, undefined, undefined]);
	});

	test("is what is sent, for every form that can be sent", () => {
		const figures = fc.integer({ min: 1, max: 99_999 }).map((steps) => String(steps / 100));
		const stops = fc.option(fc.constantFrom("1.05", "1.07", "1.1", "1.13"), { nil: "" });
		fc.assert(
			fc.property(figures, stops, stops, (typed, stopLoss, takeProfit) => {
				const form = {
					quantity: typed,
					stopLossOn: stopLoss !== "",
					stopLoss,
					takeProfitOn: takeProfit !== "",
					takeProfit,
				};
				const { deal, orders } = summarise(fineFacts(form, { free: moneyOf("100000000") }));
				for (const order of [orders.buy, orders.sell])
					if (order)
						expect(plain([order.quantity, order.stopLoss, order.takeProfit])).toEqual(
							plain([deal?.quantity, deal?.stopLoss, deal?.takeProfit]),
						);
			}),
			{ seed: 48, numRuns: 300 },
		);
	});
});

describe("Spec 1 §5: the amount", () => {
	test.each([
		["", "quantity missing"],
		["0", "quantity below minimum"],
		["0.001", "quantity below minimum"],
		["0.015", "quantity not on step"],
		["x", "not a number"],
		["-1", "below zero"],
		["1,000", "ambiguous number"],
	])("%j is refused with %s, at the field and on both buttons", (text, is) => {
		const summary = summarise(fineFacts({ quantity: text }));
		expect(summary.fieldIssues.map((one) => [one.is, one.field])).toEqual([[is, "quantity"]]);
		expect(issues({ quantity: text })).toEqual(both(is));
		expect(summary.orders).toEqual({ buy: undefined, sell: undefined });
	});

	test.each(["0.01", "0.5", "1", "0.50", ".5", "0,5"])("%j is valid", (text) => {
		expect(issues({ quantity: text })).toEqual(both());
	});

	test("an instrument that trades in whole contracts has its own minimum", () => {
		const facts = { instrument: nikkei, quote: quoteOf("39500", nikkei), free: moneyOf("1000000") };
		expect(issues({ quantity: "1" }, facts)).toEqual(both("quantity below minimum"));
		expect(issues({ quantity: "2" }, facts)).toEqual(both());
		expect(issues({ quantity: "2.5" }, facts)).toEqual(both("quantity not on step"));
	});

	test.each([
		["0.01", false],
		["0.02", true],
		["0.011", true],
		["0", false],
		["", false],
		["x", false],
	])("with %j the decrease button is enabled: %s", (text, can) => {
		expect(summarise(fineFacts({ quantity: text })).canStepDown).toBe(can);
	});
});

describe("Spec 1 §5: when no order can be placed", () => {
	test("a closed market blocks the order", () => {
		expect(issues({}, { instrument: { ...euroDollar, isOpen: false } })).toEqual(both("market closed"));
	});

	test("an instrument without multiples blocks the order", () => {
		expect(issues({}, { instrument: { ...euroDollar, multiples: [] } })).toEqual(both("no multiple"));
	});

	test("the first reason labels the button: the market comes before the form", () => {
		const facts = { instrument: { ...euroDollar, isOpen: false, multiples: [] } };
		expect(issues({ quantity: "" }, facts)).toEqual(both("market closed", "no multiple", "quantity missing"));
	});

	test("a visitor is sent to the login, and sees no reason except a closed market (Spec 1 §6)", () => {
		const summary = summarise(fineFacts({ quantity: "" }, { isSignedIn: false }));
		expect([summary.isLoginNeeded, summary.sideIssues, summary.orders]).toEqual([
			true,
			{ buy: [], sell: [] },
			{ buy: undefined, sell: undefined },
		]);
		const closed = { isSignedIn: false, instrument: { ...euroDollar, isOpen: false } };
		expect(issues({}, closed)).toEqual(both("market closed"));
	});

	test("a customer whose saved session is not confirmed yet is no visitor: no order and no login is requested (Spec 1 §6)", () => {
		const unconfirmed = { isSignedIn: false, awaitsSession: true };
		const summary = summarise(fineFacts({ quantity: "" }, unconfirmed));
		expect([summary.isLoginNeeded, summary.orders]).toEqual([false, { buy: undefined, sell: undefined }]);
		expect(issues({ quantity: "" }, unconfirmed)).toEqual(both("session not confirmed"));
		const closed = { ...unconfirmed, instrument: { ...euroDollar, isOpen: false } };
		expect(issues({}, closed)).toEqual(both("market closed", "session not confirmed"));
	});

	const pending = { kind: "pending", targetPrice: "1.08" } as const;

	test.each([
		[{ freshness: { is: "stale", since: noon } }, "price is stale"],
		[{ freshness: { is: "offline", since: noon } }, "offline"],
		[{ freshness: { is: "live", since: instant(noon + 1) } }, "price is stale"],
		[{ isQuoteOld: true }, "price is stale"],
		[{ quote: undefined }, "no price yet"],
	] as const)("prices that are not current block every order: %j", (facts, is) => {
		expect(issues({}, facts)).toEqual(both(is));
		expect(issues(pending, facts)).toEqual(both(is));
	});

	test("Spec 1 §9: no order is placed for an unknown fee, and no free balance after it is shown", () => {
		for (const form of [{}, pending]) {
			const summary = summarise(fineFacts(form, { feeBasis: undefined }));
			expect(summary.sideIssues).toEqual({
				buy: [{ is: "fee not known yet" }],
				sell: [{ is: "fee not known yet" }],
			});
			expect(summary.orders).toEqual({ buy: undefined, sell: undefined });
			const { margin, fee, total, freeAfter } = summary;
			expect({ fee, total, freeAfter }).toEqual({ fee: undefined, total: undefined, freeAfter: undefined });
			expect(margin).toEqual(summarise(fineFacts(form)).margin);
		}
	});

	test("a stale price contains the time since when it is stale", () => {
		const facts = fineFacts({}, { isQuoteOld: true });
		expect(summarise(facts).sideIssues.buy).toEqual([{ is: "price is stale", since: noon }]);
		expect(quoteLifetimeMs).toBe(15_000);
	});
});

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

describe("For any input", () => {
	const text = fc.oneof(
		fc.string({ unit: fc.constantFrom(..."0123456789.,٫-x "), maxLength: 8 }),
		fc.constantFrom("0.01", "0.5", "1.08", "1,08", "1.085", "1.07"),
	);
	const form: fc.Arbitrary<TicketForm> = fc.record({
		kind: fc.constantFrom("market", "pending"),
		quantity: text,
		targetPrice: text,
		multiple: fc.constantFrom("", "50", "100", "7"),
		stopLossOn: fc.boolean(),
		stopLoss: text,
		takeProfitOn: fc.boolean(),
		takeProfit: text,
	});

	test("an order is sent exactly if there is no issue, and then it is valid and can be paid", () => {
		fc.assert(
			fc.property(
				form,
				fc.constantFrom(...languageCodes),
				fc.integer({ min: 0, max: 20 }),
				(typed, language, free) => {
					const facts = fineFacts(typed, { language, free: moneyOf(String(free)) });
					const summary = summarise(facts);
					for (const direction of ["buy", "sell"] as const) {
						const order = summary.orders[direction];
						expect(order === undefined).toBe(summary.sideIssues[direction].length > 0);
						for (const { is } of summary.sideIssues[direction]) expect(issueNames).toContain(is);
						if (!order) continue;
						expect(BigDecimal.isPositive(order.quantity)).toBe(true);
						expect(summary.freeAfter && BigDecimal.isNegative(summary.freeAfter)).toBe(false);
						expect(order.stopLoss === undefined).toBe(!typed.stopLossOn);
						expect(order.takeProfit === undefined).toBe(!typed.takeProfitOn);
						expect(order.targetPrice === undefined).toBe(typed.kind === "market");
						const reference = summary.reference ?? priceOf("0");
						const [low, high] =
							direction === "buy" ? [order.stopLoss, order.takeProfit] : [order.takeProfit, order.stopLoss];
						if (low) expect(BigDecimal.isLessThanOrEqualTo(low, reference)).toBe(true);
						if (high) expect(BigDecimal.isGreaterThanOrEqualTo(high, reference)).toBe(true);
					}
				},
			),
			{ numRuns: 500 },
		);
	});

	test("a minimum between two steps counts as the next higher step", () => {
		const instrument = { ...euroDollar, minQuantity: quantity(decimal("0.015")) };
		expect(fineFacts({}, { instrument }).form.quantity).toBe("0.02");
		expect(issues({ quantity: "0.01" }, { instrument })).toEqual(both("quantity below minimum"));
	});

	test("an instrument without a step or a minimum still blocks an amount of zero", () => {
		const instrument = {
			...euroDollar,
			minQuantity: quantity(decimal("0")),
			quantityStep: quantity(decimal("0")),
		};
		expect(issues({ quantity: "0" }, { instrument })).toEqual(both("quantity below minimum"));
		expect(issues({ quantity: "0.123" }, { instrument })).toEqual(both());
	});
});
