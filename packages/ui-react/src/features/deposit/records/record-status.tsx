import { type DepositRecord, displayStatusOf } from "@tradewind/domain/deposit";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { depositStatus } from "../../../parts/deposit/record/deposit-record.tsx";
import classes from "./records.module.css";

interface RecordStatusProps {
	readonly record: DepositRecord;
	/** The platform matches accounts: a pending deposit shows what it waits for (Spec 2 §4). */
	readonly matchesBanks: boolean;
}

export const RecordStatus = ({ record, matchesBanks }: RecordStatusProps): ReactNode => {
	const { t } = useWords();
	return (
		<span className={classes.status} data-status={displayStatusOf(record, matchesBanks)}>
			{depositStatus(record, t, matchesBanks)}
		</span>
	);
};
