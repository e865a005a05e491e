import type { AccountRecord } from "@tradewind/domain/account";
import { memo, type ReactNode } from "react";
import { Checked } from "../../figures/checked.tsx";
import { Money } from "../../figures/money.tsx";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { Row } from "../../ui/list/row.tsx";

interface RecordRowProps {
	readonly record: AccountRecord;
	/** The change before it; `undefined` if it has not been read. */
	readonly older: AccountRecord | undefined;
}

/** A change of an account: reason, exact amount, time, and the free balance after it. */
export const RecordRow = memo(({ record, older }: RecordRowProps): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const reason = record.reason.text.trim();
	return (
		<Row
			title={reason === "" ? t("account.changes.unnamed") : <bdi>{reason}</bdi>}
			figure={<Money value={record.change} digits="exact" sign="always" />}
			details={times.long(record.createdAt)}
			note={
				<>
					{t("account.after")}{" "}
					<Checked figure="balance after" answer={older && { record, older }}>
						<Money value={record.balanceAfter} />
					</Checked>
				</>
			}
		/>
	);
});
