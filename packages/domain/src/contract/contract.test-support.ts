import { type Instrument, instrumentCode, instrumentId } from "../market/instrument.ts";
import type { Quote } from "../market/quote.ts";
import { decimal, type Money, money, type Price, price, quantity, rate } from "../money/decimal.ts";
import { instant } from "../time/instant.ts";
import { type ContractOrder, type OrderTotals, orderId } from "./order/contract-order.ts";
import type { TicketFacts } from "./ticket/order-ticket.ts";
import { emptyForm, type TicketForm } from "./ticket/ticket-form.ts";

export const priceOf = (literal: string): Price => price(decimal(literal));
export const moneyOf = (literal: string): Money => money(decimal(literal));

/** The current time of the tests. */
export const noon = instant(1_767_225_600_000);

export const euroDollar: Instrument = {
	id: instrumentId(1),
	code: instrumentCode("EURUSD"),
	symbol: "EUR/USD",
	logo: "",
	categoryId: 1,
	isOpen: true,
	pricePrecision: 5,
	contractSize: quantity(decimal("1000")),
	minQuantity: quantity(decimal("0.01")),
	quantityStep: quantity(decimal("0.01")),
	feeRate: rate(decimal("0.5")),
	marginMode: "leveraged",
	multiples: [
		{ value: rate(decimal("50")), isDefault: false },
		{ value: rate(decimal("100")), isDefault: true },
	],
	day: { open: priceOf("1.08321"), high: priceOf("1.08502"), low: priceOf("1.08221") },
	hours: [{ from: 0, to: 1440 }],
	nextStatusChange: undefined,
};

export const nikkei: Instrument = {
	...euroDollar,
	id: instrumentId(2),
	code: instrumentCode("N225"),
	symbol: "Nikkei 225",
	pricePrecision: 0,
	contractSize: quantity(decimal("10")),
	minQuantity: quantity(decimal("2")),
	quantityStep: quantity(decimal("1")),
	multiples: [{ value: rate(decimal("20")), isDefault: false }],
};

export const quoteOf = (literal: string, instrument = euroDollar, at = noon): Quote => ({
	code: instrument.code,
	price: priceOf(literal),
	change: rate(decimal("0.07")),
	madeAt: at,
	receivedAt: at,
});

/** A ticket on which both directions can be pressed. */
export const fineFacts = (form: Partial<TicketForm> = {}, facts: Partial<TicketFacts> = {}): TicketFacts => {
	const instrument = facts.instrument ?? euroDollar;
	const language = facts.language ?? "en";
	return {
		instrument,
		feeBasis: "per-quantity",
		language,
		isSignedIn: true,
		awaitsSession: false,
		quote: quoteOf("1.08402", instrument),
		isQuoteOld: false,
		freshness: { is: "live", since: noon },
		free: moneyOf("1000"),
		...facts,
		form: { ...emptyForm(instrument, language), ...form },
	};
};

export const holdingOrder: ContractOrder = {
	id: orderId(501),
	instrument: euroDollar.id,
	code: euroDollar.code,
	symbol: euroDollar.symbol,
	direction: "buy",
	quantity: quantity(decimal("0.5")),
	multiple: rate(decimal("100")),
	isCopy: false,
	askedPrice: priceOf("1.08402"),
	openPrice: priceOf("1.08402"),
	latestPrice: priceOf("1.0845"),
	profit: moneyOf("0.24"),
	margin: moneyOf("5.4201"),
	fee: moneyOf("0.25"),
	stopLoss: undefined,
	takeProfit: undefined,
	stage: "holding",
	createdAt: "2026-01-01 00:00:00",
	completedAt: undefined,
};

export const pendingOrder: ContractOrder = {
	...holdingOrder,
	id: orderId(502),
	isCopy: false,
	askedPrice: priceOf("1.08"),
	openPrice: undefined,
	profit: moneyOf("0"),
	stage: "pending",
};

export const totalsOf = (profit: string): OrderTotals => ({
	profit: moneyOf(profit),
	hazardRate: rate(decimal("200")),
	margin: moneyOf("10"),
});
