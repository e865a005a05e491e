import type { AccountRecord } from "@tradewind/domain/account";
import { memo, type ReactNode } from "react";
import { centsOrMore } from "../../figures/decimals-of.ts";
import { Figure } from "../../figures/figure.tsx";
import { orderTime } from "../../figures/order-time.ts";
import { useWords } from "../../i18n/words.ts";
import { useSettings } from "../../state/use-settings.ts";
import classes from "../../ui/list/row.module.css";
import styles from "./record-row.module.css";

interface RecordRowProps {
	readonly record: AccountRecord;
	readonly isHidden: boolean;
}

/** A change: what it was for and by how much, when, and what was free after it. The change is exact. */
export const RecordRow = memo(({ record, isHidden }: RecordRowProps): ReactNode => {
	const { t, language } = useWords();
	const { currencySymbol } = useSettings();
	return (
		<div className={classes.row}>
			<span className={styles.reason}>
				{record.reason.text.trim() === "" ? t("account.changes.unnamed") : <bdi>{record.reason.text}</bdi>}
			</span>
			<span className={classes.worth}>
				<Figure value={record.change} digits={centsOrMore(record.change)} sign="always" hidden={isHidden} />
			</span>
			<span className={styles.time}>{orderTime(record.createdAt, language.tag, true)}</span>
			<span className={classes.when}>
				{t("account.after")}{" "}
				<Figure value={record.balanceAfter} digits={2} currency={currencySymbol} hidden={isHidden} />
			</span>
		</div>
	);
});
