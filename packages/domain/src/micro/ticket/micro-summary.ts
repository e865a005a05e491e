import { Result } from "effect";
import type { AccountKind, Balance } from "../../account/balance.ts";
import type { Instrument } from "../../market/instrument.ts";
import type { Quote } from "../../market/quote.ts";
import { type Money, money, type Rate } from "../../money/decimal.ts";
import { readAmount } from "../../money/read-amount.ts";
import { readTypedDecimal } from "../../money/typed-decimal.ts";
import { type Freshness, priceStatus, quoteLifetimeMs } from "../../realtime/freshness.ts";
import type { LanguageCode } from "../../site/language.ts";
import { instant } from "../../time/instant.ts";
import { microAccountKind, microBalance } from "../micro-account.ts";
import type { MicroOption, MicroSettings } from "../micro-settings.ts";
import { type MicroTerms, profitPercentOf, termsOf } from "../micro-terms.ts";
import type { NewMicroOrder } from "../micro-trading.port.ts";
import type { MicroDirection, MicroOrderId } from "../order/micro-order.ts";
import type { MicroForm } from "./micro-form.ts";
import type { MicroIssue } from "./micro-issue.ts";

/** All that a micro ticket is judged by, besides what is filled in. */
export interface MicroFacts {
	readonly instrument: Instrument;
	/** What there is to choose from; `undefined` until it has been read. */
	readonly settings: MicroSettings | undefined;
	/** In which the amount is typed. */
	readonly language: LanguageCode;
	readonly isSignedIn: boolean;
	/** There is a saved session that nobody has confirmed yet: this is neither a visitor nor a certain customer. */
	readonly awaitsSession: boolean;
	/** The customer's accounts; `undefined` while they are not known, which bars nothing. */
	readonly balances: readonly Balance[] | undefined;
	/** Micro orders are paid from the forex account (Spec 1 §6). */
	readonly hasOnlyOneAccount: boolean;
	/** The site's micro loss level: 0 loses the whole amount (Spec 1 §9). */
	readonly lossLevel: number;
	/** Of the instrument; that of another one counts as none. */
	readonly quote: Quote | undefined;
	/** The quote has not been renewed for `quoteLifetime`. */
	readonly isQuoteOld: boolean;
	readonly freshness: Freshness;
	/** A press is confirmed before it is sent. */
	readonly asksToConfirm: boolean;
	/** The highest id among the customer's micro orders, closed ones included; `undefined` while nobody has looked. */
	readonly lastOrderId: MicroOrderId | undefined;
}

/** A ticket in figures and reasons: what is shown while the customer types, and what a press would send. */
export interface MicroSummary {
	readonly option: MicroOption | undefined;
	/** The profit rate of the option. */
	readonly percent: Rate | undefined;
	/** The least amount of the option. */
	readonly minimum: Money | undefined;
	/** Of any amount that can be read, be it too small or too large; `undefined` without amount or option. */
	readonly terms: MicroTerms | undefined;
	/** The account that pays, and what is free of it, as far as that is known. */
	readonly account: AccountKind;
	readonly free: Money | undefined;
	/** What is wrong with a field in itself, shown where it is filled in. */
	readonly fieldIssues: { readonly option: MicroIssue | undefined; readonly amount: MicroIssue | undefined };
	/**
	 * Why both buttons are disabled, their label first; empty is enabled. Of a visitor, whose press leads to the login,
	 * nothing is asked but an open market (Spec 1 §6).
	 */
	readonly issues: readonly MicroIssue[];
	/** What a press sends; absent where something is missing, wrong, or nobody is signed in. */
	readonly orders: { readonly [Side in MicroDirection]: NewMicroOrder | undefined };
	readonly isLoginNeeded: boolean;
}

/** Amounts of the site's accounts are kept to two decimals (docs/assumptions.md, A-53). */
const decimals = 2;

/**
 * Judges a micro ticket (Spec 1 §5, §6, §9): an expiry, and an amount that is at least its minimum and that the account
 * has; income by `micro.expected-income`, loss by `micro.loss`. Up and down are judged alike. Nothing is ordered while the
 * market is closed or prices are not current.
 */
export const summariseMicro = (form: MicroForm, facts: MicroFacts): MicroSummary => {
	const { instrument, settings, language, lossLevel, balances } = facts;
	const option = settings?.options.find(({ id }) => id === form.option);
	const minimum = option?.limitAmount;
	const free = balances && microBalance(balances, facts)?.free;
	const amount = readAmount(form.amount, language, { decimals, minimum, free });
	const typed = Result.getOrUndefined(readTypedDecimal(form.amount, language));
	const terms = typed && option && termsOf(money(typed), option, lossLevel);
	const fieldIssues = { option: optionIssue(settings, option), amount: amount.issue };
	const market = marketIssues(facts);
	const all = [...market, ...priceIssues(facts), ...Object.values(fieldIssues)].filter(
		(issue) => issue !== undefined,
	);
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
	return settings?.options.length === 0 ? { is: "no options" } : { is: "expiry missing" };
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
