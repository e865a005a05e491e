import type { ReactNode } from "react";
import { Icon } from "../../ui/icon/icon.tsx";
import { triangle } from "../../ui/icon/signs.ts";
import classes from "./side-sign.module.css";

/** The shape of a direction, which has no colour: green and red are for gains and losses (docs/assumptions/contract.md, A-975). */
export const SideSign = ({ of }: { readonly of: "buy" | "sell" | "up" | "down" }): ReactNode => (
	<Icon
		sign={triangle}
		box={8}
		size="0.62em"
		fill="currentColor"
		stroke="none"
		className={classes.sign}
		data-direction={of}
	/>
);
