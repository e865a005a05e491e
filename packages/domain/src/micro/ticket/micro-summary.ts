import { Result } from "effect";
import type { AccountKind, Balance } from "../../account/balance.ts";
import { type Freshness, priceStatus, quoteLifetimeMs } from "../../market/freshness.ts";
import type { Instrument } from "../../market/instrument.ts";
import type { Quote } from "../../market/quote.ts";
import { type Money, money, type Rate } from "../../money/decimal.ts";
import { readAmount } from "../../money/read-amount.ts";
import { readTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";
import { instant } from "../../time/instant.ts";
import { microAccountKind, microBalance } from "../micro-account.ts";
import type { MicroOption, MicroSettings } from "../micro-settings.ts";
import { type MicroTerms, profitPercentOf, termsOf } from "../micro-terms.ts";
import type { NewMicroOrder } from "../micro-trading.port.ts";
import type { MicroDirection, MicroOrderId } from "../order/micro-order.ts";
import type { MicroForm } from "./micro-form.ts";
import type { MicroIssue } from "./micro-issue.ts";

/** All inputs of the ticket's validation except the form. */
export interface MicroFacts {
	readonly instrument: Instrument;
	/** The platform's options; `undefined` until they are read. */
	readonly settings: MicroSettings | undefined;
	/** The language in which the amount is typed. */
	readonly language: LanguageCode;
	readonly isSignedIn: boolean;
	/** A saved session is still being confirmed: neither a visitor nor a known customer. */
	readonly awaitsSession: boolean;
	/** The customer's accounts; `undefined` while unknown, which blocks nothing. */
	readonly balances: readonly Balance[] | undefined;
	/** Micro orders are paid from the forex account (Spec 1 §6). */
	readonly hasOnlyOneAccount: boolean;
	/** The site's micro loss level: 0 loses the whole amount (Spec 1 §9). */
	readonly lossLevel: number;
	/** A quote of another instrument counts as none. */
	readonly quote: Quote | undefined;
	/** The quote has not been renewed for `quoteLifetimeMs`. */
	readonly isQuoteOld: boolean;
	readonly freshness: Freshness;
	/** A press is confirmed before it is sent. */
	readonly asksToConfirm: boolean;
	/** The highest id among the customer's micro orders, closed ones included; `undefined` while unknown. */
	readonly lastOrderId: MicroOrderId | undefined;
}

/** The ticket's figures and issues, and the orders that a press sends. */
export interface MicroSummary {
	readonly option: MicroOption | undefined;
	/** The option's profit rate. */
	readonly percent: Rate | undefined;
	/** The option's minimum amount. */
	readonly minimum: Money | undefined;
	/** Of any readable amount, even outside its limits; `undefined` without amount or option. */
	readonly terms: MicroTerms | undefined;
	/** The paying account and its free balance, as far as known. */
	readonly account: AccountKind;
	readonly free: Money | undefined;
	/** In the order of the fields that show them; a visitor sees them too. */
	readonly fieldIssues: readonly MicroIssue[];
	/**
	 * Why both buttons are disabled, the first one as their label; empty when they are enabled. For a visitor only the
	 * market has to be open, because a press leads to the login (Spec 1 §6).
	 */
	readonly issues: readonly MicroIssue[];
	/** The order that a press sends; absent while there is an issue or without a signed-in customer. */
	readonly orders: { readonly [Side in MicroDirection]: NewMicroOrder | undefined };
	readonly isLoginNeeded: boolean;
}

/** Amounts have at most two decimals (docs/assumptions.md, A-53). */
const decimals = 2;

/**
 * Validates a micro ticket (Spec 1 §5, §6, §9): an expiry, and an amount of at least its minimum and at most the free
 * balance. Income is by `micro.expected-income`, loss by `micro.loss`. Both directions have the same issues. No order
 * is placed while the market is closed or prices are not current.
 */
export const summariseMicro = (form: MicroForm, facts: MicroFacts): MicroSummary => {
	const { instrument, settings, language, lossLevel, balances } = facts;
	const option = settings?.options.find(({ id }) => id === form.option);
	const minimum = option?.limitAmount;
	const free = balances && microBalance(balances, facts)?.free;
	const amount = readAmount(form.amount, language, { decimals, minimum, free });
	const typed = Result.getOrUndefined(readTypedDecimal(form.amount, language));
	const terms = typed && option && termsOf(money(typed), option, lossLevel);
	const fieldIssues: readonly MicroIssue[] = [optionIssue(settings, option), amount.issue].filter(
		(issue) => issue !== undefined,
	);
	const market = marketIssues(facts);
	const all = [...market, ...priceIssues(facts), ...fieldIssues];
	if (amount.value && option && !terms) all.push({ is: "terms unclear" });
	const issues = facts.isSignedIn ? all : [...market, ...sessionIssues(facts)];

	const order = (direction: MicroDirection): NewMicroOrder | undefined =>
		facts.isSignedIn && issues.length === 0 && amount.value && option
			? { instrument: instrument.id, direction, amount: amount.value, seconds: option.seconds }
			: undefined;

	return {
		option,
		percent: option && profitPercentOf(option),
		minimum,
		terms,
		account: microAccountKind(facts),
		free,
		fieldIssues,
		issues,
		orders: { up: order("up"), down: order("down") },
		isLoginNeeded: !facts.isSignedIn && !facts.awaitsSession,
	};
};

const optionIssue = (
	settings: MicroSettings | undefined,
	option: MicroOption | undefined,
): MicroIssue | undefined => {
	if (option) return undefined;
	return settings?.options.length === 0
		? { is: "no options", field: "option" }
		: { is: "expiry missing", field: "option" };
};

const marketIssues = ({ instrument }: MicroFacts): readonly MicroIssue[] =>
	instrument.isOpen ? [] : [{ is: "market closed" }];

const sessionIssues = ({ awaitsSession }: MicroFacts): readonly MicroIssue[] =>
	awaitsSession ? [{ is: "session not confirmed" }] : [];

const priceIssues = ({ instrument, quote, isQuoteOld, freshness }: MicroFacts): readonly MicroIssue[] => {
	const ofInstrument = quote?.code === instrument.code ? quote : undefined;
	const received = ofInstrument?.receivedAt ?? freshness.since;
	const now = isQuoteOld ? instant(received + quoteLifetimeMs + 1) : received;
	const status = priceStatus(ofInstrument, freshness, now);
	if (status.is === "current") return [];
	const { reason, since } = status;
	if (reason === "offline") return [{ is: "offline", since }];
	if (reason === "no quote") return [{ is: "no price yet" }];
	return [{ is: "price is stale", since }];
};
