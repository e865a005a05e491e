import { type AddressNotice, addressNotices } from "../address/address-notice.ts";
import type { WithdrawalCurrency } from "../withdrawal.ts";
import { type BankIssue, readBankDetails } from "./bank-details.ts";
import { type BankNotice, bankNotices } from "./bank-numbers.ts";
import type { NewWay } from "./bound-way.ts";
import { type AddressIssue, readAddress } from "./typed-address.ts";
import type { WayFacts, WayForm } from "./way-form.ts";

type WayIssue =
	| { readonly is: "currency missing"; readonly field: "currency" }
	| AddressIssue<"address">
	| BankIssue
	/** Refused once: the customer can confirm the number (docs/assumptions.md, A-598). */
	| { readonly is: "iban not confirmed"; readonly field: "iban" };

export interface WaySummary {
	readonly currency: WithdrawalCurrency | undefined;
	/** Why the form cannot be sent, in the order of the fields; empty when it can. */
	readonly issues: readonly WayIssue[];
	/** What the customer should know before; blocks nothing. */
	readonly notices: readonly (AddressNotice | BankNotice)[];
	/** The way that `submit` binds. */
	readonly way: NewWay | undefined;
}

/** Validates a way to bind (Spec 2 §3, §7): a currency, and its address or bank account. */
export const summariseWay = (form: WayForm, facts: WayFacts): WaySummary => {
	const currency = facts.currencies?.find(({ id }) => id === form.currencyId);
	const noCurrency: readonly WayIssue[] = currency ? [] : [{ is: "currency missing", field: "currency" }];
	if (facts.kind === "crypto") {
		const { value: address, issue } = readAddress(form.address, currency, "address");
		return {
			currency,
			issues: issue ? [...noCurrency, issue] : noCurrency,
			notices:
				currency && address !== undefined
					? addressNotices(address, currency, facts.usedAddresses).filter(isOfBinding)
					: [],
			way:
				currency && address !== undefined ? { kind: "crypto", currencyId: currency.id, address } : undefined,
		};
	}
	const { details, issues: missing } = readBankDetails(form.details, facts.shows);
	const notices = bankNotices(details, facts.shows);
	const isDoubtful =
		notices.some(({ is }) => is === "check digits wrong") && form.confirmedIban !== form.details.iban;
	const issues: readonly WayIssue[] = isDoubtful
		? [...missing, { is: "iban not confirmed", field: "iban" }]
		: missing;
	return {
		currency,
		issues: [...noCurrency, ...issues],
		notices: isDoubtful ? notices.filter(({ is }) => is !== "check digits wrong") : notices,
		way: currency && issues.length === 0 ? { kind: "bank", currencyId: currency.id, details } : undefined,
	};
};

/** Every address is bound for the first time. */
const isOfBinding = ({ is }: AddressNotice): boolean => is !== "address used for the first time";
