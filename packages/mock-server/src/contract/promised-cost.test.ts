import {
	type Direction,
	draftOrder,
	emptyForm,
	type OrderReceipt,
	orderRiskOf,
	receiptOf,
	riskFactsOf,
	type StopResult,
	summarise,
	type TicketFacts,
} from "@tradewind/domain/contract";
import { instrumentCode, instrumentId, type Instrument as Listed } from "@tradewind/domain/market";
import {
	type Decimal,
	decimal,
	formatFixed,
	type Money,
	type Price,
	price,
	quantity,
	rate,
	toText,
	zero,
} from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { BigDecimal, Result } from "effect";
import { expect, test } from "vitest";
import { createLedger } from "../ledger/ledger.ts";
import { free, grant, locked, minus, plus } from "../ledger/wallet.ts";
import { createInstrument, type Instrument } from "../market/instrument.ts";
import type { Listing } from "../market/listing.ts";
import { listings } from "../market/listings.ts";
import { createRandom } from "../random/random.ts";
import { createSite } from "../site/site.ts";
import { createExecution } from "./execution.ts";
import { isHolding } from "./order.ts";
import { createOrderBook } from "./order-book.ts";
import { createTotals } from "./totals.ts";

const trades = 100_000;
const at = instant(1_767_225_600_000);
const bases = ["per-quantity", "per-margin"] as const;
type Basis = (typeof bases)[number];

/** An instrument of the mock platform whose price the test sets. */
const pricedInstrument = (listing: Listing) => {
	let current: Price = price(decimal(listing.startPrice));
	const instrument: Instrument = { ...createInstrument(listing, "promises", 0), price: () => current };
	const set = (next: Price): void => {
		current = next;
	};
	return { listing, instrument, set };
};

/** The same instrument as the app knows it. */
const listedOf = ({ listing, instrument }: ReturnType<typeof pricedInstrument>, basis: Basis): Listed => ({
	id: instrumentId(listing.id),
	code: instrumentCode(listing.code),
	symbol: listing.code,
	logo: "",
	categoryId: listing.categoryId,
	isOpen: true,
	pricePrecision: listing.precision,
	contractSize: instrument.contractSize,
	minQuantity: quantity(decimal(listing.minQuantity)),
	quantityStep: quantity(decimal(listing.quantityStep)),
	feeRate: instrument.feeRate(basis),
	marginMode: listing.marginMode,
	multiples: listing.multiples.map((value, place) => ({
		value: rate(decimal(value)),
		isDefault: place === 0,
	})),
	day: { open: undefined, high: undefined, low: undefined },
	hours: [],
	nextStatusChange: undefined,
});

/** A platform without customers; each trade has a customer of its own. */
const createDesk = () => {
	const [site, ledger, book] = [createSite(), createLedger(), createOrderBook()];
	const silent = { opened: () => {}, closed: () => {} };
	return {
		site,
		ledger,
		book,
		totals: createTotals(book, ledger),
		execution: createExecution(book, ledger, site, silent),
	};
};

const setBasis = (desk: ReturnType<typeof createDesk>, basis: Basis) =>
	desk.site.setInfo({ ...desk.site.info(), trade_fee_type: basis === "per-quantity" ? "1" : "0" });

/** A price moved by a share of it, in steps of the precision. */
const shifted = (value: Decimal, share: number, precision: number): Price => {
	const factor = BigDecimal.make(BigInt(Math.round((1 + share) * 1e6)), 6);
	return price(decimal(formatFixed(BigDecimal.multiply(value, factor), precision, "half up")));
};

test(`Spec 1 §9: over ${trades} trades the ledger posts what the press and the confirmation said, without a difference`, () => {
	const random = createRandom("2026-11-26/promised cost");
	const priced = listings.filter(({ multiples }) => multiples.length > 0).map(pricedInstrument);
	const [other] = priced;
	if (!other) throw new Error("There is no instrument");
	const differences: string[] = [];
	let desk = createDesk();
	for (let trade = 0; trade < trades; trade++) {
		// The orders of earlier customers are not needed any more.
		if (trade % 50 === 0) desk = createDesk();
		const pick = <Value>(place: number, values: readonly Value[]): Value => {
			const value = values[Math.floor(random(trade, place) * values.length)];
			if (value === undefined) throw new Error("There is nothing to pick");
			return value;
		};
		const basis = pick(0, bases);
		setBasis(desk, basis);
		const chosen = pick(1, priced);
		const listed = listedOf(chosen, basis);
		const scaled = (value: Decimal, share: number) => shifted(value, share, listed.pricePrecision);
		const latest = scaled(decimal(chosen.listing.startPrice), random(trade, 2) - 0.5);
		const direction = pick<Direction>(3, ["buy", "sell"]);
		const isPending = random(trade, 4) < 0.3;
		const reference = isPending ? scaled(latest, (random(trade, 5) - 0.5) / 5) : latest;
		const steps = BigInt(1 + Math.floor(random(trade, 6) ** 3 * 500));
		const ordered = BigDecimal.max(
			listed.minQuantity ?? listed.quantityStep,
			BigDecimal.multiply(listed.quantityStep, BigDecimal.fromBigInt(steps)),
		);
		const [below, above] = [
			scaled(reference, -0.01 - random(trade, 7) / 5),
			scaled(reference, 0.01 + random(trade, 8) / 5),
		];
		const [stopLoss, takeProfit] = direction === "buy" ? [below, above] : [above, below];
		const customer = trade + 1;
		grant(desk.ledger, customer, at, { forex: "99999999999999", micro: "0", change: "0" });

		// Half of the customers hold a position that has moved since.
		chosen.set(latest);
		if (random(trade, 9) < 0.5 && chosen !== other) {
			other.set(price(decimal(other.listing.startPrice)));
			Result.getOrThrow(
				desk.execution.open(
					customer,
					{
						instrument: other.instrument,
						direction: pick<Direction>(10, ["buy", "sell"]),
						quantity: quantity(decimal("1")),
						multiple: rate(decimal(other.listing.multiples[0] ?? "1")),
						targetPrice: undefined,
						stopLoss: undefined,
						takeProfit: undefined,
					},
					at,
				),
			);
			other.set(shifted(decimal(other.listing.startPrice), random(trade, 11) - 0.5, other.listing.precision));
		}

		const { ledger, book, totals, execution } = desk;
		const freeNow = () => ledger.balance(free(customer));
		const lockedNow = () => ledger.balance(locked(customer));
		const facts: TicketFacts = {
			instrument: listed,
			feeBasis: basis,
			language: "en",
			isSignedIn: true,
			awaitsSession: false,
			form: {
				...emptyForm(listed, "en", isPending ? "pending" : "market"),
				quantity: toText(ordered),
				multiple: toText(decimal(pick(12, chosen.listing.multiples))),
				targetPrice: isPending ? toText(reference) : "",
				stopLossOn: true,
				stopLoss: toText(stopLoss),
				takeProfitOn: true,
				takeProfit: toText(takeProfit),
			},
			quote: { code: listed.code, price: latest, change: undefined, madeAt: at, receivedAt: at },
			isQuoteOld: false,
			freshness: { is: "live", since: at },
			free: freeNow(),
		};
		const draft = draftOrder(direction, facts);
		if (!draft) {
			differences.push(`${trade} has no draft`);
			continue;
		}
		// The figures beside the press buttons, and those that the confirmation shows.
		const { deal, margin, fee, reference: pressPrice } = summarise(facts);
		const promise = receiptOf(draft, facts);
		const balance = { free: freeNow(), locked: lockedNow() };
		const holding = book.holdingOf(customer).map((order) => ({ margin: order.margin }));
		const risk = orderRiskOf(promise, riskFactsOf(balance, { holding, totals: totals.at(customer, at) }));
		const before = plus(balance.free, balance.locked);
		const feesBefore = ledger.balance("company:fees");

		// What the platform does at the promised price.
		const newOrder = { ...draft.order, instrument: chosen.instrument };
		const answered = isPending
			? execution.place(customer, newOrder, reference, at)
			: execution.open(customer, newOrder, at);
		const placed = Result.getOrThrow(answered);
		if (isPending) {
			chosen.set(reference);
			execution.fill(placed, reference, at);
		}
		const order = book.get(placed.id);
		if (!order || !isHolding(order)) {
			differences.push(`${trade} is not open`);
			continue;
		}
		const compare = (what: string, promised: Decimal | undefined, posted: Decimal) => {
			if (!promised || !BigDecimal.equals(promised, posted))
				differences.push(`${trade} ${what}: ${promised ? toText(promised) : "nothing"}, ${toText(posted)}`);
		};
		const postedMargin = plus(lockedNow(), minus(balance.locked));
		const postedFee = plus(ledger.balance("company:fees"), minus(feesBefore));
		compare("margin of the press", margin, postedMargin);
		compare("fee of the press", fee, postedFee);
		compare("price of the press", pressPrice, order.openPrice);
		compare("quantity of the press", deal?.quantity, order.quantity);
		compare(
			"units of the press",
			deal?.units,
			BigDecimal.multiply(order.quantity, order.instrument.contractSize),
		);
		compare("stop-loss of the press", deal?.stopLoss, order.stopLoss ?? zero);
		compare("take-profit of the press", deal?.takeProfit, order.takeProfit ?? zero);
		compare("margin", promise.margin, postedMargin);
		compare("fee", promise.fee, postedFee);
		compare("free after", promise.freeAfter, freeNow());
		compare("margin level", risk.hazardRate, totals.at(customer, at).hazardRate);

		// The price reaches a stop, or the break-even price.
		const end = pick<keyof OrderReceipt>(13, ["atStopLoss", "atTakeProfit", "breakEven"]);
		const closesAt = end === "breakEven" ? promise.breakEven : end === "atStopLoss" ? stopLoss : takeProfit;
		if (!closesAt) continue;
		execution.close(order, closesAt, at);
		const gained = plus(freeNow(), lockedNow(), minus(before));
		if (end === "breakEven") {
			if (!isEven(gained, promise)) differences.push(`${trade} break-even: ${toText(gained)}`);
		} else compare(end, netOf(end === "atStopLoss" ? promise.atStopLoss : promise.atTakeProfit), gained);
	}
	expect(differences.slice(0, 5)).toEqual([]);
}, 300_000);

const netOf = (result: StopResult | undefined): Money | undefined => result?.net;

/** There is no loss at the break-even price, and no profit one step of its eighth decimal nearer. */
const isEven = (gained: Money, { units }: OrderReceipt): boolean => {
	const step = BigDecimal.multiply(units ?? zero, decimal("0.00000001"));
	const rounding = decimal("0.000001");
	return (
		BigDecimal.isGreaterThanOrEqualTo(gained, BigDecimal.negate(rounding)) &&
		BigDecimal.isLessThanOrEqualTo(gained, BigDecimal.sum(step, rounding))
	);
};
