import type { ReactNode } from "react";
import classes from "./how-below-list.module.css";
import { HowPageFigures } from "./how-page-figures.tsx";

/** "How is this calculated?" below a list whose amounts are given by the platform. */
export const HowBelowList = (): ReactNode => (
	<div className={classes.below}>
		<HowPageFigures />
	</div>
);
