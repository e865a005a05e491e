import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useWords } from "../../../i18n/words.ts";
import classes from "./pull-to-refresh.module.css";

/** Pixels of pull, as shown, from which letting go refreshes; the finger moves twice as far. */
const enough = 56;

/**
 * A list that is pulled down to be read again. The gesture writes to the element itself, so a pull renders nothing;
 * the button does the same for those who don't pull.
 */
export const PullToRefresh = (props: {
	readonly isBusy: boolean;
	readonly onRefresh: () => void;
	readonly children: ReactNode;
}): ReactNode => {
	const { say } = useWords();
	const area = useRef<HTMLDivElement>(null);
	const refresh = useEffectEvent(() => props.onRefresh());
	useEffect(() => (area.current ? listen(area.current, () => refresh()) : undefined), []);
	return (
		<div ref={area} className={classes.area}>
			<div className={classes.head}>
				<button
					type="button"
					className={classes.refresh}
					aria-busy={props.isBusy}
					disabled={props.isBusy}
					onClick={props.onRefresh}
				>
					<svg viewBox="0 0 20 20" aria-hidden="true">
						<path d="M16 10a6 6 0 1 1-1.8-4.3M16 3v3.5h-3.5" />
					</svg>
					{say(props.isBusy ? "contract.orders.refreshing" : "contract.orders.refresh")}
				</button>
			</div>
			{props.children}
		</div>
	);
};

const listen = (area: HTMLElement, onRefresh: () => void): (() => void) => {
	let from: number | undefined;
	const pullTo = (pixels: number) => {
		area.style.setProperty("--pull", `${pixels}px`);
		area.dataset.pulled = String(pixels >= enough);
	};
	const start = (event: TouchEvent) => {
		from = scrollY <= 0 && event.touches.length === 1 ? event.touches[0]?.clientY : undefined;
	};
	const move = (event: TouchEvent) => {
		const now = event.touches[0]?.clientY;
		if (from === undefined || now === undefined || scrollY > 0) return;
		pullTo(Math.max(0, Math.min(enough * 1.4, (now - from) / 2)));
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
