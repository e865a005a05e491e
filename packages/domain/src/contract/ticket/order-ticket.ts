import { BigDecimal, Result } from "effect";
import { type Freshness, priceStatus, quoteLifetimeMs } from "../../market/freshness.ts";
import type { Instrument } from "../../market/instrument.ts";
import type { Quote } from "../../market/quote.ts";
import {
	quantity as asQuantity,
	type Money,
	money,
	type Price,
	type Quantity,
	type Rate,
} from "../../money/decimal.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { SiteSettings } from "../../site/site-settings.ts";
import { instant } from "../../time/instant.ts";
import type { NewContractOrder } from "../contract-trading.port.ts";
import { feeRule } from "../figures/fee.rule.ts";
import { freeAfterRule } from "../figures/free-after.rule.ts";
import { marginRule } from "../figures/margin.rule.ts";
import { orderTotalRule } from "../figures/order-total.rule.ts";
import { orderValueRule } from "../figures/order-value.rule.ts";
import type { Direction } from "../order/contract-order.ts";
import { readPrice, type StopLimits, stopIssues, stopLimitsOf } from "../stops/stop-price.ts";
import { canStepDown, multipleOf, readQuantity, type TicketForm } from "./ticket-form.ts";
import { type FieldIssue, type Issue, notAsked } from "./ticket-issue.ts";

/** All inputs of the ticket's validation. */
export interface TicketFacts {
	readonly instrument: Instrument;
	/** `undefined` until the site settings are known: no order is placed for an unknown fee. */
	readonly feeBasis: SiteSettings["feeBasis"] | undefined;
	/** The language in which the form is typed. */
	readonly language: LanguageCode;
	readonly isSignedIn: boolean;
	/** A saved session is still being confirmed: neither a visitor nor a known customer. */
	readonly awaitsSession: boolean;
	readonly form: TicketForm;
	readonly quote: Quote | undefined;
	/** The quote has not been renewed for `quoteLifetimeMs`. */
	readonly isQuoteOld: boolean;
	readonly freshness: Freshness;
	/** Free balance of the contract account; `undefined` while unknown, which blocks nothing. */
	readonly free: Money | undefined;
}

/** The ticket's figures and issues, and the orders that a press sends. */
export interface TicketSummary extends Cost {
	/** The price for margin and stops: the latest price, or the target of a pending order. */
	readonly reference: Price | undefined;
	/** What a press orders; absent while a typed figure is missing or wrong. */
	readonly deal: Deal | undefined;
	/** Free balance after the order; negative when the balance is too small. */
	readonly freeAfter: Money | undefined;
	/** What is wrong on both sides, in the order of the fields that show it; a visitor sees it too. */
	readonly fieldIssues: readonly FieldIssue[];
	/**
	 * Why each button is disabled, the first one as its label; empty when it is enabled. A visitor's press leads to the
	 * login (Spec 1 §6).
	 */
	readonly sideIssues: { readonly [Side in Direction]: readonly Issue[] };
	/** The nearest allowed stops of each side, once there is a reference price. */
	readonly stopLimits: { readonly [Side in Direction]: StopLimits | undefined };
	/** The order that a press sends; absent while there is an issue or without a signed-in customer. */
	readonly orders: { readonly [Side in Direction]: NewContractOrder | undefined };
	readonly isLoginNeeded: boolean;
	readonly canStepDown: boolean;
}

/** The figures of an order that a press must state (docs/assumptions.md, A-600), whichever side is pressed. */
interface Deal {
	readonly quantity: Quantity;
	/** Units of the underlying and their value, by `contract.order-value`. */
	readonly units: Quantity | undefined;
	readonly value: Money | undefined;
	readonly stopLoss: Price | undefined;
	readonly takeProfit: Price | undefined;
}

interface Cost {
	readonly margin: Money | undefined;
	readonly fee: Money | undefined;
	/** By `contract.order-total`. */
	readonly total: Money | undefined;
}

/**
 * Validates a contract order ticket (Spec 1 §5, §6, §9): margin by `contract.margin`, fee by `contract.fee`, stops by
 * `contract.stop-distance`. No order, market or pending, is placed while prices are not current.
 */
export const summarise = (facts: TicketFacts): TicketSummary => {
	const { instrument, form, language } = facts;
	const isPending = form.kind === "pending";
	const amount = readQuantity(form.quantity, instrument, language);
	const target = isPending ? readPrice("targetPrice", form.targetPrice, instrument, language) : notAsked;
	const stopLoss = form.stopLossOn ? readPrice("stopLoss", form.stopLoss, instrument, language) : notAsked;
	const takeProfit = form.takeProfitOn
		? readPrice("takeProfit", form.takeProfit, instrument, language)
		: notAsked;
	const multiple = multipleOf(form, instrument);
	const reference = isPending ? target.value : facts.quote?.price;
	const cost = costOf(facts, amount.value, multiple, reference);
	const fieldIssues = [amount, target, stopLoss, takeProfit]
		.map(({ issue }) => issue)
		.filter((issue) => issue !== undefined);
	const common = [...marketIssues(facts, multiple), ...feeIssues(facts), ...fieldIssues];

	const validate = (direction: Direction) => {
		const limits = reference && stopLimitsOf(direction, reference);
		const stops = { stopLoss: stopLoss.value, takeProfit: takeProfit.value };
		const all = [
			...common,
			...(limits ? stopIssues(direction, stops, limits) : []),
			...balanceIssues(facts.free, cost.total),
		];
		const issues = facts.isSignedIn ? all : [...all.filter(isMarketClosed), ...sessionIssues(facts)];
		const isReady = facts.isSignedIn && issues.length === 0;
		const order: NewContractOrder | undefined =
			isReady && amount.value && multiple
				? {
						instrument: instrument.id,
						direction,
						quantity: amount.value,
						multiple,
						targetPrice: target.value,
						...stops,
					}
				: undefined;
		return { issues, limits, order };
	};
	const buy = validate("buy");
	const sell = validate("sell");

	return {
		...cost,
		reference,
		deal:
			amount.value && fieldIssues.length === 0
				? {
						quantity: amount.value,
						...worthOf(amount.value, instrument, reference),
						stopLoss: stopLoss.value,
						takeProfit: takeProfit.value,
					}
				: undefined,
		freeAfter: freeAfterOf(facts.free, cost),
		fieldIssues,
		sideIssues: { buy: buy.issues, sell: sell.issues },
		stopLimits: { buy: buy.limits, sell: sell.limits },
		orders: { buy: buy.order, sell: sell.order },
		isLoginNeeded: !facts.isSignedIn && !facts.awaitsSession,
		canStepDown: canStepDown(form.quantity, instrument, language),
	};
};

/** For the latest price or the target of a pending order. Fixed margins need neither price nor multiple. */
const costOf = (
	{ instrument, feeBasis }: TicketFacts,
	quantity: Quantity | undefined,
	multiple: Rate | undefined,
	price: Price | undefined,
): Cost => {
	const none = { margin: undefined, fee: undefined, total: undefined };
	if (!quantity || !multiple || !price) return none;
	const { marginMode, contractSize, feeRate } = instrument;
	return Result.getOrElse(
		Result.gen(function* () {
			const { margin } = yield* marginRule.compute({ marginMode, quantity, contractSize, price, multiple });
			if (!feeBasis) return { ...none, margin: money(margin) };
			const { fee } = yield* feeRule.compute({ feeType: feeBasis, quantity, margin, feeRate });
			const { total } = yield* orderTotalRule.compute({ margin, fee });
			return { margin: money(margin), fee: money(fee), total: money(total) };
		}),
		() => none,
	);
};

const worthOf = (quantity: Quantity, { contractSize }: Instrument, price: Price | undefined) => {
	const worth = price && Result.getOrUndefined(orderValueRule.compute({ quantity, contractSize, price }));
	return { units: worth && asQuantity(worth.units), value: worth && money(worth.value) };
};

const freeAfterOf = (free: Money | undefined, { margin, fee }: Cost): Money | undefined => {
	if (!free || !margin || !fee) return undefined;
	const after = Result.getOrUndefined(freeAfterRule.compute({ free, margin, fee }));
	return after && money(after.freeAfter);
};

const marketIssues = (facts: TicketFacts, multiple: Rate | undefined): readonly Issue[] => {
	const issues: Issue[] = [];
	if (!facts.instrument.isOpen) issues.push({ is: "market closed" });
	if (!multiple) issues.push({ is: "no multiple" });
	const { quote, freshness } = facts;
	const received = quote?.receivedAt ?? freshness.since;
	const now = facts.isQuoteOld ? instant(received + quoteLifetimeMs + 1) : received;
	const status = priceStatus(quote, freshness, now);
	if (status.is === "current") return issues;
	const { reason, since } = status;
	if (reason === "offline") issues.push({ is: "offline", since });
	else if (reason === "no quote") issues.push({ is: "no price yet" });
	else issues.push({ is: "price is stale", since });
	return issues;
};

const sessionIssues = ({ awaitsSession }: TicketFacts): readonly Issue[] =>
	awaitsSession ? [{ is: "session not confirmed" }] : [];

const isMarketClosed = ({ is }: Issue): boolean => is === "market closed";

const feeIssues = ({ feeBasis }: TicketFacts): readonly Issue[] =>
	feeBasis === undefined ? [{ is: "fee not known yet" }] : [];

const balanceIssues = (free: Money | undefined, needed: Money | undefined): readonly Issue[] =>
	free && needed && BigDecimal.isGreaterThan(needed, free)
		? [{ is: "balance too small for the order", needed, free }]
		: [];
