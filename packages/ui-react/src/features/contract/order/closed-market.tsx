import type { Instrument, InstrumentId } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { TimeToOpen } from "../../../instruments/time-to-open.tsx";
import { type App, useApp } from "../../../state/app.ts";

type Market = ReturnType<App["market"]["getSnapshot"]>;

/** The instrument, if its market is closed; `undefined` also if it is not listed. */
export const closedMarketOf = ({ context }: Market, id: InstrumentId | undefined): Instrument | undefined =>
	context.instruments.find((one) => one.id === id && !one.isOpen);

export const useClosedMarket = (id: InstrumentId | undefined): Instrument | undefined =>
	useSelector(useApp().market, (snapshot) => closedMarketOf(snapshot, id));

/** Why a position cannot be closed now (docs/assumptions.md, A-953). */
export const MarketClosedReason = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t } = useWords();
	return (
		<>
			{t("shared.issue.market closed")}
			<TimeToOpen instrument={instrument} isRough />
		</>
	);
};
