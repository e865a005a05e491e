import { BigDecimal, Effect } from "effect";
import { AccountHistory } from "../account/account-history.port.ts";
import type { AccountRecord } from "../account/account-record.ts";
import type { Balance } from "../account/balance.ts";
import { ContractTrading } from "../contract/contract-trading.port.ts";
import type { OrderTab } from "../contract/order/contract-order.ts";
import { Deposits } from "../deposit/deposits.port.ts";
import type { DepositKind } from "../deposit/record/deposit-record.ts";
import { Funds } from "../fund/funds.port.ts";
import { Loans } from "../loan/loans.port.ts";
import { MicroTrading } from "../micro/micro-trading.port.ts";
import type { MicroStage } from "../micro/order/micro-order.ts";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Instant } from "../time/instant.ts";
import { Transfers } from "../transfer/transfers.port.ts";
import type { WithdrawalKind } from "../withdrawal/withdrawal.ts";
import { Withdrawals } from "../withdrawal/withdrawals.port.ts";
import { type JournalKind, type JournalRecord, numberOf, oldestOf } from "./journal-record.ts";
import {
	balanceEntry,
	contractEntry,
	depositEntry,
	loanEntries,
	microEntry,
	subscriptionEntry,
	transferEntry,
	withdrawalEntry,
	withUniqueKeys,
} from "./to-journal.ts";

/** One page of one of the platform's lists. */
export interface SourcePage {
	readonly records: readonly JournalRecord[];
	/** Rows of the page, including those that are no records of this source. */
	readonly rows: number;
	/** Rows of the whole list. */
	readonly total: number;
	/** The oldest moment of the page, also of rows that are no records of this source. */
	readonly oldest: Instant | undefined;
}

/** One of the platform's lists, newest first. Only read. */
export interface JournalSource<Ports> {
	/** Unique among the sources of a journal. */
	readonly name: string;
	readonly kind: JournalKind;
	/** Pages count from 1. */
	readonly read: (page: number) => Effect.Effect<SourcePage, QueryError, Ports>;
}

const pageOf =
	<Row>(toEntry: (row: Row) => JournalRecord) =>
	({ rows, total }: ListPage<Row, unknown>): SourcePage =>
		sourcePage(withUniqueKeys(rows.map(toEntry)), rows.length, total);

const sourcePage = (records: readonly JournalRecord[], rows: number, total: number): SourcePage => ({
	records,
	rows,
	total,
	oldest: oldestOf(records),
});

/** The same page with some of its records. */
const filtered =
	(isWanted: (record: JournalRecord) => boolean) =>
	(page: SourcePage): SourcePage => ({ ...page, records: page.records.filter(isWanted) });

/** Deposits of one kind (Spec 2 §2). */
export const depositSource = (kind: DepositKind): JournalSource<Deposits> => ({
	name: `deposits ${kind}`,
	kind: "deposit",
	read: (page) =>
		Effect.map(
			Deposits.use((port) => port.records({ kind, page })),
			pageOf(depositEntry),
		),
});

/** Withdrawals of one kind (Spec 2 §2). */
export const withdrawalSource = (kind: WithdrawalKind): JournalSource<Withdrawals> => ({
	name: `withdrawals ${kind}`,
	kind: "withdrawal",
	read: (page) =>
		Effect.map(
			Withdrawals.use((port) => port.records({ kind, page })),
			pageOf(withdrawalEntry),
		),
});

/** Transfers from one account. The log of an account also has those to it, which are in the log of the other one. */
export const transferSource = (accountId: number): JournalSource<Transfers> => ({
	name: `transfers from ${accountId}`,
	kind: "transfer",
	read: (page) =>
		Effect.map(
			Transfers.use((port) => port.log({ accountId, page })),
			({ rows, total }) => {
				const all = sourcePage(rows.map(transferEntry), rows.length, total);
				return {
					...all,
					records: withUniqueKeys(rows.filter(({ from }) => from === accountId).map(transferEntry)),
				};
			},
		),
});

/** The customer's loans with their repayments (Spec 2 §2). */
export const loanSource: JournalSource<Loans> = {
	name: "loans",
	kind: "loan",
	read: (page) =>
		Effect.map(
			Loans.use((port) => port.records({ page })),
			({ rows, total }) => sourcePage(rows.flatMap(loanEntries), rows.length, total),
		),
};

/** Subscriptions with their redemptions (Spec 2 §2). Their pages say only whether they are the last. */
export const subscriptionSource: JournalSource<Funds> = {
	name: "subscriptions",
	kind: "fund",
	read: (page) =>
		Effect.map(
			Funds.use((port) => port.subscriptions(page)),
			({ rows, isLast }) =>
				sourcePage(rows.map(subscriptionEntry), rows.length, isLast ? 0 : Number.POSITIVE_INFINITY),
		),
};

/** Contract orders of one tab (Spec 1 §4). */
export const contractSource = (tab: OrderTab): JournalSource<ContractTrading> => ({
	name: `contract ${tab}`,
	kind: "order",
	read: (page) =>
		Effect.map(
			ContractTrading.use((port) => port.orders({ tab, page, range: undefined })),
			({ orders, total }) => sourcePage(orders.map(contractEntry), orders.length, total),
		),
});

/** Micro orders of one tab (Spec 1 §4). */
export const microSource = (stage: MicroStage): JournalSource<MicroTrading> => ({
	name: `micro ${stage}`,
	kind: "order",
	read: (page) =>
		Effect.map(
			MicroTrading.use((port) => port.orders({ stage, page })),
			pageOf(microEntry),
		),
});

/** The changes of an account's free money (Spec 2 §2). */
export const balanceSource = ({
	accountId,
	kind,
}: Pick<Balance, "accountId" | "kind">): JournalSource<AccountHistory> => ({
	name: `balance ${kind}`,
	kind: "balance",
	read: (page) =>
		Effect.map(
			AccountHistory.use((port) => port.records({ accountId, page, range: undefined })),
			pageOf((record) => balanceEntry(kind, record)),
		),
});

/**
 * The changes of an account's free money that no other list shows: income and returned money of funds, withdrawals that were
 * paid back, and adjustments by the platform (docs/assumptions.md, A-590).
 */
export const unlistedSource = (
	account: Pick<Balance, "accountId" | "kind">,
): JournalSource<AccountHistory> => {
	const source = balanceSource(account);
	return {
		...source,
		name: `unlisted ${account.kind}`,
		read: (page) =>
			Effect.map(
				source.read(page),
				filtered(({ what }) => what.is === "balance change" && isUnlisted(what.record)),
			),
	};
};

const isUnlisted = ({ kind, change, reason }: AccountRecord): boolean =>
	reason.is === "memo" ||
	((kind === "fund" || kind === "withdrawal") && change !== undefined && BigDecimal.isPositive(change));

/** Only the records of a source whose number contains `digits`. */
export const withNumber = <Ports>(source: JournalSource<Ports>, digits: string): JournalSource<Ports> => ({
	...source,
	read: (page) =>
		Effect.map(
			source.read(page),
			filtered((record) => numberOf(record)?.includes(digits) === true),
		),
});
