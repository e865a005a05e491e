import { inGroupsOfFour } from "@tradewind/domain/withdrawal";
import type { ReactNode } from "react";
import classes from "./full-address.module.css";

/** A whole address or account number in groups of four, for comparing by eye. Its copy has no spaces. */
export const FullAddress = ({ text }: { readonly text: string }): ReactNode => (
	<bdi dir="ltr" translate="no" className={classes.address}>
		{inGroupsOfFour(text).map((group, place) => (
			<span key={`${place}-${group}`}>{group}</span>
		))}
	</bdi>
);
