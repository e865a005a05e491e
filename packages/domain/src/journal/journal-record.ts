import type { AccountRecord } from "../account/account-record.ts";
import type { AccountKind } from "../account/balance.ts";
import type { ContractOrder } from "../contract/order/contract-order.ts";
import type { DepositRecord } from "../deposit/record/deposit-record.ts";
import type { Subscription } from "../fund/subscription/subscription.ts";
import type { LoanRecord } from "../loan/record/loan-record.ts";
import type { MicroOrder } from "../micro/order/micro-order.ts";
import type { Money } from "../money/decimal.ts";
import type { Instant } from "../time/instant.ts";
import { readMoment } from "../time/read-moment.ts";
import type { TransferRecord } from "../transfer/transfer.ts";
import type { WithdrawalRecord } from "../withdrawal/withdrawal.ts";

/** The kinds of money actions, in the order of the filter. `balance` are the changes of the accounts' free money. */
export const journalKinds = [
	"deposit",
	"withdrawal",
	"transfer",
	"loan",
	"fund",
	"order",
	"balance",
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** What one of the platform's lists shows. */
type PlatformRecord =
	| { readonly is: "deposit"; readonly record: DepositRecord }
	| { readonly is: "withdrawal"; readonly record: WithdrawalRecord }
	| { readonly is: "transfer"; readonly record: TransferRecord }
	| { readonly is: "loan"; readonly record: LoanRecord }
	| { readonly is: "subscription"; readonly record: Subscription }
	| { readonly is: "contract order"; readonly record: ContractOrder }
	| { readonly is: "micro order"; readonly record: MicroOrder }
	| { readonly is: "balance change"; readonly record: AccountRecord; readonly account: AccountKind };

/** A record of the platform in the journal. */
export interface JournalRecord {
	/** Unique in the journal. */
	readonly key: string;
	readonly kind: JournalKind;
	/** When it happened, as the platform writes it: the end of an ended order, else the creation. */
	readonly at: string;
	readonly what: PlatformRecord;
}

/** `undefined` for a time that the platform wrote in another form. */
export const momentOf = ({ at }: JournalRecord): Instant | undefined => readMoment(at);

/** The money of a record. Without `currency` it is in the site's currency. */
export interface JournalAmount {
	/** `undefined` if the platform does not report it. */
	readonly amount: Money | undefined;
	readonly currency: string | undefined;
	/** A change of money, which has a sign. */
	readonly isChange: boolean;
}

/** The amount that the row of a record shows; `undefined` for an order without one. */
export const amountOf = ({ what }: JournalRecord): JournalAmount | undefined => {
	switch (what.is) {
		case "deposit":
			return { amount: what.record.amount, currency: what.record.currency, isChange: false };
		case "subscription":
			return { amount: what.record.amount, currency: what.record.fund.currency, isChange: false };
		case "withdrawal":
		case "transfer":
		case "loan":
			return { amount: what.record.amount, currency: undefined, isChange: false };
		case "contract order":
			return what.record.stage === "closed" || what.record.stage === "holding"
				? { amount: what.record.profit, currency: undefined, isChange: true }
				: undefined;
		case "micro order":
			return what.record.profit
				? { amount: what.record.profit, currency: undefined, isChange: true }
				: { amount: what.record.amount, currency: undefined, isChange: false };
		case "balance change":
			return { amount: what.record.change, currency: undefined, isChange: true };
	}
};
