import { type DepositRecord, displayStatusOf } from "@tradewind/domain/deposit";
import { LongTime } from "../../../figures/long-time.tsx";
import { OwnAmount } from "../../../figures/money.tsx";
import type { Translate } from "../../../i18n/translator.ts";
import type { Fact } from "../../../ui/sheet/fact-list.tsx";
import type { ShownRecord } from "../../../ui/sheet/shown-record.ts";

/** `matchesBanks`: the platform matches accounts, so that a pending deposit by bank shows what it waits for (Spec 2 §4). */
export const depositStatus = (record: DepositRecord, t: Translate, matchesBanks: boolean): string =>
	t(`deposit.status.${displayStatusOf(record, matchesBanks)}`);

export const depositFacts = (record: DepositRecord, t: Translate) =>
	({
		amount: [
			t("deposit.amount"),
			<OwnAmount key="amount" value={record.amount} currency={record.currency} />,
		],
		created: [t("deposit.created"), <LongTime key="created" text={record.createdAt} />],
		remark: record.remark === "" ? undefined : [t("deposit.remark"), <bdi key="remark">{record.remark}</bdi>],
		number: [t("deposit.export.number"), <bdi key="number">{String(record.id)}</bdi>],
	}) satisfies Record<string, Fact | undefined>;

/** A deposit among records of other kinds. */
export const depositRecord = (record: DepositRecord, t: Translate, matchesBanks: boolean): ShownRecord => {
	const { amount, remark, created, number } = depositFacts(record, t);
	return {
		title: t("deposit.record"),
		status: depositStatus(record, t, matchesBanks),
		facts: [amount, remark, created, number],
	};
};
