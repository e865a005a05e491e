import type { Money, Price, Rate } from "../money/decimal.ts";
import type { WithdrawalTexts } from "./withdrawal-texts.ts";

/** A withdrawal goes to a blockchain address or to a bank account (Spec 2 §2). */
export type WithdrawalKind = "crypto" | "bank";

/** In the order of the tabs. */
const withdrawalKinds: readonly WithdrawalKind[] = ["crypto", "bank"];

/** The kinds that a site offers, in the order of the tabs (Spec 2 §6). */
export const offeredKinds = (offers: Readonly<Record<WithdrawalKind, boolean>>): readonly WithdrawalKind[] =>
	withdrawalKinds.filter((kind) => offers[kind]);

/** A withdrawal currency and its terms (Spec 2 §3). */
export interface WithdrawalCurrency {
	readonly id: number;
	readonly code: string;
	/** The network of a crypto currency (`TRC20`); empty for a bank. */
	readonly protocol: string;
	readonly feeType: "fixed" | "percent";
	/** In the account's currency for a fixed fee, else percent of the amount. */
	readonly drawRate: Rate;
	/** Dollars per unit of this currency (docs/assumptions.md, A-330). */
	readonly usdPrice: Price;
}

/** The target of a withdrawal: a bound way or a typed address. */
export type WithdrawalTarget =
	| { readonly is: "way"; readonly wayId: number }
	| { readonly is: "address"; readonly address: string };

/** A withdrawal to send (Spec 2 §3). */
export interface WithdrawalOrder extends WithdrawalTexts {
	readonly kind: WithdrawalKind;
	readonly currencyId: number;
	/** In the account's currency. */
	readonly amount: Money;
	readonly target: WithdrawalTarget;
}

/** An order, and how the list of withdrawals will show it. */
export interface ListedOrder {
	readonly order: WithdrawalOrder;
	readonly currencyCode: string;
	/** The address or account number of the target. */
	readonly target: string;
}

/** A record in the list of withdrawals (Spec 2 §3). It has no id. */
export interface WithdrawalRecord {
	readonly kind: WithdrawalKind;
	/** The requested amount in the account's currency. */
	readonly amount: Money;
	/** Received, in `currencyCode`; `undefined` while unknown. */
	readonly received: Money | undefined;
	readonly currencyCode: string;
	/** In the account's currency; `undefined` while unknown. */
	readonly fee: Money | undefined;
	/** The platform's text: its stages are unknown to the app. */
	readonly statusText: string;
	/** Whether the platform has rejected it; `false` where only its text could tell (docs/assumptions.md, A-590). */
	readonly isRejected: boolean;
	/** As the platform writes it. */
	readonly createdAt: string;
	/** The address of a crypto withdrawal or the account number at a bank; may be empty. */
	readonly target: string;
	readonly businessId: string | undefined;
	readonly notes: string;
}
