import type { WithdrawalRecord } from "@tradewind/domain/withdrawal";
import { Checked } from "../../../figures/checked.tsx";
import { LongTime } from "../../../figures/long-time.tsx";
import { Money } from "../../../figures/money.tsx";
import type { Translate } from "../../../i18n/translator.ts";
import type { Fact } from "../../../ui/sheet/fact-list.tsx";
import type { ShownRecord } from "../../../ui/sheet/shown-record.ts";
import { FullAddress } from "./full-address.tsx";
import { Received } from "./received.tsx";

/** The platform's own text. */
export const withdrawalStatus = ({ statusText }: WithdrawalRecord, t: Translate): string =>
	statusText.trim() || t("withdrawal.records.noStatus");

export const withdrawalFacts = (record: WithdrawalRecord, t: Translate): readonly (Fact | undefined)[] => {
	const { kind, businessId, notes } = record;
	return [
		[t("withdrawal.amount"), <Money key="amount" value={record.amount} digits="exact" />],
		[
			t("withdrawal.fee"),
			<Checked key="fee" figure="withdrawal fee" answer={record}>
				<Money value={record.fee} digits="exact" />
			</Checked>,
		],
		[
			t("withdrawal.record.received"),
			<Received key="received" value={record.received} kind={kind} code={record.currencyCode} />,
		],
		[t("withdrawal.record.time"), <LongTime key="time" time={record.createdAt} />],
		businessId ? [t("withdrawal.record.number"), <bdi key="number">{businessId}</bdi>] : undefined,
		[t(`withdrawal.record.target.${kind}`), <FullAddress key="target" text={record.target} />],
		notes ? [t("withdrawal.record.notes"), <bdi key="notes">{notes}</bdi>] : undefined,
	];
};

/** A withdrawal among records of other kinds. */
export const withdrawalRecord = (record: WithdrawalRecord, t: Translate): ShownRecord => ({
	title: `${t("withdrawal.record")} · ${record.currencyCode}`,
	status: withdrawalStatus(record, t),
	facts: withdrawalFacts(record, t),
});
