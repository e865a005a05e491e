import type { WithdrawalRecord } from "@tradewind/domain/withdrawal";
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
		[t("withdrawal.fee"), <Money key="fee" value={record.fee} digits="exact" />],
		[
			t("withdrawal.record.received"),
			<Received key="received" value={record.received} kind={kind} code={record.currencyCode} />,
		],
		[t("withdrawal.record.time"), <LongTime key="time" text={record.createdAt} />],
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
