import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { createPull } from "./pull.ts";
import classes from "./pull-to-refresh.module.css";

const pull = "M12 4v15m-6-6 6 6 6-6";
const turning = "M19 12a7 7 0 1 1-2.1-5";

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
				<Icon sign={pull} weight={2} className={classes.arrow} />
				<Icon sign={turning} weight={2} className={classes.spinner} />
			</div>
			{props.children}
		</div>
	);
};

const listen = (area: HTMLElement, refresh: () => void): (() => void) => {
	const pull = createPull({
		show: (pixels, state) => {
			area.style.setProperty("--pull", `${pixels}px`);
			area.dataset.pull = state;
		},
		refresh,
	});
	const start = (event: TouchEvent) =>
		pull.start(scrollY <= 0 && event.touches.length === 1 ? event.touches[0]?.clientY : undefined);
	const move = (event: TouchEvent) => {
		const y = event.touches[0]?.clientY;
		if (y !== undefined && scrollY <= 0) pull.move(y);
	};
	const stop = new AbortController();
	const options = { passive: true, signal: stop.signal };
	area.addEventListener("touchstart", start, options);
	area.addEventListener("touchmove", move, options);
	area.addEventListener("touchend", pull.end, options);
	area.addEventListener("touchcancel", pull.end, options);
	return () => {
		stop.abort();
		pull.stop();
	};
};
