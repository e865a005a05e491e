import { type ReactNode, use } from "react";
import { useBottomBarHeight } from "../layout/bottom-bar-height.ts";
import { keepFocusAbove } from "../layout/focus-above-bar.ts";
import { InSheet } from "../layout/in-sheet.ts";
import { useVisibleArea } from "../layout/visible-area.ts";
import classes from "./foot-bar.module.css";

interface FootBarProps {
	readonly children: ReactNode;
	/** Whether it is below a list as wide as the page, not inside a form. */
	readonly isBelowList?: boolean;
}

/** The bar that stays visible at the lower edge of a page or of a form in a sheet. */
export const FootBar = (props: FootBarProps): ReactNode =>
	use(InSheet) ? <div className={classes.inSheet}>{props.children}</div> : <PageBar {...props} />;

/** The end of a page that is not scrolled, in pixels (page.module.css). */
const endOfPage = 24;

const PageBar = ({ children, isBelowList = false }: FootBarProps): ReactNode => {
	const bar = useBottomBarHeight(endOfPage);
	useVisibleArea(bar, keepFocusAbove);
	return (
		<div ref={bar} className={classes.bar} data-below-list={isBelowList}>
			{children}
		</div>
	);
};
