import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import classes from "./pull-to-refresh.module.css";

/** Displayed pixels of a pull that refreshes; the finger moves twice as far. */
const refreshDistance = 56;

/** A list that can be pulled down to read it again. The gesture writes to the DOM element: a pull causes no render. */
export const PullToRefresh = (props: {
	readonly onRefresh: () => void;
	readonly children: ReactNode;
}): ReactNode => {
	const area = useRef<HTMLDivElement>(null);
	const refresh = useEffectEvent(() => props.onRefresh());
	useEffect(() => (area.current ? listen(area.current, () => refresh()) : undefined), []);
	return (
		<div ref={area} className={classes.area}>
			<div className={classes.head}>
				<svg viewBox="0 0 24 24" className={classes.arrow} aria-hidden="true">
					<path d="M12 4v15m-6-6 6 6 6-6" />
				</svg>
			</div>
			{props.children}
		</div>
	);
};

const listen = (area: HTMLElement, onRefresh: () => void): (() => void) => {
	let from: number | undefined;
	const pullTo = (pixels: number) => {
		area.style.setProperty("--pull", `${pixels}px`);
		area.dataset.pulled = String(pixels >= refreshDistance);
	};
	const start = (event: TouchEvent) => {
		from = scrollY <= 0 && event.touches.length === 1 ? event.touches[0]?.clientY : undefined;
	};
	const move = (event: TouchEvent) => {
		const now = event.touches[0]?.clientY;
		if (from === undefined || now === undefined || scrollY > 0) return;
		pullTo(Math.max(0, Math.min(refreshDistance * 1.4, (now - from) / 2)));
	};
	const end = () => {
		if (area.dataset.pulled === "true") onRefresh();
		from = undefined;
		pullTo(0);
	};
	const stop = new AbortController();
	const options = { passive: true, signal: stop.signal };
	area.addEventListener("touchstart", start, options);
	area.addEventListener("touchmove", move, options);
	area.addEventListener("touchend", end, options);
	area.addEventListener("touchcancel", end, options);
	return () => stop.abort();
};
