import type { Money, Rate } from "../money/decimal.ts";

/** How money leaves the platform (Spec 2 §2): to an address of a blockchain, or to an account at a bank. */
export type WithdrawalKind = "crypto" | "bank";

/** In the order of the tabs. */
const withdrawalKinds: readonly WithdrawalKind[] = ["crypto", "bank"];

/** The kinds that a site offers, in the order of their tabs (Spec 2 §6). */
export const offeredKinds = (offers: Readonly<Record<WithdrawalKind, boolean>>): readonly WithdrawalKind[] =>
	withdrawalKinds.filter((kind) => offers[kind]);

/** A currency that money is paid out in, and its terms (Spec 2 §3). */
export interface WithdrawalCurrency {
	readonly id: number;
	readonly code: string;
	/** The network of a crypto currency (`TRC20`); empty for money in a bank. */
	readonly protocol: string;
	readonly feeType: "fixed" | "percent";
	/** In the account's currency where the fee is fixed, else percent of the amount. */
	readonly drawRate: Rate;
	/** What one of the account's currency is worth in this one. */
	readonly rate: Rate;
}

/** Where a withdrawal goes: a way that was bound, or an address that was typed. */
export type WithdrawalTarget =
	| { readonly is: "way"; readonly wayId: number }
	| { readonly is: "address"; readonly address: string };

/** Money to be paid out (Spec 2 §3). */
export interface WithdrawalOrder {
	readonly kind: WithdrawalKind;
	readonly currencyId: number;
	/** In the currency of the account. */
	readonly amount: Money;
	readonly target: WithdrawalTarget;
	/** Empty when there is none. */
	readonly remark: string;
}

/** An order, and how the list of withdrawals will show it. */
export interface ListedOrder {
	readonly order: WithdrawalOrder;
	readonly currencyCode: string;
	/** The address or the number of the account that it goes to. */
	readonly target: string;
}

/** A line of the list of withdrawals (Spec 2 §3). */
export interface WithdrawalRecord {
	readonly id: number;
	readonly kind: WithdrawalKind;
	/** As it was asked for, in the currency of the account. */
	readonly amount: Money;
	/** What arrives, in `currencyCode`. */
	readonly received: Money;
	readonly currencyCode: string;
	readonly fee: Money;
	/** In the platform's own words: its stages are not known to the app. */
	readonly statusText: string;
	/** As the platform writes it. */
	readonly createdAt: string;
	/** Where it goes: the address of a crypto withdrawal, the number of the account at a bank; may be empty. */
	readonly target: string;
	readonly businessId: string | undefined;
	readonly notes: string;
}
