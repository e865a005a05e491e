import type { AccountRecord } from "../account/account-record.ts";
import type { AccountKind } from "../account/balance.ts";
import type { ContractOrder } from "../contract/order/contract-order.ts";
import type { DepositRecord } from "../deposit/record/deposit-record.ts";
import type { Subscription } from "../fund/subscription/subscription.ts";
import type { LoanRecord } from "../loan/record/loan-record.ts";
import type { MicroOrder } from "../micro/order/micro-order.ts";
import { toText } from "../money/decimal.ts";
import type { TransferRecord } from "../transfer/transfer.ts";
import type { WithdrawalRecord } from "../withdrawal/withdrawal.ts";
import type { JournalRecord, LoanEvent } from "./journal-record.ts";

export const depositEntry = (record: DepositRecord): JournalRecord => ({
	key: `deposit ${record.id}`,
	kind: "deposit",
	at: record.createdAt,
	what: { is: "deposit", record },
});

/** Withdrawals have no id: their content is the key. */
export const withdrawalEntry = (record: WithdrawalRecord): JournalRecord => ({
	key: `withdrawal ${[record.createdAt, record.kind, record.currencyCode, toText(record.amount), record.target].join("|")}`,
	kind: "withdrawal",
	at: record.createdAt,
	what: { is: "withdrawal", record },
});

/** Transfers have no id either. */
export const transferEntry = (record: TransferRecord): JournalRecord => ({
	key: `transfer ${[record.createdAt, record.from, record.to, toText(record.amount)].join("|")}`,
	kind: "transfer",
	at: record.createdAt,
	what: { is: "transfer", record },
});

/** Each event of a loan at its own time. The key of the request is the one that commands name. */
export const loanEntries = (record: LoanRecord): readonly JournalRecord[] => {
	const eventOf = (event: LoanEvent, at: string | undefined, key: string): readonly JournalRecord[] =>
		at === undefined ? [] : [{ key, kind: "loan", at, what: { is: "loan", record, event } }];
	const key = `loan ${record.id}`;
	return [
		...eventOf("repaid", record.status === "repaid" ? record.repaymentTime : undefined, `${key} repaid`),
		...eventOf("reviewed", record.reviewedAt, `${key} reviewed`),
		...eventOf("requested", record.createdAt, key),
	];
};

export const subscriptionEntry = (record: Subscription): JournalRecord => ({
	key: `subscription ${record.id}`,
	kind: "fund",
	at: record.subscribedAt,
	what: { is: "subscription", record },
});

const contractOrderKey = (id: ContractOrder["id"]): string => `contract ${id}`;

export const contractEntry = (record: ContractOrder): JournalRecord => ({
	key: contractOrderKey(record.id),
	kind: "order",
	at: record.completedAt ?? record.createdAt,
	what: { is: "contract order", record },
});

const microOrderKey = (id: MicroOrder["id"]): string => `micro ${id}`;

export const microEntry = (record: MicroOrder): JournalRecord => ({
	key: microOrderKey(record.id),
	kind: "order",
	at: record.completedAt ?? record.createdAt,
	what: { is: "micro order", record },
});

export const balanceEntry = (account: AccountKind, record: AccountRecord): JournalRecord => ({
	key: `balance ${account} ${record.id}`,
	kind: "balance",
	at: record.createdAt,
	what: { is: "balance change", record, account },
});

/** Records with the same content on one page are different ones: each gets its own key. */
export const withUniqueKeys = (records: readonly JournalRecord[]): readonly JournalRecord[] => {
	const seen = new Map<string, number>();
	return records.map((record) => {
		const count = (seen.get(record.key) ?? 0) + 1;
		seen.set(record.key, count);
		return count === 1 ? record : { ...record, key: `${record.key} #${count}` };
	});
};
