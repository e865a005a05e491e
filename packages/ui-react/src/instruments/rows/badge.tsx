import type { Instrument } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { pictureAddress } from "../../ui/picture/picture-address.ts";
import classes from "./badge.module.css";
import { badgeFace } from "./badge-face.ts";

/** The logo of an instrument, or what stands for it, on a ground that is the same for all of its category. */
export const InstrumentBadge = ({
	instrument,
}: {
	readonly instrument: Pick<Instrument, "logo" | "symbol"> & Partial<Pick<Instrument, "code" | "categoryId">>;
}): ReactNode => {
	const logo = pictureAddress(instrument.logo);
	if (logo)
		return (
			<img
				className={classes.badge}
				src={logo}
				alt=""
				width={32}
				height={32}
				loading="lazy"
				decoding="async"
			/>
		);
	const { letters, base, quote } = badgeFace(instrument);
	// Not as text: it is no part of the name of a button around it.
	return (
		<span
			className={classes.badge}
			data-ground={(instrument.categoryId ?? 0) % grounds}
			data-letters={letters}
			data-base={base}
			data-quote={quote}
			aria-hidden="true"
		/>
	);
};

/** Number of grounds in the styles. */
const grounds = 5;
