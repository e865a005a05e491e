import type { Instrument, InstrumentCode } from "@tradewind/domain/market";
import {
	type ComponentType,
	type MouseEvent,
	memo,
	type PointerEvent,
	type ReactNode,
	type WheelEvent,
} from "react";
import { useWords } from "../../i18n/words.ts";
import { useIsIn, useView, useWasIn, type View } from "../../ui/layout/view.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import { LiveChange, LivePrice } from "../live-quote.tsx";
import { MarketClosed } from "../time-to-open.tsx";
import { useDayDirection } from "../use-quote.ts";
import { InstrumentBadge } from "./badge.tsx";
import classes from "./instrument-row.module.css";
import { Sparkline } from "./sparkline.tsx";
import { shownPoints } from "./sparkline-path.ts";
import { StarBadge } from "./star.tsx";
import { useSparkline } from "./use-sparkline.ts";

interface InstrumentRowProps {
	readonly instrument: Instrument;
	/** Position among the `count` rows of the list, from 0. */
	readonly place: number;
	readonly count: number;
	readonly isChosen: boolean;
	/** In while the row is near the screen; elsewhere it shows only its name. */
	readonly near: View;
	/** Whether the row was added to a part that was already mounted; its first render then shows the price. */
	readonly isLate: { readonly current: boolean };
	readonly onChoose: (code: InstrumentCode) => void;
	/** Rendered at the end of the row; by default the badge at its start is the star. */
	readonly End?: ComponentType<{ readonly instrument: Instrument }>;
}

/**
 * An instrument of a list with its live price, rendered again only when the list changes. Before it is first in view it shows
 * only its name; out of view it ignores ticks.
 */
export const InstrumentRow = memo((props: InstrumentRowProps): ReactNode => {
	const { instrument, near, onChoose, End } = props;
	const view = useView(near, props.isLate.current);
	return (
		<li
			ref={view.ref}
			className={classes.row}
			data-code={instrument.code}
			data-end={End !== undefined || undefined}
			data-closed={!instrument.isOpen || undefined}
			aria-posinset={props.place + 1}
			aria-setsize={props.count}
		>
			<button
				type="button"
				className={classes.button}
				aria-current={props.isChosen ? "true" : undefined}
				onClick={() => onChoose(instrument.code)}
			>
				{End ? <InstrumentBadge instrument={instrument} /> : null}
				<span className={classes.name}>
					<span className={classes.symbol}>
						<bdi>{instrument.symbol}</bdi>
					</span>{" "}
					{End ? (
						<span className={classes.code}>
							<bdi>{instrument.code}</bdi>
						</span>
					) : null}{" "}
					{instrument.isOpen ? null : (
						<span className={classes.closed}>
							<Closed instrument={instrument} near={near} />
						</span>
					)}
				</span>{" "}
				<LiveOnceSeen instrument={instrument} near={near} view={view} isShort={End !== undefined} />
			</button>
			{End ? <End instrument={instrument} /> : <StarBadge instrument={instrument} />}
		</li>
	);
});

/** The visible part of a sparkline. With more points it scrolls by finger, mouse or wheel, at first to its newest (Spec 1 §9). */
const visible = { pixels: 120, points: shownPoints };
const sparklineWidth = (points: number): number =>
	points <= visible.points
		? visible.pixels
		: Math.round((visible.pixels / (visible.points - 1)) * (points - 1));

const shortWidth = 44;

/** Pixels. A longer movement scrolls the sparkline and does not click the row. */
const clickTolerance = 8;

let scrollOrigin = 0;
let pressedAt: readonly [x: number, y: number] = [0, 0];
const scrollHandlers = {
	onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
		currentTarget.setPointerCapture(pointerId);
		pressedAt = [clientX, clientY];
		scrollOrigin = currentTarget.scrollLeft + clientX;
	},
	onPointerMove: ({ currentTarget, clientX, buttons }: PointerEvent) => {
		if (buttons === 1) currentTarget.scrollLeft = scrollOrigin - clientX;
	},
	onClick: (event: MouseEvent) => {
		if (Math.hypot(event.clientX - pressedAt[0], event.clientY - pressedAt[1]) > clickTolerance)
			event.stopPropagation();
	},
	onWheel: ({ currentTarget, deltaX }: WheelEvent) => {
		if (deltaX) currentTarget.scrollLeft += deltaX;
	},
};

const Closed = ({ instrument, near }: Pick<InstrumentRowProps, "instrument" | "near">): ReactNode => {
	const { t } = useWords();
	return useIsIn(near) ? <MarketClosed instrument={instrument} /> : t("shared.marketClosed");
};

interface LiveProps {
	readonly instrument: Instrument;
	readonly view: View;
	/** Shows the whole sparkline in a small width, for rows with an `End`. */
	readonly isShort: boolean;
}

const LiveOnceSeen = ({ near, ...live }: LiveProps & { readonly near: View }): ReactNode => {
	const isNear = useIsIn(near);
	const isSeen = useWasIn(live.view);
	return isNear && isSeen ? <Live {...live} /> : null;
};

const Live = ({ instrument, view, isShort }: LiveProps): ReactNode => (
	<>
		<Course instrument={instrument} view={view} isShort={isShort} />
		<span className={classes.price}>
			<LivePrice instrument={instrument} view={view} className={classes.close} />{" "}
			<LiveChange instrument={instrument} view={view} className={classes.change} />
		</span>
	</>
);

const Course = ({ instrument: { code }, view, isShort }: LiveProps): ReactNode => {
	const closes = useSparkline(code);
	const width = isShort ? shortWidth : sparklineWidth(closes?.length ?? 0);
	const isLong = width > visible.pixels;
	return (
		<span
			className={classes.sparkline}
			data-short={isShort}
			data-long={isLong || undefined}
			{...(isLong ? scrollHandlers : {})}
		>
			<Sparkline closes={closes} width={width} height={28} direction={useDayDirection(code, view)} area />
		</span>
	);
};

/** A placeholder with the size of a row. */
export const InstrumentRowSkeleton = (): ReactNode => (
	<li className={classes.row}>
		<span className={classes.button}>
			<Skeleton width={32} height={32} />
			<span className={classes.name}>
				<Skeleton width={72} height={15} />
			</span>
			<span className={classes.price}>
				<Skeleton width={64} height={15} />
				<Skeleton width={44} height={12} />
			</span>
		</span>
	</li>
);
