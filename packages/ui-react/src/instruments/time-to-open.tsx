import type { Instrument } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { durationText } from "./market-hours-text.ts";
import { useTimeLeft } from "./use-time-left.ts";

/** Of a closed market: in how long it opens, where that is planned. Stands after the reason that it is closed. */
export const OpensIn = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { say } = useWords();
	const left = useTimeLeft(instrument.isOpen ? undefined : instrument.turn);
	if (left === undefined) return null;
	return (
		<>
			{" · "}
			{say("shell.opensIn")} <bdi dir="ltr">{durationText(left)}</bdi>
		</>
	);
};
