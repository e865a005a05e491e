import { type DepositRecord, displayStatusOf } from "@tradewind/domain/deposit";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import classes from "./records.module.css";

interface RecordStatusProps {
	readonly record: DepositRecord;
	/** The platform matches accounts: a pending deposit shows what it waits for (Spec 2 §4). */
	readonly matchesBanks: boolean;
}

export const RecordStatus = ({ record, matchesBanks }: RecordStatusProps): ReactNode => {
	const { t } = useWords();
	const status = displayStatusOf(record, matchesBanks);
	return (
		<span className={classes.status} data-status={status}>
			{t(`deposit.status.${status}`)}
		</span>
	);
};
