import type { Instrument } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { InstrumentRows, InstrumentRowsSkeleton } from "../../instruments/rows/instrument-rows.tsx";
import { Star } from "../../instruments/rows/star.tsx";
import { useChoose } from "../../instruments/use-choose.ts";
import classes from "./found.module.css";

/** Live rows with their stars; a tap selects the instrument and opens the trade page. */
export const Rows = (props: {
	readonly instruments: readonly Instrument[];
	readonly label: string;
}): ReactNode => <InstrumentRows {...props} className={classes.list} onChoose={useChoose()} End={Star} />;

export const RowsToCome = (): ReactNode => {
	const { t } = useWords();
	return <InstrumentRowsSkeleton rows={6} label={t("shared.instruments")} className={classes.list} />;
};
