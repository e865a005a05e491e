import type { Instrument, InstrumentCode } from "@tradewind/domain/market";
import { type ReactNode, useCallback, useMemo } from "react";
import { useWords } from "../../i18n/words.ts";
import { InstrumentRows } from "../../instruments/rows/instrument-rows.tsx";
import { useVisibleInstruments } from "../../instruments/rows/use-visible-instruments.ts";
import { chooseInstrument } from "../../instruments/use-choose.ts";
import { useWatchList } from "../../instruments/watched.ts";
import { useApp } from "../../state/app.ts";

/** The instruments beside the chart of a desktop, the favourites first. */
export const WatchList = (props: { readonly instrument: Instrument }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const all = useVisibleInstruments(undefined, undefined);
	const { favourites } = useWatchList();
	const listed = useMemo(() => {
		const first = new Set(favourites);
		return all.toSorted((one, other) => Number(first.has(other.code)) - Number(first.has(one.code)));
	}, [all, favourites]);
	const choose = useCallback((code: InstrumentCode) => chooseInstrument(app, code), [app]);
	return (
		<InstrumentRows
			instruments={listed}
			chosen={props.instrument.code}
			onChoose={choose}
			End={NoEnd}
			label={t("shared.instruments")}
		/>
	);
};

/** Rows with an end have a short sparkline, which leaves space for the names. */
const NoEnd = (): ReactNode => null;
