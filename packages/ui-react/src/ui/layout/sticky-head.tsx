import type { ReactNode } from "react";
import { StatusStrip } from "../status/status-strip.tsx";
import classes from "./sticky-head.module.css";

/** The upper edge of a page, which stays visible: its header, and the states that the customer must know. */
export const StickyHead = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<div className={classes.sticky}>
		{children}
		<StatusStrip />
	</div>
);
