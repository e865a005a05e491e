import { BigDecimal } from "effect";
import type { AccountRecord } from "../account/account-record.ts";
import type { AccountKind } from "../account/balance.ts";
import type { ContractOrder } from "../contract/order/contract-order.ts";
import { netProfitOf } from "../contract/order/net-profit.ts";
import type { DepositRecord } from "../deposit/record/deposit-record.ts";
import type { Subscription } from "../fund/subscription/subscription.ts";
import { inLatinDigits } from "../input/latin-digits.ts";
import { type LoanRecord, toRepay } from "../loan/record/loan-record.ts";
import type { MicroOrder } from "../micro/order/micro-order.ts";
import { type Money, money } from "../money/decimal.ts";
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

/** What happens to a loan, each at its own time. `reviewed`: it was paid out or rejected. */
export type LoanEvent = "requested" | "reviewed" | "repaid";

/** What one of the platform's lists shows. */
type PlatformRecord =
	| { readonly is: "deposit"; readonly record: DepositRecord }
	| { readonly is: "withdrawal"; readonly record: WithdrawalRecord }
	| { readonly is: "transfer"; readonly record: TransferRecord }
	| { readonly is: "loan"; readonly record: LoanRecord; readonly event: LoanEvent }
	| { readonly is: "subscription"; readonly record: Subscription }
	| { readonly is: "contract order"; readonly record: ContractOrder }
	| { readonly is: "micro order"; readonly record: MicroOrder }
	| { readonly is: "balance change"; readonly record: AccountRecord; readonly account: AccountKind };

/** A record of the platform in the journal. */
export interface JournalRecord {
	/** Unique in the journal. */
	readonly key: string;
	readonly kind: JournalKind;
	/** When it happened, as the platform writes it: the end of an ended order, the review of a reviewed loan, else the creation. */
	readonly at: string;
	readonly what: PlatformRecord;
}

/** `undefined` for a time that the platform wrote in another form. */
export const momentOf = ({ at }: JournalRecord): Instant | undefined => readMoment(at);

/** The moment of the oldest of these records; `undefined` without a readable one. */
export const oldestOf = (records: readonly JournalRecord[]): Instant | undefined =>
	records.reduce<Instant | undefined>((oldest, record) => {
		const at = momentOf(record);
		return at !== undefined && (oldest === undefined || at < oldest) ? at : oldest;
	}, undefined);

/** The money of a record. Without `currency` it is in the site's currency. */
export interface JournalAmount {
	/** Below zero if it left the accounts; `undefined` if the platform does not report it. */
	readonly amount: Money | undefined;
	readonly currency: string | undefined;
	/** A result, money that came into the accounts or left them, or an amount that is neither and has no sign. */
	readonly is: "result" | "movement" | "amount";
	/** It did not move: what was asked for was rejected. */
	readonly isVoid: boolean;
}

/** The amount that the row of a record shows; `undefined` for an order without one (docs/assumptions.md, A-590). */
export const amountOf = ({ what }: JournalRecord): JournalAmount | undefined => {
	switch (what.is) {
		case "deposit": {
			const { amount, currency, status } = what.record;
			return { amount, currency, is: "movement", isVoid: status === "rejected" || status === "invalid" };
		}
		case "subscription":
			return { ...movement(minus(what.record.amount)), currency: what.record.fund.currency };
		case "withdrawal":
			return { ...movement(minus(what.record.amount)), isVoid: what.record.isRejected };
		case "transfer":
			return plain(what.record.amount);
		case "loan":
			return loanAmount(what);
		case "contract order":
			if (what.record.stage === "closed") return result(netProfitOf(what.record));
			return what.record.stage === "holding" ? result(what.record.profit) : undefined;
		case "micro order":
			return what.record.profit ? result(what.record.profit) : plain(what.record.amount);
		case "balance change":
			return result(what.record.change);
	}
};

/** A repayment is paid from outside of the accounts. */
const loanAmount = ({
	record,
	event,
}: {
	readonly record: LoanRecord;
	readonly event: LoanEvent;
}): JournalAmount => {
	const isVoid = record.status === "rejected";
	if (event === "repaid") return plain(toRepay(record));
	return event === "reviewed" && !isVoid ? movement(record.amount) : { ...plain(record.amount), isVoid };
};

const result = (amount: Money | undefined): JournalAmount => ({
	amount,
	currency: undefined,
	is: "result",
	isVoid: false,
});
const movement = (amount: Money | undefined): JournalAmount => ({ ...result(amount), is: "movement" });
const plain = (amount: Money | undefined): JournalAmount => ({ ...result(amount), is: "amount" });

const minus = (amount: Money): Money => money(BigDecimal.negate(amount));

/** What the customer has typed to find a number, in Latin digits and without blanks and number signs. */
export const numberTermOf = (text: string): string => inLatinDigits(text).replace(/[\s#№]/gu, "");

/** The number under which the platform lists a record; `undefined` for transfers, which have none, and where it reports none. */
export const numberOf = ({ what }: JournalRecord): string | undefined => {
	switch (what.is) {
		case "transfer":
			return undefined;
		case "withdrawal":
			return what.record.businessId;
		case "balance change":
			return typeof what.record.id === "number" ? String(what.record.id) : undefined;
		default:
			return String(what.record.id);
	}
};
