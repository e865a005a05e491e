import { BigDecimal, Result } from "effect";
import { type Money, money, zero } from "../../money/decimal.ts";
import { type AmountIssue, readAmount } from "../../money/read-amount.ts";
import { type AddressNotice, addressNotices } from "../address/address-notice.ts";
import { withdrawalLeftRule } from "../figures/left.rule.ts";
import { type BoundWay, numberOf } from "../ways/bound-way.ts";
import { type AddressIssue, readAddress } from "../ways/typed-address.ts";
import type { ListedOrder, WithdrawalCurrency, WithdrawalKind, WithdrawalTarget } from "../withdrawal.ts";
import { forEachText, maxLengthOf, type WithdrawalText, withdrawalTexts } from "../withdrawal-texts.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";
import type { WithdrawalForm } from "./withdrawal-form.ts";
import {
	amountFor,
	chosenCurrency,
	figuresOf,
	largestWithdrawal,
	roundsTooMuch,
	smallestUnit,
	type WithdrawalFigures,
} from "./withdrawal-terms.ts";

type WithdrawalIssue =
	/** The terms are not valid if the rules refuse the platform's. */
	| { readonly is: "currency missing" | "terms not valid"; readonly field: "currency" }
	| { readonly is: "way missing"; readonly field: "target" }
	| AddressIssue<"target">
	| AmountIssue
	/** The fee takes the whole amount. */
	| { readonly is: "nothing would arrive"; readonly field: "amount" }
	/** Less than the smallest unit of the currency would be paid out. `minimum` pays out one. */
	| { readonly is: "nothing would be left"; readonly field: "amount"; readonly minimum: Money }
	/** Rounding would take `cost` of the amount. `enough` pays out as much. */
	| {
			readonly is: "rounding takes too much";
			readonly field: "amount";
			readonly cost: Money;
			readonly enough: Money;
	  }
	| { readonly is: "too long"; readonly field: WithdrawalText; readonly maxLength: number };

export interface WithdrawalSummary {
	readonly currency: WithdrawalCurrency | undefined;
	readonly way: BoundWay | undefined;
	/** The amount that Max fills in. */
	readonly max: Money | undefined;
	/** Of a readable amount. */
	readonly figures: WithdrawalFigures | undefined;
	/** Balance after the withdrawal; negative when it is too small. */
	readonly left: Money | undefined;
	/** What the customer should know about the address; blocks nothing. */
	readonly notices: readonly AddressNotice[];
	/** Why the form cannot be sent, in the order of the fields; empty when it can. */
	readonly issues: readonly WithdrawalIssue[];
	/** The withdrawal that `submit` sends. */
	readonly sends: ListedOrder | undefined;
}

/** Amounts have at most two decimals (docs/assumptions.md, A-53). */
const decimals = 2;

/** Whether a bound way is chosen instead of a typed address (Spec 2 §5). */
export const needsWay = (form: WithdrawalForm, facts: WithdrawalFacts): boolean =>
	form.kind === "bank" || !facts.takesTypedAddress;

/**
 * Validates a withdrawal (Spec 2 §5, §9): a way or an address, and an amount that the balance covers. The fee is part of
 * the amount.
 */
export const summariseWithdrawal = (form: WithdrawalForm, facts: WithdrawalFacts): WithdrawalSummary => {
	const currency = chosenCurrency(form, facts);
	const way = needsWay(form, facts) ? facts.ways?.find(({ id }) => id === form.wayId) : undefined;
	const place = needsWay(form, facts) ? placeOfWay(way) : placeOfAddress(form.address, currency);
	const amount = readAmount(form.amount, facts.language, { decimals });
	const terms =
		currency && form.kind && figuresOf(amount.value ?? money(zero), currency, form.kind, facts.accountPrice);
	const figures = amount.value && terms;
	const texts = forEachText((text) => form[text].trim());
	const left = amount.value && terms && facts.free && leftOf(facts.free, amount.value);

	const issues: WithdrawalIssue[] = [];
	if (!currency || !form.kind) issues.push({ is: "currency missing", field: "currency" });
	else if (!terms) issues.push({ is: "terms not valid", field: "currency" });
	if (place.issue) issues.push(place.issue);
	if (amount.issue) issues.push(amount.issue);
	if (left && facts.free && BigDecimal.isNegative(left))
		issues.push({ is: "balance too small", field: "amount", free: facts.free });
	const rounding =
		figures &&
		currency &&
		amount.value &&
		roundingIssue(amount.value, figures, currency, form.kind ?? "crypto", facts);
	if (rounding) issues.push(rounding);
	for (const text of withdrawalTexts)
		if (Array.from(texts[text]).length > maxLengthOf(text))
			issues.push({ is: "too long", field: text, maxLength: maxLengthOf(text) });

	return {
		currency,
		way,
		max: largestWithdrawal(facts),
		figures,
		left,
		notices:
			form.kind === "crypto" && currency && place.value
				? addressNotices(place.value.text, currency, usedBefore(place.value, facts))
				: [],
		issues,
		sends:
			issues.length === 0 && form.kind && currency && place.value && amount.value
				? {
						order: {
							kind: form.kind,
							currencyId: currency.id,
							amount: amount.value,
							target: place.value.target,
							...texts,
						},
						currencyCode: currency.code,
						target: place.value.text,
					}
				: undefined,
	};
};

/** Why an amount whose receipt would be nothing, or far off, is not sent. */
const roundingIssue = (
	amount: Money,
	figures: WithdrawalFigures,
	currency: WithdrawalCurrency,
	kind: WithdrawalKind,
	{ accountPrice }: WithdrawalFacts,
): WithdrawalIssue | undefined => {
	const { fee, receive, roundingCost } = figures;
	if (!BigDecimal.isZero(receive) && !roundsTooMuch(amount, figures)) return undefined;
	const least = amountFor(BigDecimal.max(receive, smallestUnit(kind)), currency, accountPrice);
	if (!least || BigDecimal.isLessThanOrEqualTo(amount, fee))
		return { is: "nothing would arrive", field: "amount" };
	return BigDecimal.isZero(receive)
		? { is: "nothing would be left", field: "amount", minimum: least }
		: { is: "rounding takes too much", field: "amount", cost: roundingCost, enough: least };
};

const leftOf = (balance: Money, amount: Money): Money | undefined =>
	Result.getOrUndefined(
		Result.map(withdrawalLeftRule.compute({ balance, amount }), ({ left }) => money(left)),
	);

/** A bound way that was never paid is compared with the other ways, not with itself. */
const usedBefore = (
	{ text }: { readonly text: string },
	{ usedAddresses: { paid, bound } }: WithdrawalFacts,
): readonly string[] => [...paid, ...bound.filter((address) => address !== text)];

type Place =
	| {
			readonly value: { readonly target: WithdrawalTarget; readonly text: string };
			readonly issue: undefined;
	  }
	| { readonly value: undefined; readonly issue: WithdrawalIssue };

const placeOfWay = (way: BoundWay | undefined): Place =>
	way
		? { value: { target: { is: "way", wayId: way.id }, text: numberOf(way) }, issue: undefined }
		: { value: undefined, issue: { is: "way missing", field: "target" } };

const placeOfAddress = (typed: string, currency: WithdrawalCurrency | undefined): Place => {
	const { value: address, issue } = readAddress(typed, currency, "target");
	return issue
		? { value: undefined, issue }
		: { value: { target: { is: "address", address }, text: address }, issue: undefined };
};
