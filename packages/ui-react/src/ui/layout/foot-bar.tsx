import type { ReactNode } from "react";
import { useBottomBarHeight } from "./bottom-bar-height.ts";
import classes from "./foot-bar.module.css";
import { useVisibleArea } from "./visible-area.ts";

/** The bar that stays visible at the lower edge of a page. */
export const FootBar = ({
	children,
	isBelowList = false,
}: {
	readonly children: ReactNode;
	/** Whether it is below a list as wide as the page, not inside a form. */
	readonly isBelowList?: boolean;
}): ReactNode => {
	const bar = useBottomBarHeight();
	useVisibleArea(bar);
	return (
		<div ref={bar} className={classes.bar} data-below-list={isBelowList}>
			{children}
		</div>
	);
};
