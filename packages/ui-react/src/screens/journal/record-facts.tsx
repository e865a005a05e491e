import type { AccountKind } from "@tradewind/domain/account";
import type { JournalRecord } from "@tradewind/domain/journal";
import { toRepay } from "@tradewind/domain/loan";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { decimalsOf } from "../../figures/decimals-of.ts";
import { Figure } from "../../figures/figure.tsx";
import { LongTime } from "../../figures/long-time.tsx";
import { Money, OwnQuantity } from "../../figures/money.tsx";
import type { Translate } from "../../i18n/translator.ts";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { type Fact, Facts } from "../../ui/sheet/fact-list.tsx";
import { AmountIn } from "./journal-amount.tsx";
import { statusOf } from "./texts.ts";
import { useMatchesBanks } from "./use-matches-banks.ts";

/** The platform's record. */
export const RecordFacts = ({ record }: { readonly record: JournalRecord }): ReactNode => {
	const { t } = useWords();
	const matchesBanks = useMatchesBanks();
	const balances = useSelector(useApp().balances, ({ context }) => context.balances);
	const kindOf = (accountId: number) => balances?.find((one) => one.accountId === accountId)?.kind;
	return (
		<Facts
			facts={[
				[t("journal.status"), <bdi key="status">{statusOf(record, t, matchesBanks)}</bdi>],
				...factsOf(record, t, kindOf),
			]}
		/>
	);
};

const time = (text: string): ReactNode => <LongTime key={text} time={text} />;

type KindOf = (accountId: number) => AccountKind | undefined;

const factsOf = ({ what }: JournalRecord, t: Translate, kindOf: KindOf): readonly Fact[] => {
	const number = (id: number | string): Fact => [t("journal.number"), <bdi key="id">{String(id)}</bdi>];
	const amount = (value: Parameters<typeof AmountIn>[0]["amount"], currency?: string): Fact => [
		t("journal.amount"),
		<AmountIn key="amount" amount={value} currency={currency} />,
	];
	const account = (id: number): string => {
		const kind = kindOf(id);
		return kind ? t(`shared.balance.${kind}`) : String(id);
	};
	const profit = (value: Parameters<typeof Money>[0]["value"]): Fact => [
		t("journal.profit"),
		<Money key="profit" value={value} digits="exact" sign="always" tone="change" />,
	];
	/** When an order was opened and, once it has ended, closed. */
	const times = (order: {
		readonly createdAt: string;
		readonly completedAt?: string | undefined;
	}): readonly Fact[] => [
		[t("journal.opened"), time(order.createdAt)],
		...(order.completedAt ? [[t("journal.closed"), time(order.completedAt)] as const] : []),
	];
	switch (what.is) {
		case "deposit":
			return [
				amount(what.record.amount, what.record.currency),
				...(what.record.remark ? [[t("journal.remark"), what.record.remark] as const] : []),
				[t("journal.time"), time(what.record.createdAt)],
				number(what.record.id),
			];
		case "withdrawal":
			return [
				amount(what.record.amount),
				[t("journal.fee"), <Money key="fee" value={what.record.fee} digits="exact" />],
				...(what.record.received
					? [
							[
								t("journal.received"),
								<AmountIn key="received" amount={what.record.received} currency={what.record.currencyCode} />,
							] as const,
						]
					: []),
				[t("journal.target"), <bdi key="target">{what.record.target}</bdi>],
				...(what.record.notes ? [[t("journal.remark"), what.record.notes] as const] : []),
				[t("journal.time"), time(what.record.createdAt)],
			];
		case "transfer":
			return [
				amount(what.record.amount),
				[t("journal.from"), account(what.record.from)],
				[t("journal.to"), account(what.record.to)],
				[t("journal.time"), time(what.record.createdAt)],
			];
		case "loan":
			return [
				amount(what.record.amount),
				[t("journal.toRepay"), <Money key="repay" value={toRepay(what.record)} digits="exact" />],
				[t("journal.time"), time(what.record.createdAt)],
				number(what.record.id),
			];
		case "subscription":
			return [
				[t("journal.fund"), what.record.fund.title],
				amount(what.record.amount, what.record.fund.currency),
				[
					t("journal.income"),
					<AmountIn key="income" amount={what.record.totalProfit} currency={what.record.fund.currency} />,
				],
				[t("journal.time"), time(what.record.subscribedAt)],
				number(what.record.id),
			];
		case "contract order":
			return [
				[t("journal.direction"), t(`journal.side.${what.record.direction}`)],
				[t("journal.quantity"), <OwnQuantity key="quantity" value={what.record.quantity} />],
				[
					t("journal.openPrice"),
					<Figure
						key="open"
						value={what.record.openPrice ?? what.record.askedPrice}
						digits={decimalsOf(what.record.openPrice ?? what.record.askedPrice)}
					/>,
				],
				[t("journal.fee"), <Money key="fee" value={what.record.fee} digits="exact" />],
				...(what.record.stage === "closed" ? [profit(what.record.profit)] : []),
				...times(what.record),
				number(what.record.id),
			];
		case "micro order":
			return [
				[t("journal.direction"), t(`journal.side.${what.record.direction}`)],
				amount(what.record.amount),
				...(what.record.profit ? [profit(what.record.profit)] : []),
				...times(what.record),
				number(what.record.id),
			];
		case "balance change":
			return [
				[
					t("journal.change"),
					<Money key="change" value={what.record.change} digits="exact" sign="always" tone="change" />,
				],
				[t("journal.after"), <Money key="after" value={what.record.balanceAfter} digits="exact" />],
				[t("journal.time"), time(what.record.createdAt)],
			];
	}
};
