import type { Instrument } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { LiveFigure } from "../figures/live-figure.tsx";
import { useQuoteFigure } from "./use-quote.ts";

interface LiveQuoteProps {
	readonly instrument: Instrument;
	readonly isWatching?: boolean;
	readonly className?: string | undefined;
}

/** The latest price of an instrument. */
export const LivePrice = ({ instrument, isWatching, className }: LiveQuoteProps): ReactNode => (
	<LiveFigure
		of={useQuoteFigure(instrument.code, "price", isWatching)}
		digits={instrument.pricePrecision}
		className={className}
	/>
);

/** The change of an instrument's price today. */
export const LiveChange = ({ instrument, isWatching, className }: LiveQuoteProps): ReactNode => (
	<LiveFigure
		of={useQuoteFigure(instrument.code, "change", isWatching)}
		digits={2}
		sign="always"
		tone="change"
		unit="%"
		className={className}
	/>
);
