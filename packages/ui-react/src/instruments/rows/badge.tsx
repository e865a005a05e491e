import type { Instrument } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { pictureAddress } from "../../ui/picture/picture-address.ts";
import classes from "./badge.module.css";

/** The logo of an instrument, or the first letters of its symbol if it has none. */
export const InstrumentBadge = ({
	instrument,
}: {
	readonly instrument: Pick<Instrument, "logo" | "symbol">;
}): ReactNode => {
	const logo = pictureAddress(instrument.logo);
	return logo ? (
		<img className={classes.badge} src={logo} alt="" width={32} height={32} loading="lazy" decoding="async" />
	) : (
		<span className={classes.badge} aria-hidden="true">
			{initialsOf(instrument.symbol)}
		</span>
	);
};

/** `EUR/USD` is `EU`, `USD/JPY` is `UJ`, `Gold` is `Go`. */
const initialsOf = (symbol: string): string => {
	const [base = "", quoted] = symbol.split("/");
	return quoted ? base.slice(0, 1) + quoted.slice(0, 1) : base.slice(0, 2);
};
