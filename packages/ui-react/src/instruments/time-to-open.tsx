import type { Instrument } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { durationText, roughDuration } from "./market-hours-text.ts";
import { useTimeLeft } from "./use-time-left.ts";

/** Milliseconds between updates of an approximate time. */
const roughPace = 20_000;

interface TimeToOpenProps {
	readonly instrument: Instrument;
	/** In minutes, hours or days instead of seconds. */
	readonly isRough?: boolean;
}

/** When a closed market opens, or that this is not announced. Rendered after the text that the market is closed. */
export const TimeToOpen = ({ instrument, isRough = false }: TimeToOpenProps): ReactNode => {
	const { t, language } = useWords();
	const left = useTimeLeft(
		instrument.isOpen ? undefined : instrument.nextStatusChange,
		isRough ? roughPace : undefined,
	);
	if (instrument.isOpen) return null;
	if (left === undefined) return <> · {t("shared.openingUnknown")}</>;
	const time = isRough ? roughDuration(left, language.tag) : durationText(left);
	return <> · {t("shared.opensIn", { time })}</>;
};

/** Says that the market of a row is closed, and when it opens. */
export const MarketClosed = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t } = useWords();
	return (
		<>
			{t("shared.marketClosed")}
			<TimeToOpen instrument={instrument} isRough />
		</>
	);
};
