import type { AccountRecord } from "@tradewind/domain/account";
import { memo, type ReactNode } from "react";
import { centsOrMore } from "../../../figures/decimals-of.ts";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { Row } from "../../../ui/list/row.tsx";

/** A movement of a statement: reason, exact change, time, and the exact balance after it. */
export const StatementRow = memo(
	({ record, time }: { readonly record: AccountRecord; readonly time: string }): ReactNode => {
		const { t } = useWords();
		const reason = record.reason.text.trim();
		return (
			<Row
				title={reason === "" ? t("account.changes.unnamed") : <bdi>{reason}</bdi>}
				figure={<Money value={record.change} digits={centsOrMore(record.change)} sign="always" />}
				details={time}
				note={
					<>
						{t("account.after")}{" "}
						<Money value={record.balanceAfter} digits={centsOrMore(record.balanceAfter)} />
					</>
				}
			/>
		);
	},
);
