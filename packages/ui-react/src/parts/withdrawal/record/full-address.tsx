import { inGroupsOfFour } from "@tradewind/domain/withdrawal";
import type { ReactNode } from "react";
import classes from "./full-address.module.css";

/** A whole address or account number in groups of four, for comparing by eye. Copied text has no spaces. */
export const FullAddress = ({ text }: { readonly text: string }): ReactNode => {
	const groups = inGroupsOfFour(text);
	return (
		<bdi dir="ltr" translate="no" data-whole className={classes.address}>
			{Array.from(groups, (group, place) => (
				<span key={String(place)}>{group}</span>
			))}
		</bdi>
	);
};
