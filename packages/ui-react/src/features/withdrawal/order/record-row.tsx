import { mask, type WithdrawalRecord } from "@tradewind/domain/withdrawal";
import { memo, type ReactNode, useState } from "react";
import { Money } from "../../../figures/money.tsx";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { Received } from "../../../parts/withdrawal/record/received.tsx";
import { withdrawalFacts, withdrawalStatus } from "../../../parts/withdrawal/record/withdrawal-record.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { type Fact, Facts } from "../../../ui/sheet/fact-list.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";

interface RecordRowProps {
	readonly record: WithdrawalRecord;
}

/** A withdrawal: its status, amount and target; a press shows all of it (Spec 2 §3). */
export const RecordRow = memo(({ record }: RecordRowProps): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Row
				title={<bdi>{withdrawalStatus(record, t)}</bdi>}
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
	const { statusText } = record;
	const status: Fact | undefined =
		statusText === "" ? undefined : [t("withdrawal.record.status"), <bdi key="status">{statusText}</bdi>];
	return <Facts facts={[status, ...withdrawalFacts(record, t)]} />;
};
