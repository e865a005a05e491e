import type { Instrument } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { LiveFigure } from "../figures/live-figure.tsx";
import type { View } from "../ui/layout/view.ts";
import { useQuoteFigure } from "./use-quote.ts";

interface LiveQuoteProps {
	readonly instrument: Instrument;
	/** The figure follows the quotes only while this is in. */
	readonly view?: View;
	readonly className?: string | undefined;
}

/** The latest price of an instrument. */
export const LivePrice = ({ instrument, view, className }: LiveQuoteProps): ReactNode => (
	<LiveFigure
		of={useQuoteFigure(instrument.code, "price", view)}
		digits={instrument.pricePrecision}
		flashes
		className={className}
	/>
);

/** The change of an instrument's price today. */
export const LiveChange = ({ instrument, view, className }: LiveQuoteProps): ReactNode => (
	<LiveFigure
		of={useQuoteFigure(instrument.code, "change", view)}
		digits={2}
		sign="always"
		tone="change"
		unit="%"
		className={className}
	/>
);
