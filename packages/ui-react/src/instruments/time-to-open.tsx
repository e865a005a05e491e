import type { Instrument } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { durationText } from "./market-hours-text.ts";
import { useTimeLeft } from "./use-time-left.ts";

/** The time until a closed market opens, if that is planned. Rendered after the text that the market is closed. */
export const TimeToOpen = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t } = useWords();
	const left = useTimeLeft(instrument.isOpen ? undefined : instrument.nextStatusChange);
	if (left === undefined) return null;
	return (
		<>
			{" · "}
			{t("shared.opensIn")} <bdi dir="ltr">{durationText(left)}</bdi>
		</>
	);
};
