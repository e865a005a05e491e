import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decimal, decimal, rate, toText } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { euroDollar, fineFacts, moneyOf, quoteOf } from "../contract.test-support.ts";
import { draftOrder } from "../ticket/order-draft.ts";
import { receiptOf } from "../ticket/order-receipt.ts";
import { summarise, type TicketFacts } from "../ticket/order-ticket.ts";
import { largestOf, sizeOf } from "./order-size.ts";

const stop = { stopLossOn: true, stopLoss: "1.07902" };

describe("A-641: an amount sets the quantity", () => {
	test.each([
		["542.01", { is: "sized", quantity: "0.5", isCapped: false }],
		["542", { is: "sized", quantity: "0.49", isCapped: false }],
		["10.83", { is: "too little", minimum: "0.01" }],
		["", { is: "empty" }],
		["x", { is: "not a number" }],
	] as const)("a value of %s at a price of 1.08402", (text, size) => {
		expect(plain(sizeOf("value", text, fineFacts()))).toEqual(size);
	});

	test("without a price no amount has a quantity", () => {
		expect(sizeOf("value", "500", fineFacts({}, { quote: undefined }))).toEqual({ is: "no price yet" });
	});
});

describe("A-643: the most that may be lost sets the quantity", () => {
	test.each([
		["5.5", "1", false],
		["5.49", "0.99", false],
		["10000", "88.01", true],
	] as const)("at most %s at a stop 0.005 away, with a fee of 0.5 per quantity", (text, size, isCapped) => {
		expect(plain(sizeOf("loss", text, fineFacts(stop)))).toEqual({ is: "sized", quantity: size, isCapped });
	});

	test("a stop-loss is needed, at another price than that of the order", () => {
		for (const form of [{}, { ...stop, stopLoss: "" }, { ...stop, stopLoss: "1.08402" }])
			expect(sizeOf("loss", "50", fineFacts(form))).toEqual({ is: "no stop-loss" });
		expect(sizeOf("loss", "50", fineFacts(stop, { feeBasis: undefined }))).toEqual({ is: "terms unknown" });
	});

	const steps = (most: number) => fc.integer({ min: 1, max: most });
	const facts: fc.Arbitrary<TicketFacts> = fc
		.record({
			points: steps(20_000),
			isAbove: fc.boolean(),
			feeBasis: fc.constantFrom("per-quantity" as const, "per-margin" as const),
			feeRate: fc.constantFrom("0", "0.5", "0.003", "7"),
			contractSize: fc.constantFrom("1", "1000", "100000"),
			marginMode: fc.constantFrom("fixed" as const, "leveraged" as const),
			price: steps(300_000),
			free: fc.constantFrom("200", "5000", "90000000"),
		})
		.filter(({ points, price }) => points < price)
		.map((given) => {
			const at = BigDecimal.make(BigInt(given.price), 5);
			const moved = BigDecimal.make(BigInt(given.isAbove ? given.points : -given.points), 5);
			const instrument = {
				...euroDollar,
				contractSize: decimal(given.contractSize) as typeof euroDollar.contractSize,
				feeRate: rate(decimal(given.feeRate)),
				marginMode: given.marginMode,
			};
			const stopLoss = toText(BigDecimal.sum(at, moved));
			return fineFacts(
				{ stopLossOn: true, stopLoss },
				{
					instrument,
					feeBasis: given.feeBasis,
					free: moneyOf(given.free),
					quote: quoteOf(toText(at)),
				},
			);
		});

	const sizedFacts = (given: TicketFacts, amount: Decimal): TicketFacts => ({
		...given,
		form: { ...given.form, quantity: toText(amount) },
		free: undefined,
	});
	const sideOf = (given: TicketFacts) =>
		given.quote && BigDecimal.isLessThan(decimal(given.form.stopLoss), given.quote.price) ? "buy" : "sell";

	/** What an order of this quantity loses at its stop-loss, as its receipt says: rounded to six decimals. */
	const saidLoss = (given: TicketFacts, amount: Decimal): Decimal => {
		const facts = sizedFacts(given, amount);
		const draft = draftOrder(sideOf(given), facts);
		const net = draft && receiptOf(draft, facts).atStopLoss?.net;
		if (!net) throw new Error("The receipt has no result at the stop-loss");
		return BigDecimal.negate(net);
	};

	/** The same, not rounded. */
	const exactLoss = (given: TicketFacts, amount: Decimal): Decimal => {
		const { reference, fee } = summarise(sizedFacts(given, amount));
		if (!reference || !fee) throw new Error("The ticket has no fee");
		const distance = BigDecimal.abs(BigDecimal.subtract(reference, decimal(given.form.stopLoss)));
		const units = BigDecimal.multiply(amount, given.instrument.contractSize);
		return BigDecimal.sum(BigDecimal.multiply(units, distance), fee);
	};

	test("the receipt of that quantity never loses more, and one step more would, or exceeds what the balance pays", () => {
		fc.assert(
			fc.property(facts, steps(1_000_000), (given, cents) => {
				const most = BigDecimal.make(BigInt(cents), 2);
				const size = sizeOf("loss", toText(most), given);
				const step = given.instrument.quantityStep;
				if (size.is !== "sized") {
					expect(size.is).toBe("too little");
					return;
				}
				expect(BigDecimal.isLessThanOrEqualTo(saidLoss(given, size.quantity), most)).toBe(true);
				const more = BigDecimal.sum(size.quantity, step);
				const largest = largestOf(given, decimal("100"));
				const isTooMuch = BigDecimal.isGreaterThan(exactLoss(given, more), most);
				expect(isTooMuch || (largest && BigDecimal.isGreaterThan(more, largest))).toBe(true);
			}),
			{ seed: 48, numRuns: 300 },
		);
	});
});

describe("pitfall 8, A-642: Max knows the fee", () => {
	test("the largest quantity can be ordered, also at a price 0.2 % higher, and one step more could not", () => {
		const facts = fineFacts();
		const largest = largestOf(facts, decimal("100"));
		expect(plain(largest)).toBe("88.01");
		const at = (amount: string, price: string) =>
			summarise(fineFacts({ quantity: amount }, { quote: quoteOf(price) })).sideIssues.buy.map(
				({ is }) => is,
			);
		expect([at("88.01", "1.08402"), at("88.01", "1.08618"), at("88.02", "1.08619")]).toEqual([
			[],
			[],
			["balance too small for the order"],
		]);
	});

	test("the price of a pending order does not rise: all of the balance is used", () => {
		const pending = fineFacts({ kind: "pending", targetPrice: "1.08402" });
		expect([
			plain(largestOf(pending, decimal("100"))),
			plain(largestOf(fineFacts(), decimal("100"))),
		]).toEqual(["88.18", "88.01"]);
	});

	test("a quarter of the balance pays a quarter of it; an unknown balance pays nothing", () => {
		expect(plain(largestOf(fineFacts(), decimal("25")))).toBe("22");
		expect(largestOf(fineFacts({}, { free: undefined }), decimal("25"))).toBeUndefined();
		expect(largestOf(fineFacts({}, { free: moneyOf("-5") }), decimal("25"))).toBeUndefined();
	});
});
