import { describe, expect, test } from "vitest";
import { quoteLifetimeMs } from "../../market/freshness.ts";
import { toText } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { instant } from "../../time/instant.ts";
import { euroDollar, fineFacts, moneyOf, nikkei, noon, quoteOf } from "../contract.test-support.ts";
import { summarise } from "./order-ticket.ts";
import { both, issues } from "./ticket-issues.test-support.ts";

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
