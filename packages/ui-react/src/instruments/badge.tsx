import type { Instrument } from "@tradewind/domain";
import type { ReactNode } from "react";
import classes from "./badge.module.css";

/** The logo of an instrument, or the first letters of its symbol where it has none. */
export const InstrumentBadge = ({
	instrument,
}: {
	readonly instrument: Pick<Instrument, "logo" | "symbol">;
}): ReactNode =>
	instrument.logo ? (
		<img
			className={classes.badge}
			src={instrument.logo}
			alt=""
			width={32}
			height={32}
			loading="lazy"
			decoding="async"
		/>
	) : (
		<span className={classes.badge} aria-hidden="true">
			{instrument.symbol.slice(0, 2)}
		</span>
	);
