import type { AccountRecord } from "@tradewind/domain/account";
import { memo, type ReactNode } from "react";
import { centsOrMore } from "../../figures/decimals-of.ts";
import { Figure } from "../../figures/figure.tsx";
import { orderTime } from "../../figures/order-time.ts";
import { useWords } from "../../i18n/words.ts";
import { useSettings } from "../../state/use-settings.ts";
import { Row } from "../../ui/list/row.tsx";

interface RecordRowProps {
	readonly record: AccountRecord;
	readonly isHidden: boolean;
}

/** A change of an account: reason, exact amount, time, and the free balance after it. */
export const RecordRow = memo(({ record, isHidden }: RecordRowProps): ReactNode => {
	const { t, language } = useWords();
	const { currencySymbol } = useSettings();
	const reason = record.reason.text.trim();
	return (
		<Row
			title={reason === "" ? t("account.changes.unnamed") : <bdi>{reason}</bdi>}
			figure={
				<Figure value={record.change} digits={centsOrMore(record.change)} sign="always" hidden={isHidden} />
			}
			details={orderTime(record.createdAt, language.tag, true)}
			note={
				<>
					{t("account.after")}{" "}
					<Figure value={record.balanceAfter} digits={2} currency={currencySymbol} hidden={isHidden} />
				</>
			}
		/>
	);
});
