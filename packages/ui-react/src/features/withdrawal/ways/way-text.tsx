import { type BoundWay, numberOf } from "@tradewind/domain/withdrawal";
import type { ReactNode } from "react";
import { FullAddress } from "../../../parts/withdrawal/record/full-address.tsx";
import classes from "./way-text.module.css";

/** A bound way: currency and network, payee and bank, and the whole number. */
export const WayText = ({
	way,
	name,
	note,
}: {
	readonly way: BoundWay;
	/** The name that the customer has given it. */
	readonly name?: string | undefined;
	readonly note?: string | undefined;
}): ReactNode => (
	<div className={classes.way}>
		{name ? (
			<p className={classes.title}>
				<bdi>{name}</bdi>
			</p>
		) : null}
		<p className={classes.title}>
			{way.kind === "bank" ? <bdi>{way.details.bankName}</bdi> : null}
			<bdi>{way.currencyCode}</bdi>
			{way.protocol === "" ? null : <bdi className={classes.network}>{way.protocol}</bdi>}
		</p>
		{way.kind === "bank" ? (
			<span className={classes.payee}>
				<bdi>{way.details.payeeName}</bdi>
			</span>
		) : null}
		<FullAddress text={numberOf(way)} />
		{note ? (
			<p className={classes.note} role="status">
				{note}
			</p>
		) : null}
	</div>
);
