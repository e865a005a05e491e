import type { ReactNode } from "react";
import type { PriceMark } from "../price-mark.ts";
import classes from "./chart-overlay.module.css";

/** The tag of a line. The drawing moves it, and writes what a dragged line would mean. */
export const LineTag = (props: { readonly mark: PriceMark; readonly isMovable: boolean }): ReactNode => {
	const { id, kind, tone, tag, onOpen, move } = props.mark;
	const isMovable = props.isMovable && move !== undefined;
	const content = (
		<>
			<span className={classes.sign} aria-hidden="true" />
			<span className={classes.said}>{tag}</span>
			{isMovable ? <span className={classes.held} data-held="" aria-hidden="true" /> : null}
		</>
	);
	const look = {
		className: classes.tag,
		"data-line": id,
		"data-kind": kind,
		"data-tone": tone,
		"data-movable": isMovable,
	};
	return onOpen ? (
		<button type="button" aria-haspopup="dialog" onClick={onOpen} {...look}>
			{content}
		</button>
	) : (
		<span {...look}>{content}</span>
	);
};
