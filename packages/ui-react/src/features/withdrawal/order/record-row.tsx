import { mask, type WithdrawalRecord } from "@tradewind/domain/withdrawal";
import { memo, type ReactNode, useState } from "react";
import { LongTime } from "../../../figures/long-time.tsx";
import { Money } from "../../../figures/money.tsx";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { Row } from "../../../ui/list/row.tsx";
import { type Fact, Facts } from "../../../ui/sheet/fact-list.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { FullAddress } from "../full-address.tsx";
import { Received } from "../received.tsx";

interface RecordRowProps {
	readonly record: WithdrawalRecord;
}

/** A withdrawal: its status, amount and target; a press shows all of it (Spec 2 §3). */
export const RecordRow = memo(({ record }: RecordRowProps): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const [isOpen, setOpen] = useState(false);
	const status = record.statusText.trim();
	return (
		<>
			<Row
				title={status === "" ? t("withdrawal.records.noStatus") : <bdi>{status}</bdi>}
				figure={<Money value={record.amount} />}
				details={
					<>
						<span>{times.long(record.createdAt)}</span>
						{record.target === "" ? null : <bdi dir="ltr">{mask(record.target)}</bdi>}
					</>
				}
				note={<Received value={record.received} kind={record.kind} code={record.currencyCode} />}
				more={record.notes === "" ? undefined : <bdi>{record.notes}</bdi>}
				onOpen={() => setOpen(true)}
			/>
			<Sheet open={isOpen} title={t("withdrawal.record")} onClose={() => setOpen(false)} isRead>
				<Details record={record} />
			</Sheet>
		</>
	);
});

const Details = ({ record }: RecordRowProps): ReactNode => {
	const { t } = useWords();
	const { kind, statusText, businessId, notes, target } = record;
	const optional = (label: string, text: string | undefined): readonly Fact[] =>
		text ? [[label, <bdi key={label}>{text}</bdi>]] : [];
	return (
		<Facts
			facts={[
				...optional(t("withdrawal.record.status"), statusText),
				[t("withdrawal.amount"), <Money key="amount" value={record.amount} digits="exact" />],
				[t("withdrawal.fee"), <Money key="fee" value={record.fee} digits="exact" />],
				[
					t("withdrawal.record.received"),
					<Received key="received" value={record.received} kind={kind} code={record.currencyCode} />,
				],
				[t("withdrawal.record.time"), <LongTime key="time" time={record.createdAt} />],
				...optional(t("withdrawal.record.number"), businessId),
				[t(`withdrawal.record.target.${kind}`), <FullAddress key="target" text={target} />],
				...optional(t("withdrawal.record.notes"), notes),
			]}
		/>
	);
};
